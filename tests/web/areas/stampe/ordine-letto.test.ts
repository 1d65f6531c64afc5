import { expect, test } from 'vitest';
import { writeCbi } from '#functions/cedolini/stampe/cedolini/ordine/cbi.ts';
import type { Ordine } from '#functions/cedolini/stampe/cedolini/ordine/elementi.ts';
import { writeSepa } from '#functions/cedolini/stampe/cedolini/ordine/sepa.ts';
import { readOrdine } from '#web/areas/stampe/ordine-letto.ts';

const bonifico: Ordine['bonifici'][number] = {
  numero: 1,
  nome: 'Provetti Ada',
  codiceFiscale: 'PRVDAA80A41H501X',
  intestatario: '',
  iban: 'IT60X0542811101000000123456',
  bic: null,
  importo: 123_450,
  comune: null,
  paga: true,
};
const ordine: Ordine = {
  codice: 'XX1M00100A-2026-7',
  creato: '2026-03-18T09:30:00.000Z',
  ordinante: 'Scuola Inventata',
  iban: 'IT60X0542811101000000654321',
  giorno: '2026-03-20',
  causale: 'Compensi di marzo',
  bonifici: [bonifico, { ...bonifico, numero: 2, nome: 'Inventati Ugo', importo: 5 }],
};

test.each([
  ['European', writeSepa(ordine)],
  ['Italian', writeCbi(ordine, { cuc: 'AB12CD34', abi: '05428', comune: 'Roma' })],
])('the %s order says how many transfers it holds, their sum, the day, from whom and to whom', (_, bytes) => {
  expect(readOrdine(Buffer.from(bytes).toString('utf8'))).toEqual({
    quanti: 2,
    totale: 123_455,
    giorno: '2026-03-20',
    ordinante: 'Scuola Inventata',
    conto: 'IT60X0542811101000000654321',
    bonifici: [
      { numero: 1, nome: 'Provetti Ada', iban: bonifico.iban, importo: 123_450 },
      { numero: 2, nome: 'Inventati Ugo', iban: bonifico.iban, importo: 5 },
    ],
  });
});

test('a file that is no order to a bank says nothing', () => {
  expect(readOrdine('<Denunce><Dt>2026-01-01</Dt></Denunce>')).toBeNull();
});
