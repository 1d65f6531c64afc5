import { bozzaRepository } from '#archivio/cedolini/bozza.ts';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { processiRepository, type Ammessa } from '#archivio/cedolini/processi-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Cambi } from '#platform/data/repository.ts';
import { AppError, nonTrovato } from '#platform/errors.ts';
import type { Files } from '#platform/files.ts';
import { lavoriRepository, startLavoro, toLavoro, type LavoroSalvato } from '#platform/work/lavoro.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import { ufficioCedolini } from '#shared/contracts/uffici.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { cambiDiRiassunto, contesa } from '../cedolino/cedolini-service.ts';
import { chiaveRichiesta, putElenco } from './input-calcolo.ts';

const ELIMINA: Ammessa = { cosa: 'eliminare', da: ['ATTESA', 'COMPLETATO', 'FALLITO'] };
const TOGLI: Ammessa = { cosa: 'modificare', da: ['COMPLETATO', 'FALLITO'] };

/** Payslips deleted in the call itself; more are long work. */
const SUBITO = 20;
/** Items of one payslip. */
const OPERAZIONI = 4;

interface Mezzi {
  readonly files: Files;
  readonly workflows: Workflows;
}

/** Removal of payslips and runs that nobody outside the office has seen. */
export const eliminazioneService = ({ files, workflows }: Mezzi) => {
  const start = (
    { uid, DES_ELABORAZIONE }: Processo,
    totale: number,
    parametri: { elenco: string | null; intera: boolean },
    context: RequestContext,
  ): LavoroSalvato =>
    startLavoro(
      workflows,
      {
        tipo: 'elimina-cedolini',
        area: 'cedolini',
        descrizione: `Eliminazione ${DES_ELABORAZIONE}`,
        oggetto: uid,
        totale,
        ruoli: ufficioCedolini,
        parametri,
      },
      context,
    );

  /** Many payslips go away block by block; the run is in progress meanwhile, so that nothing else happens to it. */
  const inBlocchi = async (
    prima: Processo,
    persone: readonly Uid<'PERSONA'>[],
    intera: boolean,
    ammessa: Ammessa,
    context: RequestContext,
  ): Promise<{ processo: Processo; lavoro: Lavoro }> => {
    const elenco = persone.map((uidSubAnagrafe) => ({ uidSubAnagrafe, input: null }));
    const chiave = chiaveRichiesta(context.archivio, prima.uid, elenco);
    await putElenco(files, chiave, elenco);
    const lavoro = start(prima, elenco.length, { elenco: chiave, intera }, context);
    const cambi: Cambi<Processo> = { STATUS: 'IN_CORSO', lavoroUid: lavoro.uid, totali: null, hash: null };
    const processo = context.modifica.write(processiRepository(context.archivio).change(prima, cambi, ammessa), {
      azione: 'stato',
      prima: { STATUS: prima.STATUS },
      dopo: { STATUS: 'IN_CORSO', eliminazione: elenco.length },
    });
    return { processo, lavoro: toLavoro(lavoro) };
  };

  return {
    /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
    removeProcesso: async (uid: Uid<'PROCESSO'>, versione: number, context: RequestContext): Promise<Lavoro | null> => {
      const processi = processiRepository(context.archivio);
      const cedolini = cedoliniRepository(context.archivio);
      const prima = await processi.loadAmmesso(uid, versione, ELIMINA);
      const bozza = bozzaRepository(context.archivio);
      const segno = await bozza.getSegno(uid);
      const [testate, righe] = await Promise.all([cedolini.listTestate(uid), bozza.listRighe(uid)]);
      const persone = [...new Set([...testate, ...righe].map(({ uidSubAnagrafe }) => uidSubAnagrafe))];
      if (OPERAZIONI * testate.length + righe.length > OPERAZIONI * SUBITO)
        return (await inBlocchi(prima, persone, true, ELIMINA, context)).lavoro;
      context.modifica.write(processi.removeAmmesso(prima, ELIMINA));
      context.modifica.add(
        ...testate.flatMap(cedolini.removeIntero),
        ...righe.map(({ uidSubAnagrafe }) => bozza.removeRiga(uid, uidSubAnagrafe)),
        ...(segno === 0 ? [] : [bozza.removeSegno(uid, segno)]),
      );
      // A run that was calculated leaves files: the work that removes them survives a crash, which a line after the transaction would not.
      if (prima.tentativo > 0) start(prima, 0, { elenco: null, intera: true }, context);
      return null;
    },

    /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
    removeCedolini: async (
      uid: Uid<'PROCESSO'>,
      versione: number,
      uids: readonly string[],
      context: RequestContext,
    ): Promise<{ processo: Processo; lavoro: Lavoro | null }> => {
      const processi = processiRepository(context.archivio);
      const cedolini = cedoliniRepository(context.archivio);
      const prima = await processi.loadAmmesso(uid, versione, TOGLI);
      await checkConcluso(prima, context);
      const scelti = new Set(uids);
      const testate = await cedolini.listTestate(uid);
      const eliminati = testate.filter((testata) => scelti.has(testata.uid));
      if (eliminati.length < scelti.size) throw nonTrovato('Uno dei cedolini');
      if (eliminati.length > SUBITO)
        return inBlocchi(
          prima,
          eliminati.map(({ uidSubAnagrafe }) => uidSubAnagrafe),
          false,
          TOGLI,
          context,
        );
      const rimasti = testate.filter((testata) => !scelti.has(testata.uid));
      const cambiata = processi.change(prima, cambiDiRiassunto(prima, rimasti), TOGLI);
      const { numCedolini, numScartati } = cambiata.record;
      context.modifica.add(...eliminati.flatMap(cedolini.removeIntero));
      const processo = context.modifica.write(
        { ...cambiata, operazioni: cambiata.operazioni.map(contesa) },
        {
          prima: {
            numCedolini: prima.numCedolini,
            numScartati: prima.numScartati,
            eliminati: Object.fromEntries(eliminati.map(({ uidSubAnagrafe, hash }) => [uidSubAnagrafe, hash])),
          },
          dopo: { numCedolini, numScartati },
        },
      );
      return { processo, lavoro: null };
    },
  };
};

/** A calculation left unfinished would bring back, when resumed, the payslips deleted meanwhile. */
const checkConcluso = async (
  { STATUS, lavoroUid, DES_ELABORAZIONE }: Processo,
  { archivio }: RequestContext,
): Promise<void> => {
  const lavoro =
    STATUS === 'FALLITO' && lavoroUid !== null ? await lavoriRepository(archivio).get(lavoroUid) : undefined;
  if (lavoro === undefined || (lavoro.stato !== 'FERMATO' && lavoro.fatti + lavoro.scartati >= lavoro.totale)) return;
  throw new AppError(
    'STATO_NON_AMMESSO',
    `Il calcolo di "${DES_ELABORAZIONE}" è rimasto a metà: riprenderlo, oppure eliminare tutta l'elaborazione.`,
  );
};
