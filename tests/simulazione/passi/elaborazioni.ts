import type { Sorte } from '#lib/local/demo/random.ts';
import { asUid } from '#platform/data/entita.ts';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { InputCedolino, VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { ProcessoInput, RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import type { StatoElaborazione } from '#shared/domain/elaborazione/transizioni.ts';
import { compenso, elaborazione, oreInsegnamento, waitForEnd } from '#support/cedolini.ts';
import { pick, pickSome, type Passo, type Ufficio } from '../passo.ts';
import { Difetto } from '../risposte.ts';
import { persone } from './persone.ts';

/** The runs of the school in one of some states, by number. */
export const elaborazioni = async (
  { chi }: Ufficio,
  ...stati: readonly StatoElaborazione[]
): Promise<readonly RigaProcesso[]> => {
  const { righe } = await chi.ok(processiRoutes.listProcessi, { body: { start: 0, limit: 100 } });
  return righe.filter(({ STATUS }) => stati.includes(STATUS)).toSorted((a, b) => a.ID_ELABORAZIONE - b.ID_ELABORAZIONE);
};

const METODI = ['ACC-LD', 'ACC-LD', 'ACC-LD', 'ACC-LS', 'EST-LD', 'COC-LD', 'SUP-LD'] as const;

const described = ({ oggi }: Ufficio, caso: Sorte): ProcessoInput =>
  elaborazione({
    ANNO: Number(oggi.slice(0, 4)),
    MESE: Number(oggi.slice(5, 7)),
    DES_ELABORAZIONE: `Compensi ${1 + caso.intero(1000)}`,
    idMetodo: caso.scelta(METODI),
    dataPagamento: `${oggi.slice(0, 8)}${caso.scelta(['20', '23', '27'])}`,
    simulazione: caso.intero(12) === 0,
  });

const voci = (caso: Sorte, idMetodo: ProcessoInput['idMetodo']): VoceCedolino[] => {
  if (idMetodo === 'SUP-LD') return [];
  return Array.from({ length: 1 + caso.intero(2) }, () =>
    idMetodo === 'ACC-LD' && caso.intero(2) === 0
      ? oreInsegnamento(100 * (1 + caso.intero(30)))
      : compenso(100 * (1 + caso.intero(2000))),
  );
};

/** What the records do not say of who is paid by a method. */
const TITOLI: Readonly<Partial<Record<ProcessoInput['idMetodo'], Pick<InputCedolino, 'percettore' | 'fiscali'>>>> = {
  'EST-LD': { percettore: { tipo: 'OCCASIONALE' }, fiscali: { gestioneSeparata: 'SENZA_DIS_COLL' } },
  'COC-LD': {
    percettore: { tipo: 'COCOCO' },
    fiscali: { gestioneSeparata: 'CON_DIS_COLL', redditoComplessivo: 2_000_000 },
  },
};

const paid = (caso: Sorte, idMetodo: ProcessoInput['idMetodo'], uid: string): InputCedolino => ({
  uidSubAnagrafe: asUid<'PERSONA'>(uid),
  percettore: null,
  voci: voci(caso, idMetodo),
  ...TITOLI[idMetodo],
});

/** Prepares a run with its rows, which others may change before it is computed. */
const prepareRun = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const processo = described(ufficio, caso);
  const scelte = pickSome(caso, await persone(ufficio), 5);
  const { processo: creato } = await ufficio.chi.ok(calcoloRoutes.initData, {
    body: { processo, uidSubAnagrafeList: [] },
  });
  await ufficio.chi.ok(bozzaRoutes.saveBozza, {
    body: {
      idProcesso: creato.uid,
      righe: scelte.map(({ uid }) => ({ versione: 0, input: paid(caso, processo.idMetodo, uid) })),
    },
  });
};

const changeDraft = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { uid: idProcesso, idMetodo } = pick(caso, await elaborazioni(ufficio, 'ATTESA'));
  const { bozza } = await ufficio.chi.ok(bozzaRoutes.listBozza, { body: { idProcesso } });
  const { versione, input, uidSubAnagrafe } = pick(caso, bozza?.righe ?? []);
  if (caso.intero(3) > 0)
    await ufficio.chi.ok(bozzaRoutes.saveBozza, {
      body: { idProcesso, righe: [{ versione, input: { ...input, voci: voci(caso, idMetodo) } }] },
    });
  else await ufficio.chi.ok(bozzaRoutes.removeBozza, { body: { idProcesso, righe: [{ uidSubAnagrafe, versione }] } });
};

const computeDraft = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { uid, versione } = pick(caso, await elaborazioni(ufficio, 'ATTESA', 'FALLITO'));
  await ufficio.chi.ok(processiRoutes.startCalcolo, { body: { processo: { uid, versione }, cedolini: [] } });
  await waitForEnd(ufficio.chi, uid);
};

const computeAgain = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { uid, versione } = pick(caso, await elaborazioni(ufficio, 'COMPLETATO'));
  await ufficio.chi.ok(processiRoutes.startCalcolo, {
    body: { processo: { uid, versione }, cedolini: [], recomputeId: asUid<'CEDOLINO'>(uid) },
  });
  await waitForEnd(ufficio.chi, uid);
};

/** I12: what a dry run said is what the run pays. */
const simulateThenCompute = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { chi } = ufficio;
  const processo = { ...described(ufficio, caso), simulazione: false };
  const cedolini = pickSome(caso, await persone(ufficio), 3).map(({ uid }) => paid(caso, processo.idMetodo, uid));
  const { totali, numScartati } = await chi.ok(calcoloRoutes.simulaProcesso, { body: { processo, cedolini } });
  const { processo: creato } = await chi.ok(calcoloRoutes.initData, { body: { processo, uidSubAnagrafeList: [] } });
  const { uid, versione } = creato;
  await chi.ok(processiRoutes.startCalcolo, { body: { processo: { uid, versione }, cedolini } });
  await waitForEnd(chi, uid);
  const calcolata = await chi.ok(processiRoutes.getProcesso, { body: { uid } });
  if (calcolata.STATUS === 'COMPLETATO' && calcolata.numScartati === numScartati)
    for (const quale of ['lordo', 'netto', 'oneri', 'lordoStato'] as const)
      if ((calcolata.totali?.[quale] ?? 0) !== totali[quale])
        throw new Difetto(`I12: the dry run said ${quale} ${totali[quale]}, the run pays ${calcolata.totali?.[quale]}`);
};

const duplicateRun = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { uid: idProcesso } = pick(caso, await elaborazioni(ufficio, 'COMPLETATO', 'CONTABILIZZATO', 'ATTESA'));
  const processo = described(ufficio, caso);
  await ufficio.chi.ok(bozzaRoutes.duplicaProcesso, { body: { idProcesso, processo, conVoci: true } });
};

const removeRun = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const tutte = await elaborazioni(ufficio, 'ATTESA', 'COMPLETATO', 'FALLITO', 'CONTABILIZZATO');
  const { uid, versione } = pick(caso, tutte);
  await ufficio.chi.ok(processiRoutes.removeProcesso, { body: { uid, versione } });
};

export const passiElaborazioni: readonly Passo[] = [
  { nome: "prepara un'elaborazione", peso: 9, make: prepareRun },
  { nome: 'cambia una riga in bozza', peso: 4, make: changeDraft },
  { nome: 'calcola', peso: 16, make: computeDraft },
  { nome: 'ricalcola', peso: 3, make: computeAgain },
  { nome: 'simula e calcola', peso: 4, make: simulateThenCompute },
  { nome: "duplica un'elaborazione", peso: 2, make: duplicateRun },
  { nome: "elimina un'elaborazione", peso: 2, make: removeRun },
];
