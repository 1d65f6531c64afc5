import { identitaFromEnv } from '#platform/identita-dell-ambiente.ts';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { retryConti } from './riprova.ts';

const platform = stepPlatformFromEnv(process.env, 'riprova-conti');
const identita = identitaFromEnv(process.env);

export const handler = (): Promise<{ readonly fatti: number; readonly rimasti: number }> =>
  retryConti({ ...platform, identita });
