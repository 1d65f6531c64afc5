import * as z from 'zod';
import { meseFinale, periodo, tuttoLAnno } from '#shared/contracts/stampe/periodo.ts';
import { stampa } from '#shared/contracts/stampe/stampa.ts';
import { ufficioVersamenti } from '#shared/contracts/uffici.ts';
import { scelta } from '#shared/domain/campi.ts';

const AddizionaliDaStampare = z
  .strictObject({
    ...periodo,
    ente: scelta(['REGIONE', 'COMUNE']).optional(),
    rata: scelta(['ACCONTO', 'SALDO']).optional(),
  })
  .refine(...meseFinale);
export type AddizionaliDaStampare = z.infer<typeof AddizionaliDaStampare>;

export const printAddizionali = stampa({
  codice: 'addizionali',
  method: 'POST',
  path: '/stampe/addizionali',
  titolo: 'Addizionali',
  summary: 'Prints regional and municipal surtaxes by the body they go to and by person, advance and balance apart',
  roles: ufficioVersamenti,
  errors: ['NON_TROVATO'],
  parametri: AddizionaliDaStampare,
  ammessi: { predefiniti: tuttoLAnno },
  anteprima: '/stampe-addizionali/:printId/preview',
});
