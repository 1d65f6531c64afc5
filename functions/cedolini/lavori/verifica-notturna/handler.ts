import { bloccoFromEnv } from '#platform/blocco-dei-file.ts';
import { filesFromEnv } from '#platform/files.ts';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { lavoroHandler } from '#platform/work/lavoro-steps.ts';
import { checkElaborazioni } from './verifica-notturna.ts';

const { store, clock, log } = stepPlatformFromEnv(process.env, 'verifica-notturna');

export const handler = lavoroHandler(
  checkElaborazioni(log, { files: filesFromEnv(process.env), blocco: bloccoFromEnv(process.env) }),
  { store, clock, log },
);
