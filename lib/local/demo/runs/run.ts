import type { cedoliniImplementation } from '#functions/cedolini/routes.ts';
import { asUid } from '#platform/data/entita.ts';
import { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { DettaglioCedolino } from '#shared/contracts/cedolini/cedolino.ts';
import { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { Mese } from '#shared/domain/tempo/mese.ts';
import type { AsOffice } from '../context.ts';
import type { ElaborazioneDemo } from './payments.ts';

/** Whoever computes and closes the runs of a school. */
export interface UfficioCedolini {
  readonly office: AsOffice;
  readonly area: ReturnType<typeof cedoliniImplementation>;
}

type Riferimento = Pick<Processo, 'uid' | 'versione'>;

/** Prepares a run and leaves it there. */
export const prepareRun = async (
  { office, area }: UfficioCedolini,
  { processo }: ElaborazioneDemo,
): Promise<Processo> => {
  const body = { processo, uidSubAnagrafeList: [] };
  return Processo.parse((await office((context) => area.initData({ body }, context))).processo);
};

/** Prepares a run, computes it and waits for its end. @throws when somebody could not be computed: the demonstration is of runs that can be closed */
export const computeRun = async (ufficio: UfficioCedolini, una: ElaborazioneDemo): Promise<Processo> => {
  const { office, area } = ufficio;
  const { uid, versione } = await prepareRun(ufficio, una);
  const body = { processo: { uid, versione }, cedolini: [...una.cedolini] };
  await office((context) => area.startCalcolo({ body }, context));
  const calcolata = await ended(ufficio, uid);
  if (calcolata.STATUS !== 'COMPLETATO' || calcolata.numScartati > 0)
    throw new Error(`Demo run not computed: ${calcolata.DES_ELABORAZIONE}: ${await whyRejected(ufficio, uid)}`);
  return calcolata;
};

const whyRejected = async ({ office, area }: UfficioCedolini, idProcesso: Uid<'PROCESSO'>): Promise<string> => {
  const body = { idProcesso, start: 0, limit: 100 };
  const { righe } = await office((context) => area.listCedolini({ body }, context));
  return righe.flatMap(({ anomalie }) => anomalie.map(({ messaggio }) => messaggio)).join(' ');
};

const EVERY_MS = 50;
const AT_MOST_MS = 300_000;

const loadRun = async ({ office, area }: UfficioCedolini, uid: Uid<'PROCESSO'>): Promise<Processo> =>
  Processo.parse(await office((context) => area.getProcesso({ body: { uid } }, context)));

/** Waits for the long work of a run. @returns the run as it was then */
export const ended = async (ufficio: UfficioCedolini, uid: Uid<'PROCESSO'>): Promise<Processo> => {
  const { office, area } = ufficio;
  await untilEnded(async () => {
    const { STATUS } = await office.look((context) => area.getProcesso({ body: { uid } }, context));
    return STATUS !== 'IN_CORSO' && STATUS !== 'ATTESA';
  });
  return loadRun(ufficio, uid);
};

/** Asks until the answer is no longer false. @throws when it still is after five minutes */
export const untilEnded = async <T>(ask: () => Promise<T | false>): Promise<T> => {
  const limit = performance.now() + AT_MOST_MS;
  while (performance.now() < limit) {
    const answer = await ask();
    if (answer !== false) return answer;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  throw new Error('Long work of the demonstration did not end');
};

/** Adds an hour to the first payslip of a run, as who finds a mistake before accounting does. */
export const correctPayslip = async (ufficio: UfficioCedolini, { uid }: Riferimento): Promise<Processo> => {
  const { office, area } = ufficio;
  const cedolino = await firstPayslip(ufficio, uid);
  const body = {
    uid: asUid<'CEDOLINO'>(cedolino.uid),
    versione: cedolino.versione,
    input: withOneMoreHour(InputCedolino.parse(cedolino.input)),
    motivo: "Un'ora in più dal registro delle attività",
  };
  await office((context) => area.updateCedolino({ body }, context));
  return loadRun(ufficio, uid);
};

/** The first payslip of a run by surname and name, whole. */
export const firstPayslip = async (
  { office, area }: UfficioCedolini,
  idProcesso: Uid<'PROCESSO'>,
): Promise<DettaglioCedolino> => {
  const cerca = { idProcesso, start: 0, limit: 1 };
  const { righe } = await office((context) => area.listCedolini({ body: cerca }, context));
  const body = { uid: asUid<'CEDOLINO'>(righe[0]?.uid ?? '') };
  return DettaglioCedolino.parse(await office((context) => area.getCedolino({ body }, context)));
};

export const withOneMoreHour = (input: InputCedolino): InputCedolino => ({
  ...input,
  voci: input.voci.map((voce) =>
    voce.misura.unita === 'ORE' ? { ...voce, misura: { ...voce.misura, quantita: voce.misura.quantita + 100 } } : voce,
  ),
});

/** Accounts a run, its filings in another month if one is said, with the payment order of its net. */
export const accountRun = async (
  { office, area }: UfficioCedolini,
  { uid: idProcesso, versione }: Riferimento,
  numeroMandato: number,
  sposta: Mese | null,
): Promise<Processo> => {
  const periodo = sposta === null ? {} : { newPeriodo: { ...sposta, flgAggiornaRiferimento: true } };
  const chiusa = await office((context) =>
    area.contabilizza(
      { body: { idProcesso, versione, motivo: 'Giorni e assenze verificati con il registro', ...periodo } },
      context,
    ),
  );
  const mandati = [{ numero: String(numeroMandato), data: chiusa.dataPagamento, importo: chiusa.totali?.netto ?? 0 }];
  const body = { idProcesso, versione: chiusa.versione, mandati };
  return Processo.parse(await office((context) => area.saveMandati({ body }, context)));
};

/** Shows an accounted run to the employees. */
export const exposeRun = async (
  { office, area }: UfficioCedolini,
  { uid: idProcesso, versione }: Riferimento,
): Promise<Processo> =>
  Processo.parse(await office((context) => area.esponiDipendenti({ body: { idProcesso, versione } }, context)));

/** Hands an accounted run to the budget product. */
export const budgetRun = async (
  { office, area }: UfficioCedolini,
  { uid: idProcesso, versione }: Riferimento,
): Promise<Processo> =>
  Processo.parse(await office((context) => area.esponiBilancio({ body: { idProcesso, versione } }, context)));
