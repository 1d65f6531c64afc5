import type { Abbinamento } from '#shared/contracts/scambio/scambio.ts';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import type { Colonna } from './colonna.ts';

/** Which column of the file holds each field, by its heading: title, name of the field or a synonym, accents and case aside. A column serves one field. */
export const guessMappa = (colonne: readonly Colonna[], intestazioni: readonly string[]): Abbinamento[] => {
  const chiavi = intestazioni.map(chiaveRicerca);
  const prese = new Set<number>();
  return colonne.flatMap((colonna) => {
    const nomi = [colonna.titolo, colonna.campo, ...(colonna.sinonimi ?? [])].map(chiaveRicerca);
    const trovata = nomi
      .map((nome) => chiavi.findIndex((chiave, indice) => chiave !== '' && chiave === nome && !prese.has(indice)))
      .find((indice) => indice >= 0);
    if (trovata === undefined) return [];
    prese.add(trovata);
    return [{ campo: colonna.campo, colonna: trovata }];
  });
};

/** What is wrong with a mapping, in words for the person who made it; null when it can be used. */
export const erroreMappa = (
  colonne: readonly Colonna[],
  quante: number,
  mappa: readonly Abbinamento[],
): string | null => {
  const ignoto = mappa.find(({ campo }) => !colonne.some((colonna) => colonna.campo === campo));
  if (ignoto) return `Il campo ${ignoto.campo} non esiste in questo tipo di importazione.`;
  const oltre = mappa.find(({ colonna }) => colonna >= quante);
  if (oltre) return `Il file ha ${quante} colonne: la colonna scelta per ${oltre.campo} non c'è.`;
  const doppio = mappa.find(({ campo }, indice) => mappa.findIndex((altro) => altro.campo === campo) !== indice);
  if (doppio) return `Il campo ${doppio.campo} è abbinato a due colonne.`;
  const mancanti = colonne.filter(
    ({ campo, obbligatoria }) => obbligatoria && !mappa.some((abbinamento) => abbinamento.campo === campo),
  );
  return mancanti.length === 0
    ? null
    : `Nel file non si riconosce ${mancanti.length === 1 ? 'la colonna' : 'nessuna delle colonne'} ${mancanti.map(({ titolo }) => `"${titolo}"`).join(', ')}: abbinarla a una colonna del file.`;
};
