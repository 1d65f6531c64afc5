import { systemClock } from '#platform/clock.ts';
import { setting } from '#platform/environment.ts';
import { consoleLog } from '#platform/log.ts';
import { openFunzioni } from './funzioni.ts';
import { openMacchine } from './macchine.ts';
import { removeSuperate } from './potatura.ts';

/** Its settings are read when it is called: on one machine, where nobody calls it, there are none. */
export const handler = async (): Promise<{ readonly rimosse: number }> => {
  const { env } = process;
  const rimosse = await removeSuperate(
    {
      prefisso: setting(env, 'FUNCTION_PREFIX'),
      nomi: setting(env, 'FUNCTIONS').split(','),
      giorni: Number(setting(env, 'GIORNI')),
    },
    {
      funzioni: openFunzioni(),
      macchina: openMacchine(setting(env, 'STATE_MACHINE_PREFIX')),
      log: consoleLog('versioni-superate', env.LOG_LEVEL === 'error', undefined, env.LOG_FILE),
      adesso: systemClock().now(),
    },
  );
  return { rimosse };
};
