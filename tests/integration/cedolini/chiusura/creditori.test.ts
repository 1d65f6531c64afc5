import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTable } from '#platform/spreadsheet.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { vociPersonaRoutes, type Soggettiva } from '#shared/contracts/anagrafe/voci-persona.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { esecuzioneRoutes } from '#shared/contracts/cedolini/esecuzione.ts';
import type { Mandato, Processo } from '#shared/contracts/cedolini/processo.ts';
import { printBonifici } from '#shared/contracts/cedolini/stampe/cedolini/elaborazione.ts';
import { versamentiRoutes } from '#shared/contracts/cedolini/versamenti.ts';
import { composeIban } from '#shared/domain/codici/iban.ts';
import { compenso, print } from '#support/cedolini.ts';
import { contabilizzati, openScuolaCheDenuncia } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { faultsOf } from '#tests/functions/cedolini/stampe/sepa/schema.ts';

// A judge assigns to a creditor a part of the fee of an occasional worker: the school pays the worker and the creditor.

const CREDITORE = {
  nome: 'Finanziaria Inventata',
  iban: composeIban('03002', '03280', '000000000001'),
  atto: 'Ordinanza R.G.E. 1 del 2026',
  data: '2026-01-10',
} as const;
const TRATTENUTO = 10_000;

let scuola: ScuolaCheVersa;
let ordine: Soggettiva;
const elaborata = (DES_ELABORAZIONE: string): Promise<Processo> =>
  contabilizzati(
    scuola,
    [{ uidSubAnagrafe: scuola.uidDi(0), percettore: { tipo: 'OCCASIONALE' }, voci: [compenso(50_000)] }],
    { DES_ELABORAZIONE, idMetodo: 'EST-LD' },
  );
const cambia = async (cambi: Partial<Soggettiva>): Promise<void> => {
  const { uidSubAnagrafe: _persona, ...campi } = ordine;
  ordine = await scuola.ufficio.ok(vociPersonaRoutes.updateSoggettiva, { body: { ...campi, ...cambi } });
};
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(1, {}, { setupType: 'AFAM' });
  await scuola.ufficio.ok(fiscaleRoutes.createFiscali, {
    body: { ...fiscaliPredefiniti(2026), uidSubAnagrafe: scuola.uidDi(0), percettore: { tipo: 'OCCASIONALE' } },
  });
  ordine = await scuola.ufficio.ok(vociPersonaRoutes.createSoggettiva, {
    body: {
      uidSubAnagrafe: scuola.uidDi(0),
      codVoce: 'TERORD',
      numImporto: TRATTENUTO,
      datInizio: '2026-01-01',
      datFine: null,
      desRiferimento: 'R.G.E. 1/2026',
      numTotale: null,
      piano: null,
    },
  });
});
afterAll(() => scuola.home.close());

const sepa = async ({ uid: idProcesso }: Processo, conti?: 'OGGI'): Promise<string> => {
  const { bytes } = await print(scuola.ufficio, printBonifici, {
    idProcesso,
    formato: 'xml',
    ...(conti ? { conti } : {}),
  });
  return Buffer.from(bytes ?? []).toString('utf8');
};
const lista = async ({ uid: idProcesso }: Processo) => {
  const { bytes } = await print(scuola.ufficio, printBonifici, { idProcesso, formato: 'xlsx' });
  const { intestazioni, righe } = await readTable(bytes ?? new Uint8Array(), 'bonifici.xlsx');
  return righe.map(({ celle }) => Object.fromEntries(intestazioni.map((titolo, indice) => [titolo, celle[indice]])));
};

test('what is withheld for nobody named is a row to complete, out of the file; named later, it is paid', async () => {
  const processo = await elaborata('Senza creditore');
  expect(await lista(processo)).toContainEqual(
    expect.objectContaining({
      Persona: 'Creditore da indicare',
      'Da completare': expect.stringContaining('creditore'),
    }),
  );
  expect(await sepa(processo)).toContain('<NbOfTxs>1</NbOfTxs>');
  const daVersare = () => scuola.ufficio.ok(versamentiRoutes.listVersamenti, { body: { idProcesso: processo.uid } });
  expect((await daVersare()).creditori).toMatchObject([{ nome: null, iban: null, importo: TRATTENUTO }]);
  await cambia({ creditore: CREDITORE });
  expect((await daVersare()).creditori).toMatchObject([
    {
      nome: CREDITORE.nome,
      iban: CREDITORE.iban,
      perConto: expect.stringContaining(CREDITORE.atto),
      importo: TRATTENUTO,
    },
  ]);
  expect(await sepa(processo)).toContain('<NbOfTxs>2</NbOfTxs>');
  expect(await lista(processo)).toContainEqual(
    expect.objectContaining({ Persona: CREDITORE.nome, 'Cambiato dopo': 'Come risulta oggi in anagrafe' }),
  );
});

test('the creditor is paid what is withheld, on the account and for the act of the closed payslip', async () => {
  // the first run of the month has taken the first hundred
  await cambia({ numImporto: 2 * TRATTENUTO });
  const processo = await elaborata('Con creditore');
  const file = await sepa(processo);
  expect(faultsOf(file)).toEqual([]);
  expect(file).toContain('<NbOfTxs>2</NbOfTxs>');
  expect(file).toContain(`<Cdtr><Nm>${CREDITORE.nome}</Nm></Cdtr>`);
  expect(file).toContain(`<IBAN>${CREDITORE.iban}</IBAN>`);
  expect(file).toContain(CREDITORE.atto);
  const righe = await lista(processo);
  expect(righe).toContainEqual(
    expect.objectContaining({
      Persona: CREDITORE.nome,
      'Trattenuto a': expect.stringContaining(`${CREDITORE.atto} del 10/01/2026`),
      'Da completare': '',
      'Cambiato dopo': '',
    }),
  );
  await cambia({ creditore: { ...CREDITORE, nome: 'Altra Inventata' } });
  expect(await sepa(processo)).toContain(`<Cdtr><Nm>${CREDITORE.nome}</Nm></Cdtr>`);
  expect(await sepa(processo, 'OGGI')).toContain('<Nm>Altra Inventata</Nm>');
});

test('an order to the treasury names the creditor it pays, for no more than was withheld, and the net is paid by the others', async () => {
  await cambia({ numImporto: 3 * TRATTENUTO, creditore: CREDITORE });
  const processo = await elaborata('Con il mandato al creditore');
  const { uid: idProcesso } = processo;
  const [suo] = (await scuola.ufficio.ok(versamentiRoutes.listVersamenti, { body: { idProcesso } })).creditori;
  expect(suo).toMatchObject({ cedolino: `${idProcesso}-${scuola.uidDi(0)}`, nome: CREDITORE.nome });
  const trattenuto = suo?.importo ?? 0;
  const netto = processo.totali?.netto ?? 0;
  const alle = (importo: number): Mandato => ({ numero: '1', data: '2026-03-20', importo });
  const al = (creditore: string, importo: number): Mandato => ({ numero: '2', data: '2026-03-30', importo, creditore });
  let { versione } = processo;
  const ordina = (...mandati: Mandato[]) =>
    scuola.ufficio.call(chiusuraRoutes.saveMandati, { body: { idProcesso, versione, mandati } });
  for (const [mandati, path, detto] of [
    [[al('Altra Inventata', trattenuto)], 'mandati.0.creditore', `scegliere ${CREDITORE.nome}`],
    [[al(CREDITORE.nome, trattenuto + 1)], 'mandati.0.importo', 'che nessun altro mandato paga'],
  ] as const)
    expect(await ordina(...mandati)).toMatchObject({
      status: 400,
      body: { fields: [{ path, message: expect.stringContaining(detto) }] },
    });
  const daSistemare = async () =>
    (await scuola.ufficio.ok(esecuzioneRoutes.listMandatiDaSistemare, { query: { anno: 2026 } })).find(
      ({ uid }) => uid === idProcesso,
    )?.stato;
  // the sum of the creditor is not paid to the people
  expect((await ordina(alle(netto - 1), al(CREDITORE.nome, trattenuto))).status).toBe(200);
  versione += 1;
  expect(await daSistemare()).toBe('INCOMPLETI');
  expect((await ordina(alle(netto), al(CREDITORE.nome, trattenuto))).status).toBe(200);
  expect(await daSistemare()).toBeUndefined();
});
