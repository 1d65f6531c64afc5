import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convert } from 'xmlbuilder2';
import type { Bonifico, Ordine } from '#functions/cedolini/stampe/cedolini/ordine/elementi.ts';
import { writeSepa } from '#functions/cedolini/stampe/cedolini/ordine/sepa.ts';
import { faultsOf } from './schema.ts';

const scrivi = (ordine: Ordine): string => Buffer.from(writeSepa(ordine)).toString('utf8');

/** Read with a parser that is not the writer's. */
const leggi = (ordine: Ordine): { readonly [nome: string]: unknown } =>
  Object(convert({ encoding: 'utf-8' }, scrivi(ordine), { format: 'object' }));

const al = (valore: unknown, ...passi: readonly string[]): unknown =>
  passi.reduce<unknown>((dentro, passo) => Object(dentro)[passo], valore);
const tutti = (valore: unknown): readonly unknown[] => (Array.isArray(valore) ? valore : [valore]);

const ordine = (bonifici: readonly Bonifico[], cambi: Partial<Ordine> = {}): Ordine => ({
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
  codiceFiscale: 'DNCNOE80A01H501X',
  intestatario: '',
  iban: 'IT60X0542811101000000123456',
  bic: null,
  importo: 123_456,
  comune: null,
  paga: true,
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
          bonifico({ importo: uno.importo, nome: uno.nome, numero: indice + 1 }),
        );
        const pagamento = al(leggi(ordine(bonifici, { causale })), 'Document', 'CstmrCdtTrfInitn', 'PmtInf');
        const scritti = tutti(al(pagamento, 'CdtTrfTxInf'));
        const cents = scritti.map((uno) => Math.round(Number(al(uno, 'Amt', 'InstdAmt', '#')) * 100));
        expect(Number(al(pagamento, 'NbOfTxs'))).toBe(bonifici.length);
        expect(Math.round(Number(al(pagamento, 'CtrlSum')) * 100)).toBe(cents.reduce((a, b) => a + b, 0));
        expect(cents).toEqual(bonifici.map(({ importo }) => importo));
        expect(new Set(scritti.map((uno) => al(uno, 'PmtId', 'EndToEndId'))).size).toBe(bonifici.length);
        for (const uno of scritti) expect(String(al(uno, 'Cdtr', 'Nm'))).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]{1,70}$/);
        expect(faultsOf(scrivi(ordine(bonifici, { causale })))).toEqual([]);
      },
    ),
    { numRuns: 30 },
  );
});

test('an account of another is paid to its holder, and says whose the money is by name and codice fiscale', () => {
  const ordinato = ordine([bonifico({ intestatario: "D'Àncora Elia (padre)" })]);
  expect(faultsOf(scrivi(ordinato))).toEqual([]);
  const scritto = al(leggi(ordinato), 'Document', 'CstmrCdtTrfInitn', 'PmtInf', 'CdtTrfTxInf');
  expect([al(scritto, 'Cdtr'), al(scritto, 'UltmtCdtr')]).toEqual([
    { Nm: "D'Ancora Elia (padre)" },
    { Nm: "D'Ancora Noe", Id: { PrvtId: { Othr: { Id: 'DNCNOE80A01H501X' } } } },
  ]);
});

test.each([1, 2, 300])('an order of %i transfers is a message of the standard', (quanti) => {
  const bonifici = Array.from({ length: quanti }, (_, indice) =>
    bonifico({ numero: indice + 1, importo: 1 + indice * 12_345, bic: indice % 2 === 0 ? null : 'BPPIITRRXXX' }),
  );
  expect(faultsOf(scrivi(ordine(bonifici)))).toEqual([]);
});

test('a name with no letter that banks take is told by the codice fiscale, a reason with none is left out', () => {
  const ordinato = ordine([bonifico({ nome: '李 娜', codiceFiscale: 'LIXNAX80A41Z210X' })], {
    causale: '三月',
    ordinante: '学校',
  });
  expect(faultsOf(scrivi(ordinato))).toEqual([]);
  const messaggio = al(leggi(ordinato), 'Document', 'CstmrCdtTrfInitn');
  expect(al(messaggio, 'GrpHdr', 'InitgPty')).toEqual({ Nm: 'XXIS00100A-2026-7' });
  const scritto = al(messaggio, 'PmtInf', 'CdtTrfTxInf');
  expect([al(scritto, 'Cdtr'), al(scritto, 'RmtInf')]).toEqual([{ Nm: 'LIXNAX80A41Z210X' }, undefined]);
});

test.each([
  ['an account that is missing', /<CdtrAcct><Id><IBAN>.*?<\/IBAN>/, '<CdtrAcct><Id>', 'Id: Missing child element'],
  ['an account that is not one', 'IT60', '60IT', "IBAN: [facet 'pattern']"],
  ['a day that does not exist', '2026-03-20', '2026-02-30', 'ReqdExctnDt:'],
  [
    'elements out of their order',
    /(<ReqdExctnDt>.*?<\/ReqdExctnDt>)(<Dbtr>.*?<\/Dbtr>)/,
    '$2$1',
    'Dbtr: This element is not expected',
  ],
  [
    'an element of another place',
    '<ChrgBr>SLEV</ChrgBr>',
    '<ChrgBr>SLEV</ChrgBr><Purp>A</Purp>',
    'Purp: This element is not expected',
  ],
  ['no transfer', /<CdtTrfTxInf>.*<\/CdtTrfTxInf>/, '', 'PmtInf: Missing child element'],
  ['a name that is too long', '<Nm>Istituto', `<Nm>${'A'.repeat(140)}`, "Nm: [facet 'maxLength']"],
  ['an empty reason', /<Ustrd>.*?<\/Ustrd>/, '<Ustrd></Ustrd>', "Ustrd: [facet 'minLength']"],
  ['a bank that is not a code', 'BPPIITRRXXX', 'BPPIITRRXX', "BIC: [facet 'pattern']"],
  ['an amount with no currency', ' Ccy="EUR"', '', "InstdAmt: The attribute 'Ccy' is required"],
  ['an amount with a comma', '1234.56</InstdAmt>', '1234,56</InstdAmt>', 'InstdAmt:'],
  ['the message of another version', 'pain.001.001.03', 'pain.001.001.09', 'Document: No matching global declaration'],
])('the check of the standard finds %s', (_, trovare, mettere, detto) => {
  const giusto = scrivi(ordine([bonifico({ bic: 'BPPIITRRXXX' })]));
  const guasto = giusto.replace(trovare, mettere);
  expect(guasto).not.toBe(giusto);
  expect(faultsOf(guasto).join('\n')).toContain(detto);
});

test('the bytes of an order are these', () => {
  expect(scrivi(ordine([bonifico({ intestatario: 'Prova Intestataria', bic: 'BPPIITRRXXX', importo: 7 })]))).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"><CstmrCdtTrfInitn><GrpHdr><MsgId>XXIS00100A-2026-7</MsgId><CreDtTm>2026-03-18T09:30:00</CreDtTm><NbOfTxs>1</NbOfTxs><CtrlSum>0.07</CtrlSum><InitgPty><Nm>Istituto Citta Cultura</Nm></InitgPty></GrpHdr><PmtInf><PmtInfId>XXIS00100A-2026-7</PmtInfId><PmtMtd>TRF</PmtMtd><NbOfTxs>1</NbOfTxs><CtrlSum>0.07</CtrlSum><PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf><ReqdExctnDt>2026-03-20</ReqdExctnDt><Dbtr><Nm>Istituto Citta Cultura</Nm></Dbtr><DbtrAcct><Id><IBAN>IT60X0542811101000000123456</IBAN></Id></DbtrAcct><DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt><ChrgBr>SLEV</ChrgBr><CdtTrfTxInf><PmtId><EndToEndId>XXIS00100A-2026-7-1</EndToEndId></PmtId><Amt><InstdAmt Ccy="EUR">0.07</InstdAmt></Amt><CdtrAgt><FinInstnId><BIC>BPPIITRRXXX</BIC></FinInstnId></CdtrAgt><Cdtr><Nm>Prova Intestataria</Nm></Cdtr><CdtrAcct><Id><IBAN>IT60X0542811101000000123456</IBAN></Id></CdtrAcct><UltmtCdtr><Nm>D'Ancora Noe</Nm><Id><PrvtId><Othr><Id>DNCNOE80A01H501X</Id></Othr></PrvtId></Id></UltmtCdtr><RmtInf><Ustrd>Compensi di marzo FIS</Ustrd></RmtInf></CdtTrfTxInf></PmtInf></CstmrCdtTrfInitn></Document>
`,
  );
});
