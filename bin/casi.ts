// Runs a file of worked cases, of worked payslips or of examples that others published through the engine and says which pass: npm run -s casi -- FILE.json
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { FileCasi, type Caso } from '#lib/casi/caso.ts';
import { getDifferenzaSpiegata } from '#lib/casi/differenze-spiegate.ts';
import { difetti } from '#lib/casi/esito.ts';
import { difettiPubblicato, FilePubblicati, type CasoPubblicato } from '#lib/casi/pubblicato.ts';
import { programArguments } from '#lib/command-line/arguments.ts';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { CedolinoSvolto, differenzeDaAtteso } from '#shared/calculation/svolti/cedolino-svolto.ts';

const [percorso] = programArguments({ options: {}, positionals: 1 }).positionals;

/** A file of any kind: amounts of the law case by case, whole payslips as the acceptance tests of a school export them, published examples. */
const File = z.union([FileCasi, z.array(CedolinoSvolto).min(1), FilePubblicati]);

interface Esito {
  readonly nome: string;
  readonly motivi: readonly string[];
  /** The words for a difference that was looked into; absent where there are none. */
  readonly perche?: string | undefined;
}

/** Of each case its name and what is wrong in it. */
const esitiDi = (file: z.infer<typeof File>): readonly Esito[] =>
  Array.isArray(file)
    ? file.map((svolto) => ({ nome: svolto.nome, motivi: difettiSvolto(svolto) }))
    : file.cases.map(esitoDelCaso);

const esitoDelCaso = (caso: Caso | CasoPubblicato): Esito =>
  'topic' in caso
    ? { nome: `${caso.id} (${caso.topic}, ${caso.year})`, motivi: difetti(caso) }
    : {
        nome: `${caso.id} (${caso.source})`,
        motivi: difettiPubblicato(caso),
        perche: getDifferenzaSpiegata(caso.source),
      };

const difettiSvolto = ({ situazione, atteso }: CedolinoSvolto): readonly string[] => {
  const esito = cedolino(situazione);
  if (esito.esito === 'scartato') return esito.anomalie.map(({ messaggio }) => messaggio);
  return atteso === undefined ? [] : differenzeDaAtteso(atteso, esito.cedolino);
};

const casi = (percorsoFile: string): number => {
  const esiti = esitiDi(File.parse(JSON.parse(readFileSync(percorsoFile, 'utf8'))));
  const diversi = esiti.filter(({ motivi }) => motivi.length > 0);
  const falliti = diversi.filter(({ perche }) => perche === undefined);
  for (const { nome, motivi, perche } of diversi)
    console.log(
      perche === undefined
        ? `FAILED ${nome}: ${motivi.join('; ')}`
        : `DIFFERS ${nome}: ${motivi.join('; ')}. Perché: ${perche}`,
    );
  const spiegati = diversi.length - falliti.length;
  console.log(
    `${esiti.length - diversi.length} passed, ${falliti.length} failed${spiegati === 0 ? '' : `, ${spiegati} differ for a reason that is known`}`,
  );
  return falliti.length === 0 ? 0 : 1;
};

if (percorso === undefined) {
  console.error('Indicare il file dei casi: npm run -s casi -- FILE.json');
  process.exitCode = 2;
} else process.exitCode = casi(percorso);
