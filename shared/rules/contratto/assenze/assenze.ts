import type { RegolaDatata } from '../../regola.ts';
import type { EffettoAssenza, TipoAssenza } from './assenza.ts';
import { assenzeFamiglia } from './assenze-famiglia.ts';
import { assenzePermessi } from './assenze-permessi.ts';
import { assenzeSalute } from './assenze-salute.ts';

/** Every kind of absence with its effect on pay. Codes are ours and stable: the SIDI list is not public. */
export const tipiAssenza: readonly TipoAssenza[] = [...assenzeSalute, ...assenzeFamiglia, ...assenzePermessi];

const perCodice: ReadonlyMap<string, TipoAssenza> = new Map(tipiAssenza.map((tipo) => [tipo.codice, tipo]));

/** The kind of absence with a code, if there is one. */
export const getTipoAssenza = (codice: string): TipoAssenza | undefined => perCodice.get(codice);

export const regoleAssenze: readonly RegolaDatata<EffettoAssenza>[] = tipiAssenza.map(({ effetto }) => effetto);
