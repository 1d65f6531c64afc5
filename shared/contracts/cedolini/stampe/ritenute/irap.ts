import * as z from 'zod';
import { conPersona, meseFinale, periodo, tuttoLAnno } from '#shared/contracts/stampe/periodo.ts';
import { stampa } from '#shared/contracts/stampe/stampa.ts';
import { ufficioVersamenti } from '#shared/contracts/uffici.ts';
import { scelta } from '#shared/domain/campi.ts';

const IrapDaStampare = z
  .strictObject({ ...periodo, tipo: scelta(['elenco', 'riepilogo', 'dipendente']) })
  .refine(...meseFinale)
  .refine(...conPersona);
type IrapDaStampare = z.infer<typeof IrapDaStampare>;

export const printIrap = stampa({
  codice: 'irap',
  cosa: 'IRAP',
  method: 'POST',
  path: '/stampe/irap',
  titolo: 'IRAP',
  summary: 'Prints the IRAP of the school: by person, by month and code, or of one person',
  roles: ufficioVersamenti,
  errors: ['NON_TROVATO'],
  parametri: IrapDaStampare,
  ammessi: { predefiniti: { ...tuttoLAnno, tipo: 'elenco' } },
  anteprima: {
    parametro: 'tipo',
    indirizzi: {
      elenco: '/stampe-irap-elenco/:printId/preview',
      riepilogo: '/stampe-irap-riepilogo/:printId/preview',
      dipendente: '/stampe-irap-dipendente/:printId/preview',
    },
  },
});
