import { stepPlatformFromEnv } from '#platform/platform.ts';
import { lavoroHandler } from '#platform/work/lavoro-steps.ts';
import { duplicazioneServizi } from './duplica-servizi.ts';

const { store, clock, log } = stepPlatformFromEnv(process.env, 'duplica-servizi');

export const handler = lavoroHandler(duplicazioneServizi, { store, clock, log });
