// Prints every dated rule of the program: its versions, norms, sources and verification state. The page an expert works through.
// --da-verificare keeps only what nobody has checked; --json prints the same as data.
import { catalogo } from '../shared/rules/index.ts';
import type { RegolaDatata, Versione } from '../shared/rules/regola.ts';

const opzioni = new Set(process.argv.slice(2));

const giorno = (data: string): string => data.split('-').reverse().join('/');

const verificaDi = (regola: RegolaDatata<unknown>, versione: Versione<unknown>): string | null =>
  versione.verificataIl === undefined ? regola.verificataIl : versione.verificataIl;

const isDaVerificare = (regola: RegolaDatata<unknown>): boolean =>
  regola.versioni.some((versione) => versione.valore !== null && verificaDi(regola, versione) === null);

const testoVersione = (regola: RegolaDatata<unknown>, versione: Versione<unknown>): readonly string[] => {
  const verificata = verificaDi(regola, versione);
  return [
    `    dal ${giorno(versione.dal)}: ${versione.valore === null ? 'nessun valore' : JSON.stringify(versione.valore)}`,
    `      norma: ${versione.norma.map(({ testo, url }) => (url === undefined ? testo : `${testo} <${url}>`)).join('; ')}`,
    `      fonte: ${versione.fonte}; ${verificata === null ? 'DA VERIFICARE' : `verificata il ${giorno(verificata)}`}${versione.nota === undefined ? '' : `; nota: ${versione.nota}`}`,
  ];
};

const testoRegola = (regola: RegolaDatata<unknown>): readonly string[] => [
  `  ${regola.id} — ${regola.descrizione}`,
  ...regola.versioni.flatMap((versione) => testoVersione(regola, versione)),
];

const famiglie = catalogo
  .map(({ titolo, regole }) => ({
    titolo,
    regole: opzioni.has('--da-verificare') ? regole.filter(isDaVerificare) : regole,
  }))
  .filter(({ regole }) => regole.length > 0);
const tutte = famiglie.flatMap(({ regole }) => regole);

if (opzioni.has('--json')) console.log(JSON.stringify(famiglie, null, 2));
else {
  for (const { titolo, regole } of famiglie)
    console.log([titolo.toUpperCase(), ...regole.flatMap(testoRegola), ''].join('\n'));
  console.log(
    `${tutte.length} regole, ${tutte.reduce((totale, { versioni }) => totale + versioni.length, 0)} versioni, ${tutte.filter(isDaVerificare).length} regole con valori da verificare`,
  );
}
