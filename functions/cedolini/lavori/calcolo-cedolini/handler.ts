import { filesFromEnv } from '../../../platform/files.ts';
import { platformFromEnv } from '../../../platform/platform.ts';
import { lavoroHandler } from '../../../platform/work/lavoro-steps.ts';
import { calcoloCedolini } from './calcolo-cedolini.ts';

const platform = platformFromEnv(process.env, 'calcolo-cedolini');

export const handler = lavoroHandler(calcoloCedolini(filesFromEnv(process.env)), platform);
