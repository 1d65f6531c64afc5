import { importazioniRepository, type ImportazioneSalvata } from '#archivio/scambio/importazione.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { asUid } from '#platform/data/entita.ts';
import { AppError } from '#platform/errors.ts';
import type { AzioniLavoro } from '#platform/work/lavoro-azioni.ts';
import type { LavoroSalvato } from '#platform/work/lavoro.ts';
import { startRipristino, type MezziAvvio } from './avvio.ts';
import { changedSince, immaginiRepository } from './immagini.ts';

const NOMINATI = 20;

/** What stopping, retrying and undoing the work of an import does to the import itself. */
export const azioniImportazione = (mezzi: MezziAvvio): AzioniLavoro => {
  const load = async (lavoro: LavoroSalvato, { archivio }: RequestContext): Promise<ImportazioneSalvata> => {
    const importazione = await importazioniRepository(archivio).load(asUid(lavoro.oggetto));
    if (importazione.lavoro !== lavoro.uid)
      throw new AppError(
        'STATO_NON_AMMESSO',
        `L'importazione di ${importazione.nomeFile} è andata avanti: aggiornare la pagina.`,
      );
    return importazione;
  };
  const change = (
    prima: ImportazioneSalvata,
    stato: ImportazioneSalvata['stato'],
    motivo: string | null,
    { archivio, modifica }: RequestContext,
  ): void => {
    modifica.write(importazioniRepository(archivio).update(prima, { stato, motivo }), {
      azione: 'stato',
      prima: { stato: prima.stato },
      dopo: { stato },
      motivo,
    });
  };
  return {
    /** Applying is all or nothing: stopped, what was written is put back. */
    stop: async (lavoro, context) => {
      const importazione = await load(lavoro, context);
      const motivo = `Fermata da ${context.sessione.descutente}.`;
      if (importazione.fase === 'APPLICAZIONE') startRipristino(mezzi, importazione, 'RIPRISTINATA', motivo, context);
      else change(importazione, 'SOSPESA', motivo, context);
    },
    retry: async (lavoro, context) => {
      const importazione = await load(lavoro, context);
      if (importazione.stato !== 'SOSPESA')
        throw new AppError(
          'STATO_NON_AMMESSO',
          `L'importazione di ${importazione.nomeFile} non è sospesa: aggiornare la pagina.`,
        );
      change(importazione, importazione.fase, importazione.fase === 'RIPRISTINO' ? importazione.motivo : null, context);
      return lavoro.parametri;
    },
    /** Refused, by name, when a record was changed after the import. */
    undo: async (lavoro, context) => {
      const importazione = await load(lavoro, context);
      if (importazione.stato !== 'APPLICATA')
        throw new AppError(
          'STATO_NON_AMMESSO',
          `L'importazione di ${importazione.nomeFile} non si può annullare: ora è ${importazione.stato.toLowerCase()}.`,
        );
      const immagini = await immaginiRepository(context.archivio, importazione.uid).list();
      const cambiati = await changedSince(context.archivio, immagini);
      if (cambiati.length > 0) {
        const nomi = cambiati
          .slice(0, NOMINATI)
          .map(({ descrizione }) => descrizione)
          .join('; ');
        throw new AppError(
          'IN_USO',
          `L'importazione non si può annullare: ${cambiati.length === 1 ? 'un record è cambiato' : `${cambiati.length} record sono cambiati`} dopo (${nomi}${cambiati.length > NOMINATI ? '; …' : ''}).`,
          {
            fields: cambiati.slice(0, 100).map(({ uid, descrizione }) => ({
              path: uid,
              code: 'cambiato',
              message: `${descrizione}: modificato dopo l'importazione.`,
            })),
          },
        );
      }
      const { approveRipristino } = await import('./approvazione.ts');
      await approveRipristino(importazione, immagini, context);
      startRipristino(mezzi, importazione, 'ANNULLATA', `Annullata da ${context.sessione.descutente}.`, context);
    },
  };
};
