import { processiAperti } from '#archivio/cedolini/processi-del-mese.ts';
import { processiRepository, type Ammessa } from '#archivio/cedolini/processi-repository.ts';
import { rigaDi } from '#archivio/cedolini/processo.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { AppError } from '#platform/errors.ts';
import type { Files } from '#platform/files.ts';
import { startLavoro, toLavoro } from '#platform/work/lavoro.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import { MASSIMO_ACCORPABILI, type accorpamentoRoutes } from '#shared/contracts/cedolini/accorpamento.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { RouteInput, RouteOutput } from '#shared/contracts/route.ts';
import { ufficioCedolini } from '#shared/contracts/uffici.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { motivoNonAccorpabile } from './accorpabile.ts';
import { TIPO_ACCORPA, type ParametriAccorpa } from './parametri.ts';
import { personeDaAccorpare, putPersone } from './persone-accorpate.ts';

const ACCORPA: Ammessa = { cosa: 'accorpare', da: ['COMPLETATO'] };
/** People one run may hold. */
const MASSIMO_PERSONE = 2000;

/** The merge of a run into another: what it would do, and its start. Undone from its long work (`lavori/accorpa-elaborazioni`). */
export const accorpamentoService = ({
  files,
  workflows,
}: {
  readonly files: Files;
  readonly workflows: Workflows;
}) => ({
  /** @throws NON_TROVATO */
  list: async (
    { idProcessoDest, idProcessoProv }: RouteInput<typeof accorpamentoRoutes.listAccorpabili>['body'],
    archivio: Archivio,
  ): Promise<RouteOutput<typeof accorpamentoRoutes.listAccorpabili>> => {
    const processi = processiRepository(archivio);
    const dest = await processi.load(idProcessoDest);
    const altre = (await processiAperti(archivio)).filter(({ uid }) => uid !== dest.uid);
    return {
      accorpabili: altre
        .slice(0, MASSIMO_ACCORPABILI)
        .map((processo) => ({ processo: rigaDi(processo), motivo: motivoNonAccorpabile(processo, dest) })),
      anteprima:
        idProcessoProv === undefined ? null : await anteprimaDi(archivio, await processi.load(idProcessoProv), dest),
    };
  },

  /** Starts the merge; both runs are in progress meanwhile. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO saying what keeps the two apart */
  start: async (
    richiesta: RouteInput<typeof accorpamentoRoutes.accorpaProcessi>['body'],
    context: RequestContext,
  ): Promise<RouteOutput<typeof accorpamentoRoutes.accorpaProcessi>> => {
    const { archivio, modifica } = context;
    const processi = processiRepository(archivio);
    const dest = await processi.loadAmmesso(richiesta.idProcessoDest, richiesta.versioneDest, ACCORPA);
    const prov = await processi.loadAmmesso(richiesta.idProcessoProv, richiesta.versioneProv, ACCORPA);
    const motivo = prov.uid === dest.uid ? "È l'elaborazione stessa." : motivoNonAccorpabile(prov, dest);
    if (motivo !== null) throw nonAccorpabili(prov, dest, motivo);
    const { persone, inComune } = await personeDaAccorpare(archivio, prov.uid, dest.uid);
    const divisa = inComune.find((persona) => persona.motivo !== null);
    if (divisa) throw nonAccorpabili(prov, dest, `${divisa.nominativo}: ${divisa.motivo ?? ''}`);
    if (dest.numCedolini + persone.length - inComune.length > MASSIMO_PERSONE)
      throw nonAccorpabili(prov, dest, `Insieme avrebbero più di ${MASSIMO_PERSONE} persone.`);
    const parametri: ParametriAccorpa = {
      verso: 'accorpa',
      prov,
      dest: dest.uid,
      persone: await putPersone(files, archivio, dest.uid, persone),
      lavoroDest: dest.lavoroUid,
    };
    const lavoro = startLavoro(
      workflows,
      {
        tipo: TIPO_ACCORPA,
        area: 'cedolini',
        descrizione: accorciato(`Accorpamento di ${prov.DES_ELABORAZIONE} in ${dest.DES_ELABORAZIONE}`, 300),
        oggetto: dest.uid,
        totale: persone.length,
        ruoli: ufficioCedolini,
        parametri: { ...parametri },
      },
      context,
    );
    const inCorso = { STATUS: 'IN_CORSO', lavoroUid: lavoro.uid, totali: null } as const;
    modifica.write(processi.change(prov, inCorso, ACCORPA), voce(prov, { accorpataIn: dest.uid }));
    const processo = modifica.write(
      processi.change(
        dest,
        // What was computed by other rules, or before the data changed, must be computed again before it is accounted.
        { ...inCorso, FLG_RECOMPUTE: dest.FLG_RECOMPUTE || prov.FLG_RECOMPUTE || dest.regole !== prov.regole },
        ACCORPA,
      ),
      voce(dest, { accorpa: prov.uid, persone: persone.length }),
    );
    return { processo, lavoro: toLavoro(lavoro) };
  },
});

const voce = ({ STATUS }: Processo, altro: object) => ({
  azione: 'stato' as const,
  prima: { STATUS },
  dopo: { STATUS: 'IN_CORSO', ...altro },
});

const anteprimaDi = async (archivio: Archivio, prov: Processo, dest: Processo) => {
  const { persone, inComune } = await personeDaAccorpare(archivio, prov.uid, dest.uid);
  return { processo: rigaDi(prov), spostati: persone.length - inComune.length, inComune: [...inComune] };
};

const nonAccorpabili = (prov: Processo, dest: Processo, perche: string): AppError =>
  new AppError(
    'STATO_NON_AMMESSO',
    `L'elaborazione ${prov.ID_ELABORAZIONE} "${prov.DES_ELABORAZIONE}" non si può accorpare in "${dest.DES_ELABORAZIONE}". ${perche}`,
    { current: { ...prov } },
  );
