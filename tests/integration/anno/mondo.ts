import { expect } from 'vitest';
import { beginProgrammato } from '#functions/lavori/programmati/programmati.ts';
import { saveLicenza, saveScuola } from '#lib/admin/scuole.ts';
import { systemClock } from '#platform/clock.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { lavoriRepository } from '#platform/work/lavoro.ts';
import { uidProgrammato } from '#platform/work/programmato.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { ModelloF24 } from '#shared/domain/elaborazione/denuncia.ts';
import type { SetupType } from '#shared/domain/elaborazione/elaborazione.ts';
import { startTestHome, type Person, type TestHome, type TestHomeOptions } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';

/** An office that lives months: the day goes on, the people and their records stay. */
export interface Anno {
  readonly home: TestHome;
  /** The user who does everything, on the day it is. */
  readonly chi: Person;
  readonly arriva: (giorno: string) => Promise<void>;
  /** The work that runs by itself in the night, to its end. */
  readonly notte: () => Promise<void>;
  readonly persone: Map<string, Persona>;
  readonly uidDi: (nome: string) => Uid<'PERSONA'>;
  /** The form by which its kind of school pays. */
  readonly modello: ModelloF24;
}

/** The acts of an office in a season, in order, each with the expectations about it. */
export type Stagione = readonly (readonly [string, (scuola: Anno) => Promise<void>])[];

const LICENZE = ['WWS', 'F24', 'CUD', 'WIR', 'WWP', 'WWB'];

/** The product with one school, registered with its licences as the commands of an administrator do, on a first day; `start` may put a browser beside it. */
export const openAnno = async (
  codmin: string,
  desScuola: string,
  setupType: SetupType,
  primoGiorno: string,
  start: (options: Pick<TestHomeOptions, 'oggi' | 'scuole'>) => Promise<TestHome> = startTestHome,
): Promise<Anno> => {
  let oggi = primoGiorno;
  const home = await start({ oggi, scuole: [codmin] });
  const luogo = { citta: 'Torino', regione: 'Piemonte', provincia: 'TO' };
  await saveScuola(home.store, { ...luogo, codmin, desScuola, setupType }, new Date());
  for (const licenza of LICENZE)
    await saveLicenza(
      home.store,
      codmin,
      { licenza, expireDate: '2099-12-31', status: 'ATTIVA' },
      { adesso: new Date(), oggi },
    );
  const gestore = await home.as(loginOf('GESTORE', codmin));
  const persone = new Map<string, Persona>();
  return {
    home,
    modello: setupType === 'PARITARIA' ? 'ORDINARIO' : 'EP',
    get chi() {
      return { ...gestore, sessione: { ...gestore.sessione, oggi } };
    },
    arriva: async (giorno) => {
      oggi = giorno;
      await home.restart({ oggi });
    },
    notte: async () => {
      const mezzi = {
        ...stepPlatformFromEnv(process.env, 'prova'),
        workflows: workflowsFromEnv(process.env),
        clock: systemClock(oggi),
      };
      await beginProgrammato(codmin, 'scadenze', mezzi);
      const lavori = lavoriRepository(archivioDi(home.store, codmin));
      await expect
        .poll(async () => (await lavori.get(uidProgrammato('scadenze', oggi)))?.stato, { timeout: 60_000 })
        .toBe('COMPLETATO');
    },
    persone,
    uidDi: (nome) => {
      const persona = persone.get(nome);
      if (persona === undefined) throw new Error(`Nobody is called ${nome}`);
      return persona.uid;
    },
  };
};
