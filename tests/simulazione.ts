import { parseArgs } from 'node:util';
import { compareFor } from './simulazione/confronto/semi.ts';
import { simulateFor } from './simulazione/semi.ts';

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

/** Half of the time for each part, unless only one is asked for. */
const quota = (parte: 'libro' | 'uffici'): number => {
  if (values.parte === undefined) return minuti * 30;
  return values.parte === parte ? minuti * 60 : 0;
};

/** The offices that have the ledger beside them; each says where the two part. */
const confronti = await compareFor(quota('libro'), primo);
for (const { seme, passi, differenza } of confronti) {
  process.stdout.write(`ledger, seed ${seme}: ${passi.length} steps, ${differenza ?? 'the product says the same'}\n`);
  if (values.passi || differenza !== null) process.stdout.write(`  ${passi.join(', ')}\n`);
}

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
  esiti.some(({ difetto }) => difetto !== null) || confronti.some(({ differenza }) => differenza !== null) ? 1 : 0,
);
