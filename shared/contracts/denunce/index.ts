import { annualiRoutes } from './annuali/index.ts';
import { completaRoutes } from './completa.ts';
import { correzioniF24Routes } from './correzioni/chiamate.ts';
import { cuRoutes } from './cu/cu-chiamate.ts';
import { passaggioCuRoutes } from './cu/passaggio-cu.ts';
import { f24Routes } from './f24-chiamate.ts';
import { irapRoutes } from './irap.ts';
import { esitoRoutes } from './macchina/esito.ts';
import { tracciatoRoutes } from './macchina/tracciato.ts';
import { verificaRoutes } from './macchina/verifica.ts';
import { modelloMRoutes } from './modello-m.ts';
import { quadraturaRoutes } from './quadratura.ts';
import { riscontroRoutes } from './riscontro.ts';
import { sommeRestituiteRoutes } from './somme-restituite.ts';
import { sptRoutes } from './spt-chiamate.ts';
import { uniemensRoutes } from './uniemens-chiamate.ts';
import { listaPosPARoutes } from './uniemens/lista-pos-pa-chiamate.ts';

/** Filings. */
export const denunceRoutes = {
  ...annualiRoutes,
  ...completaRoutes,
  ...correzioniF24Routes,
  ...cuRoutes,
  ...passaggioCuRoutes,
  ...esitoRoutes,
  ...f24Routes,
  ...irapRoutes,
  ...modelloMRoutes,
  ...quadraturaRoutes,
  ...riscontroRoutes,
  ...sommeRestituiteRoutes,
  ...sptRoutes,
  ...uniemensRoutes,
  ...listaPosPARoutes,
  ...tracciatoRoutes,
  ...verificaRoutes,
} as const;
