import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { readTable } from '#platform/spreadsheet.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import * as stampe from '#shared/contracts/cedolini/stampe/cedolini/elaborazione.ts';
import { SENZA_CONTO } from '#shared/domain/codici/coordinate-pagamento.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import {
  accessorio,
  compenso,
  compute,
  elaborazione,
  nuovePersone,
  oreInsegnamento,
  print,
} from '#support/cedolini.ts';
import { ALTRI_DATI, createScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { changeDatiPropri } from '#support/identita-scuola.ts';
import { changePersona } from '#support/persone-di-prova.ts';
import { assente, rifiutata } from '#support/rifiuti.ts';
import { accountAnno, type AnnoContabilizzato } from '#support/stampe/anno-contabilizzato.ts';
import { faultsOf } from '../../functions/cedolini/stampe/sepa/schema.ts';
import { readPdf, testoLetto } from '../../functions/stampe/lettura-pdf.ts';

let home: TestHome;
let gestore: Person;
let anno: AnnoContabilizzato;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-31' });
  gestore = await home.as(loginOf('GESTORE'));
  anno = await accountAnno(gestore);
});
afterAll(() => home.close());

const ognuna = Object.values(stampe);
const idProcesso = (quale: number) => asUid<'PROCESSO'>(anno.processi[quale] ?? '');
type Tabella = Awaited<ReturnType<typeof readTable>>;
const foglio = async (contratto: (typeof ognuna)[number], processo: string): Promise<Tabella> => {
  const { bytes } = await print(gestore, contratto, { idProcesso: asUid(processo), formato: 'xlsx' });
  return readTable(bytes ?? new Uint8Array(), 'stampa.xlsx');
};
/** The sum of a column of a sheet, in cents. */
const somma = ({ intestazioni, righe }: Tabella, colonna: string): number =>
  righe.reduce(
    (totale, { celle }) => totale + Math.round(Number(celle[intestazioni.indexOf(colonna)]?.replace(',', '.')) * 100),
    0,
  );

test('the statement of a run sums to the totals of its payslips, and is signed', async () => {
  for (const uid of anno.processi) {
    const { totali, numCedolini } = await gestore.ok(processiRoutes.getProcesso, { body: { uid: asUid(uid) } });
    const prospetto = await foglio(stampe.printLiquidazione, uid);
    expect(prospetto.righe.length).toBe(numCedolini);
    expect({
      netto: somma(prospetto, 'Netto'),
      lordoStato: somma(prospetto, 'Costo totale'),
      oneri: somma(prospetto, 'Oneri scuola') + somma(prospetto, 'IRAP'),
      daiSuoiPezzi:
        somma(prospetto, 'Lordo') +
        somma(prospetto, 'Rimborsi e crediti') -
        somma(prospetto, 'Contributi') -
        somma(prospetto, 'Imposte') -
        somma(prospetto, 'Altre trattenute') +
        somma(prospetto, 'Arrotond.'),
    }).toEqual({
      netto: totali?.netto,
      lordoStato: totali?.lordoStato,
      oneri: totali?.oneri,
      daiSuoiPezzi: totali?.netto,
    });
  }
  const { bytes } = await print(gestore, stampe.printLiquidazione, { idProcesso: idProcesso(0) });
  const testo = testoLetto(await readPdf(bytes ?? new Uint8Array()));
  expect(testo).toContain('Si liquidano a 2 persone i compensi di «Compensi di gennaio», gennaio 2026');
  expect(testo).toContain('Data 20/01/2026');
  const dovute = await foglio(stampe.printCompetenze, idProcesso(0));
  expect(testo).toContain(`Voci liquidate Voce Righe Importo`);
  expect(testo).toContain(`Totale ${dovute.righe.length} ${formatEuro(somma(dovute, 'Importo'))}`);
  expect(testo).not.toContain('PROVVISORIO');
});

test('what is withheld and what is due, item by item, are the sums of the statement', async () => {
  const uid = anno.processi[0] ?? '';
  const prospetto = await foglio(stampe.printLiquidazione, uid);
  expect(somma(await foglio(stampe.printRitenute, uid), 'Importo')).toBe(
    somma(prospetto, 'Contributi') + somma(prospetto, 'Imposte') + somma(prospetto, 'Altre trattenute'),
  );
  expect(somma(await foglio(stampe.printCompetenze, uid), 'Importo')).toBe(
    somma(prospetto, 'Lordo') + somma(prospetto, 'Rimborsi e crediti'),
  );
  expect(somma(await foglio(stampe.printIrapElaborazione, uid), 'Importo')).toBe(somma(prospetto, 'IRAP'));
  expect(somma(await foglio(stampe.printContributiElaborazione, uid), 'A carico della scuola')).toBe(
    somma(prospetto, 'Oneri scuola'),
  );
  expect(somma(await foglio(stampe.printFiscale, uid), 'Importo')).toBe(somma(prospetto, 'Imposte'));
  // The order to the treasury is of the whole cost: net, withheld, borne by the school.
  const mandato = await foglio(stampe.printRigheMandato, uid);
  expect(somma(mandato, 'Importo')).toBe(
    somma(prospetto, 'Netto') +
      somma(prospetto, 'Contributi') +
      somma(prospetto, 'Imposte') +
      somma(prospetto, 'Altre trattenute') +
      somma(prospetto, 'Oneri scuola') +
      somma(prospetto, 'IRAP'),
  );
  const righe = new Set(mandato.righe.map(({ celle }) => celle[0]));
  expect(righe).toContain('Netto ai percipienti');
  expect([...righe].filter((riga) => riga?.startsWith('Ritenuta: ')).length).toBeGreaterThan(0);
});

test('of a run that is not accounted each page says so, of a simulation that it is one', async () => {
  const persone = anno.persone.map(({ uid }) => accessorio(uid, [compenso(10_000), oreInsegnamento(200)]));
  for (const [simulazione, marca] of [
    [false, 'PROVVISORIO'],
    [true, 'SIMULAZIONE'],
  ] as const) {
    const { processo } = await compute(gestore, elaborazione({ simulazione }), persone);
    for (const contratto of [stampe.printLiquidazione, stampe.printRitenute]) {
      const { bytes } = await print(gestore, contratto, { idProcesso: processo.uid });
      const { pagine } = await readPdf(bytes ?? new Uint8Array());
      expect(pagine.length).toBeGreaterThan(0);
      expect(pagine.filter(({ testo }) => !testo.includes(marca))).toEqual([]);
    }
  }
});

test.each(ognuna)('a run of another school is not there: $codice', async (contratto) => {
  const altra = await home.as(loginOf('GESTORE', SCUOLA_B));
  await rifiutata(home, () => altra.call(contratto, { query: { idProcesso: idProcesso(0) } }), assente());
});

test('the file of the bank pays every net on its account, and is made only of what is accounted and complete', async () => {
  const { processo } = await compute(gestore, elaborazione(), [
    accessorio(anno.persone[0]?.uid ?? '', [compenso(10_000)]),
  ]);
  const chiedi = (uid: string) =>
    gestore.call(stampe.printBonifici, { query: { idProcesso: asUid<'PROCESSO'>(uid), formato: 'xml' } });
  await createScuolaCheVersa(gestore, 'EP', {
    setupType: 'AFAM',
    altriDati: { ibanTesoreria: null, fondoPensione: 'CTPS', fondoFineServizio: 'ENPAS' },
  });
  expect(await chiedi(processo.uid)).toMatchObject({ status: 409, body: { code: 'STATO_NON_AMMESSO' } });
  expect(await chiedi(idProcesso(0))).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'formato', message: expect.stringContaining('IBAN del conto da cui la scuola paga') }] },
  });
  await changeDatiPropri(gestore, {}, { ibanTesoreria: ALTRI_DATI.ibanTesoreria });
  const senzaConto = (await nuovePersone(gestore, 1, 900))[0];
  if (senzaConto === undefined) throw new Error('Nobody is paid');
  const { codModPagamento, codPaese, codCinEuro, codCin, codAbi, codCab, codCc } = senzaConto;
  await changePersona(gestore, senzaConto, { codModPagamento: null, ...SENZA_CONTO });
  const { processo: incompleta } = await compute(gestore, elaborazione(), [
    accessorio(senzaConto.uid, [compenso(10_000)]),
  ]);
  await gestore.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: incompleta.uid, versione: incompleta.versione, motivo: 'Pagato in prove diverse' },
  });
  expect(await chiedi(incompleta.uid)).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'formato', message: expect.stringContaining('coordinate di pagamento') }] },
  });
  await changePersona(gestore, senzaConto, { codModPagamento, codPaese, codCinEuro, codCin, codAbi, codCab, codCc });
  expect((await chiedi(incompleta.uid)).status).toBe(200);
  const { stato, bytes } = await print(gestore, stampe.printBonifici, { idProcesso: idProcesso(0), formato: 'xml' });
  const { totali } = await gestore.ok(processiRoutes.getProcesso, { body: { uid: idProcesso(0) } });
  const file = Buffer.from(bytes ?? []).toString('utf8');
  expect(stato.file?.tipo).toBe('application/xml');
  expect(faultsOf(file)).toEqual([]);
  expect(file).toContain('<NbOfTxs>2</NbOfTxs>');
  expect(file).toContain(`<CtrlSum>${((totali?.netto ?? 0) / 100).toFixed(2)}</CtrlSum>`);
  expect(somma(await foglio(stampe.printBonifici, idProcesso(0)), 'Netto')).toBe(totali?.netto);
});
