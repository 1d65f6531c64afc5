import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Registrazione } from '#platform/data/entita.ts';
import { inUso, riferimenti } from '#platform/data/uso-dei-record.ts';
import { AppError } from '#platform/errors.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { notifica } from './notifica.ts';

/**
 * Rule of deletion of a record that others may use: refused naming where, and the attempt leaves a notification.
 * @param cosa the record in the words of the message, with its article: 'La voce 12 Progetto teatro'
 * @param utilizzatori users that hold it among much else, and so are read instead of registered
 */
export const eliminazioneProtetta =
  <T extends Registrazione>(
    entita: string,
    cosa: (record: T) => string,
    utilizzatori: (record: T, archivio: Archivio) => Promise<readonly string[]> = () => Promise.resolve([]),
  ) =>
  async (record: T, context: RequestContext): Promise<void> => {
    try {
      await riferimenti(context.archivio).refuseIfUsed({ entita, uid: record.uid }, cosa(record));
      const altri = await utilizzatori(record, context.archivio);
      if (altri.length > 0)
        throw inUso(
          cosa(record),
          altri.map((descrizione) => ({ descrizione })),
        );
    } catch (error) {
      if (error instanceof AppError && error.code === 'IN_USO')
        notifica(context.seRifiutata, context, 'USER_DELETE_TRIED', record.uid, {
          cosa: accorciato(cosa(record), 300),
        });
      throw error;
    }
  };
