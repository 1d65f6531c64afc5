import { stepPlatformFromEnv } from '../../../platform/platform.ts';
import { lavoroHandler } from '../../../platform/work/lavoro-steps.ts';
import { accorpamento } from './accorpamento.ts';

const platform = stepPlatformFromEnv(process.env, 'accorpamento');

export const handler = lavoroHandler(accorpamento, platform);
