import { parseArgs } from 'node:util';
import { compareFor } from './simulazione/confronto/semi.ts';
import { followFor } from './simulazione/consigli/semi.ts';
import { simulateFor } from './simulazione/semi.ts';
import { searchFor } from './simulazione/strade/semi.ts';

const { values } = parseArgs({
  options: {
    minuti: { type: 'string' },
    seme: { type: 'string' },
    passi: { type: 'boolean' },
    parte: { type: 'string' },
  },
});
const minuti = Number(values.minuti ?? 30);
const primo = Number(values.seme ?? Math.trunc(Date.now() / 1000) % 1_000_000);

/** A quarter of the time for each part, unless only one is asked for. */
const quota = (parte: 'libro' | 'uffici' | 'strade' | 'consigli'): number => {
  if (values.parte === undefined) return minuti * 15;
  return values.parte === parte ? minuti * 60 : 0;
};

/** The offices that have the ledger beside them; each says where the two part. */
const confronti = await compareFor(quota('libro'), primo, {
  told: ({ seme, passi, differenza }) => {
    process.stdout.write(`ledger, seed ${seme}: ${passi.length} steps, ${differenza ?? 'the product says the same'}\n`);
    if (values.passi || differenza !== null) process.stdout.write(`  ${passi.join(', ')}\n`);
  },
});

/** Payments found late: what cannot be accounted, told of, corrected or given back of them. */
const { cercati, vicoli } = await searchFor(quota('strade'), primo);
process.stdout.write(`roads: ${cercati} states searched, ${vicoli.length} dead ends\n`);
for (const { stato, pagamento, atto, detto } of vicoli)
  process.stdout.write(`  ${stato}: ${pagamento}, ${atto}: ${detto}\n`);

/** Refusals whose advice does not lead out. */
const consigli = await followFor(quota('consigli'), primo);
process.stdout.write(`advice: ${consigli.tentate} attempts, ${consigli.vicoli.length} dead ends\n`);
for (const { prova, detti, perche } of consigli.vicoli)
  process.stdout.write(`  ${prova}: ${perche}\n${detti.map((detto) => `    ${detto}\n`).join('')}`);

/** The months of ten offices; prints what was done and refused, and every step when asked. */
const esiti = await simulateFor(quota('uffici'), primo, (passo, fatto) => {
  if (values.passi) process.stdout.write(`${passo}\t${fatto}\n`);
});

const summed = (conti: readonly Readonly<Record<string, number>>[]): string => {
  const somme = new Map<string, number>();
  for (const [nome, volte] of conti.flatMap(Object.entries<number>)) somme.set(nome, (somme.get(nome) ?? 0) + volte);
  return [...somme]
    .toSorted(([, a], [, b]) => b - a)
    .map(([nome, volte]) => `${String(volte).padStart(6)}  ${nome}`)
    .join('\n');
};

for (const { seme, passi, difetto } of esiti)
  process.stdout.write(`seed ${seme}: ${passi} steps, ${difetto ?? 'all invariants hold'}\n`);
process.stdout.write(`\nsteps by kind\n${summed(esiti.map(({ fatti }) => fatti))}\n`);
process.stdout.write(`\nrefusals by kind\n${summed(esiti.map(({ rifiuti }) => rifiuti))}\n`);
process.exit(
  vicoli.length > 0 ||
    consigli.vicoli.length > 0 ||
    esiti.some(({ difetto }) => difetto !== null) ||
    confronti.some(({ differenza }) => differenza !== null)
    ? 1
    : 0,
);
