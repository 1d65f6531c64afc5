import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import { AppError, nonTrovato } from '#platform/errors.ts';
import type { Files } from '#platform/files.ts';
import type { AzioniLavoro } from '#platform/work/lavoro-azioni.ts';
import {
  lavoriRepository,
  linkFileLavoro,
  restartLavoro,
  toLavoro,
  type LavoroSalvato,
} from '#platform/work/lavoro.ts';
import type { Workflows } from '#platform/work/workflows.ts';
import type { Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import { isAutorizzato } from '#shared/domain/accesso/ruoli.ts';

interface Mezzi {
  readonly files: Files;
  readonly workflows: Workflows;
  readonly azioni: Readonly<Partial<Record<string, AzioniLavoro>>>;
}

const nonAmmesso = (lavoro: LavoroSalvato, cosa: string) =>
  new AppError(
    'STATO_NON_AMMESSO',
    `"${lavoro.descrizione}" non si può ${cosa}: ora è ${lavoro.stato.toLowerCase().replace('_', ' ')}.`,
  );

/** Stops work that waits or is under way, with what its kind does then. @throws STATO_NON_AMMESSO */
export const endLavoro = async (
  { workflows, azioni }: Omit<Mezzi, 'files'>,
  lavoro: LavoroSalvato,
  context: RequestContext,
): Promise<LavoroSalvato> => {
  if (lavoro.stato !== 'ATTESA' && lavoro.stato !== 'IN_CORSO') throw nonAmmesso(lavoro, 'fermare');
  const { uid, tipo, stato, tentativo } = lavoro;
  await azioni[tipo]?.stop?.(lavoro, context);
  const lavori = lavoriRepository(context.archivio);
  context.modifica.add(...lavori.corsie(uid).closeTutte());
  const fermato = lavori.update(lavoro, {
    stato: 'FERMATO',
    motivo: 'INTERROTTA',
    finitoIl: instant(context.adesso),
    riprovabile: true,
  });
  context.modifica.afterCommit(() =>
    workflows.stop(
      tipo,
      { codmin: context.archivio.codmin, uid, tentativo },
      `Fermato dall'utente ${context.sessione.utente}`,
    ),
  );
  return context.modifica.write(fermato, { azione: 'stato', prima: { stato }, dopo: { stato: 'FERMATO' } });
};

/** Long work of the school: who started it sees it, and whoever has a role of its kind. */
export const lavoriService = ({ files, workflows, azioni }: Mezzi) => {
  const load = async (uid: string, { archivio, sessione }: RequestContext): Promise<LavoroSalvato> => {
    const lavoro = await lavoriRepository(archivio).load(uid);
    const suo = lavoro.utente === sessione.utente;
    if (!suo && !isAutorizzato(sessione.ruoli, lavoro.ruoli)) throw nonTrovato('Il lavoro');
    return lavoro;
  };
  return {
    get: async (uid: string, context: RequestContext): Promise<Lavoro & { link: string | null }> => {
      const lavoro = await load(uid, context);
      const blocchi =
        lavoro.stato === 'IN_CORSO' || lavoro.stato === 'FERMATO'
          ? await lavoriRepository(context.archivio).listBlocchi(uid, lavoro.tentativo)
          : [];
      return {
        ...toLavoro(lavoro, blocchi),
        link: lavoro.file && lavoro.stato === 'COMPLETATO' ? await linkFileLavoro(files, lavoro.file) : null,
      };
    },

    stop: async (uid: string, context: RequestContext): Promise<Lavoro> => {
      const dopo = await endLavoro({ workflows, azioni }, await load(uid, context), context);
      return toLavoro(dopo, await lavoriRepository(context.archivio).listBlocchi(uid, dopo.tentativo));
    },

    retry: async (uid: string, context: RequestContext): Promise<Lavoro> => {
      const lavoro = await load(uid, context);
      if (!lavoro.riprovabile) throw nonAmmesso(lavoro, 'ripetere');
      return toLavoro(restartLavoro(workflows, lavoro, context, await azioni[lavoro.tipo]?.retry?.(lavoro, context)));
    },

    undo: async (uid: string, context: RequestContext): Promise<Lavoro> => {
      const lavoro = await load(uid, context);
      const annulla = azioni[lavoro.tipo]?.undo;
      if (!lavoro.annullabile || !annulla) throw nonAmmesso(lavoro, 'annullare');
      await annulla(lavoro, context);
      const annullato = lavoriRepository(context.archivio).update(lavoro, {
        stato: 'ANNULLATO',
        annullabile: false,
        riprovabile: false,
        finitoIl: instant(context.adesso),
      });
      return toLavoro(
        context.modifica.write(annullato, {
          azione: 'stato',
          prima: { stato: lavoro.stato },
          dopo: { stato: 'ANNULLATO' },
        }),
      );
    },
  };
};
