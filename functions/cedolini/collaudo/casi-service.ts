import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { processiRepository, type Ammessa } from '#archivio/cedolini/processi-repository.ts';
import { versioneRegole } from '#archivio/cedolini/versione-regole.ts';
import { casiRepository, type CedolinoAtteso } from '#archivio/collaudo/caso.ts';
import { proveRepository } from '#archivio/collaudo/prova.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { superata } from '#platform/data/repository.ts';
import { AppError } from '#platform/errors.ts';
import { MASSIMO_CEDOLINI_CASO, type CasoCollaudo } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { addCaso, cedoliniAttesi, type OrigineCaso } from './nuovo-caso.ts';

interface RiferimentoCaso {
  readonly uid: Uid<'CASO_COLLAUDO'>;
  readonly versione: number;
}
interface NuovoCaso {
  readonly idProcesso: Uid<'PROCESSO'>;
  readonly idCedolini?: readonly Uid<'CEDOLINO'>[] | undefined;
  readonly descrizione: string;
}

const CONGELA: Ammessa = {
  cosa: 'usare per un caso di collaudo',
  da: ['COMPLETATO', 'CONTABILIZZATO'],
  ancheEsposta: true,
};

/** The computed payslips of a run, those named or all, with what they were computed from. */
const daCongelare = async (
  archivio: Archivio,
  { idProcesso, idCedolini }: NuovoCaso,
): Promise<readonly CedolinoAtteso[]> => {
  const scelti = idCedolini === undefined ? null : new Set(idCedolini);
  const uids = (await cedoliniRepository(archivio).listTestate(idProcesso))
    .filter(({ uid, esito }) => esito === 'CALCOLATO' && (scelti === null || scelti.has(uid)))
    .map(({ uid }) => uid)
    .toSorted();
  return cedoliniAttesi(archivio, uids.slice(0, MASSIMO_CEDOLINI_CASO + 1));
};

const origineDi = ({ uid, DES_ELABORAZIONE, regole }: Processo): Omit<OrigineCaso, 'descrizione'> => ({
  idProcesso: uid,
  elaborazione: DES_ELABORAZIONE,
  regole,
});

const nonCongelabile = ({ DES_ELABORAZIONE }: Processo, perche: string): AppError =>
  new AppError(
    'STATO_NON_AMMESSO',
    `L'elaborazione "${DES_ELABORAZIONE}" non si può usare per un caso di collaudo: ${perche}`,
  );

/** @throws STATO_NON_AMMESSO for no payslip, or more than a case may hold */
const checkQuanti = (processo: Processo, quanti: number): void => {
  if (quanti === 0) throw nonCongelabile(processo, 'nessuno dei suoi cedolini scelti è calcolato.');
  if (quanti > MASSIMO_CEDOLINI_CASO)
    throw nonCongelabile(processo, `ha più di ${MASSIMO_CEDOLINI_CASO} cedolini. Sceglierne una parte.`);
};

/** Payslips frozen as they were right, to be computed again after a change. */
export const casiService = {
  list: ({ archivio }: RequestContext): Promise<CasoCollaudo[]> => casiRepository(archivio).list(),

  /** @throws NON_TROVATO, STATO_NON_AMMESSO */
  create: async (nuovo: NuovoCaso, context: RequestContext): Promise<CasoCollaudo> => {
    const processo = await processiRepository(context.archivio).loadAmmesso(nuovo.idProcesso, null, CONGELA);
    const cedolini = await daCongelare(context.archivio, nuovo);
    checkQuanti(processo, cedolini.length);
    return addCaso({ descrizione: nuovo.descrizione, ...origineDi(processo) }, cedolini, context);
  },

  /** @throws NON_TROVATO, VERSIONE_SUPERATA, IN_USO */
  remove: async (
    { uid, versione }: RiferimentoCaso,
    { archivio, modifica }: RequestContext,
  ): Promise<{ uid: RiferimentoCaso['uid'] }> => {
    const casi = casiRepository(archivio);
    const { caso, parti } = await casi.loadIntero(uid);
    if (caso.versione !== versione) throw superata(caso);
    const prove = await proveRepository(archivio).list(uid);
    if (prove.length > 0)
      throw new AppError(
        'IN_USO',
        `Il caso "${caso.descrizione}" ha ${prove.length === 1 ? 'una prova' : `${prove.length} prove`}: eliminarle prima del caso.`,
      );
    modifica.write(casi.remove(caso));
    modifica.add(...casi.removeCedolini(parti));
    return { uid };
  },

  /** What was frozen is right or, with a test, what it found is. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  confirm: async (
    { uid, versione, prova }: RiferimentoCaso & { readonly prova?: Uid<'PROVA_COLLAUDO'> | undefined },
    { archivio, modifica, adesso, sessione }: RequestContext,
  ): Promise<CasoCollaudo> => {
    const casi = casiRepository(archivio);
    const { caso, cedolini, parti } = await casi.loadIntero(uid);
    if (caso.versione !== versione) throw superata(caso);
    const conferma = { da: sessione.descutente, il: instant(adesso) };
    const trovati = prova === undefined ? null : await trovatiDa(archivio, prova, caso);
    const dopo = modifica.write(
      casi.update(caso, { conferma, ...(trovati === null ? {} : { regole: trovati.regole }) }),
      { dopo: { conferma, prova: prova ?? null } },
    );
    if (trovati !== null)
      modifica.add(
        ...casi.putCedolini(
          dopo,
          cedolini.map((cedolino) => ({ ...cedolino, atteso: trovati.perUid.get(cedolino.uid) ?? cedolino.atteso })),
          parti,
        ),
      );
    return dopo;
  },
};

/** What a test of the case found, by payslip. @throws NON_TROVATO, STATO_NON_AMMESSO */
const trovatiDa = async (archivio: Archivio, uid: Uid<'PROVA_COLLAUDO'>, caso: CasoCollaudo) => {
  const { prova, cedolini } = await proveRepository(archivio).loadIntera(uid);
  const perUid = new Map(
    cedolini.flatMap(({ provato, trovato }) => (trovato === null ? [] : [[provato.uid, trovato] as const])),
  );
  if (prova.idCaso !== caso.uid || prova.stato !== 'COMPLETATO' || perUid.size !== caso.numCedolini)
    throw new AppError(
      'STATO_NON_AMMESSO',
      `La prova non si può confermare per il caso "${caso.descrizione}": deve essere finita, di quel caso, e aver calcolato tutti i cedolini.`,
      { current: { ...prova } },
    );
  return { regole: prova.regole || versioneRegole(), perUid };
};
