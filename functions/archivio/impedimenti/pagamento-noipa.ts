import type { PagamentoNoipa } from '#shared/contracts/noipa/lista.ts';
import type { Chi } from './di-persona.ts';
import type { Presenza } from './giorni-non-lavorati.ts';
import { impedimenti } from './impedimenti.ts';
import type { Impedimento } from './impedimento.ts';

/** Reasons against paying a person by a list of NoiPA on a day: the money order is of the State, never of the school. */
export const impedimentiDelPagamento = (
  { righe }: Pick<PagamentoNoipa, 'righe'>,
  dati: Presenza & { readonly persona: Chi & { readonly desCf: string } },
  giorno: string,
  conEredi: ReadonlySet<string>,
): readonly Impedimento[] => {
  const persona = conEredi.has(dati.persona.desCf) ? { ...dati.persona, flgDeceduto: true } : dati.persona;
  return impedimenti(persona, dati, {
    giorno,
    titolo: 'DIPENDENTE',
    perGliEredi: false,
    lavoro: righe.map(({ chiave, datInizio, datFine }) => ({ descrizione: chiave, dal: datInizio, al: datFine })),
  }).filter(({ codice }) => codice !== 'MANDATO_FINITO');
};
