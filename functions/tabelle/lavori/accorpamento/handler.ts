import { daRicalcolare } from '#functions/cedolini/ricalcolo/da-ricalcolare.ts';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { lavoroHandler } from '#platform/work/lavoro-steps.ts';
import { accorpamento } from './accorpamento.ts';

const platform = { ...stepPlatformFromEnv(process.env, 'accorpamento'), conseguenze: daRicalcolare };

export const handler = lavoroHandler(accorpamento, platform);
