import { filesFromEnv } from '#platform/files.ts';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { lavoroHandler } from '#platform/work/lavoro-steps.ts';
import { puliziaFile } from './pulizia.ts';

const { store, clock, log } = stepPlatformFromEnv(process.env, 'pulizia');

export const handler = lavoroHandler(puliziaFile(filesFromEnv(process.env)), { store, clock, log });
