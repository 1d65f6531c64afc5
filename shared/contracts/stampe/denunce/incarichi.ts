import { semestreDelAnno } from '../../denunce/annuali/incarichi-dell-anno.ts';
import { formato, stampa } from '../stampa.ts';
import { ufficioAdempimenti } from '../uffici.ts';

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
