import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { processiRepository, type Ammessa } from '#archivio/cedolini/processi-repository.ts';
import { versioneRegole } from '#archivio/cedolini/versione-regole.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { AppError } from '#platform/errors.ts';
import type { AzioniLavoro } from '#platform/work/lavoro-azioni.ts';
import type { LavoroSalvato } from '#platform/work/lavoro.ts';
import { riassuntoDi } from '../../cedolino/riassunto.ts';
import { isDaRifare } from './elenco.ts';
import { ParametriCalcolo } from './parametri.ts';

const FERMA: Ammessa = { cosa: 'fermare', da: ['IN_CORSO'] };
const RIPRENDI: Ammessa = { cosa: 'ricalcolare', da: ['COMPLETATO', 'FALLITO'] };

/** The run follows its calculation: stopped it fails as INTERROTTA and keeps what is computed, retried it is in progress again. */
export const azioniCalcolo: AzioniLavoro = {
  stop: async (lavoro, context) => {
    const processi = processiRepository(context.archivio);
    const prima = await processi.loadAmmesso(asUid(lavoro.oggetto), null, FERMA);
    const testate = await cedoliniRepository(context.archivio).listTestate(prima.uid);
    const fallita = { STATUS: 'FALLITO', motivoFallimento: 'INTERROTTA' } as const;
    context.modifica.write(
      processi.change(prima, { ...riassuntoDi(testate, prima), totali: null, ...fallita }, FERMA),
      {
        azione: 'stato',
        prima: { STATUS: prima.STATUS },
        dopo: fallita,
      },
    );
  },

  retry: async (lavoro, context) => {
    const processi = processiRepository(context.archivio);
    const prima = await processi.loadAmmesso(asUid(lavoro.oggetto), null, RIPRENDI);
    if (prima.lavoroUid !== lavoro.uid)
      throw new AppError(
        'STATO_NON_AMMESSO',
        'Questo calcolo è stato superato da un altro più recente della stessa elaborazione: riprendere quello.',
      );
    const parametri = ParametriCalcolo.parse(lavoro.parametri);
    const regole = versioneRegole();
    const soloScartati = isConcluso(lavoro);
    // what was cut half way by a deploy begins again from the first person: the run is of one set of rules
    const giro = soloScartati || prima.regole === regole ? parametri.giro : prima.tentativo + 1;
    const prossimi = { ...parametri, giro, soloScartati };
    context.modifica.write(
      processi.change(
        prima,
        {
          STATUS: 'IN_CORSO',
          totali: null,
          motivoFallimento: null,
          regole,
          tentativo: giro,
          ...((await isTuttaDaRifare(context.archivio, prima.uid, prossimi)) ? { FLG_RECOMPUTE: false } : {}),
        },
        RIPRENDI,
      ),
      { azione: 'stato', prima: { STATUS: prima.STATUS }, dopo: { STATUS: 'IN_CORSO' } },
    );
    return prossimi;
  },
};

/** True when no payslip of before stays in the run: what had moved since it was computed is read again of everybody. */
const isTuttaDaRifare = async (archivio: Archivio, uid: string, parametri: ParametriCalcolo): Promise<boolean> =>
  (parametri.soloScartati || parametri.intero === true) &&
  (await cedoliniRepository(archivio).listTestate(uid)).every((testata) => isDaRifare(testata, parametri));

/** True when every person had an outcome: then a retry is of the rejected ones only, and never brings back a payslip somebody deleted. */
const isConcluso = ({
  stato,
  fatti,
  scartati,
  totale,
}: Pick<LavoroSalvato, 'stato' | 'fatti' | 'scartati' | 'totale'>): boolean =>
  stato !== 'FERMATO' && fatti + scartati >= totale;
