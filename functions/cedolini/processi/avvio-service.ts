import { bozzaRepository } from '#archivio/cedolini/bozza.ts';
import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { processiRepository, type Ammessa } from '#archivio/cedolini/processi-repository.ts';
import { versioneRegole } from '#archivio/cedolini/versione-regole.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Cambi } from '#platform/data/repository.ts';
import { AppError, campoNonValido } from '#platform/errors.ts';
import type { Files } from '#platform/files.ts';
import { startLavoro, toLavoro } from '#platform/work/lavoro.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import { ufficioCedolini } from '#shared/contracts/uffici.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { checkInput } from '../calcolo/controllo-input.ts';
import { loadVociScuola } from '../voci/voci-scuola.ts';
import { chiaveRichiesta, putElenco, type DaCalcolare } from './input-calcolo.ts';

const CALCOLA: Ammessa = { cosa: 'calcolare', da: ['ATTESA'] };
const RICALCOLA: Ammessa = { cosa: 'ricalcolare', da: ['COMPLETATO', 'FALLITO'] };

export interface Richiesta {
  readonly processo: { readonly uid: Uid<'PROCESSO'>; readonly versione: number };
  readonly cedolini: readonly InputCedolino[];
  readonly recomputeId?: string | null | undefined;
}

export interface Mezzi {
  readonly files: Files;
  readonly workflows: Workflows;
  readonly opzioniDi: (archivio: Archivio) => Promise<Processo['opzioni']>;
}

/**
 * Starts the calculation of a run. The state it may start from is a condition of the same transaction that stores the work: however many
 * times it is asked, a prepared run starts once.
 */
export const avvioService = (mezzi: Mezzi) => ({
  start: async (richiesta: Richiesta, context: RequestContext): Promise<{ processo: Processo; lavoro: Lavoro }> => {
    const { files, workflows, opzioniDi } = mezzi;
    const { uid, versione } = richiesta.processo;
    const ricalcolo = richiesta.recomputeId ?? null;
    if (ricalcolo !== null && ricalcolo !== uid)
      throw campoNonValido('recomputeId', "Il ricalcolo riguarda l'elaborazione indicata in processo.");
    const ammessa = ricalcolo === null ? CALCOLA : RICALCOLA;
    const processi = processiRepository(context.archivio);
    const prima = await processi.loadAmmesso(uid, versione, ammessa);
    const bozza = bozzaRepository(context.archivio);
    const segno = await bozza.getSegno(uid);
    const { elenco, intero } = await loadElenco(context.archivio, prima, richiesta.cedolini, ricalcolo !== null);
    const giro = prima.tentativo + 1;
    const input = chiaveRichiesta(context.archivio, uid, elenco);
    await putElenco(files, input, elenco);
    const tutti = ricalcolo === null || intero;
    const lavoro = startLavoro(
      workflows,
      {
        tipo: 'calcolo-cedolini',
        area: 'cedolini',
        descrizione: `Calcolo ${prima.DES_ELABORAZIONE}, ${formatMese({ anno: prima.ANNO, mese: prima.MESE })}`,
        oggetto: uid,
        totale: elenco.length,
        ruoli: ufficioCedolini,
        parametri: { processo: uid, input, giro, primoGiro: giro, intero: tutti, soloScartati: false },
      },
      context,
    );
    const cambi: Cambi<Processo> = {
      STATUS: 'IN_CORSO',
      lavoroUid: lavoro.uid,
      tentativo: giro,
      totali: null,
      hash: null,
      motivoFallimento: null,
      regole: versioneRegole(),
      ...(tutti ? { opzioni: await opzioniDi(context.archivio), FLG_RECOMPUTE: false } : {}),
    };
    // Who is preparing the same run sees that it has started; what they enter in the same instant is either computed or refused.
    if (ricalcolo === null) context.modifica.add(bozza.mark(uid, segno));
    const processo = context.modifica.write(processi.change(prima, cambi, ammessa), {
      azione: 'stato',
      prima: { STATUS: prima.STATUS },
      dopo: { STATUS: 'IN_CORSO', giro, persone: elenco.length },
    });
    return { processo, lavoro: toLavoro(lavoro) };
  },
});

interface Elenco {
  readonly elenco: readonly DaCalcolare[];
  /** All the payslips of the run again, as they were entered. */
  readonly intero: boolean;
}

/** Who is computed: the people of the request; without any, those of the draft, or of the run when it is computed again. @throws when there is nobody */
const loadElenco = async (
  archivio: Archivio,
  processo: Processo,
  richiesti: readonly InputCedolino[],
  ricalcolo: boolean,
): Promise<Elenco> => {
  const dallaBozza = !ricalcolo && richiesti.length === 0;
  const cedolini = dallaBozza
    ? (await bozzaRepository(archivio).listRighe(processo.uid)).map(({ input }) => input)
    : richiesti;
  checkInput({ ...processo, vociScuola: await loadVociScuola(archivio) }, cedolini);
  const intero = ricalcolo && cedolini.length === 0;
  const elenco = intero
    ? await daArchivio(archivio, processo.uid)
    : cedolini.map((input) => ({ uidSubAnagrafe: input.uidSubAnagrafe, input }));
  if (elenco.length === 0)
    throw new AppError('RICHIESTA_NON_VALIDA', 'Indicare almeno un dipendente con una voce da pagare.', {
      fields: [{ path: 'cedolini', code: 'vuoto', message: 'Indicare almeno un dipendente.' }],
    });
  return { elenco, intero };
};

const daArchivio = async (archivio: Archivio, processo: string): Promise<DaCalcolare[]> =>
  (await cedoliniRepository(archivio).listTestate(processo)).map(({ uidSubAnagrafe }) => ({
    uidSubAnagrafe,
    input: null,
  }));
