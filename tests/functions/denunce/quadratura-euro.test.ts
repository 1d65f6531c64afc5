import { expect, test } from 'vitest';
import { quadraturaDi, VUOTO, type Parte } from '#functions/denunce/quadratura/celle.ts';

const OGGI = '2026-11-20';
const parte = (cambi: Partial<Parte>): Parte => ({
  ...VUOTO,
  denuncia: 'F24',
  mese: 10,
  codice: 'DM10',
  dovuto: 0,
  denunciato: 0,
  righe: 0,
  voce: { nome: 'PROVA ADA', descrizione: '' },
  ...cambi,
});
const deve = (dovuto: number, daInviareEntro?: string): Parte =>
  parte({ dovuto, righe: 1, ...(daInviareEntro === undefined ? {} : { daInviareEntro }) });
const nelFile = (denunciato: number): Parte => parte({ denunciato });
const cella = (...parti: readonly Parte[]) => quadraturaDi(parti, OGGI).righe[0];

test('a position paid in whole euro agrees with its file, and the rounding is named', () => {
  expect(cella(deve(155), nelFile(200))).toMatchObject({
    dovuto: 200,
    denunciato: 200,
    differenza: 0,
    arrotondamento: 45,
    esito: 'QUADRA',
  });
  expect(cella(deve(200), nelFile(200))).not.toHaveProperty('arrotondamento');
});

test('two files of a month round each its own row', () => {
  expect(cella(deve(149), deve(149), nelFile(100), nelFile(100))).toMatchObject({
    arrotondamento: -98,
    esito: 'QUADRA',
  });
  // In one file the two are rounded together.
  expect(cella(deve(149), deve(149), nelFile(300))).toMatchObject({ arrotondamento: 2, esito: 'QUADRA' });
});

test('more than rounding is a difference, told with the rounding beside it', () => {
  const diversa = cella(deve(355), nelFile(200));
  expect(diversa).toMatchObject({ dovuto: 400, differenza: -200, esito: 'DIVERSA' });
  expect(diversa?.voci).toContainEqual({
    lato: 'DOVUTO',
    nome: "Arrotondamento all'euro",
    descrizione: 'A carico della scuola',
    importo: 45,
  });
});

test('what is still to be sent is rounded by itself', () => {
  expect(cella(deve(155), nelFile(200), deve(249, '2026-12-16'))).toMatchObject({
    dovuto: 400,
    differenza: -200,
    esito: 'DA_INVIARE',
    entro: '2026-12-16',
  });
});

test('other codes stay in cents', () => {
  expect(
    quadraturaDi(
      [
        { ...deve(155), codice: 'CXX' },
        { ...nelFile(200), codice: 'CXX' },
      ],
      OGGI,
    ).righe[0],
  ).toMatchObject({ dovuto: 155, differenza: 45, esito: 'DIVERSA' });
});
