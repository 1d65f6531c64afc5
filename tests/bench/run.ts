import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { dynamoStore, type Item, type Store } from '#platform/data/dynamo.ts';
import { sendOperazioni, type Operazione } from '#platform/data/modifica.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { accessorio, elaborazione, oreInsegnamento, prepare, storePersone, waitForEnd } from '#support/cedolini.ts';
import { startTestHome, TABLE_NAME, type Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import type { BenchRow } from './bench-row.ts';
import { median, rounds } from './measures/rounds.ts';

const PERSONE = 1000;
const GOAL = 0.6;
const PER_BLOCCO = 20;
/** Transactions in flight at once: as many as the blocks of a run. */
const INSIEME = 8;

/** P3: a run of 1,000 people, from the start to its end, beside the same items sent as bare transactions to the same engine, turn by turn. */
export const run = async (): Promise<BenchRow[]> => {
  const home = await startTestHome({ oggi: '2026-03-10' });
  try {
    const ufficio = await home.as(loginOf('CEDOLINI'));
    const persone = await storePersone(home.store, SCUOLA_A, PERSONE);
    const cedolini = persone.map((persona, indice) => accessorio(persona.uid, [oreInsegnamento(100 + indice)]));
    const rates = await rounds(async (giro) => {
      const { processo, secondi } = await timedRun(ufficio, cedolini);
      const bare = PERSONE / (await timedTransactions(home.store, await blocchiDi(home.store, processo), giro));
      return { run: PERSONE / secondi, bare };
    });
    return [
      {
        id: 'P3',
        goal: `a run of ${PERSONE} employees ≥ ${GOAL * 100} % of the rate of its bare transactions`,
        measured: `${Math.round(median(rates.map((each) => each.run)))} against ${Math.round(median(rates.map((each) => each.bare)))} employees/s`,
        bound: { atLeast: GOAL },
        ratios: rates.map((each) => each.run / each.bare),
        note: 'start, read, compute, explain, persist, totals, audit, through the state machine; same engine, same minute, same machine',
      },
    ];
  } finally {
    await home.close();
  }
};

const timedRun = async (ufficio: Person, cedolini: InputCedolino[]): Promise<{ processo: string; secondi: number }> => {
  const { uid, versione } = await prepare(ufficio, elaborazione());
  const inizio = performance.now();
  await ufficio.ok(processiRoutes.startCalcolo, { body: { processo: { uid, versione }, cedolini } });
  // Seldom enough not to weigh on what is measured, often enough to see its end.
  await waitForEnd(ufficio, uid, 300_000, 200);
  return { processo: uid, secondi: (performance.now() - inizio) / 1000 };
};

/** The items that a run wrote, in the transactions it wrote them in: twenty people each with head, content, payment and routes. */
const blocchiDi = async (store: Store, processo: string): Promise<Item[][]> => {
  const scuola = `SCUOLA#${SCUOLA_A}`;
  const testate = await store.queryAll({ pk: `${scuola}#PROCESSO#${processo}`, begins: 'CEDOLINO#' });
  const blocchi: Item[][] = [];
  for (let da = 0; da < testate.length; da += PER_BLOCCO) {
    const parte = testate.slice(da, da + PER_BLOCCO);
    blocchi.push([
      ...parte,
      ...(await store.batchGet(
        parte.flatMap(({ uid, uidSubAnagrafe }) => [
          { pk: `${scuola}#PROCESSO#${processo}`, sk: `ROTTE_CEDOLINO#${String(uidSubAnagrafe)}` },
          { pk: `${scuola}#DETTAGLIO_CEDOLINO#${String(uid)}`, sk: 'DETTAGLIO_CEDOLINO' },
          { pk: `${scuola}#PERSONA#${String(uidSubAnagrafe)}`, sk: `PAGAMENTO#${processo}` },
        ]),
      )),
    ]);
  }
  return blocchi;
};

/** Sends the items again under other keys, and nothing else. @returns seconds */
const timedTransactions = async (base: Store, blocchi: readonly Item[][], giro: number): Promise<number> => {
  const store = dynamoStore(new DynamoDBClient({ maxAttempts: 6 }), base.table || TABLE_NAME);
  const transazioni = blocchi.map((items) =>
    items.map((item): Operazione => ({
      tipo: 'put',
      chiave: { pk: `BENCH${giro}#${String(item.pk)}`, sk: String(item.sk) },
      item,
      condizione: { expression: 'attribute_not_exists(pk)' },
    })),
  );
  const inizio = performance.now();
  const coda = [...transazioni];
  await Promise.all(
    Array.from({ length: INSIEME }, async () => {
      for (let prossima = coda.shift(); prossima !== undefined; prossima = coda.shift())
        await sendOperazioni(store, prossima);
    }),
  );
  return (performance.now() - inizio) / 1000;
};
