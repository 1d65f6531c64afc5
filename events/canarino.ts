import type { Schedule } from './schedules.ts';

/**
 * The visit of a synthetic user, by the public address, as a person makes it. In the cloud only, and where the settings name a user: it touches
 * neither table nor files, and on one machine whoever started the program sees it.
 */
export const canarino = {
  name: 'canarino',
  when: { everyMinutes: 15 },
  handler: 'functions/lavori/canarino/handler.ts',
  payload: { tipo: 'canarino' },
} as const satisfies Pick<Schedule, 'name' | 'when' | 'handler' | 'payload'>;
