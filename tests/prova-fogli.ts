import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { programArguments } from '#lib/command-line/arguments.ts';
import { compareFile, type Esito } from './fogli/confronto.ts';
import { GENERI, type Genere } from './fogli/generi.ts';

const FILE = /\.(?:xlsx|xlsm|xls|ods|csv)$/i;
const MAX_BYTE = 10 * 1024 ** 2;
const FUORI_DETTI = 3;
/** A reader that takes longer is named. */
const LENTO_MS = 2000;

const { positionals, values } = programArguments({ options: { tutti: { type: 'boolean' } }, positionals: 1 });
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const [cartella] = positionals;
if (cartella === undefined) {
  process.stderr.write(
    'Uso: npm run prova-fogli -- CARTELLA: una cartella di fogli di calcolo, anche in sottocartelle.\n',
  );
  process.exit(2);
}

const somme = { file: 0, letti: 0, soloNostri: 0, uguali: 0, fuori: 0 };
const rifiuti = new Map<string, number>();
const diversi = new Map<Genere, number>();
const more = <K>(conti: Map<K, number>, chiave: K, quanti = 1): void =>
  void conti.set(chiave, (conti.get(chiave) ?? 0) + quanti);

const eAltrui = (altrui: string | null): string => (altrui === null ? '' : ' (anche l’altro lettore)');

const count = ({ rifiuto, altrui, uguali, diversi: generi, fuori }: Esito): void => {
  somme.file += 1;
  if (rifiuto !== null) more(rifiuti, `${rifiuto.split(':', 1).join('')}${eAltrui(altrui)}`);
  else {
    somme.letti += 1;
    somme.soloNostri += altrui === null ? 0 : 1;
  }
  somme.uguali += uguali;
  somme.fuori += fuori.length;
  for (const [genere, quanti] of generi) more(diversi, genere, quanti);
};

const tell = (nome: string, { rifiuto, altrui, fuori }: Esito): void => {
  for (const uno of fuori.slice(0, values.tutti === true ? undefined : FUORI_DETTI)) print(`${nome}: ${uno}`);
  if (values.tutti === true && rifiuto !== null) print(`${nome}: ${rifiuto}${eAltrui(altrui)}`);
};

const fileDi = (dove: string): string[] =>
  readdirSync(dove, { recursive: true, encoding: 'utf8' }).filter(
    (nome) => FILE.test(nome) && statSync(join(dove, nome)).size <= MAX_BYTE,
  );

for (const nome of fileDi(cartella).toSorted()) {
  const inizio = performance.now();
  const esito = await compareFile(readFileSync(join(cartella, nome)), nome);
  count(esito);
  tell(nome, esito);
  const durata = performance.now() - inizio;
  if (durata > LENTO_MS) print(`${nome}: letto dai due in ${Math.round(durata)} ms`);
}

print(
  `${somme.file} file: ${somme.letti} letti (${somme.soloNostri} che l’altro lettore non legge), ${somme.file - somme.letti} rifiutati`,
);
for (const [motivo, quanti] of [...rifiuti].toSorted(([, uno], [, altro]) => altro - uno))
  print(`  ${quanti} ${motivo}`);
print(`${somme.uguali} celle uguali`);
for (const [genere, quanti] of diversi) print(`  ${quanti} ${genere}: ${GENERI[genere]}`);
print(`${somme.fuori} celle fuori da questi generi`);
process.exitCode = somme.fuori === 0 ? 0 : 1;
