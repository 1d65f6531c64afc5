import { passaggioElaborazioni } from '#functions/cedolini/schede-accorpate/passaggio.ts';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { lavoroHandler } from '#platform/work/lavoro-steps.ts';
import { accorpamentoAnagrafe } from './accorpa-anagrafe.ts';

const { store, clock, log } = stepPlatformFromEnv(process.env, 'accorpa-anagrafe');

export const handler = lavoroHandler(accorpamentoAnagrafe(store, passaggioElaborazioni), { store, clock, log });
