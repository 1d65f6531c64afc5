import { stepPlatformFromEnv } from '#platform/platform.ts';
import { lavoroHandler } from '#platform/work/lavoro-steps.ts';
import { provaCollaudo } from './prova-collaudo.ts';

export const handler = lavoroHandler(provaCollaudo, stepPlatformFromEnv(process.env, 'prova-collaudo'));
