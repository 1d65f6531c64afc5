import { dotazioneRoutes } from './dotazione.ts';
import { pianiCapitoliRoutes } from './piani-capitoli.ts';

export const noipaRoutes = { ...pianiCapitoliRoutes, ...dotazioneRoutes } as const;
