import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { processiRepository, type Ammessa } from '#archivio/cedolini/processi-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { AppError } from '#platform/errors.ts';
import type { AzioniLavoro } from '#platform/work/lavoro-azioni.ts';
import { startLavoro, type LavoroSalvato } from '#platform/work/lavoro.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { ParametriAccorpa, TIPO_ACCORPA } from '../../accorpamento/parametri.ts';
import { riassuntoDi } from '../../cedolino/riassunto.ts';

const FERMA: Ammessa = { cosa: 'fermare', da: ['IN_CORSO'] };
const RIPRENDI: Ammessa = { cosa: 'accorpare', da: ['COMPLETATO', 'FALLITO'] };
const SEPARA: Ammessa = { cosa: 'separare', da: ['COMPLETATO'] };

/** A merge stopped halfway leaves each payslip in one run: both have failed and keep what they have, and the merge goes on when it is retried. */
export const azioniAccorpa = (workflows: Workflows): AzioniLavoro => ({
  stop: async (lavoro, context) => {
    const processi = processiRepository(context.archivio);
    const fallita = { STATUS: 'FALLITO', motivoFallimento: 'INTERROTTA' } as const;
    for (const uid of entrambe(lavoro)) {
      const prima = await processi.loadAmmesso(uid, null, FERMA);
      const testate = await cedoliniRepository(context.archivio).listTestate(uid);
      context.modifica.write(
        processi.change(prima, { ...riassuntoDi(testate, prima), totali: null, ...fallita }, FERMA),
        { azione: 'stato', prima: { STATUS: prima.STATUS }, dopo: fallita },
      );
    }
  },

  retry: async (lavoro, context) => {
    for (const uid of entrambe(lavoro)) await resume(uid, lavoro, context);
    return lavoro.parametri;
  },

  /** The run comes back at once, its payslips by long work. @throws STATO_NON_AMMESSO when the destination is accounted, shown, or took another run since */
  undo: async (lavoro, context) => {
    const { archivio, modifica } = context;
    const parametri = ParametriAccorpa.parse(lavoro.parametri);
    const processi = processiRepository(archivio);
    const dest = await processi.loadAmmesso(parametri.dest, null, SEPARA);
    const ultima = dest.accorpate?.at(-1);
    if (ultima?.lavoro !== lavoro.uid)
      throw new AppError(
        'STATO_NON_AMMESSO',
        `"${lavoro.descrizione}" non si può annullare ora: annullare prima l'accorpamento più recente${ultima ? `, quello di "${ultima.DES_ELABORAZIONE}"` : ''}.`,
        { current: { ...dest } },
      );
    const nuovo = startLavoro(
      workflows,
      {
        tipo: TIPO_ACCORPA,
        area: 'cedolini',
        descrizione: accorciato(`Annullamento: ${lavoro.descrizione}`, 300),
        oggetto: dest.uid,
        totale: ultima.cedolini,
        ruoli: lavoro.ruoli,
        parametri: { ...parametri, verso: 'annulla', lavoroDest: dest.lavoroUid },
      },
      context,
    );
    const inCorso = { STATUS: 'IN_CORSO', lavoroUid: nuovo.uid, totali: null } as const;
    const { prov } = parametri;
    // Two versions after the one that was merged: nobody holds it, and its payslips are written over by no older step.
    modifica.write(processi.create({ ...prov, ...inCorso, versione: prov.versione + 2, numCedolini: 0 }));
    modifica.write(processi.change(dest, { ...inCorso, accorpate: dest.accorpate?.slice(0, -1) }, SEPARA), {
      azione: 'stato',
      prima: { STATUS: dest.STATUS },
      dopo: { STATUS: 'IN_CORSO', separata: prov.uid },
    });
  },
});

const entrambe = (lavoro: LavoroSalvato): readonly [Uid<'PROCESSO'>, Uid<'PROCESSO'>] => {
  const { dest, prov } = ParametriAccorpa.parse(lavoro.parametri);
  return [dest, prov.uid];
};

const resume = async (uid: Uid<'PROCESSO'>, lavoro: LavoroSalvato, { archivio, modifica }: RequestContext) => {
  const processi = processiRepository(archivio);
  const prima = await processi.loadAmmesso(uid, null, RIPRENDI);
  if (prima.lavoroUid !== lavoro.uid)
    throw new AppError(
      'STATO_NON_AMMESSO',
      `"${lavoro.descrizione}" non si può riprendere: l'elaborazione "${prima.DES_ELABORAZIONE}" è stata ricalcolata dopo. Accorparle di nuovo.`,
    );
  modifica.write(processi.change(prima, { STATUS: 'IN_CORSO', totali: null, motivoFallimento: null }, RIPRENDI), {
    azione: 'stato',
    prima: { STATUS: prima.STATUS },
    dopo: { STATUS: 'IN_CORSO' },
  });
};
