import { f24Routes } from './f24-chiamate.ts';
import { irapRoutes } from './irap.ts';
import { quadraturaRoutes } from './quadratura.ts';
import { scadenzeRoutes } from './scadenze.ts';
import { uniemensRoutes } from './uniemens-chiamate.ts';
import { verificaRoutes } from './verifica.ts';

/** Filings. */
export const denunceRoutes = {
  ...f24Routes,
  ...irapRoutes,
  ...quadraturaRoutes,
  ...scadenzeRoutes,
  ...uniemensRoutes,
  ...verificaRoutes,
} as const;
