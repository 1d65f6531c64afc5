import { setting } from '#platform/environment.ts';
import { filesFromEnv } from '#platform/files.ts';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { lavoroHandler } from '#platform/work/lavoro-steps.ts';
import { stampa } from './stampa.ts';

const platform = stepPlatformFromEnv(process.env, 'stampa');

export const handler = lavoroHandler(stampa(filesFromEnv(process.env), setting(process.env, 'RELEASE')), platform);
