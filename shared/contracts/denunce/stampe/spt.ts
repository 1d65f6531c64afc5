import * as z from 'zod';
import { scelta, uidDi } from '#shared/domain/campi.ts';
import { formato, stampa } from '../../stampe/stampa.ts';
import { ufficioAdempimenti } from '../../uffici.ts';

/** Where a process is open; its preview is inside it. */
const PROCESSO = '/accessori-fuori-sistema/:id/:anno/:meseDa/:meseA/:disabledMod';

export const printSptRiepilogativa = stampa({
  codice: 'spt-riepilogativa',
  cosa: 'SPT',
  method: 'GET',
  path: '/stampe/spt/riepilogativa',
  titolo: 'Riepilogo degli accessori fuori sistema',
  summary: 'Prints a process of accessory pay: who was paid, base and tax of the year and of the years before',
  roles: ufficioAdempimenti,
  errors: ['NON_TROVATO'],
  parametri: z.strictObject({ uid: uidDi('DENUNCIA'), da: scelta(['elenco', 'processo']), formato: formato() }),
  ammessi: { predefiniti: { da: 'elenco' } },
  anteprima: {
    parametro: 'da',
    indirizzi: {
      elenco: '/accessori-fuori-sistema/:printId/preview',
      processo: `${PROCESSO}/:printId/preview`,
    },
  },
});

export const printSptDipendente = stampa({
  codice: 'spt-dipendente',
  cosa: 'SPT',
  method: 'GET',
  path: '/stampe/spt/dipendente',
  titolo: 'Accessori fuori sistema del dipendente',
  summary: 'Prints the compensations of a person of a process',
  roles: ufficioAdempimenti,
  errors: ['NON_TROVATO'],
  parametri: z.strictObject({ uid: uidDi('DENUNCIA'), idDipendente: uidDi('PERSONA'), formato: formato() }),
  anteprima: `${PROCESSO}/:id_dip/:nominativo/:cf/:printId/preview`,
});

export const printSptPortale = stampa({
  codice: 'spt-portale',
  cosa: 'SPT',
  method: 'GET',
  path: '/stampe/spt/portale',
  titolo: 'Foglio per «Gestione da file», da salvare come Excel 97-2003',
  summary:
    'The compensations of a process, one a row, for the file management of the portal: its titles are not public',
  roles: ufficioAdempimenti,
  errors: ['NON_TROVATO'],
  parametri: z.strictObject({ uid: uidDi('DENUNCIA'), formato: formato() }),
  anteprima: `${PROCESSO}/:printId/preview`,
});
