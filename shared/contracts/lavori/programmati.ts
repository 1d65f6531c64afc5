import * as z from 'zod';
import { defineRoute } from '../route.ts';
import { Lavoro } from './lavoro.ts';

export const programmatiRoutes = {
  listProgrammati: defineRoute({
    method: 'POST',
    path: '/crud/lavori/programmati',
    summary: 'What ran by itself in the school in the last sixty days, the latest first',
    roles: ['TESTER'],
    licences: ['WWS'],
    effect: 'read',
    scope: 'scuola',
    errors: [],
    body: z.strictObject({}),
    response: z.strictObject({ righe: z.array(Lavoro).max(500) }),
  }),
} as const;
