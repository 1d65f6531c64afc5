import { accorciato } from '#shared/domain/testo.ts';
import { letteraDi } from './lettera.ts';
import type { Aspetto, RigaTable, Table } from './tabella.ts';

/** As many as a sentence bears. */
const MASSIMO_NOMINATE = 6;

const quote = (testo: string): string => `«${accorciato(testo, 60)}»`;

const elenco = (cose: readonly string[]): string =>
  cose.length > MASSIMO_NOMINATE
    ? `${cose.slice(0, MASSIMO_NOMINATE).join(', ')} e altre ${cose.length - MASSIMO_NOMINATE}`
    : cose.join(', ');

const titoliSaltati = (titoli: readonly RigaTable[]): string[] => {
  const [primo] = titoli;
  if (primo === undefined) return [];
  const testo = quote(primo.celle.find((cella) => cella !== '') ?? '');
  return titoli.length === 1
    ? [`La riga ${primo.numero} (${testo}) è un titolo sopra le intestazioni: non viene importata.`]
    : [`${titoli.length} righe sopra le intestazioni, dalla ${primo.numero} (${testo}), non vengono importate.`];
};

const righeNascoste = (righe: readonly RigaTable[]): string[] => {
  const quante = righe.filter(({ nascosta }) => nascosta === true).length;
  if (quante === 0) return [];
  return [
    quante === 1
      ? 'Una riga del foglio è nascosta, a mano o da un filtro: viene letta anche quella, se non la si lascia fuori.'
      : `${quante} righe del foglio sono nascoste, a mano o da un filtro: vengono lette anche quelle, se non le si lascia fuori.`,
  ];
};

const colonneNascoste = (larghezza: number, { colonneNascoste: nascoste = [] }: Aspetto): string[] => {
  const lettere = nascoste.filter((colonna) => colonna < larghezza).map(letteraDi);
  if (lettere.length === 0) return [];
  return [
    lettere.length === 1
      ? `La colonna ${lettere.join('')} del foglio è nascosta: viene importata solo se la si abbina.`
      : `Le colonne ${elenco(lettere)} del foglio sono nascoste: vengono importate solo se le si abbina.`,
  ];
};

const intestazioniDoppie = (intestazioni: readonly string[]): string[] => {
  const posti = Map.groupBy(intestazioni.keys(), (colonna) => (intestazioni[colonna] ?? '').toLocaleLowerCase('it'));
  return [...posti]
    .filter(([nome, colonne]) => nome !== '' && colonne.length > 1)
    .slice(0, MASSIMO_NOMINATE)
    .map(
      ([, colonne]) =>
        `Più colonne si chiamano ${quote(intestazioni[colonne[0] ?? 0] ?? '')} (${elenco(colonne.map(letteraDi))}): controllare quale è abbinata.`,
    );
};

const senzaIntestazione = ({ intestazioni, righe }: Table): string[] => {
  const colonne = [...intestazioni.keys()].filter(
    (colonna) => intestazioni[colonna] === '' && righe.some(({ celle }) => celle[colonna] !== ''),
  );
  const prima = righe.find(({ celle }) => celle[colonne[0] ?? -1] !== '');
  const [colonna] = colonne;
  if (colonna === undefined || prima === undefined) return [];
  const dove = `alla riga ${prima.numero} c'è ${quote(prima.celle[colonna] ?? '')}`;
  return [
    colonne.length === 1
      ? `La colonna ${letteraDi(colonna)} ha valori ma non un'intestazione: ${dove}.`
      : `Le colonne ${elenco(colonne.map(letteraDi))} hanno valori ma non un'intestazione: ${dove}.`,
  ];
};

/** Returns the sentences that tell how a table was read: titles left out, what is hidden, headings that are double or missing. */
export const avvisiDi = (tabella: Table, titoli: readonly RigaTable[], foglio: Aspetto): readonly string[] => [
  ...titoliSaltati(titoli),
  ...righeNascoste(tabella.righe),
  ...colonneNascoste(tabella.intestazioni.length, foglio),
  ...intestazioniDoppie(tabella.intestazioni),
  ...senzaIntestazione(tabella),
];
