import * as z from 'zod';
import { meseFinale, periodo, tuttoLAnno } from '#shared/contracts/stampe/periodo.ts';
import { stampa } from '#shared/contracts/stampe/stampa.ts';
import { ufficioVersamenti } from '#shared/contracts/uffici.ts';
import { scelta } from '#shared/domain/campi.ts';

/** By creditor those imposed, those the person chose, all of them by person, or by creditor and month. */
const ContoTerziDaStampare = z
  .strictObject({ ...periodo, tipo: scelta(['conto-terzi', 'altre', 'elenco', 'riepilogo']) })
  .refine(...meseFinale);
export type ContoTerziDaStampare = z.infer<typeof ContoTerziDaStampare>;

export const printRitenuteContoTerzi = stampa({
  codice: 'ritenute-cterzi',
  method: 'POST',
  path: '/stampe/ritenute-cterzi',
  titolo: 'Ritenute in conto terzi',
  summary: 'Prints what is withheld for third parties with its reference and what is owed, for who pays the creditors',
  roles: ufficioVersamenti,
  errors: ['NON_TROVATO'],
  parametri: ContoTerziDaStampare,
  ammessi: { predefiniti: { ...tuttoLAnno, tipo: 'elenco' } },
  anteprima: {
    parametro: 'tipo',
    indirizzi: {
      'conto-terzi': '/stampe-ritenute-conto-terzi/:printId/preview',
      altre: '/stampe-altre-ritenute/:printId/preview',
      elenco: '/stampe-ritenute-elenco/:printId/preview',
      riepilogo: '/stampe-ritenute-riepilogo/:printId/preview',
    },
  },
});
