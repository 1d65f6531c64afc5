import { assenzeRoutes as registrate } from './assenze.ts';
import { effettoAssenzaRoutes } from './effetto-assenza.ts';

/** Absences, their kinds, what they do to pay. */
export const assenzeRoutes = { ...registrate, ...effettoAssenzaRoutes } as const;
