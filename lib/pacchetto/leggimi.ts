import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import type { Totali } from '#shared/calculation/riga/cedolino-tipi.ts';
import { Situazione } from '#shared/calculation/situazione/situazione.ts';
import { descrizioneTipoElaborazione } from '#shared/domain/elaborazione/elaborazione.ts';
import { descrizionePercettore } from '#shared/domain/persona/percettore.ts';
import { VERSIONE } from '#shared/domain/versione.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import type { CasoPubblicato } from './caso.ts';
import { LICENZA } from './licenza.ts';
import { NOME_PACCHETTO } from './nome.ts';
import { SORGENTI } from './sorgenti.ts';

/** Examples that the README shows. */
const ESEMPI = 10;

/** The README of the package: what it does, how it is called, ten payslips with what they come to. */
export const leggimi = (casi: readonly CasoPubblicato[]): string =>
  [
    `# ${NOME_PACCHETTO}`,
    '',
    `Il motore che calcola i compensi che pagano le scuole italiane, con le sue regole datate e i suoi casi. Versione ${VERSIONE}.`,
    '',
    'Una funzione pura: la stessa situazione dà sempre lo stesso cedolino, al centesimo, in Node e in una pagina. Non chiede rete, non conserva niente.',
    '',
    '```js',
    `import { calcola } from '${NOME_PACCHETTO}';`,
    'const esito = calcola(situazione);',
    "if (esito.esito === 'calcolato') console.log(esito.cedolino.totali.netto);",
    'else console.log(esito.anomalie.map(({ messaggio }) => messaggio));',
    '```',
    '',
    '- Importi in centesimi, aliquote in parti per milione, ore e giorni in centesimi, date AAAA-MM-GG.',
    '- `calcola` non solleva errori: quello che non si può calcolare torna con il motivo, in italiano.',
    '- Ogni riga ha la sua `spiegazione`: la formula, i dati da cui parte, la norma in vigore quel giorno, e se qualcuno ha letto quel valore in una fonte pubblica.',
    '- `regole()`, e `regole.json` con il suo schema `regole.schema.json`: ogni regola con le sue versioni (da quando, valore, unità, norma, riscontro).',
    "- `publicodes('2026-01-01')`, e `regole.publicodes.json`: i numeri in vigore in un giorno, come regole di Publicodes.",
    '- `casi.json`: i cedolini con cui il motore è provato, e le cifre note da fuori.',
    '- `CHANGELOG.md`: che cosa cambia nelle regole, giorno per giorno.',
    '',
    '## Licenza',
    '',
    `${LICENZA} (Licensed under the EUPL): il testo è in \`LICENSE\`, e vale per questo pacchetto soltanto. È la licenza che le Linee guida AgID su acquisizione e riuso di software indicano per il software nuovo. I sorgenti da cui \`motore.js\` è costruito sono in \`${SORGENTI}/\`; \`TERZI.txt\` ha le licenze del codice di altri che contiene.`,
    '',
    '## Dieci esempi',
    '',
    ...diTutti(casi.map(conSituazione)).map((caso, indice) => esempio(caso, indice + 1)),
  ].join('\n');

/** A case with its situation read. */
interface Letto {
  readonly caso: CasoPubblicato;
  readonly situazione: Situazione;
}

const conSituazione = (caso: CasoPubblicato): Letto => ({ caso, situazione: Situazione.parse(caso.situazione) });

/** The first case of each kind of run and of payee, and then others, up to as many as are shown. */
const diTutti = (letti: readonly Letto[]): readonly Letto[] => {
  const primi = [...Map.groupBy(letti, genereDi).values()].flatMap(([primo]) => primo ?? []);
  return [...new Set([...primi, ...letti])].slice(0, ESEMPI);
};

const genereDi = ({ situazione: { tipo, percettore } }: Letto): string => `${tipo} ${percettore.tipo}`;

const esempio = ({ caso, situazione }: Letto, numero: number): string => {
  const esito = cedolino(situazione);
  const percettore = descrizionePercettore[situazione.percettore.tipo];
  return [
    `### ${numero}. ${percettore}, ${descrizioneTipoElaborazione[situazione.tipo].toLowerCase()}`,
    '',
    `Caso \`${caso.id}\`. ${caso.fonte}`,
    '',
    '```js',
    `calcola(${JSON.stringify(caso.situazione, null, 2)});`,
    '```',
    '',
    esito.esito === 'calcolato'
      ? totaliDetti(esito.cedolino.totali)
      : esito.anomalie.map(({ messaggio }) => messaggio).join(' '),
    '',
  ].join('\n');
};

const totaliDetti = ({ lordoDipendente, netto, lordoStato }: Totali): string =>
  `Lordo dipendente ${formatEuro(lordoDipendente)}, netto ${formatEuro(netto)}, lordo Stato ${formatEuro(lordoStato)}.`;
