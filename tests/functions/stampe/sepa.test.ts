import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convert } from 'xmlbuilder2';
import { writeSepa, type Bonifico, type OrdineSepa } from '../../../functions/stampe/cedolini/sepa.ts';

/** No schema of the message is kept here: what it asks is said by these tests, read with a parser that is not the writer's. */
const leggi = (ordine: OrdineSepa): { readonly [nome: string]: unknown } =>
  Object(convert({ encoding: 'utf-8' }, Buffer.from(writeSepa(ordine)).toString('utf8'), { format: 'object' }));

const al = (valore: unknown, ...passi: readonly string[]): unknown =>
  passi.reduce<unknown>((dentro, passo) => Object(dentro)[passo], valore);
const tutti = (valore: unknown): readonly unknown[] => (Array.isArray(valore) ? valore : [valore]);

const ordine = (bonifici: readonly Bonifico[], cambi: Partial<OrdineSepa> = {}): OrdineSepa => ({
  codice: 'XXIS00100A-2026-7',
  creato: '2026-03-18T09:30:00.000Z',
  ordinante: 'Istituto «Città & Cultura»',
  iban: 'IT60X0542811101000000123456',
  giorno: '2026-03-20',
  causale: 'Compensi di marzo – FIS',
  bonifici,
  ...cambi,
});
const bonifico = (cambi: Partial<Bonifico> = {}): Bonifico => ({
  numero: 1,
  nome: "D'Àncora Noè",
  iban: 'IT60X0542811101000000123456',
  bic: null,
  importo: 123_456,
  ...cambi,
});

test('the message says who pays, when, whom, how much, in the order of the standard', () => {
  const documento = al(
    leggi(ordine([bonifico(), bonifico({ numero: 2, importo: 5, bic: 'BPPIITRRXXX' })])),
    'Document',
  );
  expect(al(documento, '@xmlns')).toBe('urn:iso:std:iso:20022:tech:xsd:pain.001.001.03');
  const messaggio = al(documento, 'CstmrCdtTrfInitn');
  expect(Object.keys(Object(messaggio))).toEqual(['GrpHdr', 'PmtInf']);
  expect(al(messaggio, 'GrpHdr')).toEqual({
    MsgId: 'XXIS00100A-2026-7',
    CreDtTm: '2026-03-18T09:30:00',
    NbOfTxs: '2',
    CtrlSum: '1234.61',
    InitgPty: { Nm: 'Istituto Citta Cultura' },
  });
  const pagamento = al(messaggio, 'PmtInf');
  expect(Object.keys(Object(pagamento))).toEqual([
    'PmtInfId',
    'PmtMtd',
    'NbOfTxs',
    'CtrlSum',
    'PmtTpInf',
    'ReqdExctnDt',
    'Dbtr',
    'DbtrAcct',
    'DbtrAgt',
    'ChrgBr',
    'CdtTrfTxInf',
  ]);
  expect(al(pagamento, 'ReqdExctnDt')).toBe('2026-03-20');
  const [primo, secondo] = tutti(al(pagamento, 'CdtTrfTxInf'));
  expect(primo).toEqual({
    PmtId: { EndToEndId: 'XXIS00100A-2026-7-1' },
    Amt: { InstdAmt: { '@Ccy': 'EUR', '#': '1234.56' } },
    Cdtr: { Nm: "D'Ancora Noe" },
    CdtrAcct: { Id: { IBAN: 'IT60X0542811101000000123456' } },
    RmtInf: { Ustrd: 'Compensi di marzo FIS' },
  });
  expect([al(secondo, 'CdtrAgt'), al(secondo, 'Amt', 'InstdAmt', '#')]).toEqual([
    { FinInstnId: { BIC: 'BPPIITRRXXX' } },
    '0.05',
  ]);
});

test('whatever the names, the file is well formed, its sums are those of its transfers, its texts within their lengths', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          nome: fc.string({ maxLength: 120, unit: 'binary' }),
          importo: fc.integer({ min: 1, max: 99_999_999 }),
        }),
        {
          minLength: 1,
          maxLength: 6,
        },
      ),
      fc.string({ maxLength: 200, unit: 'grapheme' }),
      (chi, causale) => {
        const bonifici = chi.map((uno, indice) =>
          bonifico({ importo: uno.importo, nome: `A${uno.nome}`, numero: indice + 1 }),
        );
        const pagamento = al(leggi(ordine(bonifici, { causale })), 'Document', 'CstmrCdtTrfInitn', 'PmtInf');
        const scritti = tutti(al(pagamento, 'CdtTrfTxInf'));
        const cents = scritti.map((uno) => Math.round(Number(al(uno, 'Amt', 'InstdAmt', '#')) * 100));
        expect(Number(al(pagamento, 'NbOfTxs'))).toBe(bonifici.length);
        expect(Math.round(Number(al(pagamento, 'CtrlSum')) * 100)).toBe(cents.reduce((a, b) => a + b, 0));
        expect(cents).toEqual(bonifici.map(({ importo }) => importo));
        expect(new Set(scritti.map((uno) => al(uno, 'PmtId', 'EndToEndId'))).size).toBe(bonifici.length);
        for (const uno of scritti) expect(String(al(uno, 'Cdtr', 'Nm'))).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]{1,70}$/);
      },
    ),
    { numRuns: 30 },
  );
});
