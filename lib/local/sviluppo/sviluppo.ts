import type { HomeOptions } from '../home.ts';
import { livePage } from './live-page.ts';
import { restartedFunctions } from './restarted-functions.ts';
import { watchSources } from './watched-sources.ts';

/** The options that the home is started with while it is developed, and how to stop. */
export interface Sviluppo {
  readonly options: Required<Pick<HomeOptions, 'load' | 'before'>>;
  readonly inspectPort: number;
  readonly close: () => Promise<void>;
}

/**
 * Prepares the development mode: the page and the functions follow their sources, while data, sessions and files stay
 * where they are. The debugger of the functions is on the fourth port after the program's.
 */
export const openSviluppo = async (port: number, webDir: string, tell: (words: string) => void): Promise<Sviluppo> => {
  const inspectPort = port + 4;
  const functions = restartedFunctions(inspectPort);
  const page = await livePage(webDir);
  const stopFunctions = watchSources(['functions', 'shared', 'events'], () => {
    functions
      .restart()
      .then(() => tell('Funzioni ripartite.'))
      .catch((error: unknown) => tell(`Funzioni non ripartite: ${String(error)}`));
  });
  const stopPage = watchSources(['web', 'shared'], () => {
    page
      .rebuild()
      .then((reason) => tell(reason === null ? 'Pagina rifatta.' : `Pagina non rifatta: ${reason}`))
      .catch((error: unknown) => tell(`Pagina non rifatta: ${String(error)}`));
  });
  return {
    options: { load: functions.load, before: page.answer },
    inspectPort,
    close: async () => {
      stopFunctions();
      stopPage();
      functions.close();
      await page.close();
    },
  };
};
