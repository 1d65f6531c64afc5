import { resolve } from 'node:path';
import { ArgomentoNonValido, readArguments } from '../command-line/arguments.ts';
import { AvvioNonRiuscito } from './avvio.ts';

/** What the table, the bucket and the state machines of this machine are called, whatever the port and the data folder. */
export const TABLE_NAME = 'emolumenti';
export const BUCKET_NAME = 'emolumenti';
/** What the users of this machine belong to: the same whatever port the identity provider answers on. */
export const LOCAL_USERS = 'urn:emolumenti:locale';
/** State machines are named by their kind after this prefix, as on AWS. */
export const STATE_MACHINE_PREFIX = 'arn:aws:states:eu-south-1:000000000000:stateMachine:emolumenti-';

/** How the local home is started. Ports: `port` for web, APIs and identity; the three after it for the engines. */
export interface LocalSettings {
  readonly port: number;
  readonly dataDir: string;
  readonly reset: boolean;
  /** Name of the data folder, said to let `reset` delete the work of people. */
  readonly conferma: string | undefined;
  /** True for a new data folder without the demonstration. */
  readonly vuoto: boolean;
  /** True for the development mode: page and functions follow their sources. */
  readonly sviluppo: boolean;
  readonly oggi: string | undefined;
}

/** Settings from the command line (`--reset`, `--conferma=CARTELLA`, `--vuoto`, `--sviluppo`, `--oggi=AAAA-MM-GG`) and the environment (PORT, DATA_DIR). @throws AvvioNonRiuscito */
export const readSettings = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): LocalSettings => {
  const { values } = parse(args);
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 1024 || port > 65_531)
    throw new AvvioNonRiuscito(`PORT deve essere un numero tra 1024 e 65531, non "${env.PORT}".`);
  if (values.oggi !== undefined && !isDay(values.oggi))
    throw new AvvioNonRiuscito(`--oggi vuole una data esistente nella forma AAAA-MM-GG, non "${values.oggi}".`);
  return {
    port,
    dataDir: resolve(env.DATA_DIR ?? '.data'),
    reset: values.reset,
    conferma: values.conferma,
    vuoto: values.vuoto,
    sviluppo: values.sviluppo,
    oggi: values.oggi,
  };
};

const parse = (args: readonly string[]) => {
  try {
    return readArguments(args, {
      options: {
        reset: { type: 'boolean', default: false },
        conferma: { type: 'string' },
        vuoto: { type: 'boolean', default: false },
        sviluppo: { type: 'boolean', default: false },
        oggi: { type: 'string' },
      },
    });
  } catch (error) {
    throw error instanceof ArgomentoNonValido ? new AvvioNonRiuscito(error.message) : error;
  }
};

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
