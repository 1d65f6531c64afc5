import { gestioneInParole } from '#shared/denunce/parole-pos-pa.ts';
import { puntiCu } from '#shared/domain/denunce/punti-cu.ts';
import { codiciDel } from '#shared/instradamento/modello-f24.ts';
import { COLLABORATORI, CONTRIBUZIONE, GESTIONE } from './previdenza.ts';

/** The cells that are named in words, and what each of them adds. */
const IN_PAROLE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    [COLLABORATORI]: 'imponibili dei collaboratori',
    Certificate: 'ritenute nelle certificazioni',
    Credito: 'trattenuta per il fondo credito',
    'Gestione separata': 'contributi dei collaboratori',
    Lordo: 'compensi, con gli addebiti delle fatture',
    Esente: 'somme esenti',
    IRAP: 'imposta regionale sui compensi',
    IRPEF: 'ritenuta sui redditi di lavoro',
    'IRPEF separata': 'ritenuta a tassazione separata',
    Sostitutiva: 'imposta sostitutiva sul trattamento accessorio',
    Pensione: 'trattenuta per la pensione',
    TFS: 'trattenuta per l’opera di previdenza',
    TFR: 'riduzione di chi è in regime di TFR',
    'Altre ritenute': 'le trattenute senza un campo proprio',
  }),
);

/** The beginnings of codes that have a number after them, with what to say of it. */
const CON_NUMERO: readonly (readonly [inizio: string, parole: (numero: string) => string])[] = [
  [`${GESTIONE} `, (numero) => gestioneInParole(numero) ?? ''],
  [`${CONTRIBUZIONE} `, () => 'contributo INPS di disoccupazione'],
  ['Matricola ', () => 'contributi INPS della posizione'],
];

/** Descriptions begin with the code itself, which is beside them. */
const senzaCodice = (descrizione: string): string => descrizione.replace(/^Codice \S{1,8}: /, '');

/** Codes come from files too: those of the program are looked for among its own. */
const delProgramma: ReadonlyMap<string, string> = new Map([
  ...Object.entries(puntiCu).map(([nome, punto]) => [nome, punto.nome] as const),
  ...Object.entries({ ...codiciDel('ORDINARIO'), ...codiciDel('EP') }).map(
    ([nome, { descrizione }]) => [nome, senzaCodice(descrizione)] as const,
  ),
  ...IN_PAROLE,
]);

/** Returns what a code of the closing of a year is, in words; empty for a row without a code, and for one that the program does not know. */
export const paroleDelCodice = (codice: string): string => {
  const detto = delProgramma.get(codice);
  if (detto !== undefined) return detto;
  const conNumero = CON_NUMERO.find(([inizio]) => codice.startsWith(inizio));
  return conNumero === undefined ? '' : conNumero[1](codice.slice(conNumero[0].length));
};
