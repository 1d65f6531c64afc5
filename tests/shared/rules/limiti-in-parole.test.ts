import { expect, test } from 'vitest';
import { limitiInParole } from '../../../shared/rules/limiti-in-parole.ts';

test('the limits of the law that sentences say are those of the rules of the year, and nothing where there is none', () => {
  expect([2021, 2025, 2026, 2027].map(limitiInParole)).toEqual([
    { franchigiaOccasionali: ' di 5.000,00 €', tettoSostitutiva: '', trattamentoIntegrativo: '' },
    {
      franchigiaOccasionali: ' di 5.000,00 €',
      tettoSostitutiva: '',
      trattamentoIntegrativo: ' tra 15.000,00 € e 28.000,00 €',
    },
    {
      franchigiaOccasionali: ' di 5.000,00 €',
      tettoSostitutiva: ' di 800,00 €',
      trattamentoIntegrativo: ' tra 15.000,00 € e 28.000,00 €',
    },
    {
      franchigiaOccasionali: ' di 5.000,00 €',
      tettoSostitutiva: '',
      trattamentoIntegrativo: ' tra 15.000,00 € e 28.000,00 €',
    },
  ]);
});
