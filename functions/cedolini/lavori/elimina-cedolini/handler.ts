import { filesFromEnv } from '#platform/files.ts';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { lavoroHandler } from '#platform/work/lavoro-steps.ts';
import { eliminazioneCedolini } from './elimina-cedolini.ts';

const platform = stepPlatformFromEnv(process.env, 'elimina-cedolini');

export const handler = lavoroHandler(eliminazioneCedolini(filesFromEnv(process.env)), platform);
