import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { stampe } from '#shared/contracts/stampe/index.ts';
import { elaborazione, prepare, print, waitForEnd } from '#support/cedolini.ts';
import { sendUniemens, supplente, uniemensDiMarzo } from '#support/denunce/scuola-che-denuncia.ts';
import { f24DiMarzo, sendF24, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';
import type { Part } from './parts.ts';
import { runScheduled, scheduled } from './scheduled.ts';
import { NOTHING, plus, type Stored } from './stored.ts';
import { times, usedBy, type Uso } from './usage.ts';

/** As the pages do: a second after the work began. */
const PAUSA = 1000;

/** A run of everybody, from its preparation to what the employees see. */
const runOf = async ({ ufficio, persone }: ScuolaCheVersa, importo: number, quanti: number): Promise<Processo> => {
  const { uid, versione } = await prepare(ufficio, elaborazione({ DES_ELABORAZIONE: `Compensi di ${importo}` }));
  const cedolini = persone.slice(0, quanti).map(({ uid: chi }) => supplente(chi, importo));
  await ufficio.ok(processiRoutes.startCalcolo, { body: { processo: { uid, versione }, cedolini } });
  await waitForEnd(ufficio, uid, 180_000, PAUSA);
  const calcolata = await ufficio.ok(processiRoutes.getProcesso, { body: { uid } });
  const contabile = await ufficio.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: uid, versione: calcolata.versione, motivo: 'Pagato in prove diverse' },
  });
  return ufficio.ok(chiusuraRoutes.esponiDipendenti, { body: { idProcesso: uid, versione: contabile.versione } });
};

const filings = async ({ adempimenti }: ScuolaCheVersa, processi: readonly Processo[]): Promise<void> => {
  await sendF24(adempimenti, await adempimenti.ok(f24Routes.saveF24Ep, { body: f24DiMarzo(processi) }));
  const { denuncia } = await uniemensDiMarzo(adempimenti);
  await sendUniemens(adempimenti, denuncia);
  await adempimenti.ok(uniemensRoutes.getUniemens, { body: { uid: denuncia.uid } });
};

/** What an office prints of a run: each payslip, and the five sheets of its bookkeeping. */
const prints = async ({ ufficio }: ScuolaCheVersa, { uid: idProcesso }: Processo): Promise<void> => {
  await print(ufficio, stampe.printCedolini, { idProcesso }, PAUSA);
  const { printLiquidazione, printCompetenze, printRitenute, printFiscale, printBonifici } = stampe;
  for (const foglio of [printLiquidazione, printCompetenze, printRitenute, printFiscale])
    await print(ufficio, foglio, { idProcesso }, PAUSA);
  await print(ufficio, printBonifici, { idProcesso }, PAUSA);
};

export interface Month {
  readonly processi: readonly Processo[];
  readonly runs: Uso;
  readonly parts: readonly Part[];
}

interface Watched {
  readonly soFar: () => Promise<Uso>;
  readonly bytes: () => Stored;
}

/** The part of a month that a piece of work is, as often as the month has it. */
const partOf = async (
  name: string,
  { soFar, bytes }: Watched,
  work: () => Promise<unknown>,
  volte = 1,
): Promise<Part> => {
  const then = bytes();
  const use = times(await usedBy(soFar, work), volte);
  return { name, times: volte, use, stored: plus(NOTHING, plus(bytes(), then, -1), volte) };
};

/** A month of a school: two runs of everybody, its F24 and UniEmens, its prints, what runs by itself. */
export const workMonth = async (scuola: ScuolaCheVersa, persone: number, watched: Watched): Promise<Month> => {
  const processi: Processo[] = [];
  const runs = await partOf('runs', watched, async () => {
    for (const importo of [10_000, 25_000]) processi.push(await runOf(scuola, importo, persone));
  });
  const parts = [
    runs,
    await partOf('filings', watched, () => filings(scuola, processi)),
    await partOf('prints', watched, async () => {
      for (const processo of processi) await prints(scuola, processo);
    }),
  ];
  for (const [tipo, volte] of Object.entries(scheduled))
    parts.push(await partOf(tipo, watched, () => runScheduled(SCUOLA_A, tipo), volte));
  return { processi, runs: runs.use, parts };
};
