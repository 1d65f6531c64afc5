import { processiRepository, type Ammessa } from '#archivio/cedolini/processi-repository.ts';
import { asUid } from '#platform/data/entita.ts';
import { AppError } from '#platform/errors.ts';
import type { AzioniLavoro } from '#platform/work/lavoro-azioni.ts';

const FERMA: Ammessa = { cosa: 'fermare', da: ['IN_CORSO'] };
const RIPRENDI: Ammessa = { cosa: 'eliminare', da: ['COMPLETATO', 'FALLITO'] };

/** Of a run that is gone only the files are left to remove. */
const isGiaEliminata = (parametri: Readonly<Record<string, unknown>>): boolean => parametri.elenco === null;

/** A run whose removal was stopped has failed and keeps what is left; retried, the removal goes on. */
export const azioniElimina: AzioniLavoro = {
  stop: async ({ oggetto, parametri }, context) => {
    if (isGiaEliminata(parametri)) return;
    const processi = processiRepository(context.archivio);
    const prima = await processi.loadAmmesso(asUid(oggetto), null, FERMA);
    context.modifica.write(processi.change(prima, { STATUS: 'FALLITO', motivoFallimento: 'INTERROTTA' }, FERMA), {
      azione: 'stato',
      prima: { STATUS: prima.STATUS },
      dopo: { STATUS: 'FALLITO', motivoFallimento: 'INTERROTTA' },
    });
  },

  retry: async (lavoro, context) => {
    if (isGiaEliminata(lavoro.parametri)) return lavoro.parametri;
    const processi = processiRepository(context.archivio);
    const prima = await processi.loadAmmesso(asUid(lavoro.oggetto), null, RIPRENDI);
    if (prima.lavoroUid !== lavoro.uid)
      throw new AppError(
        'STATO_NON_AMMESSO',
        "Dopo questa eliminazione l'elaborazione è stata ricalcolata: chiedere di nuovo di eliminarla.",
      );
    context.modifica.write(processi.change(prima, { STATUS: 'IN_CORSO', motivoFallimento: null }, RIPRENDI), {
      azione: 'stato',
      prima: { STATUS: prima.STATUS },
      dopo: { STATUS: 'IN_CORSO' },
    });
    return lavoro.parametri;
  },
};
