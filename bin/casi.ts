// Runs a file of worked cases through the engine and says which pass: npm run -s casi -- FILE.json
import { readFileSync } from 'node:fs';
import { FileCasi } from '../lib/casi/caso.ts';
import { difetti } from '../lib/casi/esito.ts';

const [percorso] = process.argv.slice(2);

const casi = (file: string): number => {
  const { cases } = FileCasi.parse(JSON.parse(readFileSync(file, 'utf8')));
  const falliti = cases.flatMap((caso) => {
    const motivi = difetti(caso);
    return motivi.length === 0 ? [] : [`FAILED ${caso.id} (${caso.topic}, ${caso.year}): ${motivi.join('; ')}`];
  });
  for (const riga of falliti) console.log(riga);
  console.log(`${cases.length - falliti.length} passed, ${falliti.length} failed`);
  return falliti.length === 0 ? 0 : 1;
};

if (percorso === undefined) {
  console.error('Indicare il file dei casi: npm run -s casi -- FILE.json');
  process.exitCode = 2;
} else process.exitCode = casi(percorso);
