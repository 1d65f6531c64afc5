import { expect, test } from 'vitest';
import type { RigaDenuncia } from '#shared/contracts/denunce/denuncia.ts';
import { correzioniDi, gruppiDi } from '#web/areas/denunce/parti/gruppi-record.ts';
import { valoriDi } from '#web/areas/denunce/parti/valori-record.ts';

const campi = [
  { nome: 'Cognome', titolo: 'Cognome', gruppo: 'Lavoratore', fisso: true },
  { nome: 'Imponibile', titolo: 'Imponibile', importo: true, gruppo: 'Contributo' },
  { nome: 'Contributo', titolo: 'Contributo', importo: true },
  { nome: 'Cessazione.Giorno', titolo: 'Cessato il', giorno: true, gruppo: 'Cessazione' },
] as const;
const riga: RigaDenuncia = {
  chiave: 'I prova',
  persona: null,
  calcolati: { Cognome: 'Inventati', Imponibile: 100_00, Contributo: 9_00, 'Cessazione.Giorno': '' },
  inseriti: [
    { campo: 'Contributo', valore: 8_00, calcolato: 9_00, perche: 'prova', chi: 'Ufficio', il: '2026-03-01T09:00:00Z' },
  ],
  origini: 2,
  persone: 1,
};

test('the form of a record has every field, in the groups that its fields begin', () => {
  expect(
    gruppiDi(campi).map(({ titolo, campi: suoi }) => [titolo, suoi.map(({ nome, tipo }) => `${nome}: ${tipo}`)]),
  ).toEqual([
    ['Lavoratore', ['Cognome: testo']],
    ['Contributo', ['Imponibile: importo', 'Contributo: importo']],
    ['Cessazione', ['Cessazione.Giorno: data']],
  ]);
  expect(gruppiDi([{ nome: 'Ente', titolo: 'Ente' }])).toMatchObject([{ titolo: 'Dati' }]);
});

test('what changed in it is sent together; the computed value, or an empty amount, is put back', () => {
  const valori = valoriDi(gruppiDi(campi), riga);
  expect(correzioniDi(campi, riga, valori)).toEqual({});
  const con = (importi: object, testi: object) => ({
    ...valori,
    importi: { ...valori.importi, ...importi },
    testi: { ...valori.testi, ...testi },
  });
  expect(correzioniDi(campi, riga, con({ Imponibile: 90_00 }, { Cessazione__Giorno: '2026-03-31' }))).toEqual({
    Imponibile: 90_00,
    'Cessazione.Giorno': '2026-03-31',
  });
  expect(correzioniDi(campi, riga, con({ Contributo: 9_00 }, {}))).toEqual({ Contributo: null });
  expect(correzioniDi(campi, riga, con({ Contributo: null }, {}))).toEqual({ Contributo: null });
});
