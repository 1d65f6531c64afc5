import { lavoroHandler } from '../../platform/lavoro-steps.ts';
import { platformFromEnv } from '../../platform/platform.ts';
import { accorpamento } from './accorpamento.ts';

const platform = platformFromEnv(process.env, 'accorpamento');

export const handler = lavoroHandler(accorpamento(platform.store), platform);
