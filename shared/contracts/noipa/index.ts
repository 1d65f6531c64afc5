import { divisioneRoutes } from './divisione.ts';
import { dotazioneRoutes } from './dotazione.ts';
import { esamiRoutes } from './esami.ts';
import { importazioneMofRoutes } from './importazione.ts';
import { listeRoutes } from './liste.ts';
import { pagamentiRoutes } from './pagamenti.ts';
import { pianiCapitoliRoutes } from './piani-capitoli.ts';
import { portaleRoutes } from './portale.ts';
import { variazioniNoipaRoutes } from './variazioni.ts';

export const noipaRoutes = {
  ...pianiCapitoliRoutes,
  ...dotazioneRoutes,
  ...listeRoutes,
  ...pagamentiRoutes,
  ...esamiRoutes,
  ...divisioneRoutes,
  ...importazioneMofRoutes,
  ...portaleRoutes,
  ...variazioniNoipaRoutes,
} as const;
