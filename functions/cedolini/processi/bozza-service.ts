import { isDeepStrictEqual } from 'node:util';
import { bozzaRepository, RIGHE_PER_PARTE, type RigaBozzaSalvata } from '#archivio/cedolini/bozza.ts';
import { processiRepository, type Ammessa } from '#archivio/cedolini/processi-repository.ts';
import { personeRepository, type PersoneRepository } from '#archivio/persone/persone-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Scrittura } from '#platform/data/modifica.ts';
import { AppError, nonTrovato } from '#platform/errors.ts';
import {
  RigaBozza,
  type bozzaRoutes,
  type ConflittoBozza,
  type RigaAssente,
} from '#shared/contracts/cedolini/bozza.ts';
import { importoVoce } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { RouteInput, RouteOutput } from '#shared/contracts/route.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { byNominativo, nominativo } from '#shared/domain/persona/nominativo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { somma } from '#shared/money/centesimi.ts';

export const PREPARA: Ammessa = { cosa: 'preparare', da: ['ATTESA'] };

/** What one row may weigh, in bytes of JSON: far more than fifty items, and what the store keeps of one record. */
const MASSIMO_BYTE_RIGA = 200_000;

type Salva = RouteInput<typeof bozzaRoutes.saveBozza>['body'];
type Togli = RouteInput<typeof bozzaRoutes.removeBozza>['body'];

/**
 * The rows of a run being prepared, one stored item a person, each with its own version. A row that somebody else has changed is left and told;
 * one that is already as asked is taken as written, so that a call cut halfway can be repeated.
 */
export const bozzaService = {
  /** @throws NON_TROVATO */
  list: async (
    { idProcesso, segno }: RouteInput<typeof bozzaRoutes.listBozza>['body'],
    { archivio }: RequestContext,
  ): Promise<RouteOutput<typeof bozzaRoutes.listBozza>> => {
    const bozza = bozzaRepository(archivio);
    const attuale = await bozza.getSegno(idProcesso);
    if (segno === attuale) return { segno, bozza: null };
    const [{ STATUS }, righe] = await Promise.all([
      processiRepository(archivio).load(idProcesso),
      bozza.listRighe(idProcesso),
    ]);
    return { segno: attuale, bozza: { STATUS, ...(await divide(righe.map(toRiga), archivio)) } };
  },

  /** @throws NON_TROVATO */
  listPersone: async (
    { idProcesso }: RouteInput<typeof bozzaRoutes.listPersoneBozza>['body'],
    { archivio }: RequestContext,
  ): Promise<RouteOutput<typeof bozzaRoutes.listPersoneBozza>> => {
    await processiRepository(archivio).load(idProcesso);
    const righe = await bozzaRepository(archivio).listRighe(idProcesso);
    const persone = await personeRepository(archivio).getMany(righe.map(({ uidSubAnagrafe }) => uidSubAnagrafe));
    return persone.toSorted(byNominativo).map(({ uid, desCf, matricola, desCognome, desNome }) => ({
      uidSubAnagrafe: uid,
      desCf,
      matricola,
      nominativo: nominativo(desCognome, desNome),
    }));
  },

  /** @throws NON_TROVATO, STATO_NON_AMMESSO */
  save: async (
    { idProcesso, righe }: Salva,
    context: RequestContext,
  ): Promise<RouteOutput<typeof bozzaRoutes.saveBozza>> => {
    refuseDoubles(righe.map(({ input }) => input.uidSubAnagrafe));
    refuseHeavy(righe);
    const { processo, salvate: trovate } = await loadBozza(
      idProcesso,
      righe.map(({ input }) => input.uidSubAnagrafe),
      context,
    );
    await refuseUnknown(
      righe.map(({ input }) => input.uidSubAnagrafe).filter((persona) => !trovate.has(persona)),
      context,
    );
    const bozza = bozzaRepository(context.archivio);
    const firma = { modificataDa: accorciato(context.sessione.descutente, 200), modificataIl: instant(context.adesso) };
    const [gia, scritture, conflitti]: [RigaBozza[], Scrittura<RigaBozzaSalvata>[], ConflittoBozza[]] = [[], [], []];
    for (const { versione, input } of righe) {
      const prima = trovate.get(input.uidSubAnagrafe);
      if (prima !== undefined && isDeepStrictEqual(prima.input, input)) gia.push(toRiga(prima));
      else if ((prima?.versione ?? 0) !== versione) conflitti.push(conflittoDi(input.uidSubAnagrafe, prima));
      else
        scritture.push(
          prima === undefined
            ? bozza.create({ uidSubAnagrafe: input.uidSubAnagrafe, versione: 1, input, ...firma }, idProcesso)
            : bozza.update(prima, { input, ...firma }),
        );
    }
    addScritture(processo, scritture, context);
    return { salvate: [...gia, ...scritture.map(({ record }) => record)].map(senzaInput), conflitti };
  },

  /** @throws NON_TROVATO, STATO_NON_AMMESSO */
  remove: async (
    { idProcesso, righe }: Togli,
    context: RequestContext,
  ): Promise<RouteOutput<typeof bozzaRoutes.removeBozza>> => {
    refuseDoubles(righe.map(({ uidSubAnagrafe }) => uidSubAnagrafe));
    const { processo, salvate: trovate } = await loadBozza(
      idProcesso,
      righe.map(({ uidSubAnagrafe }) => uidSubAnagrafe),
      context,
    );
    const bozza = bozzaRepository(context.archivio);
    const cambiate = righe.filter(({ uidSubAnagrafe, versione }) => {
      const trovata = trovate.get(uidSubAnagrafe);
      return trovata !== undefined && trovata.versione !== versione;
    });
    const tolte = righe.filter((riga) => !cambiate.includes(riga)).map(({ uidSubAnagrafe }) => uidSubAnagrafe);
    const scritture = tolte.flatMap((persona) => {
      const trovata = trovate.get(persona);
      return trovata === undefined ? [] : [bozza.remove(trovata)];
    });
    addScritture(processo, scritture, context);
    return {
      tolte,
      conflitti: cambiate.map(({ uidSubAnagrafe }) => conflittoDi(uidSubAnagrafe, trovate.get(uidSubAnagrafe))),
    };
  },
};

const toRiga = ({ uid: _uid, ...riga }: RigaBozzaSalvata): RigaBozza => riga;
const senzaInput = ({ uidSubAnagrafe, versione, modificataDa, modificataIl }: RigaBozza): Omit<RigaBozza, 'input'> => ({
  uidSubAnagrafe,
  versione,
  modificataDa,
  modificataIl,
});
const conflittoDi = (uidSubAnagrafe: Uid<'PERSONA'>, trovata: RigaBozzaSalvata | undefined): ConflittoBozza => ({
  uidSubAnagrafe,
  current: trovata === undefined ? null : toRiga(trovata),
});

/**
 * Returns the rows of the people of the registry, in the order of the sheet, and those of people merged or removed after
 * they were entered, which cannot be drafted.
 */
const divide = async (
  righe: readonly RigaBozza[],
  archivio: Archivio,
): Promise<{ righe: RigaBozza[]; assenti: RigaAssente[] }> => {
  const persone = personeRepository(archivio);
  const trovate = await persone.getMany(righe.map(({ uidSubAnagrafe }) => uidSubAnagrafe));
  const perPersona = new Map(righe.map((riga) => [riga.uidSubAnagrafe, riga]));
  const presenti = new Set(trovate.map(({ uid }) => uid));
  const senza = righe.filter(({ uidSubAnagrafe }) => !presenti.has(uidSubAnagrafe));
  return {
    righe: trovate.toSorted(byNominativo).flatMap(({ uid }) => perPersona.get(uid) ?? []),
    assenti: await Promise.all(
      senza.map(async (riga) => ({ riga, rimasta: await rimastaDi(riga.uidSubAnagrafe, persone) })),
    ),
  };
};

const rimastaDi = async (uid: Uid<'PERSONA'>, persone: PersoneRepository): Promise<RigaAssente['rimasta']> => {
  try {
    const rimasta = await persone.resolve(uid);
    return { uid: rimasta.uid, nominativo: nominativo(rimasta.desCognome, rimasta.desNome) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'NON_TROVATO') return null;
    throw error;
  }
};

const loadBozza = async (
  idProcesso: Uid<'PROCESSO'>,
  persone: readonly Uid<'PERSONA'>[],
  { archivio }: RequestContext,
): Promise<{ processo: Processo; salvate: ReadonlyMap<Uid<'PERSONA'>, RigaBozzaSalvata> }> => {
  const processo = await processiRepository(archivio).loadAmmesso(idProcesso, null, PREPARA);
  const righe = await bozzaRepository(archivio).getRighe(idProcesso, persone);
  return { processo, salvate: new Map(righe.map((riga) => [riga.uidSubAnagrafe, riga])) };
};

/** The changes in as few transactions as they fit: the run must still be waiting in each, and each moves the mark. */
export const addScritture = (
  processo: Processo,
  scritture: readonly Scrittura<RigaBozzaSalvata>[],
  { archivio, modifica }: RequestContext,
): void => {
  const requisito = processiRepository(archivio).requireAmmesso(processo, PREPARA);
  for (let da = 0; da < scritture.length; da += RIGHE_PER_PARTE) {
    const sue = scritture.slice(da, da + RIGHE_PER_PARTE);
    const parte = da + RIGHE_PER_PARTE < scritture.length ? modifica.part() : modifica;
    parte
      // First of all the run: of rows taken by a calculation that began meanwhile it is its state that says why.
      .add(requisito, ...sue.flatMap(({ operazioni }) => operazioni), bozzaRepository(archivio).mark(processo.uid))
      .audit({
        entita: 'PROCESSO',
        uid: processo.uid,
        azione: 'modificato',
        prima: { bozza: Object.fromEntries(sue.map(({ record, voce }) => [record.uidSubAnagrafe, breve(voce.prima)])) },
        dopo: { bozza: Object.fromEntries(sue.map(({ record, voce }) => [record.uidSubAnagrafe, breve(voce.dopo)])) },
      });
  }
};

/** What the audit trail keeps of a row: how many items, for how much; null before it was there or after it was taken away. */
const breve = (riga: object | null | undefined): { voci: number; importo: number } | null => {
  const letta = RigaBozza.pick({ input: true }).strip().safeParse(riga);
  if (!letta.success) return null;
  const { voci } = letta.data.input;
  return { voci: voci.length, importo: somma(voci.map(importoVoce)) };
};

const refuseUnknown = async (persone: readonly Uid<'PERSONA'>[], { archivio }: RequestContext): Promise<void> => {
  if (persone.length === 0) return;
  const trovate = await personeRepository(archivio).getMany(persone);
  if (trovate.length < persone.length) throw nonTrovato('Una delle persone');
};

const refuseDoubles = (persone: readonly string[]): void => {
  const doppia = persone.findIndex((persona, indice) => persone.indexOf(persona) !== indice);
  if (doppia === -1) return;
  throw nonValida(
    doppia,
    'La persona è indicata due volte: riunire le sue voci in una sola riga, oppure, se è pagata a un altro titolo, in un’altra elaborazione.',
  );
};

const refuseHeavy = (righe: Salva['righe']): void => {
  const pesante = righe.findIndex(({ input }) => JSON.stringify(input).length > MASSIMO_BYTE_RIGA);
  if (pesante === -1) return;
  throw nonValida(pesante, 'I dati di una persona sono troppi per un solo cedolino: dividerli in più elaborazioni.');
};

const nonValida = (indice: number, message: string): AppError =>
  new AppError('RICHIESTA_NON_VALIDA', message, {
    fields: [{ path: `righe.${indice}`, code: 'non_valido', message }],
  });
