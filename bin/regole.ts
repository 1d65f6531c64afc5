import { programArguments } from '#lib/command-line/arguments.ts';
// Prints every dated rule of the program: its versions, norms, sources, where and when each was checked, how long it is printed for.
// --da-verificare keeps only the rules with a value still to be checked or past its last day; --json prints the same as data;
// --tabella prints one line for each value still to be checked: rule, first day, mark, document wanted (tabs between);
// `nuovo ID AAAA-MM-GG` opens a rule on a day: writes its version and its cases without figures, and lists what is to be found;
// `novita [AAAA-MM-GG]` prints the versions that begin on a day (without one, on 1 January of this year) or later, what each changes, for whom
// among sample cases and by how much;
// --oggi=AAAA-MM-GG says the day against which the last days are read.
import { casiDal, effettiDi } from '#shared/calcolatrice/effetto.ts';
import { attiCitati } from '#shared/domain/atti.ts';
import { giornoDellIstante } from '#shared/domain/tempo/istante.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { riscontroAl } from '#shared/rules/atti/scadenza.ts';
import { catalogo, catalogoInstradamento } from '#shared/rules/index.ts';
import { novitaDal, type Novita } from '#shared/rules/novita.ts';
import { marcaDellaVersione, type RegolaDatata, type Versione } from '#shared/rules/regola.ts';
import { documentoPer } from '#shared/rules/riscontri/documenti.ts';
import { descrizioneMarca, type Marca } from '#shared/rules/riscontri/marca.ts';

const { values: opzioni, positionals } = programArguments({
  positionals: 3,
  options: {
    'da-verificare': { type: 'boolean', default: false },
    tabella: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    oggi: { type: 'string' },
  },
});
const oggi = opzioni.oggi ?? giornoDellIstante(new Date());

const giorno = (data: string): string => data.split('-').reverse().join('/');

const isDaRiscontrare = (regola: RegolaDatata<unknown>, versione: Versione<unknown>): boolean =>
  versione.valore !== null && riscontroAl(regola, versione, oggi) === null;

/** The version in force today, when the law has printed it for a year that is over. */
const scaduta = ({ versioni }: RegolaDatata<unknown>): Versione<unknown> | null => {
  const ultima = versioni.findLast(({ dal }) => dal <= oggi);
  return ultima?.valeFinoA !== undefined && ultima.valeFinoA < oggi ? ultima : null;
};

const isDaVedere = (regola: RegolaDatata<unknown>): boolean =>
  regola.versioni.some((versione) => isDaRiscontrare(regola, versione)) || scaduta(regola) !== null;

const controllo = (regola: RegolaDatata<unknown>, versione: Versione<unknown>): string => {
  const marca = descrizioneMarca[marcaDellaVersione(regola, versione, oggi)];
  const riscontro = riscontroAl(regola, versione, oggi);
  return riscontro === null ? marca.toUpperCase() : `${marca} il ${giorno(riscontro.il)} in ${riscontro.dove}`;
};

/** What would settle a figure nobody has read yet. */
const documento = (regola: RegolaDatata<unknown>, versione: Versione<unknown>): readonly string[] =>
  isDaRiscontrare(regola, versione) ? [`      serve: ${documentoPer(regola.id)}`] : [];

const testoVersione = (regola: RegolaDatata<unknown>, versione: Versione<unknown>): readonly string[] => {
  const { dal, valore, norma, fonte, valeFinoA, nota } = versione;
  const fine = valeFinoA === undefined ? '' : `; vale fino al ${giorno(valeFinoA)}`;
  return [
    `    dal ${giorno(dal)}: ${valore === null ? 'nessun valore' : JSON.stringify(valore)}`,
    `      norma: ${norma.map(({ testo, url }) => (url === undefined ? testo : `${testo} <${url}>`)).join('; ')}`,
    ...attiCitati(norma.map(({ testo }) => testo).join('; ')).map(({ atto, url }) => `      testo: ${atto} <${url}>`),
    `      fonte: ${fonte}; ${controllo(regola, versione)}${fine}${nota === undefined ? '' : `; nota: ${nota}`}`,
    ...documento(regola, versione),
  ];
};

const testoRegola = (regola: RegolaDatata<unknown>): readonly string[] => [
  `  ${regola.id} — ${regola.descrizione}`,
  ...regola.versioni.flatMap((versione) => testoVersione(regola, versione)),
];

const famiglie = [...catalogo, ...catalogoInstradamento]
  .map(({ titolo, regole }) => ({
    titolo,
    regole: opzioni['da-verificare'] ? regole.filter(isDaVedere) : regole,
  }))
  .filter(({ regole }) => regole.length > 0);
const tutte = famiglie.flatMap(({ regole }) => regole);

/** One line for each value nobody has read, with the document that would settle it. */
const tabella = (): string =>
  [
    ['regola', 'dal', 'stato', 'documento che serve'],
    ...tutte.flatMap((regola) =>
      regola.versioni
        .filter((versione) => isDaRiscontrare(regola, versione))
        .map((versione) => [
          regola.id,
          giorno(versione.dal),
          descrizioneMarca[marcaDellaVersione(regola, versione, oggi)],
          documentoPer(regola.id),
        ]),
    ),
  ]
    .map((celle) => celle.join('\t'))
    .join('\n');

/** Opens a rule on a day. The cases lie with the tests, which are loaded for this only. */
const apri = async ([id, dal]: readonly string[]): Promise<void> => {
  if (id === undefined || dal === undefined || !/^\d{4}-\d\d-\d\d$/.test(dal)) {
    process.stderr.write('Scrivere: npm run regole -- nuovo REGOLA AAAA-MM-GG\n');
    return process.exit(2);
  }
  const { AperturaNonRiuscita, openRegola } = await import('#tests/golden/apertura/apertura.ts');
  try {
    for (const riga of openRegola(id, dal)) console.log(riga);
  } catch (error) {
    if (!(error instanceof AperturaNonRiuscita)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
};

const valoreDi = (versione: Versione<unknown> | null): string =>
  versione === null || versione.valore === null ? 'nessun valore' : JSON.stringify(versione.valore);

const segnato = (centesimi: number): string => `${centesimi > 0 ? '+' : ''}${formatEuro(centesimi)}`;
const tra = ([da, a]: readonly [number, number]): string =>
  da === a ? segnato(da) : `da ${segnato(da)} a ${segnato(a)}`;

/** The kinds of payee that a new figure touches, a line each. */
const effetti = (una: Novita, casi: ReturnType<typeof casiDal>): readonly string[] => {
  const trovati = effettiDi(una, casi).map(
    ({ chi, casi: toccati, su, netto, costo, nuovi }) =>
      `  tocca ${chi}, ${toccati} casi su ${su}: netto ${tra(netto)}, costo ${tra(costo)}${nuovi === 0 ? '' : `; ${nuovi} prima non si calcolavano`}`,
  );
  if (trovati.length > 0) return trovati;
  const letta = casi.filter(({ usate }) => usate.has(`${una.regola.id}|${una.versione.dal}`)).length;
  return [
    letta === 0
      ? `  nessuno dei ${casi.length} casi di prova la usa`
      : `  ${letta} casi di prova su ${casi.length} la usano, e nessuno cambia`,
  ];
};

/** Prints what changes from a day on: from when, from which value to which, by which comma, for whom and by how much. */
const printNovita = (da: string): void => {
  const perGiorno = new Map<string, ReturnType<typeof casiDal>>();
  for (const novita of novitaDal(tutte, da)) {
    const { regola, prima, versione, commi } = novita;
    const casi = perGiorno.get(versione.dal) ?? casiDal(versione.dal);
    perGiorno.set(versione.dal, casi);
    console.log(`dal ${giorno(versione.dal)}: ${regola.descrizione} (${regola.id})`);
    console.log(`  da ${valoreDi(prima)} a ${valoreDi(versione)}`);
    for (const { atto, comma, dice } of commi) console.log(`  ${atto}, ${comma}: ${dice}`);
    for (const riga of effetti(novita, casi)) console.log(riga);
  }
};

const [parola, ...altre] = positionals;
if (parola === 'nuovo') await apri(altre);
else if (parola === 'novita') printNovita(altre[0] ?? `${oggi.slice(0, 4)}-01-01`);
else if (parola !== undefined) {
  process.stderr.write(
    `L'argomento "${parola}" non è compreso: le parole senza nome sono nuovo REGOLA AAAA-MM-GG e novita [AAAA-MM-GG].\n`,
  );
  process.exit(2);
} else if (opzioni.tabella) console.log(tabella());
else if (opzioni.json) console.log(JSON.stringify(famiglie, null, 2));
else {
  for (const { titolo, regole } of famiglie)
    console.log([titolo.toUpperCase(), ...regole.flatMap(testoRegola), ''].join('\n'));
  for (const regola of tutte) {
    const { valeFinoA = '' } = scaduta(regola) ?? {};
    if (valeFinoA !== '') console.log(`SCADUTA il ${giorno(valeFinoA)}: ${regola.id}, serve il valore nuovo`);
  }
  const versioni = tutte.flatMap((regola) =>
    regola.versioni.flatMap((versione) =>
      versione.valore === null ? [] : [marcaDellaVersione(regola, versione, oggi)],
    ),
  );
  const quanti = (marca: Marca) => versioni.filter((una) => una === marca).length;
  console.log(
    `${tutte.length} regole, ${versioni.length} valori: ${quanti('RISCONTRATO')} riscontrati, ${quanti('DA_RISCONTRARE')} da riscontrare, ${quanti('DEDOTTO')} dedotti`,
  );
}
