import { assenzeRoutes as registrate } from './assenze.ts';
import { effettoAssenzaRoutes } from './effetto-assenza.ts';
import { supplentiRoutes } from './supplenti.ts';

/** Absences, their kinds, what they do to pay, who covers them. */
export const assenzeRoutes = { ...registrate, ...effettoAssenzaRoutes, ...supplentiRoutes } as const;
