import type { TipoDiLavoro } from '#functions/lavori/flussi.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { nuovePersone } from '../../cedolini.ts';
import { startTestHome, type Person, type TestHome, type TestHomeOptions } from '../../home/test-home.ts';
import { loginOf } from '../../home/test-users.ts';
import { listAperti } from '../sguardi.ts';

/** A school with people on file, and who works in it. */
export interface ScuolaAlLavoro {
  readonly home: TestHome;
  readonly persone: readonly Persona[];
  readonly gestore: Person;
  /** Of the payslips. */
  readonly ufficio: Person;
  readonly tester: Person;
  /** A number that no other person, position or day of the school was made with. */
  readonly next: () => number;
}

/** Long work that only waits to be asked for, and what it is about. */
export interface Preparato {
  readonly chi: Person;
  /** Asks for it. @returns the uid of the work */
  readonly begin: () => Promise<string>;
  /** The records it is about, as they stand. */
  readonly read: () => Promise<unknown>;
  /** How they stand once it was closed, which tells them why. */
  readonly interrotto: (motivo: string) => unknown;
  /** How they stand once it was resumed to its end. */
  readonly concluso: unknown;
}

/** A state machine at one of the things it does. */
export interface Macchina {
  readonly nome: string;
  readonly tipo: TipoDiLavoro;
  /** The call of its steps from which it goes wrong: the second unless said. */
  readonly prima?: number;
  readonly prepare: (scuola: ScuolaAlLavoro) => Promise<Preparato>;
}

/** More people than a call removes, moves or carries on by itself. */
const PERSONE = 22;

export const openScuolaAlLavoro = async (casa: TestHomeOptions): Promise<ScuolaAlLavoro> => {
  const home = await startTestHome(casa);
  const gestore = await home.as(loginOf('GESTORE'));
  let numero = 100;
  return {
    home,
    gestore,
    ufficio: await home.as(loginOf('CEDOLINI')),
    tester: await home.as(loginOf('TESTER')),
    persone: await nuovePersone(gestore, PERSONE),
    next: () => (numero += 1),
  };
};

/** The one work that is open, for a call that does not say which it began. */
export const openWork = async ({ home }: ScuolaAlLavoro): Promise<string> => {
  const [uno, ...altri] = await listAperti(home);
  if (uno === undefined || altri.length > 0) throw new Error(`${altri.length + (uno ? 1 : 0)} works are open`);
  return uno.uid;
};
