import { appendFileSync } from 'node:fs';
import { instant, systemClock } from './clock.ts';

/** Keeps a line of what went wrong in the file that an installation has for them (LOG_FILE): on one machine, whose console nobody reads again. */
export const keepErrore = (file: string, riga: object): void => {
  try {
    appendFileSync(file, `${JSON.stringify({ quando: instant(systemClock().now()), ...riga })}\n`, { mode: 0o600 });
  } catch {
    // the disk is full: the console has the line
  }
};
