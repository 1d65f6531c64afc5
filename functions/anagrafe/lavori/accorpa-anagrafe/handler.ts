import { stepPlatformFromEnv } from '../../../platform/platform.ts';
import { lavoroHandler } from '../../../platform/work/lavoro-steps.ts';
import { accorpaAnagrafe } from './accorpa-anagrafe.ts';

const { store, clock, log } = stepPlatformFromEnv(process.env, 'accorpa-anagrafe');

export const handler = lavoroHandler(accorpaAnagrafe(store), { store, clock, log });
