import { filesFromEnv } from '#platform/files.ts';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { lavoroHandler } from '#platform/work/lavoro-steps.ts';
import { accorpamentoElaborazioni } from './accorpa-elaborazioni.ts';

const platform = stepPlatformFromEnv(process.env, 'accorpa-elaborazioni');

export const handler = lavoroHandler(accorpamentoElaborazioni(filesFromEnv(process.env)), platform);
