import { formatGiorno, isGiorno } from '../../../shared/domain/date.ts';

/** One field that changed, before and after as text; null where the record did not exist. */
export interface Cambiamento { readonly campo: string; readonly prima: string | null; readonly dopo: string | null }

type Stato = Readonly<Record<string, unknown>> | null;

/** Not data of the office: how the record is kept. */
const tecnici = new Set(['uid', 'versione', 'uidSubAnagrafe']);

/** The fields that differ between two states of a record, those of the record alone when there is only one. */
export const cambiamenti = (prima: Stato, dopo: Stato): readonly Cambiamento[] => {
  const campi = [...new Set([...Object.keys(prima ?? {}), ...Object.keys(dopo ?? {})])].filter((campo) => !tecnici.has(campo));
  return campi
    .filter((campo) => JSON.stringify(prima?.[campo] ?? null) !== JSON.stringify(dopo?.[campo] ?? null))
    .map((campo) => ({ campo, prima: prima && shown(prima[campo]), dopo: dopo && shown(dopo[campo]) }));
};

const shown = (valore: unknown): string => {
  if (valore === null || valore === undefined || valore === '') return '–';
  if (typeof valore === 'boolean') return valore ? 'Sì' : 'No';
  if (isGiorno(valore)) return formatGiorno(valore);
  return typeof valore === 'object' ? JSON.stringify(valore) : String(valore);
};
