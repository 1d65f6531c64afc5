import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { defineEntita } from '../entita.ts';

/** The last run that was prepared to correct an accounted payslip, under the payslip's own uid. The index of runs may be late to tell of it: this never is. */
const CorrezioneAperta = z.object({
  uid: z.string().brand<'CEDOLINO'>(),
  versione: z.int(),
  correzione: z.string().brand<'PROCESSO'>(),
});
type CorrezioneAperta = z.infer<typeof CorrezioneAperta>;

export const correzioneApertaEntita = defineEntita<CorrezioneAperta>({
  nome: 'CORREZIONE_APERTA',
  posto: 'figlio',
  radice: 'PROCESSO',
  schema: CorrezioneAperta,
  shape: 1,
  senzaVoce: true,
});

/** Of one payslip. What was prepared may be accounted or gone by now: who reads it looks. */
export const correzioniAperte = (archivio: Archivio, cedolino: Uid<'CEDOLINO'>) => {
  const records = archivio.of(correzioneApertaEntita);
  return {
    get: () => records.get(cedolino),
    /** Fails the unit of change when another correction was prepared since `prima` was read. */
    put: (prima: CorrezioneAperta | undefined, correzione: Uid<'PROCESSO'>): readonly Operazione[] =>
      (prima === undefined
        ? records.create({ uid: cedolino, versione: 1, correzione })
        : records.update(prima, { correzione })
      ).operazioni,
  };
};
