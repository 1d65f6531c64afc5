import { stepPlatformFromEnv } from '#platform/platform.ts';
import { lavoroHandler } from '#platform/work/lavoro-steps.ts';
import { aperturaMese } from './apertura-mese.ts';

const { store, clock, log } = stepPlatformFromEnv(process.env, 'apertura-mese');

export const handler = lavoroHandler(aperturaMese, { store, clock, log });
