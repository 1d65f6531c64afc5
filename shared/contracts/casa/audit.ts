import * as z from 'zod';
import { pagina } from '../lista.ts';
import { defineRoute } from '../route.ts';

const testo = (massimo: number) => z.string().max(massimo);

export const VoceAudit = z.strictObject({
  quando: z.iso.datetime(),
  utente: testo(100),
  nome: testo(200),
  correlationId: testo(100),
  entita: testo(60),
  uid: testo(200),
  azione: testo(20),
  motivo: testo(500).nullable(),
  prima: z.record(z.string(), z.unknown()).nullable(),
  dopo: z.record(z.string(), z.unknown()).nullable(),
});
export type VoceAudit = z.infer<typeof VoceAudit>;

export const auditRoutes = {
  searchAudit: defineRoute({
    method: 'POST',
    path: '/crud/audit',
    summary: 'Who changed what and when, of one record or of a month',
    roles: ['GESTORE', 'TESTER'],
    licences: ['WWS'],
    effect: 'read',
    scope: 'scuola',
    errors: [],
    body: z.strictObject({
      entita: testo(60).optional(),
      uid: testo(200).optional(),
      anno: z.int().min(2000).max(2100).optional(),
      mese: z.int().min(1).max(12).optional(),
      limit: z.int().min(1).max(100).optional(),
      cursore: testo(2000).optional(),
    }),
    response: pagina(VoceAudit),
  }),
} as const;
