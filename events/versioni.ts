import type { Schedule } from './schedules.ts';

/** The earlier versions of the functions that nobody can call any more go away. In the cloud only: on one machine a function has the version that is there. */
export const versioniSuperate = {
  name: 'versioni-superate',
  when: { hour: 4 },
  handler: 'functions/lavori/versioni/handler.ts',
  payload: { tipo: 'versioni-superate' },
} as const satisfies Pick<Schedule, 'name' | 'when' | 'handler' | 'payload'>;
