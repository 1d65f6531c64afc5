import type { Incollato } from './incolla.ts';
import type { Dati } from './modello.ts';

/** A pasted line in words: its person and its values. */
interface Destinatario {
  readonly id: string;
  readonly chi: string;
  readonly valori: string;
}

/** The people of the pasted lines, in the order of the sheet: 'Prova Anna (PRVNNA80A41H501X)' and 'Ore 1,50'. */
export const destinatariDi = (
  { cambi }: Pick<Incollato, 'cambi'>,
  { righe, colonne }: Pick<Dati, 'righe' | 'colonne'>,
): readonly Destinatario[] => {
  const perRiga = Map.groupBy(cambi, ({ riga }) => riga);
  return righe.flatMap(({ id, titolo, codice }) => {
    const suoi = perRiga.get(id);
    if (suoi === undefined) return [];
    const valori = suoi.map(({ colonna, valore }) => {
      const trovata = colonne.find((una) => una.id === colonna);
      return `${trovata?.titolo ?? ''} ${valore === null ? 'vuoto' : (trovata?.scrittura.scrivi(valore) ?? '')}`;
    });
    return [{ id, chi: codice ? `${titolo} (${codice})` : titolo, valori: valori.join(', ') }];
  });
};
