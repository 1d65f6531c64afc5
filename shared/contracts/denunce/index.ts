import { f24Routes } from './f24-chiamate.ts';

/** Filings. */
export const denunceRoutes = { ...f24Routes } as const;
