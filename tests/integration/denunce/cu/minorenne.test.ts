import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTable } from '#platform/spreadsheet.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { printBonifici } from '#shared/contracts/cedolini/stampe/cedolini/elaborazione.ts';
import { cedolinoDi, compenso, print } from '#support/cedolini.ts';
import { elaboraCu, saveFirma } from '#support/denunce/scuola-che-certifica.ts';
import { contabilizzati, openScuolaCheDenuncia } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { changePersona } from '#support/persone-di-prova.ts';
import { faultsOf } from '#tests/functions/cedolini/stampe/sepa/schema.ts';

// A pupil of sixteen wins a scholarship: the money goes to the account of a parent, everything else is the pupil's.

const GENITORE = { nome: "D'Inventa Elia", cf: 'VRDTTV66D61H501M' } as const;

let scuola: ScuolaCheVersa;
let processo: Processo;
const alunno = () => ({ uid: scuola.uidDi(0) });
const cf = (): string => scuola.persone[0]?.desCf ?? '';
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(1, {}, { setupType: 'AFAM' });
  await changePersona(scuola.ufficio, alunno(), { datNascita: '2008-03-21', flgCfConfermato: true });
  await scuola.ufficio.ok(fiscaleRoutes.createFiscali, {
    body: { ...fiscaliPredefiniti(2026), uidSubAnagrafe: alunno().uid, cfRappresentante: GENITORE.cf },
  });
  processo = await contabilizzati(
    scuola,
    [
      {
        uidSubAnagrafe: alunno().uid,
        percettore: { tipo: 'STUDENTE', regime: 'BORSA' },
        voci: [compenso(50_000)],
        fiscali: { redditoComplessivo: 50_000 },
      },
    ],
    { DES_ELABORAZIONE: 'Borse di studio', idMetodo: 'EST-LD' },
  );
});
afterAll(() => scuola.home.close());

const sepa = () => scuola.ufficio.call(printBonifici, { query: { idProcesso: processo.uid, formato: 'xml' } });

test('who is eighteen the day after the payment is not paid before somebody says whose the account is', async () => {
  expect(await sepa()).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'formato', message: expect.stringContaining('che al pagamento è minorenne') }] },
  });
});

test('the order pays the parent and says whose the money is; the list and the payslip agree', async () => {
  await changePersona(scuola.ufficio, alunno(), { desIntestatario: GENITORE.nome });
  const { bytes } = await print(scuola.ufficio, printBonifici, { idProcesso: processo.uid, formato: 'xml' });
  const file = Buffer.from(bytes ?? []).toString('utf8');
  expect(faultsOf(file)).toEqual([]);
  expect(file).toContain(`<Cdtr><Nm>${GENITORE.nome}</Nm></Cdtr>`);
  expect(file).toContain(`<PrvtId><Othr><Id>${cf()}</Id></Othr></PrvtId>`);
  const foglio = await print(scuola.ufficio, printBonifici, { idProcesso: processo.uid, formato: 'xlsx' });
  const { intestazioni, righe } = await readTable(foglio.bytes ?? new Uint8Array(), 'bonifici.xlsx');
  const celle = Object.fromEntries(intestazioni.map((titolo, indice) => [titolo, righe[0]?.celle[indice]]));
  expect(celle).toMatchObject({ 'Codice fiscale': cf(), 'Intestatario, se altri': GENITORE.nome, 'Da completare': '' });
  const { storico } = await cedolinoDi(scuola.ufficio, processo.uid, alunno().uid);
  expect(storico.desCf).toBe(cf());
});

test('on the day of eighteen the mandate of the parent is over: the order waits for an account of their own', async () => {
  await changePersona(scuola.ufficio, alunno(), { datNascita: '2008-03-20' });
  expect(await sepa()).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'formato', message: expect.stringContaining('è maggiorenne') }] },
  });
  await changePersona(scuola.ufficio, alunno(), { flgTutela: true });
  expect(await sepa()).toMatchObject({ status: 200 });
  await changePersona(scuola.ufficio, alunno(), { flgTutela: false });
});

test('on the day of eighteen the account needs no other holder', async () => {
  await changePersona(scuola.ufficio, alunno(), { datNascita: '2008-03-20', desIntestatario: '' });
  expect(await sepa()).toMatchObject({ status: 200, body: { stato: 'ATTESA' } });
});

test('the certification is of the pupil, and names who represents the pupil', async () => {
  await saveFirma(scuola.adempimenti);
  const { righe } = await elaboraCu(scuola.adempimenti);
  expect(righe.map(({ chiave }) => chiave)).toEqual([`D|${cf()}`, `G|${cf()}`]);
  expect(righe[0]?.calcolati).toMatchObject({ DA002001: cf(), DA002030: GENITORE.cf });
});
