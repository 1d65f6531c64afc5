import { expect, test } from 'vitest';
import { avvisiAddizionali } from '#functions/cedolini/calcolo/conguaglio/avvisi-addizionali.ts';
import { Situazione, type SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';

const collaborazione = (cambi: Partial<SituazioneInput> = {}): Situazione =>
  Situazione.parse({
    tipo: 'COC',
    liquidazione: { anno: 2026, mese: 3 },
    dataPagamento: '2026-03-20',
    percettore: { tipo: 'COCOCO' },
    fiscali: { addizionali: { regione: 'LOMBARDIA', comune: 'F205' } },
    ...cambi,
  });
const detti = (cambi: Partial<SituazioneInput> = {}) =>
  avvisiAddizionali(collaborazione(cambi), regoleCorrenti()).map(({ messaggio }) => messaggio);

test('the first payment of a collaborator asks what the settlement will need: where they live, the tables of the year', () => {
  expect(detti()).toEqual([]);
  expect(detti({ fiscali: {} })).toEqual([
    expect.stringContaining('la regione e il comune di domicilio fiscale al 1° gennaio 2026'),
  ]);
  expect(detti({ fiscali: { addizionali: { regione: 'LOMBARDIA', comune: 'Z999' } } })).toEqual([
    expect.stringContaining('caricare la tabella ufficiale del 2026'),
  ]);
});

test('one notice says both tables, and none asks for those that are not published yet', () => {
  const ignote = { fiscali: { addizionali: { regione: 'NESSUNA', comune: 'Z999' } } };
  expect(detti(ignote)).toHaveLength(1);
  expect(detti({ ...ignote, dataPagamento: '2026-01-20' })).toEqual([]);
  expect(detti({ fiscali: {}, dataPagamento: '2026-01-20' })).toHaveLength(1);
});

test('a payment that settles says it by itself, and other kinds of run do not need them', () => {
  expect(detti({ fiscali: {}, opzioni: { conguaglio: true } })).toEqual([]);
  expect(detti({ fiscali: {}, tipo: 'EST', percettore: { tipo: 'OCCASIONALE' } })).toEqual([]);
  expect(avvisiAddizionali(null, regoleCorrenti())).toEqual([]);
});
