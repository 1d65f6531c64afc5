import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { gruppiRiga } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import { wrongSums } from './invarianti.ts';
import { writesWatch } from './scritture.ts';

const SCUOLA = { pk: 'SCUOLA#XXTS00001A#PROCESSO#uno', scuola: 'XXTS00001A' } as const;
const importi = { lordo: 10_000, netto: 7_000, oneri: 3_000, lordoStato: 13_000 };
const riga = (gruppo: (typeof gruppiRiga)[number], importo: number) => [
  'VOCE',
  'Voce',
  gruppiRiga.indexOf(gruppo),
  null,
  null,
  importo,
  null,
  0,
];
const cedolino = (cambi: object = {}) => ({
  ...SCUOLA,
  sk: 'CEDOLINO#uno-chi',
  tipo: 'CEDOLINO',
  idProcesso: 'uno',
  uidSubAnagrafe: 'chi',
  esito: 'CALCOLATO',
  ...importi,
  righe: [riga('competenze', 10_000), riga('ritenute_fiscali', 3_000), riga('oneri', 3_000)],
  ...cambi,
});
const processo = (cambi: object = {}) => ({
  ...SCUOLA,
  sk: 'PROCESSO',
  tipo: 'PROCESSO',
  uid: 'uno',
  STATUS: 'COMPLETATO',
  totali: importi,
  ...cambi,
});
const pagamento = (cambi: object = {}) => ({
  pk: 'SCUOLA#XXTS00001A#PERSONA#chi',
  sk: 'PAGAMENTO#uno',
  scuola: 'XXTS00001A',
  tipo: 'PAGAMENTO',
  idProcesso: 'uno',
  uid: 'chi-uno',
  netto: 7_000,
  ...cambi,
});

const rotte = (importo: number) => {
  const vuote = { base: null, competenza: null, annoImposta: 2026, fondo: null, adempimenti: {}, mancanti: [] };
  const destinazione = {
    a: 'F24',
    sezione: 'F',
    ep: '100E',
    ordinario: '1001',
    ente: '',
    estremi: '',
    riferimentoA: '0003',
    riferimentoB: '2026',
    credito: false,
    riscontrato: true,
  };
  const una = { riga: 0, codice: 'IRPEF', gruppo: 'ritenute_fiscali', importo, destinazione, ...vuote };
  return {
    ...SCUOLA,
    sk: 'ROTTE_CEDOLINO#uno-chi',
    tipo: 'ROTTE_CEDOLINO',
    uid: 'uno-chi',
    contenuto: deflateRawSync(JSON.stringify([una])).toString('base64'),
  };
};
const f24 = {
  pk: 'SCUOLA#XXTS00001A#DENUNCIA#due',
  sk: 'DENUNCIA',
  scuola: 'XXTS00001A',
  tipo: 'DENUNCIA',
  riga: { uid: 'due', tipo: 'f24ep', processi: ['uno'], debito: 3_000, credito: 0 },
};

describe('what is stored', () => {
  test('that adds up is left alone', () => {
    expect(wrongSums([processo(), cedolino(), pagamento(), rotte(3_000), f24])).toEqual([]);
  });
  test.each([
    ['two payslips of one person', [processo(), cedolino(), cedolino(), pagamento()], /^I1 /],
    ['a net that its lines do not make', [cedolino({ netto: 7_101 })], /^I2 .*make 7000, its net is 7101$/],
    [
      'a total a cent away',
      [processo({ totali: { ...importi, oneri: 2_999 } }), cedolino(), pagamento()],
      /^I3 .*oneri/,
    ],
    ['an F24 of other money than its payslips owe', [rotte(2_999), f24], /^I4 .*pays 3000, its payslips owe 2999$/],
    ['half a cent', [pagamento({ irpef: 0.5 })], /^I8 /],
    ['a payslip nobody was paid for', [processo(), cedolino()], /^I9 /],
    ['a key of another school', [pagamento({ scuola: 'XXTS00002B' })], /^I10 /],
  ])('is found out: %s', (_caso, items, rilievo) => {
    expect(wrongSums(items)).toContainEqual(expect.stringMatching(rilievo));
  });
});

const scritto = (campi: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries({ ...SCUOLA, sk: 'uno', uid: 'uno', ...campi }).map(([nome, S]) => [nome, { S }]));
type Cambio = Parameters<ReturnType<typeof writesWatch>['onChange']>[0][number];
const cambio = (before: object | undefined, after: object | undefined) => ({ before, after }) as Cambio;
const voce = cambio(undefined, scritto({ tipo: 'AUDIT' }));
const elaborazione = (STATUS: string) => scritto({ tipo: 'PROCESSO', STATUS });
const testata = (hash: string) => scritto({ tipo: 'CEDOLINO', uid: 'uno-chi', idProcesso: 'uno', hash });

describe('what is written', () => {
  const seen = (...scritture: readonly (readonly Cambio[])[]) => {
    const { onChange, take } = writesWatch();
    scritture.forEach(onChange);
    return take();
  };
  const contabilizzata = [cambio(elaborazione('COMPLETATO'), elaborazione('CONTABILIZZATO')), voce];
  test('as it should be is left alone', () => {
    expect(seen([cambio(testata('a'), testata('b'))], contabilizzata)).toEqual([]);
  });
  test.each([
    ['a payslip after its run was accounted', [contabilizzata, [cambio(testata('a'), testata('b'))]], /^I5 /],
    [
      'an accounted run taken away',
      [contabilizzata, [cambio(elaborazione('CONTABILIZZATO'), undefined), voce]],
      /^I5 /,
    ],
    ['a state that leads nowhere', [[cambio(elaborazione('ATTESA'), elaborazione('COMPLETATO')), voce]], /^I6 /],
    ['no entry of the trail', [[cambio(undefined, elaborazione('ATTESA'))]], /^I7 /],
    ['two schools', [[voce, cambio(undefined, scritto({ pk: 'SCUOLA#XXTS00002B#AUDIT', tipo: 'AUDIT' }))]], /^I10/],
  ])('is found out: %s', (_caso, scritture, rilievo) => {
    expect(seen(...scritture)).toEqual([expect.stringMatching(rilievo)]);
  });
});
