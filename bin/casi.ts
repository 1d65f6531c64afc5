// Runs a file of worked cases, of worked payslips or of examples that others published through the engine and says which pass: npm run -s casi -- FILE.json
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { FileCasi, type Caso } from '#lib/casi/caso.ts';
import { difetti } from '#lib/casi/esito.ts';
import { difettiPubblicato, FilePubblicati, type CasoPubblicato } from '#lib/casi/pubblicato.ts';
import { programArguments } from '#lib/command-line/arguments.ts';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { CedolinoSvolto, differenzeDaAtteso } from '#shared/calculation/svolti/cedolino-svolto.ts';

const [percorso] = programArguments({ options: {}, positionals: 1 }).positionals;

/** A file of any kind: amounts of the law case by case, whole payslips as the acceptance tests of a school export them, published examples. */
const File = z.union([FileCasi, z.array(CedolinoSvolto).min(1), FilePubblicati]);

/** Of each case its name and what is wrong in it. */
const esitiDi = (file: z.infer<typeof File>): readonly (readonly [string, readonly string[]])[] =>
  Array.isArray(file)
    ? file.map((svolto) => [svolto.nome, difettiSvolto(svolto)] as const)
    : file.cases.map(esitoDelCaso);

const esitoDelCaso = (caso: Caso | CasoPubblicato): readonly [string, readonly string[]] =>
  'topic' in caso
    ? [`${caso.id} (${caso.topic}, ${caso.year})`, difetti(caso)]
    : [`${caso.id} (${caso.source})`, difettiPubblicato(caso)];

const difettiSvolto = ({ situazione, atteso }: CedolinoSvolto): readonly string[] => {
  const esito = cedolino(situazione);
  if (esito.esito === 'scartato') return esito.anomalie.map(({ messaggio }) => messaggio);
  return atteso === undefined ? [] : differenzeDaAtteso(atteso, esito.cedolino);
};

const casi = (percorsoFile: string): number => {
  const esiti = esitiDi(File.parse(JSON.parse(readFileSync(percorsoFile, 'utf8'))));
  const falliti = esiti.filter(([, motivi]) => motivi.length > 0);
  for (const [nome, motivi] of falliti) console.log(`FAILED ${nome}: ${motivi.join('; ')}`);
  console.log(`${esiti.length - falliti.length} passed, ${falliti.length} failed`);
  return falliti.length === 0 ? 0 : 1;
};

if (percorso === undefined) {
  console.error('Indicare il file dei casi: npm run -s casi -- FILE.json');
  process.exitCode = 2;
} else process.exitCode = casi(percorso);
