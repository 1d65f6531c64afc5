import { fattiDelDifetto } from './difetto.ts';
import { keepErrore } from './registro-degli-errori.ts';

/** Structured log lines: stable codes and ids only, never names, codici fiscali, IBANs or amounts. */
export interface Log {
  readonly info: (evento: string, campi?: Readonly<Record<string, string | number | boolean | null>>) => void;
  readonly error: (
    evento: string,
    error: unknown,
    campi?: Readonly<Record<string, string | number | boolean | null>>,
  ) => void;
}

const write = (livello: 'info' | 'error', evento: string, campi: object, file?: string): void => {
  process[livello === 'error' ? 'stderr' : 'stdout'].write(`${JSON.stringify({ livello, evento, ...campi })}\n`);
  if (file) keepErrore(file, { evento, ...campi });
};

/** What is safe to say of a failure: its type, its stack and its causes' types. A defect's message may carry data, so it stays out. */
const causa = (error: unknown): object =>
  error instanceof Error
    ? {
        tipo: error.name,
        ...fattiDelDifetto(error),
        dove: (error.stack ?? '')
          .split('\n')
          .map((riga) => riga.trim())
          .filter((riga) => riga.startsWith('at '))
          .slice(0, 7)
          .join(' | '),
        ...(error.cause === undefined ? {} : { causa: causa(error.cause) }),
      }
    : { tipo: typeof error };

/**
 * @param soloErrori where a person reads the console: the steps that went well would bury what it is there to say
 * @param versione of the function that speaks, where it has more than one at work: what is counted of it is that of the new one
 * @param file where errors are kept too
 */
export const consoleLog = (componente: string, soloErrori = false, versione?: string, file?: string): Log => {
  const chi = { componente, ...(versione ? { versione } : {}) };
  return {
    info: (evento, campi = {}) => {
      if (!soloErrori) write('info', evento, { ...chi, ...campi });
    },
    error: (evento, error, campi = {}) => write('error', evento, { ...chi, ...campi, ...causa(error) }, file),
  };
};

/** A log that says nothing, for programs that print their own output. */
export const silentLog: Log = { info: () => undefined, error: () => undefined };
