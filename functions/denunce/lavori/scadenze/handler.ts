import { stepPlatformFromEnv } from '#platform/platform.ts';
import { lavoroHandler } from '#platform/work/lavoro-steps.ts';
import { avvisoScadenze } from './scadenze.ts';

const { store, clock, log } = stepPlatformFromEnv(process.env, 'scadenze');

export const handler = lavoroHandler(avvisoScadenze, { store, clock, log });
