import { filesFromEnv } from '../../../platform/files.ts';
import { platformFromEnv } from '../../../platform/platform.ts';
import { lavoroHandler } from '../../../platform/work/lavoro-steps.ts';
import { stampa } from './stampa.ts';

const platform = platformFromEnv(process.env, 'stampa');

export const handler = lavoroHandler(stampa(filesFromEnv(process.env)), platform);
