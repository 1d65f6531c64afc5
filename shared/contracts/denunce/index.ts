import { f24Routes } from './f24-chiamate.ts';
import { quadraturaRoutes } from './quadratura.ts';

/** Filings. */
export const denunceRoutes = { ...f24Routes, ...quadraturaRoutes } as const;
