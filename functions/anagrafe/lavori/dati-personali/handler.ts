import { filesFromEnv } from '#platform/files.ts';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { lavoroHandler } from '#platform/work/lavoro-steps.ts';
import { utentePersonale } from '../../dati-personali/utente.ts';
import { raccoltaDatiPersonali } from './dati-personali.ts';

const platform = stepPlatformFromEnv(process.env, 'dati-personali');

export const handler = lavoroHandler(
  raccoltaDatiPersonali({ utenti: utentePersonale(platform.store), files: filesFromEnv(process.env) }),
  platform,
);
