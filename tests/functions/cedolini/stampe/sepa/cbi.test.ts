import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCbi, type DatiCbi } from '#functions/cedolini/stampe/cedolini/ordine/cbi.ts';
import type { Bonifico, Ordine } from '#functions/cedolini/stampe/cedolini/ordine/elementi.ts';
import { faultsCbi } from './tracciato-cbi.ts';

const DATI: DatiCbi = { cuc: 'AB12CD34', abi: '05428', comune: 'Forlì' };
const bonifico = (cambi: Partial<Bonifico> = {}): Bonifico => ({
  numero: 1,
  nome: "D'Àncora Noè",
  codiceFiscale: 'DNCNOE80A01H501X',
  intestatario: '',
  iban: 'IT60X0542811101000000123456',
  bic: null,
  importo: 123_456,
  comune: 'Canicattì',
  paga: true,
  ...cambi,
});
const ordine = (bonifici: readonly Bonifico[], cambi: Partial<Ordine> = {}): Ordine => ({
  codice: 'XX1M00100A-2026-7',
  creato: '2026-03-18T09:30:00.000Z',
  ordinante: 'Scuola «Città & Cultura»',
  iban: 'IT60X0542811101000000123456',
  giorno: '2026-03-20',
  causale: 'Compensi di marzo – FIS',
  bonifici,
  ...cambi,
});
const scrivi = (uno: Ordine, dati: DatiCbi = DATI): string => Buffer.from(writeCbi(uno, dati)).toString('utf8');

test('the bytes of an Italian order are these', () => {
  expect(scrivi(ordine([bonifico({ intestatario: 'Prova Intestataria', bic: 'BPPIITRRXXX', importo: 7 })]))).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<CBIPaymentRequest xmlns="urn:CBI:xsd:CBIPaymentRequest.00.04.01"><GrpHdr><MsgId>XX1M00100A-2026-7</MsgId><CreDtTm>2026-03-18T09:30:00</CreDtTm><NbOfTxs>1</NbOfTxs><CtrlSum>0.07</CtrlSum><InitgPty><Nm>Scuola Citta Cultura</Nm><Id><OrgId><Othr><Id>AB12CD34</Id><Issr>CBI</Issr></Othr></OrgId></Id></InitgPty></GrpHdr><PmtInf><PmtInfId>XX1M00100A-2026-7</PmtInfId><PmtMtd>TRF</PmtMtd><PmtTpInf><InstrPrty>NORM</InstrPrty><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf><ReqdExctnDt><Dt>2026-03-20</Dt></ReqdExctnDt><Dbtr><Nm>Scuola Citta Cultura</Nm><PstlAdr><TwnNm>Forli</TwnNm><Ctry>IT</Ctry></PstlAdr></Dbtr><DbtrAcct><Id><IBAN>IT60X0542811101000000123456</IBAN></Id></DbtrAcct><DbtrAgt><FinInstnId><ClrSysMmbId><MmbId>05428</MmbId></ClrSysMmbId></FinInstnId></DbtrAgt><ChrgBr>SLEV</ChrgBr><CdtTrfTxInf><PmtId><InstrId>1</InstrId><EndToEndId>XX1M00100A-2026-7-1</EndToEndId></PmtId><PmtTpInf><CtgyPurp><Cd>SALA</Cd></CtgyPurp></PmtTpInf><Amt><InstdAmt Ccy="EUR">0.07</InstdAmt></Amt><CdtrAgt><FinInstnId><BICFI>BPPIITRRXXX</BICFI></FinInstnId></CdtrAgt><Cdtr><Nm>Prova Intestataria</Nm><PstlAdr><TwnNm>Canicatti</TwnNm><Ctry>IT</Ctry></PstlAdr></Cdtr><CdtrAcct><Id><IBAN>IT60X0542811101000000123456</IBAN></Id></CdtrAcct><UltmtCdtr><Nm>D'Ancora Noe</Nm><Id><PrvtId><Othr><Id>DNCNOE80A01H501X</Id></Othr></PrvtId></Id></UltmtCdtr><RmtInf><Ustrd>Compensi di marzo FIS</Ustrd></RmtInf></CdtTrfTxInf></PmtInf></CBIPaymentRequest>
`,
  );
});

test('whatever the names, an Italian order has the elements of its table, in their order and within their lengths', () => {
  const parole = fc.string({ maxLength: 160, unit: 'binary' });
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ nome: parole, comune: fc.option(parole), importo: fc.integer({ min: 1, max: 99_999_999 }) }),
        {
          minLength: 1,
          maxLength: 5,
        },
      ),
      parole,
      fc.boolean(),
      (chi, causale, paga) => {
        const bonifici = chi.map((uno, indice) => bonifico({ ...uno, paga, numero: indice + 1 }));
        expect(
          faultsCbi(scrivi(ordine(bonifici, { causale, ordinante: causale }), { ...DATI, comune: causale })),
        ).toEqual([]);
      },
    ),
    { numRuns: 40 },
  );
});

test.each([
  [
    'an element of the European message',
    '<ReqdExctnDt><Dt>2026-03-20</Dt></ReqdExctnDt>',
    '<ReqdExctnDt>2026-03-20</ReqdExctnDt>',
  ],
  ['a transfer without its number', '<InstrId>1</InstrId>', ''],
  ['a bank told by its BIC alone', /<ClrSysMmbId>.*?<\/ClrSysMmbId>/, '<BICFI>BPPIITRRXXX</BICFI>'],
  ['a school without its code', /<InitgPty>.*?<\/InitgPty>/, '<InitgPty><Nm>A</Nm></InitgPty>'],
  [
    'a purpose in the place of the payment',
    '<InstrPrty>NORM</InstrPrty>',
    '<InstrPrty>NORM</InstrPrty><CtgyPurp><Cd>SALA</Cd></CtgyPurp>',
  ],
  ['a town too long', '<TwnNm>Forli', `<TwnNm>${'A'.repeat(40)}`],
  ['the message of another version', '00.04.01', '00.04.00'],
])('the check finds %s', (_nome, trovare, mettere) => {
  const giusto = scrivi(ordine([bonifico()]));
  const guasto = giusto.replace(trovare, mettere);
  expect(guasto).not.toBe(giusto);
  expect(faultsCbi(giusto)).toEqual([]);
  expect(faultsCbi(guasto)).not.toEqual([]);
});
