import { filesFromEnv } from '#platform/files.ts';
import { lettore } from './lettore.ts';

export const handler = lettore(filesFromEnv(process.env));
