import { utentiScuola } from '#archivio/accesso/utenti-scuola.ts';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { postaFromEnv } from '#platform/posta.ts';
import { lavoroHandler } from '#platform/work/lavoro-steps.ts';
import { avvisiPosta } from './avvisi-posta.ts';

const platform = stepPlatformFromEnv(process.env, 'avvisi-posta');

export const handler = lavoroHandler(
  avvisiPosta({
    posta: postaFromEnv(process.env),
    utentiDi: (archivio) => utentiScuola(platform.store, archivio.codmin).list(),
  }),
  platform,
);
