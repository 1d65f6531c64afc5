import { chiamatiCon, chiE, nominatiDa, type Chiamati, type Nominabile } from '#shared/domain/chi-e.ts';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import type { Cambio, ColonnaGriglia, Dati, Posizione, RigaGriglia } from './modello.ts';

/** A line of the pasted text that was not taken, whole or in part, and why. `numero` counts from 1, as a spreadsheet does. */
export interface Scarto {
  readonly numero: number;
  readonly celle: readonly string[];
  readonly motivo: string;
}

export interface Incollato {
  readonly cambi: readonly Cambio[];
  readonly scarti: readonly Scarto[];
  /** True when no line said whose it is: each went to the person that the screen has there. */
  readonly senzaNomi: boolean;
}

/** A name or a tax code begins with a letter; an amount and hours do not. */
const isTesto = (cella: string): boolean => /^\p{L}/u.test(cella);

/**
 * What a pasted text changes. Where its first column names people (tax code, matricola, name) each line goes to its person, wherever they are; else the cells go
 * where the active one is, in their order. An empty cell leaves what is there.
 */
export const paste = (celle: readonly (readonly string[])[], da: Posizione, dati: Dati): Incollato => {
  const persone = chiamatiCon(dati.righe.map((riga) => ({ nominativo: riga.titolo, chiavi: riga.chiavi, riga })));
  const conNome = celle.filter(([prima = '']) => isTesto(prima)).length;
  const perNome = conNome * 2 > celle.length || celle.every((riga) => hasMatricola(riga, persone));
  return { ...(perNome ? perPersona(celle, da, dati, persone) : perPosto(celle, da, dati)), senzaNomi: !perNome };
};

type Persone = Chiamati<Nominabile & { readonly riga: RigaGriglia }>;

const hasMatricola = ([prima = '', ...altre]: readonly string[], persone: Persone): boolean =>
  altre.length > 0 && nominatiDa(prima, persone).length > 0;

const perPosto = (celle: readonly (readonly string[])[], da: Posizione, { righe, colonne }: Dati): Preso =>
  insieme(
    celle.map((valori, indice) => {
      const riga = righe[da.riga + indice];
      if (riga === undefined) return { cambi: [], motivi: ["non c'è una riga dove metterla"] };
      return readValori(valori, riga, colonne.slice(da.colonna));
    }),
    // Pasted again after it is mended, a line goes to its person.
    celle.map((valori, indice) => [righe[da.riga + indice]?.chiavi[0] ?? '', ...valori]),
  );

const perPersona = (
  celle: readonly (readonly string[])[],
  da: Posizione,
  { colonne }: Dati,
  persone: Persone,
): Preso => {
  const [prima = []] = celle;
  const nomi = new Map(colonne.map((colonna) => [chiaveRicerca(colonna.titolo), colonna]));
  const isIntestazione =
    prima.slice(0, testaDi(prima)).every((cella) => nominatiDa(cella, persone).length === 0) &&
    chiE(prima.slice(0, testaDi(prima)), persone).persona === undefined &&
    prima.slice(1).every((cella) => !/\d/.test(cella));
  const intestate = isIntestazione ? prima.map((cella) => nomi.get(chiaveRicerca(cella))) : [];
  const mappate = intestate.some((colonna) => colonna !== undefined);
  return insieme(
    celle.map((riga, indice) => {
      if (indice === 0 && isIntestazione) return { cambi: [], motivi: [] };
      const quante = testaDi(riga);
      const { persona, motivo } = chiE(riga.slice(0, quante), persone);
      if (persona === undefined) return { cambi: [], motivi: [motivo] };
      return mappate
        ? readValori(riga, persona.riga, intestate)
        : readValori(riga.slice(quante), persona.riga, colonne.slice(da.colonna));
    }),
    celle,
  );
};

/** How many cells at the beginning say who: the first one, and the words after it. */
const testaDi = (riga: readonly string[]): number => {
  const primoValore = riga.findIndex((cella, indice) => indice > 0 && !isTesto(cella));
  return primoValore === -1 ? riga.length : primoValore;
};

interface Letta {
  readonly cambi: readonly Cambio[];
  readonly motivi: readonly string[];
}

const readValori = (
  valori: readonly string[],
  riga: RigaGriglia,
  colonne: readonly (ColonnaGriglia | undefined)[],
): Letta => {
  const lette = valori.map((testo, indice): Letta => {
    const colonna = colonne[indice];
    if (testo === '') return { cambi: [], motivi: [] };
    if (colonna === undefined)
      return { cambi: [], motivi: isTesto(testo) ? [] : [`«${testo}» è oltre l'ultima colonna`] };
    const letto = colonna.scrittura.leggi(testo);
    return letto.esito === 'valido'
      ? { cambi: [{ riga: riga.id, colonna: colonna.id, valore: letto.valore }], motivi: [] }
      : { cambi: [], motivi: [`${colonna.titolo}: ${letto.messaggio}`] };
  });
  return { cambi: lette.flatMap(({ cambi }) => cambi), motivi: lette.flatMap(({ motivi }) => motivi) };
};

type Preso = Omit<Incollato, 'senzaNomi'>;

const insieme = (lette: readonly Letta[], celle: readonly (readonly string[])[]): Preso => ({
  cambi: lette.flatMap(({ cambi }) => cambi),
  scarti: lette.flatMap(({ motivi }, indice) =>
    motivi.length === 0 ? [] : [{ numero: indice + 1, celle: celle[indice] ?? [], motivo: motivi.join('; ') }],
  ),
});
