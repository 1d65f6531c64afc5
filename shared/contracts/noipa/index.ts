import { dotazioneRoutes } from './dotazione.ts';
import { esamiRoutes } from './esami.ts';
import { listeRoutes } from './liste.ts';
import { pagamentiRoutes } from './pagamenti.ts';
import { pianiCapitoliRoutes } from './piani-capitoli.ts';

export const noipaRoutes = {
  ...pianiCapitoliRoutes,
  ...dotazioneRoutes,
  ...listeRoutes,
  ...pagamentiRoutes,
  ...esamiRoutes,
} as const;
