import { codiciStampa } from '../../../../shared/contracts/stampe/stampe.ts';
import type { Store } from '../../../platform/data/dynamo.ts';
import type { Files } from '../../../platform/files.ts';
import type { PassoContext, TipoLavoro } from '../../../platform/work/lavoro-steps.ts';
import type { LavoroSalvato } from '../../../platform/work/lavoro.ts';
import { catalogoStampe } from '../../catalogue.ts';
import type { ContestoStampa, Stampa } from '../../stampa.ts';

const PDF = 'application/pdf';

/** A print as long work: one document, written whole, the same bytes however many times it is made. */
export const stampa = (store: Store, files: Files): TipoLavoro => {
  const contesto = ({ codmin, oggi, lavoro }: PassoContext): ContestoStampa => ({
    store,
    codmin,
    oggi,
    creato: lavoro.avviatoIl,
  });
  return {
    prepara: async (context) => {
      const totale = await stampaDi(context.lavoro).conta(context.lavoro.parametri, contesto(context));
      return { blocchi: totale === 0 ? [] : ['documento'], totale };
    },

    blocco: async (_blocco, context) => {
      const pezzi: Uint8Array[] = [];
      for await (const pezzo of stampaDi(context.lavoro).pezzi(context.lavoro.parametri, contesto(context)))
        pezzi.push(pezzo);
      await files.put(chiaveFile(context.lavoro, context.codmin), Buffer.concat(pezzi), PDF);
      return { fatti: context.lavoro.totale, scartati: 0, esiti: [], totali: {} };
    },

    concludi: async (blocchi, { codmin, lavoro }) => {
      if (blocchi.length === 0) return { motivo: 'Nessun dato da stampare.' };
      const chiave = chiaveFile(lavoro, codmin);
      return {
        file: {
          chiave,
          nome: stampaDi(lavoro).nomeFile(lavoro.parametri),
          tipo: PDF,
          dimensione: (await files.size(chiave)) ?? 0,
        },
      };
    },
  };
};

const chiaveFile = ({ uid }: LavoroSalvato, codmin: string): string => `${codmin}/stampe/${uid}.pdf`;

const stampaDi = ({ oggetto }: LavoroSalvato): Stampa => {
  const codice = codiciStampa.find((candidato) => candidato === oggetto);
  if (codice === undefined) throw new Error(`No print is called ${oggetto}`);
  return catalogoStampe[codice];
};
