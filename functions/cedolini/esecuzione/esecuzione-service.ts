import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { esitoDellEsecuzione, type CambioDiAnno } from '#archivio/cedolini/giorno-eseguito.ts';
import { processiAperti } from '#archivio/cedolini/processi-del-mese.ts';
import { processiRepository, type Ammessa } from '#archivio/cedolini/processi-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { AppError } from '#platform/errors.ts';
import type { CedolinoRidatato, Esecuzione, esecuzioneRoutes } from '#shared/contracts/cedolini/esecuzione.ts';
import { ProcessoInput, type Processo } from '#shared/contracts/cedolini/processo.ts';
import type { RouteInput, RouteOutput } from '#shared/contracts/route.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { dalGiornoAlGiorno, descrizioneDecisione, pagataIl } from '#shared/domain/elaborazione/esecuzione.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { accorciato } from '#shared/domain/testo.ts';
import type { duplicazioneService } from '../processi/duplicazione-service.ts';
import { denunceToccate } from './denunce-toccate.ts';
import { mandatiAltrove } from './mandati-altrove.ts';
import { mesiEseguiti, type MesiEseguiti } from './mesi-eseguiti.ts';

const DECIDI: Ammessa = { cosa: 'spostare al giorno dei mandati', da: ['CONTABILIZZATO'], ancheEsposta: true };

/** Consequences of the day on which the treasurer paid a run, and the decision about them. */
export const esecuzioneService = ({ copy }: Pick<ReturnType<typeof duplicazioneService>, 'copy'>) => ({
  /** @throws NON_TROVATO */
  get: async (idProcesso: Uid<'PROCESSO'>, archivio: Archivio): Promise<Esecuzione> => {
    const processo = await processiRepository(archivio).load(idProcesso);
    const { giorno, decisione, altroAnno } = await esitoDellEsecuzione(archivio, processo);
    const correzione = await collegataDi(archivio, processo);
    const sposta = decisione === 'SPOSTA' && giorno !== null;
    const mesi = sposta ? await mesiEseguiti(archivio, processo, giorno) : [];
    return {
      giorno,
      pagamento: pagataIl(processo),
      decisione,
      mesi: mesi.map(({ prima: { adempimento, ...prima }, dopo: { anno, mese } }) => ({
        adempimento,
        prima,
        dopo: { anno, mese },
      })),
      cedolini: await ridatati(archivio, altroAnno, processo, correzione),
      denunce: await daCorreggere(archivio, processo, mesi, altroAnno.length > 0),
      correzione: correzione === null ? null : breve(correzione),
      mandatiAltrove: await mandatiAltrove(archivio, processo),
    };
  },

  /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO: nothing to decide, not accounted, or the linked run is there already */
  decide: async (
    { idProcesso, versione, perche }: RouteInput<typeof esecuzioneRoutes.decidiEsecuzione>['body'],
    context: RequestContext,
  ): Promise<RouteOutput<typeof esecuzioneRoutes.decidiEsecuzione>> => {
    const { archivio } = context;
    const processi = processiRepository(archivio);
    const prima = await processi.loadAmmesso(idProcesso, versione, DECIDI);
    const { giorno, decisione } = await esitoDellEsecuzione(archivio, prima);
    if (giorno === null || decisione === 'NESSUNA') throw rifiuto(prima, descrizioneDecisione.NESSUNA);
    if (decisione === 'RIDATA') return { processo: await redate(prima, giorno, copy, context), collegata: true };
    const mesi = await mesiEseguiti(archivio, prima, giorno);
    const inviate = await daCorreggere(archivio, prima, mesi, false);
    const ferme = new Set(inviate.flatMap(({ datInvio, adempimento }) => (datInvio === null ? [] : [adempimento])));
    const cambi = {
      PERIODI_DEST: mesi.map(({ prima: stava, dopo }) => (ferme.has(stava.adempimento) ? stava : dopo)),
      esecuzione: {
        giorno,
        perche,
        da: accorciato(context.sessione.descutente, 200),
        il: instant(context.adesso),
        denunce: [...new Set([...(prima.esecuzione?.denunce ?? []), ...inviate.map(({ uid }) => uid)])],
      },
    };
    const processo = context.modifica.write(processi.change(prima, cambi, DECIDI), {
      prima: { PERIODI_DEST: prima.PERIODI_DEST, esecuzione: prima.esecuzione ?? null },
      dopo: cambi,
      motivo: perche,
    });
    return { processo, collegata: false };
  },
});

const rifiuto = (processo: Processo, perche: string): AppError =>
  new AppError(
    'STATO_NON_AMMESSO',
    `L'elaborazione ${processo.ID_ELABORAZIONE} "${processo.DES_ELABORAZIONE}": ${perche}`,
    { current: { ...processo } },
  );

/** A run of the same people and items, paid on the day of the treasurer, that takes the place of one once it is accounted. @throws STATO_NON_AMMESSO */
const redate = async (
  prima: Processo,
  giorno: string,
  copy: ReturnType<typeof duplicazioneService>['copy'],
  context: RequestContext,
): Promise<Processo> => {
  const aperta = await collegataDi(context.archivio, prima);
  if (aperta !== null)
    throw rifiuto(
      prima,
      `c'è già "${aperta.DES_ELABORAZIONE}", elaborazione ${aperta.ID_ELABORAZIONE}, pagata il ${formatGiorno(aperta.dataPagamento)}: calcolarla e contabilizzarla, oppure eliminarla.`,
    );
  const dati = {
    ...ProcessoInput.strip().parse(prima),
    dataPagamento: giorno,
    DES_ELABORAZIONE: accorciato(`${prima.DES_ELABORAZIONE}, ${dalGiornoAlGiorno(pagataIl(prima), giorno)}`, 150),
    numDisponibile: null,
  };
  const { uid: idProcesso, ID_ELABORAZIONE, DES_ELABORAZIONE } = prima;
  const corregge = { idProcesso, ID_ELABORAZIONE, DES_ELABORAZIONE, ridata: true };
  return (await copy({ origine: prima, dati, conVoci: true, corregge }, context)).processo;
};

/** The run that takes the place of one: open while it is prepared, else that which has taken it; null where there is none. */
const collegataDi = async (archivio: Archivio, { uid, sostituita }: Processo): Promise<Processo | null> => {
  if (sostituita !== undefined) return (await processiRepository(archivio).get(sostituita.idProcesso)) ?? null;
  const aperte = await processiAperti(archivio);
  return aperte.find(({ corregge }) => corregge?.idProcesso === uid && corregge.ridata === true) ?? null;
};

const breve = ({ uid, ID_ELABORAZIONE, DES_ELABORAZIONE }: Processo) => ({ uid, ID_ELABORAZIONE, DES_ELABORAZIONE });

/** Both payslips of each person that goes to another tax year: the sealed one, and that of the linked run once it is computed. */
const ridatati = async (
  archivio: Archivio,
  altroAnno: readonly CambioDiAnno[],
  { uid, sostituita }: Processo,
  correzione: Processo | null,
): Promise<CedolinoRidatato[]> => {
  const { listTestate } = cedoliniRepository(archivio);
  const dopo = correzione === null ? [] : await listTestate(correzione.uid);
  const perPersona = new Map(dopo.map((testata) => [testata.uidSubAnagrafe, testata]));
  const prima = sostituita === undefined ? altroAnno.map(({ testata }) => testata) : await listTestate(uid);
  return prima.map(({ uid: cedolino, uidSubAnagrafe, storico, annoFiscale, netto }) => {
    const nuovo = perPersona.get(uidSubAnagrafe);
    return {
      nominativo: nominativo(storico.desCognome, storico.desNome),
      desCf: storico.desCf,
      prima: { uid: cedolino, anno: annoFiscale, netto },
      dopo: nuovo === undefined ? null : { uid: nuovo.uid, anno: nuovo.annoFiscale, netto: nuovo.netto },
    };
  });
};

/** The filings that tell of the run where it is no more: of the obligations that move, of all of them when the run is replaced. */
const daCorreggere = async (
  archivio: Archivio,
  processo: Processo,
  mesi: readonly MesiEseguiti[],
  altroAnno: boolean,
): Promise<Esecuzione['denunce']> => {
  const mossi = new Set(mesi.flatMap(({ prima, dopo }) => (prima === dopo ? [] : [prima.adempimento])));
  const note = new Set(processo.esecuzione?.denunce ?? []);
  const tutte = altroAnno || processo.sostituita !== undefined;
  if (mossi.size + note.size === 0 && !tutte) return [];
  return denunceToccate(
    archivio,
    processo.uid,
    ({ uid, tipo }) => tutte || note.has(uid) || mossi.has(flussi[tipo].adempimento),
  );
};
