import type { GruppoAssenza } from '#shared/contracts/assenze/assenze.ts';
import { assenzeFamiglia } from '#shared/rules/contratto/assenze/assenze-famiglia.ts';
import { assenzeSalute } from '#shared/rules/contratto/assenze/assenze-salute.ts';
import { getTipoAssenza } from '#shared/rules/contratto/assenze/assenze.ts';

export const salute: ReadonlySet<string> = new Set(assenzeSalute.map(({ codice }) => codice));

const famiglia: ReadonlySet<string> = new Set(assenzeFamiglia.map(({ codice }) => codice));

/** Leaves of the family table whose reason says nothing of health or relatives. */
const senzaRiserbo: ReadonlySet<string> = new Set(['ASPETTATIVA']);

export const gruppoDi = (codice: string): GruppoAssenza => {
  if (salute.has(codice)) return 'SALUTE';
  return famiglia.has(codice) && !senzaRiserbo.has(codice) ? 'FAMIGLIA' : 'PERMESSI';
};

/** What a list says of a kind of absence: nothing about an illness, a disability or a relative. */
export const etichettaRiservata = (codice: string): string => {
  switch (gruppoDi(codice)) {
    case 'SALUTE':
      return 'Assenza per salute';
    case 'FAMIGLIA':
      return 'Assenza per la famiglia';
    case 'PERMESSI':
      return getTipoAssenza(codice)?.descrizione ?? 'Assenza';
  }
};

export const descrizioneTipo = (codice: string): string => getTipoAssenza(codice)?.descrizione ?? codice;

/** Kinds that may lie outside every service: the pay goes on after the contract. */
export const isFuoriContratto = (codice: string): boolean => codice === 'MATERNITA_FUORI_CONTRATTO';
