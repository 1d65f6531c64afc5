import type { FaseImportazione } from '#archivio/scambio/importazione.ts';
import type { PassoContext, TipoLavoro } from '#platform/work/lavoro-steps.ts';
import { faseApplicazione } from './applicazione.ts';
import { faseControllo } from './controllo.ts';
import { parametriDi, type Fase, type MezziImportazione } from './fase.ts';
import { faseRipristino } from './ripristino.ts';

/** An import as long work: one kind, three phases. */
export const lavoroImportazione = (mezzi: MezziImportazione): TipoLavoro => {
  const fasi: Readonly<Record<FaseImportazione, Fase>> = {
    CONTROLLO: faseControllo(mezzi),
    APPLICAZIONE: faseApplicazione(mezzi),
    RIPRISTINO: faseRipristino(mezzi),
  };
  const fase = (context: PassoContext): Fase => fasi[parametriDi(context).fase];
  return {
    prepare: (context) => fase(context).prepare(context),
    blocco: (blocco, context) => fase(context).blocco(blocco, context),
    close: (blocchi, context) => fase(context).close(blocchi, context),
    seguito: async (context) => {
      await fase(context).seguito?.(context);
    },
    fallito: async (motivo, context, esaurito) => {
      await fase(context).fallito?.(motivo, context, esaurito);
    },
  };
};
