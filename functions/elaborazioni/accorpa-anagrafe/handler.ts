import { lavoroHandler } from '../../platform/lavoro-steps.ts';
import { platformFromEnv } from '../../platform/platform.ts';
import { accorpaAnagrafe } from './accorpa-anagrafe.ts';

const { store, clock, log } = platformFromEnv(process.env, 'accorpa-anagrafe');

export const handler = lavoroHandler(accorpaAnagrafe(store), { store, clock, log });
