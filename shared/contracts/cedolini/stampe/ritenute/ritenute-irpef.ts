import * as z from 'zod';
import { meseFinale, periodo, tuttoLAnno } from '#shared/contracts/stampe/periodo.ts';
import { stampa } from '#shared/contracts/stampe/stampa.ts';
import { ufficioVersamenti } from '#shared/contracts/uffici.ts';
import { scelta } from '#shared/domain/campi.ts';

const RitenuteIrpefDaStampare = z
  .strictObject({ ...periodo, tipo: scelta(['elenco', 'riepilogo']) })
  .refine(...meseFinale);
type RitenuteIrpefDaStampare = z.infer<typeof RitenuteIrpefDaStampare>;

export const printRitenuteIrpef = stampa({
  codice: 'ritenute-irpef',
  method: 'POST',
  path: '/stampe/ritenute-irpef',
  titolo: 'Ritenute IRPEF',
  summary: 'Prints income tax withheld and credits given: by person, or by month and code',
  roles: ufficioVersamenti,
  errors: ['NON_TROVATO'],
  parametri: RitenuteIrpefDaStampare,
  ammessi: { predefiniti: { ...tuttoLAnno, tipo: 'elenco' } },
  anteprima: {
    parametro: 'tipo',
    indirizzi: {
      elenco: '/ritenute-irpef-elenco/:printId/preview',
      riepilogo: '/ritenute-irpef-riepilogo/:printId/preview',
    },
  },
});
