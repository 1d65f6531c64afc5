import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { MEMORY } from '#lib/cloud/memory.ts';
import { scanItems } from '#lib/scansione.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { asUid } from '#platform/data/entita.ts';
import { storeColleghi } from '#support/denunce/mille-persone.ts';
import { openScuolaCheDenuncia } from '#support/denunce/scuola-che-denuncia.ts';
import type { BenchRow } from '../bench-row.ts';
import { billOf, TOGETHER, withFree, type Growth, type Line } from './cost/bill.ts';
import { kindsOf, quietKinds, type Kind } from './cost/calls.ts';
import { firstOf, limitsOf, SCHOOLS, schoolsAt, shareOf, type Limit } from './cost/country.ts';
import { workMonth, type Month } from './cost/month.ts';
import { kindsTable, partsTable, type Part } from './cost/parts.ts';
import { filesBytes, NOTHING, plus, sizeWatch, type Stored } from './cost/stored.ts';
import { sum, times, usageMeter, usedBy, type Uso } from './cost/usage.ts';

const PERSONE = 120;
const GOAL = 0.15;
/** Each kind of call is made so many times, with other people or days. */
const TRIALS = 8;
const GB = 1e9;

interface Measured {
  readonly month: Month;
  readonly calls: Uso;
  readonly growth: Growth;
  readonly signIns: number;
  readonly answeredGb: number;
}

interface Called {
  readonly parts: readonly Part[];
  readonly use: Uso;
  readonly answeredBytes: number;
  /** By how much the archive grows. */
  readonly stored: Stored;
}

interface Watched {
  readonly soFar: () => Promise<Uso>;
  readonly bytes: () => Stored;
}

/** A kind of call made some times, as often as a month asks. */
const callOften = async (
  name: string,
  { before, call, perMonth }: Kind,
  { soFar, bytes }: Watched,
): Promise<Called> => {
  const uses: Uso[] = [];
  let [answeredBytes, stored]: [number, Stored] = [0, NOTHING];
  const callOnce = async (nth: number): Promise<void> => {
    const then = bytes();
    answeredBytes += bytesOf(await call(nth));
    stored = plus(stored, plus(bytes(), then, -1));
  };
  await call(0);
  if (before === undefined)
    uses.push(
      await usedBy(soFar, async () => {
        for (let nth = 1; nth <= TRIALS; nth += 1) await callOnce(nth);
      }),
    );
  else
    for (let nth = 1; nth <= TRIALS; nth += 1) {
      await before(nth);
      uses.push(await usedBy(soFar, () => callOnce(nth)));
    }
  const often = perMonth / TRIALS;
  const [use, grown] = [times(sum(uses), often), plus(NOTHING, stored, often)];
  return {
    parts: [{ name, times: perMonth, use, stored: grown }],
    use,
    answeredBytes: answeredBytes * often,
    stored: grown,
  };
};

/** Each kind of call, one after the other. */
const callAll = async (kinds: Readonly<Record<string, Kind>>, watched: Watched): Promise<Called> => {
  const called: Called[] = [];
  for (const [name, kind] of Object.entries(kinds)) called.push(await callOften(name, kind, watched));
  return {
    parts: called.flatMap(({ parts }) => parts),
    use: sum(called.map(({ use }) => use)),
    answeredBytes: called.reduce((all, one) => all + one.answeredBytes, 0),
    stored: called.reduce((all, one) => plus(all, one.stored), NOTHING),
  };
};

/** Removes the trail of a school entered whole a moment ago: the dashboard would look through all of it for a quarter of an hour. */
const forgetTrail = async (store: Store): Promise<void> => {
  for await (const { tipo, pk, sk } of scanItems(store))
    if (tipo === 'AUDIT') await store.client.send(new DeleteCommand({ TableName: store.table, Key: { pk, sk } }));
};

/** A month of a school as it really works on the local engines, and its calls. */
const measure = async (): Promise<Measured> => {
  const { meter, aroundCall, soFar } = usageMeter();
  const size = sizeWatch();
  const aperta = await openScuolaCheDenuncia(1, { meter, aroundCall, onChange: size.onChange });
  try {
    const persone = await storeColleghi(aperta, PERSONE);
    const scuola = { ...aperta, persone, uidDi: (indice: number) => persone[indice]?.uid ?? asUid('') };
    const watched = { soFar, bytes: size.bytes };
    await forgetTrail(aperta.home.store);
    const quiet = await callAll(quietKinds(scuola), watched);
    const [bytes, files] = [size.bytes(), await filesBytes()];
    const kept = size.byKind();
    const month = await workMonth(scuola, PERSONE, watched);
    const ofWork = plus(size.bytes(), bytes, -1);
    const [processo] = month.processi;
    if (processo === undefined) throw new Error('The month has no run');
    const kinds = await kindsOf(scuola, processo);
    const { parts, use, answeredBytes, stored } = await callAll(kinds, watched);
    process.stderr.write(partsTable([...month.parts, ...quiet.parts, ...parts]));
    process.stderr.write(kindsTable(kept, size.byKind()));
    return {
      month,
      calls: sum([quiet.use, use]),
      growth: { table: plus(ofWork, plus(quiet.stored, stored)), files: (await filesBytes()) - files },
      signIns: kinds.session?.perMonth ?? 0,
      answeredGb: (quiet.answeredBytes + answeredBytes) / GB,
    };
  } finally {
    await aperta.home.close();
  }
};

const bytesOf = (answer: unknown): number => Buffer.byteLength(JSON.stringify(answer));

const said = ({ what, needed, allowed }: Limit): string => `${what} ${needed.toFixed(0)} of ${allowed}`;

const countryRows = ({ month, calls }: Measured): BenchRow[] => {
  const limits = limitsOf(month.runs, calls, { api: MEMORY.api / 1024, steps: MEMORY.steps / 1024 });
  const [aws, ours] = [firstOf(limits, false), firstOf(limits, true)];
  return [
    {
      id: 'P13',
      goal: `${SCHOOLS} schools on the 20th stay under every limit`,
      bound: { atMost: 1 },
      measured: `first met: ${said(aws)}, by ${schoolsAt(aws)} schools`,
      ratios: [shareOf(aws)],
      note: `${aws.source}; ${limits.map(said).join(', ')}`,
    },
    {
      id: 'P13',
      goal: 'the first limit met is of AWS, not of ours',
      bound: { atMost: 1 },
      measured: `ours: ${said(ours)}, met by ${schoolsAt(ours)} schools`,
      ratios: [shareOf(ours) / shareOf(aws)],
      note: ours.source,
    },
  ];
};

const lineOf = ({ what, quantity, euro, confirmed }: Line): string =>
  `${what} ${euro.toFixed(4)} (${quantity}${confirmed ? '' : ', price not confirmed for Milan'})`;

const euroOf = (lines: readonly Line[]): number => lines.reduce((all, { euro }) => all + euro, 0);

/** P13: what a month of a school of 120 people costs on AWS, counted by the engines, and which limit the country meets first. */
export const run = async (): Promise<BenchRow[]> => {
  const measured = await measure();
  const { month, calls, growth, signIns, answeredGb } = measured;
  const bill = billOf(sum([...month.parts.map(({ use }) => use), calls]), growth, { signIns, answeredGb });
  const units = [...month.parts, { name: 'calls', use: calls }].map(
    ({ name, use }) => `${name} ${Math.round(use.writeUnits)} + ${Math.round(use.readUnits)}`,
  );
  return [
    {
      id: 'P13',
      goal: `a school-month of ${PERSONE} people ≤ ${GOAL} €, without sign-in`,
      bound: { atMost: 1 },
      measured: `${euroOf(bill).toFixed(3)} €`,
      ratios: [euroOf(bill) / GOAL],
      note: `${withFree(bill).toFixed(3)} € of ${TOGETHER} schools in one account, what CloudFront never asks for taken off; ${bill.map(lineOf).join('; ')}; write + read units: ${units.join(', ')}`,
    },
    ...countryRows(measured),
  ];
};
