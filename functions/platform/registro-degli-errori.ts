import { appendFileSync } from 'node:fs';

/** Keeps the lines of what went wrong where the installation has a file for them (LOG_FILE): on one machine, whose console nobody reads again. */
export const keepErrore = (riga: object, quando = new Date()): void => {
  const file = process.env.LOG_FILE;
  if (file === undefined || file === '') return;
  try {
    appendFileSync(file, `${JSON.stringify({ quando: quando.toISOString(), ...riga })}\n`, { mode: 0o600 });
  } catch {
    // the disk is full: the console has the line
  }
};
