import { inUso, riferimenti } from '#platform/data/uso-dei-record.ts';
import type { AzioniLavoro } from '#platform/work/lavoro-azioni.ts';
import { startLavoro } from '#platform/work/lavoro.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { accorpabili } from '../../accorpamento/accorpabili.ts';
import { TIPO_ACCORPAMENTO } from '../../accorpamento/accorpamento-service.ts';
import { ParametriAccorpamento } from '../../accorpamento/parametri.ts';
import { referenti } from '../../accorpamento/referenti.ts';

/** Undo of a merge: the deleted records come back at once, the moved ones by long work. Refused once a filing made since uses the destination. */
export const azioniAccorpamento = (workflows: Workflows): AzioniLavoro => ({
  undo: async (lavoro, context) => {
    const parametri = ParametriAccorpamento.parse(lavoro.parametri);
    const { tipo, destinazione, perdenti, copie, usatiPrima } = parametri;
    const utilizzatori = await riferimenti(context.archivio).list({ entita: tipo, uid: destinazione });
    const nuovi = utilizzatori.filter(
      ({ entita, uid }) => referenti[entita] === undefined && !usatiPrima.includes(`${entita}#${uid}`),
    );
    if (nuovi.length > 0) throw inUso("L'accorpamento non si annulla più, e la posizione di destinazione", nuovi);
    accorpabili[tipo].restore({ archivio: context.archivio, modifica: context.modifica }, copie);
    startLavoro(
      workflows,
      {
        tipo: TIPO_ACCORPAMENTO,
        area: 'tabelle',
        descrizione: accorciato(`Annullamento: ${lavoro.descrizione}`, 300),
        oggetto: lavoro.oggetto,
        ruoli: lavoro.ruoli,
        totale: utilizzatori.filter(({ spostato }) => spostato?.lavoro === lavoro.uid).length,
        parametri: { ...parametri, verso: 'annulla', perdenti, merge: lavoro.uid },
      },
      context,
    );
  },
});
