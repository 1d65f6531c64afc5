import { parseArgs } from 'node:util';
import { simulateFor } from './simulazione/semi.ts';

const { values } = parseArgs({
  options: { minuti: { type: 'string' }, seme: { type: 'string' }, passi: { type: 'boolean' } },
});
const minuti = Number(values.minuti ?? 30);
const primo = Number(values.seme ?? Math.trunc(Date.now() / 1000) % 1_000_000);

/** The months of ten offices for half an hour, or as many minutes as are asked for; prints what was done and refused, and every step when asked. */
const esiti = await simulateFor(minuti * 60, primo, (passo, fatto) => {
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
process.exit(esiti.some(({ difetto }) => difetto !== null) ? 1 : 0);
