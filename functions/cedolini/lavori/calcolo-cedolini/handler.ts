import { filesFromEnv } from '#platform/files.ts';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { lavoroHandler } from '#platform/work/lavoro-steps.ts';
import { calcoloCedolini } from './calcolo-cedolini.ts';

const platform = stepPlatformFromEnv(process.env, 'calcolo-cedolini');

export const handler = lavoroHandler(calcoloCedolini(filesFromEnv(process.env)), platform);
