import * as z from 'zod';
import { ufficioCedolini } from '#shared/contracts/uffici.ts';
import { flag, numero, testo, uidDi } from '../../domain/campi.ts';
import { defineRoute } from '../route.ts';

const MASSIMO_PERSONE = 2000;

/** An item, or a whole person, that does not fit the run it would go to, and why. */
const Esclusa = z.strictObject({
  nominativo: testo(0, 200),
  desCf: testo(0, 16),
  /** Empty where the whole person is left out. */
  voce: testo(0, 200),
  motivo: testo(1, 500),
});
export type VoceEsclusa = z.infer<typeof Esclusa>;

export const migrazioneRoutes = {
  migraCompensi: defineRoute({
    roles: ufficioCedolini,
    licences: ['WWS'],
    scope: 'scuola',
    method: 'PUT',
    path: '/crud/migrazione-compensi',
    summary:
      'Copies the items of another run, with their competence and measure and never a computed amount, into a run being prepared, in the place of those its people had; `prova` only says what would be copied, replaced, left out',
    effect: 'write',
    errors: ['NON_TROVATO', 'STATO_NON_AMMESSO'],
    body: z.strictObject({
      processo: uidDi('PROCESSO'),
      idProcessoProv: uidDi('PROCESSO'),
      /** The payslips to take, or their people; none: all of them. */
      cedolini: z.array(z.union([uidDi('CEDOLINO'), uidDi('PERSONA')])).max(MASSIMO_PERSONE),
      prova: flag().optional(),
    }),
    response: z.strictObject({
      /** People the run did not have. */ aggiunte: numero(0, MASSIMO_PERSONE),
      /** People whose items are replaced, and how many items of theirs go away. */
      sostituite: numero(0, MASSIMO_PERSONE),
      vociTolte: numero(0, 100_000),
      vociCopiate: numero(0, 100_000),
      escluse: z.array(Esclusa).max(100_000),
    }),
  }),
} as const;
