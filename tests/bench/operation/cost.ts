import { MEMORY } from '#lib/cloud/memory.ts';
import { asUid } from '#platform/data/entita.ts';
import { storeColleghi } from '#support/denunce/mille-persone.ts';
import { openScuolaCheDenuncia } from '#support/denunce/scuola-che-denuncia.ts';
import type { BenchRow } from '../bench-row.ts';
import { billOf, type Growth, type Line } from './cost/bill.ts';
import { kindsOf, quietKinds, type Kind } from './cost/calls.ts';
import { firstOf, limitsOf, SCHOOLS, schoolsAt, shareOf, type Limit } from './cost/country.ts';
import { workMonth, type Month } from './cost/month.ts';
import { filesBytes, sizeWatch } from './cost/stored.ts';
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
  readonly use: Uso;
  readonly answeredBytes: number;
}

/** Each kind of call made some times, then as often as a month asks. */
const callAll = async (kinds: Readonly<Record<string, Kind>>, soFar: () => Promise<Uso>): Promise<Called> => {
  const uses: Uso[] = [];
  let answeredBytes = 0;
  for (const { call, perMonth } of Object.values(kinds)) {
    await call(0);
    const use = await usedBy(soFar, async () => {
      for (let nth = 1; nth <= TRIALS; nth += 1) answeredBytes += (bytesOf(await call(nth)) * perMonth) / TRIALS;
    });
    uses.push(times(use, perMonth / TRIALS));
  }
  return { use: sum(uses), answeredBytes };
};

/** A month of a school as it really works on the local engines, and its calls. */
const measure = async (): Promise<Measured> => {
  const { meter, aroundCall, soFar } = usageMeter();
  const size = sizeWatch();
  const aperta = await openScuolaCheDenuncia(1, { meter, aroundCall, onChange: size.onChange });
  try {
    const persone = await storeColleghi(aperta, PERSONE);
    const scuola = { ...aperta, persone, uidDi: (indice: number) => persone[indice]?.uid ?? asUid('') };
    const quiet = await callAll(quietKinds(scuola), soFar);
    const [bytes, files] = [size.bytes(), await filesBytes()];
    const month = await workMonth(scuola, PERSONE, soFar);
    const [processo] = month.processi;
    if (processo === undefined) throw new Error('The month has no run');
    const kinds = await kindsOf(scuola, processo);
    const { use, answeredBytes } = await callAll(kinds, soFar);
    return {
      month,
      calls: sum([quiet.use, use]),
      growth: { table: (size.bytes() - bytes) / GB, files: ((await filesBytes()) - files) / GB },
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
  const limits = limitsOf(month.parts.runs, calls, { api: MEMORY.api / 1024, steps: MEMORY.steps / 1024 });
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
  const parts = { ...month.parts, calls };
  const bill = billOf(sum(Object.values(parts)), growth, { signIns, answeredGb });
  const units = Object.entries(parts).map(
    ([part, { writeUnits, readUnits }]) => `${part} ${Math.round(writeUnits)} + ${Math.round(readUnits)}`,
  );
  return [
    {
      id: 'P13',
      goal: `a school-month of ${PERSONE} people ≤ ${GOAL} €, without sign-in`,
      bound: { atMost: 1 },
      measured: `${euroOf(bill).toFixed(3)} €`,
      ratios: [euroOf(bill) / GOAL],
      note: `${bill.map(lineOf).join('; ')}; write + read units: ${units.join(', ')}`,
    },
    ...countryRows(measured),
  ];
};
