import { f24Routes } from './f24-chiamate.ts';
import { quadraturaRoutes } from './quadratura.ts';
import { scadenzeRoutes } from './scadenze.ts';

/** Filings. */
export const denunceRoutes = { ...f24Routes, ...quadraturaRoutes, ...scadenzeRoutes } as const;
