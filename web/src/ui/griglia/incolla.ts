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
}

/** A name or a tax code begins with a letter; an amount and hours do not. */
const isTesto = (cella: string): boolean => /^\p{L}/u.test(cella);

/**
 * What a pasted text changes. Where its first column names people (tax code, matricola, name) each line goes to its person, wherever they are; else the cells go
 * where the active one is, in their order. An empty cell leaves what is there.
 */
export const paste = (celle: readonly (readonly string[])[], da: Posizione, dati: Dati): Incollato => {
  const persone = indiceDi(dati.righe);
  const conNome = celle.filter(([prima = '']) => isTesto(prima)).length;
  const perNome = conNome * 2 > celle.length || celle.every((riga) => hasMatricola(riga, persone));
  return perNome ? perPersona(celle, da, dati, persone) : perPosto(celle, da, dati);
};

const hasMatricola = ([prima = '', ...altre]: readonly string[], persone: Indice): boolean =>
  altre.length > 0 && persone.has(chiaveRicerca(prima));

const perPosto = (celle: readonly (readonly string[])[], da: Posizione, { righe, colonne }: Dati): Incollato =>
  insieme(
    celle.map((valori, indice) => {
      const riga = righe[da.riga + indice];
      if (riga === undefined) return { cambi: [], motivi: ["non c'è una riga dove metterla"] };
      return readValori(valori, riga, colonne.slice(da.colonna));
    }),
    // Pasted again after it is mended, a line goes to its person.
    celle.map((valori, indice) => [righe[da.riga + indice]?.chiavi[0] ?? '', ...valori]),
  );

type Indice = ReadonlyMap<string, readonly RigaGriglia[]>;

const indiceDi = (righe: readonly RigaGriglia[]): Indice =>
  new Map(
    [
      ...Map.groupBy(
        righe.flatMap((riga) => [...new Set(riga.chiavi.map(chiaveRicerca))].map((chiave) => ({ chiave, riga }))),
        ({ chiave }) => chiave,
      ),
    ].map(([chiave, trovate]) => [chiave, trovate.map(({ riga }) => riga)]),
  );

const perPersona = (
  celle: readonly (readonly string[])[],
  da: Posizione,
  { colonne }: Dati,
  persone: Indice,
): Incollato => {
  const [prima = []] = celle;
  const nomi = new Map(colonne.map((colonna) => [chiaveRicerca(colonna.titolo), colonna]));
  const isIntestazione = findPersona(prima, persone).length === 0 && prima.slice(1).every((cella) => !/\d/.test(cella));
  const intestate = isIntestazione ? prima.map((cella) => nomi.get(chiaveRicerca(cella))) : [];
  const mappate = intestate.some((colonna) => colonna !== undefined);
  return insieme(
    celle.map((riga, indice) => {
      if (indice === 0 && isIntestazione) return { cambi: [], motivi: [] };
      const [trovata, ...altre] = findPersona(riga, persone);
      if (trovata === undefined)
        return { cambi: [], motivi: [`non c'è nessuno con il nome o il codice «${riga[0] ?? ''}»`] };
      if (altre.length > 0)
        return { cambi: [], motivi: ['più persone si chiamano così: indicarla con il codice fiscale'] };
      const quante = testaDi(riga);
      return mappate
        ? readValori(riga, trovata, intestate)
        : readValori(riga.slice(quante), trovata, colonne.slice(da.colonna));
    }),
    celle,
  );
};

/** How many cells at the beginning say who: the first one, and the words after it. */
const testaDi = (riga: readonly string[]): number => {
  const primoValore = riga.findIndex((cella, indice) => indice > 0 && !isTesto(cella));
  return primoValore === -1 ? riga.length : primoValore;
};

/** Who a line speaks of: by one of the cells that say who, or by all of them together (surname and name apart). */
const findPersona = (riga: readonly string[], persone: Indice): readonly RigaGriglia[] => {
  const chi = riga.slice(0, testaDi(riga));
  const candidati = [chi.join(' '), ...chi].map((testo) => persone.get(chiaveRicerca(testo)) ?? []);
  return candidati.find((trovate) => trovate.length === 1) ?? candidati.find((trovate) => trovate.length > 1) ?? [];
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

const insieme = (lette: readonly Letta[], celle: readonly (readonly string[])[]): Incollato => ({
  cambi: lette.flatMap(({ cambi }) => cambi),
  scarti: lette.flatMap(({ motivi }, indice) =>
    motivi.length === 0 ? [] : [{ numero: indice + 1, celle: celle[indice] ?? [], motivo: motivi.join('; ') }],
  ),
});
