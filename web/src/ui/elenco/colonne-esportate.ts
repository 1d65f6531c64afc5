import type { ColonnaElenco } from '#shared/contracts/scambio/scambio.ts';
import { exportedText } from './cella.tsx';
import { campoEsportato, fieldOf, valoreDi, type Colonna } from './colonna.ts';

/** The columns of an export: the field each reads and, where the screen shows words instead of the field, the words of each value. A column of words whose rows are not all here stays on the screen. */
export const colonneEsportate = <R extends object, O extends string>(
  colonne: readonly Colonna<R, O>[],
  righe: readonly R[] | null,
): ColonnaElenco[] =>
  colonne.flatMap((colonna): ColonnaElenco[] => {
    const { titolo, tipo = 'testo' } = colonna;
    const campo = campoEsportato(colonna);
    if (campo !== undefined) return [{ campo, titolo, tipo }];
    const parole = colonna.parole ?? paroleDi(colonna, righe ?? [], colonna.id);
    if (parole) return [{ campo: colonna.id, titolo, tipo: 'testo', parole }];
    const perRiga = paroleDi(colonna, righe ?? [], UID);
    return perRiga ? [{ campo: UID, titolo, tipo: 'testo', parole: perRiga }] : [];
  });

const UID = 'uid';

/** The words of a column by the value of a field; undefined when the field does not decide them. */
const paroleDi = <R extends object, O extends string>(
  colonna: Colonna<R, O>,
  righe: readonly R[],
  campo: string,
): Record<string, string> | undefined => {
  const parole = new Map<string, string>();
  for (const riga of righe) {
    const chiave = fieldOf(riga, campo);
    const testo = exportedText(valoreDi(colonna, riga), colonna.tipo);
    if (chiave === null || chiave === undefined || (parole.get(String(chiave)) ?? testo) !== testo) return undefined;
    parole.set(String(chiave), testo);
  }
  return parole.size === 0 ? undefined : Object.fromEntries(parole);
};
