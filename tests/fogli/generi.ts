import type { CellaAltrui } from './secondo-lettore.ts';

/** The kinds of cells on which two readers differ, each with why ours is as it is. */
export const GENERI = {
  data: 'Una data, un’ora o una durata: la nostra cella dice il giorno o le ore, l’altra il numero che le conta.',
  percento: 'Una percentuale: la nostra è quella che si vede (50 %), l’altra il numero (0,5).',
  errore: 'Un errore del foglio: la cella è un errore della sua colonna.',
  senzaValore: 'Una formula senza valore: si dice, l’altro lettore mostra niente o zero.',
  cifre: 'Cifre oltre la quindicesima, che i fogli di calcolo non mostrano.',
  senzaFormato: 'Un numero di un formato che il file non descrive: potrebbe essere una data, e la cella lo dice.',
  titolo: 'Un titolo sopra le intestazioni e oltre l’ultima: non è della tabella.',
  coperta: 'Una cella di un ODS coperta da una unita: l’altro lettore la lascia, il file e il nostro la hanno.',
  tagliato:
    'Un testo di più caratteri diversi, o con un segno fuori dal piano di base: l’altro lettore ne perde una parte.',
  spostati: 'Un testo condiviso vuoto (<si/>): l’altro lettore sposta tutti quelli dopo.',
  falso: 'Una cella di vero o falso senza valore: l’altro lettore dice falso.',
  sequenza: 'Una sequenza _X0000_ con la lettera grande, che non è del formato: l’altro lettore la toglie.',
  alfabeto: 'Un CSV in UTF-16: l’altro lettore non lo conosce.',
  separatore:
    'Un CSV che l’altro lettore divide in altre colonne: per la riga sep=, o per le virgolette precedute da una barra.',
  pagina: 'Lettere di un CSV di prima di Unicode, che non dice di quale pagina sono: 850 o 1252.',
  bianchi: 'Spazi e fine riga intorno al testo, o caratteri che non si vedono.',
} as const;
export type Genere = keyof typeof GENERI;

const NOSTRA_DATA = /^(?:-?\d+:\d\d(?::\d\d)?|\d{4}-\d\d-\d\d(?: \d\d?:\d\d(?::\d\d)?)?|#SENZA DATA!)$/;
/** Parts in a million by which two writings of one number may differ. */
const VICINI = 1e-13;

const numero = (testo: string): number => (testo === '' ? Number.NaN : Number(testo.replace(',', '.')));

const vicini = (uno: number, altro: number): boolean =>
  uno === altro || Math.abs(uno - altro) <= Math.max(Math.abs(uno), Math.abs(altro)) * VICINI;

const pulito = (testo: string): string => testo.replaceAll(/\s+/g, ' ').trim();

/** A text without the characters that are not seen, halves of others among them. */
const visibile = (testo: string): string => testo.replaceAll(/[\p{C}\uFFFD]/gu, '');

const diNumero = (nostra: string, valore: number): Genere | 'uguali' | null => {
  if (numero(nostra) === valore) return 'uguali';
  if (NOSTRA_DATA.test(nostra)) return 'data';
  if (nostra.endsWith(' %')) return vicini(numero(nostra.slice(0, -2)) / 100, valore) ? 'percento' : null;
  return vicini(numero(nostra), valore) ? 'cifre' : null;
};

const diTesto = (nostra: string, valore: string): Genere | 'uguali' | null => {
  if (nostra === valore) return 'uguali';
  return pulito(nostra) === pulito(valore) ? 'bianchi' : null;
};

/** Where a cell is: above the headings and beyond the last, in a file whose empty shared texts move those of the other reader, in an ODS. */
export interface Posto {
  readonly titolo: boolean;
  readonly spostati: boolean;
  readonly ods: boolean;
  /** How the other reader takes a CSV otherwise as a whole. */
  readonly csv: 'alfabeto' | 'separatore' | null;
}

type Regola = (nostra: string, altrui: CellaAltrui, posto: Posto) => boolean;

const isNumero = ({ valore }: CellaAltrui): boolean => typeof valore === 'number' || typeof valore === 'boolean';

/** The kinds that depend on where a cell is, and on the known faults of the other reader: the first that holds. */
const DI_POSTO: readonly (readonly [Genere, Regola])[] = [
  ['alfabeto', (_, __, { csv }) => csv === 'alfabeto'],
  ['separatore', (_, __, { csv }) => csv === 'separatore'],
  ['titolo', (nostra, _, { titolo }) => titolo && nostra === ''],
  ['coperta', (_, { tipo }, { ods }) => ods && tipo === MANCA.tipo],
  ['falso', (nostra, { valore }) => valore === false && nostra === ''],
  ['errore', (nostra, { valore }) => nostra === '#NUM!' && Number.isNaN(valore ?? Number.NaN)],
  ['spostati', (nostra, altrui, { spostati }) => spostati && (nostra === '' || !isNumero(altrui))],
  ['sequenza', (nostra, altrui) => !isNumero(altrui) && /_X[0-9A-F]{4}_/.test(nostra)],
  ['tagliato', (nostra, { valore }) => typeof valore === 'string' && isParte(visibile(valore), nostra)],
  ['pagina', (nostra, { valore }) => typeof valore === 'string' && isSame850(nostra, valore)],
];

const isParte = (parte: string, tutto: string): boolean => parte !== '' && tutto.includes(parte);

/** True for two readings of the same letters, which are of no page that the file says. */
const isSame850 = (una: string, altra: string): boolean =>
  una.length === altra.length && [...una].every((lettera, posto) => lettera === altra[posto] || lettera > '~');

const MANCA: CellaAltrui = { tipo: 'z', valore: null, formato: '', formula: false };

/** Returns the kind of a difference, null for one of no kind, 'uguali' where there is none. */
export const genereDi = (nostra: string, altrui: CellaAltrui | undefined, posto: Posto): Genere | 'uguali' | null =>
  diValore(nostra, altrui ?? MANCA) ?? DI_POSTO.find(([, vale]) => vale(nostra, altrui ?? MANCA, posto))?.[0] ?? null;

const diValore = (nostra: string, { tipo, valore, formula }: CellaAltrui): Genere | 'uguali' | null => {
  if (nostra === '#SENZA FORMATO!') return 'senzaFormato';
  if (nostra === '#SENZA VALORE!') return tipo === MANCA.tipo || formula ? 'senzaValore' : null;
  if (tipo === 'e') return /^#|^Err:/.test(nostra) ? 'errore' : null;
  if (typeof valore === 'number') return diNumero(nostra, valore);
  return typeof valore === 'boolean' ? diVero(nostra, valore) : diTesto(nostra, valore ?? '');
};

const diVero = (nostra: string, valore: boolean): 'uguali' | null =>
  nostra === (valore ? 'VERO' : 'FALSO') ? 'uguali' : null;
