import * as z from 'zod';
import { meseFinale, periodo, tuttoLAnno } from '#shared/contracts/stampe/periodo.ts';
import { stampa } from '#shared/contracts/stampe/stampa.ts';
import { ufficioVersamenti } from '#shared/contracts/uffici.ts';
import { scelta } from '#shared/domain/campi.ts';

const AltreTrattenuteDaStampare = z
  .strictObject({ ...periodo, tipo: scelta(['elenco', 'riepilogo']) })
  .refine(...meseFinale);
export type AltreTrattenuteDaStampare = z.infer<typeof AltreTrattenuteDaStampare>;

export const printAltreTrattenute = stampa({
  codice: 'altre-trattenute',
  method: 'POST',
  path: '/stampe/altre-tratt',
  titolo: 'Altre trattenute',
  summary: 'Prints what is withheld for third parties: by kind and person, or by kind and month',
  roles: ufficioVersamenti,
  errors: ['NON_TROVATO'],
  parametri: AltreTrattenuteDaStampare,
  ammessi: { predefiniti: { ...tuttoLAnno, tipo: 'elenco' } },
  anteprima: {
    parametro: 'tipo',
    indirizzi: {
      elenco: '/stampe-altre-trattenute-elenco/:printId/preview',
      riepilogo: '/stampe-altre-trattenute-riepilogo/:printId/preview',
    },
  },
});
