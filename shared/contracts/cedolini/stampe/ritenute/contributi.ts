import * as z from 'zod';
import { conPersona, meseFinale, periodo, tuttoLAnno } from '#shared/contracts/stampe/periodo.ts';
import { stampa } from '#shared/contracts/stampe/stampa.ts';
import { ufficioVersamenti } from '#shared/contracts/uffici.ts';
import { scelta } from '#shared/domain/campi.ts';
import { fondi } from '#shared/domain/elaborazione/fondi.ts';

/** By person, by fund and month, or of one person month by month. */
const tipiContributi = ['elenco', 'riepilogo', 'dipendente'] as const;

export const ContributiDaStampare = z
  .strictObject({ ...periodo, tipo: scelta(tipiContributi), fondo: scelta(fondi).optional() })
  .refine(...meseFinale)
  .refine(...conPersona);
export type ContributiDaStampare = z.infer<typeof ContributiDaStampare>;

export const printContributi = stampa({
  codice: 'contributi',
  method: 'POST',
  path: '/stampe/contributi',
  titolo: 'Contributi',
  summary: 'Prints social contributions: by person, by fund and month, or of one person',
  roles: ufficioVersamenti,
  errors: ['NON_TROVATO'],
  parametri: ContributiDaStampare,
  ammessi: { predefiniti: { ...tuttoLAnno, tipo: 'elenco' } },
  anteprima: {
    parametro: 'tipo',
    indirizzi: {
      elenco: '/stampe-contributi-elenco/:printId/preview',
      riepilogo: '/stampe-contributi-riepilogo/:printId/preview',
      dipendente: '/stampe-contributi-dipendente/:printId/preview',
    },
  },
});
