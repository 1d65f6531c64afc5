import * as z from 'zod';
import { formato, stampa, type Indirizzo } from '#shared/contracts/stampe/stampa.ts';
import { ufficioVersamenti } from '#shared/contracts/uffici.ts';
import { anno, flag, mese, numero, testo, uidDi } from '#shared/domain/campi.ts';

/** What a print over a year of accounts takes. */
const annuale = {
  anno: anno(2023),
  uidSubAnagrafe: uidDi('PERSONA').optional(),
  provvisori: flag().optional(),
  formato: formato(),
} as const;

interface Annua {
  readonly path: `/${string}`;
  readonly titolo: string;
  readonly summary: string;
  readonly anteprima: Indirizzo;
}

const annua = <const C extends string>(codice: C, dichiarata: Annua) =>
  stampa({
    codice,
    method: 'POST',
    roles: ufficioVersamenti,
    errors: ['NON_TROVATO'],
    parametri: z.strictObject(annuale),
    ...dichiarata,
  });

export const printRiepilogoAnnuo = annua('annue-riepilogo', {
  path: '/stampe/annue/riepilogo',
  titolo: 'Riepilogo annuo',
  summary: 'Prints the year of each person: gross, contributions, tax, net, cost',
  anteprima: '/annue/riepilogo/:printId/preview',
});
export const printCompensiAnnui = annua('annue-compensi', {
  path: '/stampe/annue/compensi',
  titolo: 'Compensi annui',
  summary: 'Prints the pay of a year item by item, person by person, month by month',
  anteprima: '/annue/compensi/:printId/preview',
});
export const printGiornale = annua('giornale-emolumenti', {
  path: '/stampe/giornale-emolumenti',
  titolo: 'Giornale degli emolumenti',
  summary: 'Prints what was paid in a year in the order of payment, with the net added up',
  anteprima: '/annue/giornale/:printId/preview',
});
export const printTrattamentoAccessorio = annua('trattamento-accessorio', {
  path: '/stampe/trattamento-accessorio-cps',
  titolo: 'Trattamento accessorio',
  summary: 'Prints the pay subject to the pension fund by person and competence month',
  anteprima: '/annue/trattamento/:printId/preview',
});

export const printFabbisogno = stampa({
  codice: 'fabbisogno',
  method: 'POST',
  path: '/stampe/altre/fabbisogno',
  titolo: 'Fabbisogno finanziario',
  summary: 'Prints the money that completed runs not yet accounted need, by project and funding',
  roles: ufficioVersamenti,
  parametri: z.strictObject({
    anno: anno(2023),
    mese: mese(),
    progetto: testo(1, 150).optional(),
    formato: formato(),
  }),
  /** A print is whole, whatever the rows of a page. */
  ammessi: { nomi: { page: { come: 'senza-effetto', schema: numero(1, 1000) } } },
  anteprima: '/stampe-altre-stampe/:printId/preview',
});
