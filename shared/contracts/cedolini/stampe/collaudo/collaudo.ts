import * as z from 'zod';
import { formato, stampa } from '#shared/contracts/stampe/stampa.ts';
import { uidDi } from '#shared/domain/campi.ts';

const diProva = { method: 'POST', roles: ['TESTER'], errors: ['NON_TROVATO'] } as const;
const prova = { uid: uidDi('PROVA_COLLAUDO') };

export const printProva = stampa({
  ...diProva,
  codice: 'collaudo-cedolini',
  path: '/stampe/test/cedolini',
  titolo: 'Collaudo dei cedolini',
  summary: 'Prints a test: each line of its payslips, expected and found, and why they differ',
  parametri: z.strictObject({ ...prova, formato: formato() }),
  anteprima: '/collaudo/cedolini/:printId/preview',
});

export const printProvaDettagli = stampa({
  ...diProva,
  codice: 'collaudo-cedolini-dettagli',
  path: '/stampe/test/cedolini/dettagli',
  titolo: 'Cedolini del collaudo spiegati',
  summary: 'Prints the payslips that a test found, with the annex that explains every figure',
  parametri: z.strictObject(prova),
  anteprima: '/collaudo/cedolini/:printId/details/preview',
});
