import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { AppError } from '#platform/errors.ts';
import { defineEntita } from '../entita.ts';

const Turno = z.object({ uid: z.string(), versione: z.int() });
export type Turno = z.infer<typeof Turno>;

/** How many times the records of one kind of one person were written. */
export const turnoEntita = defineEntita<Turno>({
  nome: 'TURNO',
  posto: 'figlio',
  radice: 'PERSONA',
  schema: Turno,
  shape: 1,
  senzaVoce: true,
});

const contemporanea = () =>
  new AppError(
    'TROPPE_RICHIESTE',
    'Nello stesso istante un altro utente ha modificato i dati di questa persona: ripetere il salvataggio.',
  );

/**
 * Takes a turn in writing a kind of record of a person: rules between those records (no overlap, no double) hold only if nobody adds one
 * between the reading and the writing. Taken before reading; the operation goes with the write and is refused when another came first.
 */
export const takeTurno = async (archivio: Archivio, uidPersona: string, nome: string): Promise<Operazione> => {
  const uid = uidTurno(uidPersona, nome);
  return nextTurno(archivio, uid, await archivio.of(turnoEntita).get(uid));
};

export const uidTurno = (uidPersona: string, nome: string): string => `${uidPersona}-${nome.toLowerCase()}`;

/** The turn after the one that was read together with the records it keeps in order. */
export const nextTurno = (archivio: Archivio, uid: string, ultimo: Turno | undefined): Operazione => {
  const turni = archivio.of(turnoEntita);
  const { operazioni } = ultimo === undefined ? turni.create({ uid, versione: 1 }) : turni.update(ultimo, {});
  const [operazione] = operazioni;
  if (operazione === undefined) throw new Error('A turn is one operation');
  return { ...operazione, rifiuto: contemporanea };
};
