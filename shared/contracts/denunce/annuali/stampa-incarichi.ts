import { formato, stampa } from '../../stampe/stampa.ts';
import { ufficioAdempimenti } from '../../uffici.ts';
import { semestreDelAnno } from './incarichi-dell-anno.ts';

export const printIncarichi = stampa({
  codice: 'incarichi-comunicati',
  method: 'POST',
  path: '/stampe/quadratura/incarichi',
  titolo: 'Incarichi e comunicazioni',
  summary: 'Prints the assignments of half a year, with what was paid and what was told of each',
  roles: ufficioAdempimenti,
  parametri: semestreDelAnno.extend({ formato: formato() }),
  anteprima: '/quadratura/:printId/preview',
});
