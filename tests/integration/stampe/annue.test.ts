import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import { asUid } from '#platform/data/entita.ts';
import { readTable } from '#platform/spreadsheet.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import * as annue from '#shared/contracts/cedolini/stampe/annue/annue.ts';
import { printAddizionali } from '#shared/contracts/cedolini/stampe/ritenute/addizionali.ts';
import { printAltreTrattenute } from '#shared/contracts/cedolini/stampe/ritenute/altre-trattenute.ts';
import { printRitenuteContoTerzi } from '#shared/contracts/cedolini/stampe/ritenute/conto-terzi.ts';
import type { Stampa } from '#shared/contracts/stampe/stampa.ts';
import { descrizioniRitenuteRoutes } from '#shared/contracts/tabelle/descrizioni-ritenute.ts';
import { print } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { assente, rifiutata } from '#support/rifiuti.ts';
import { accountAnno, type AnnoContabilizzato } from '#support/stampe/anno-contabilizzato.ts';
import { accountLuglio } from '#support/stampe/luglio-contabilizzato.ts';

let home: TestHome;
let gestore: Person;
let anno: AnnoContabilizzato;
let processi: readonly string[];
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-07-31' });
  gestore = await home.as(loginOf('GESTORE'));
  anno = await accountAnno(gestore);
  processi = [...anno.processi, ...(await accountLuglio(gestore))];
});
afterAll(() => home.close());

type Tabella = Awaited<ReturnType<typeof readTable>>;
const foglio = async <P extends z.ZodObject>(contratto: Stampa<P>, parametri: z.input<P>): Promise<Tabella> => {
  const { bytes } = await print(gestore, contratto, { ...parametri, formato: 'xlsx' });
  return readTable(bytes ?? new Uint8Array(), 'stampa.xlsx');
};
const cents = (cella: string | undefined): number => Math.round(Number((cella ?? '0').replace(',', '.')) * 100);
const somma = ({ intestazioni, righe }: Tabella, colonna: string): number =>
  righe.reduce((totale, { celle }) => totale + cents(celle[intestazioni.indexOf(colonna)]), 0);
const totaliDellAnno = async () => {
  const tutti = await Promise.all(
    processi.map((uid) => gestore.ok(processiRoutes.getProcesso, { body: { uid: asUid(uid) } })),
  );
  const di = (quale: 'netto' | 'lordoStato') =>
    tutti.reduce((totale, { totali }) => totale + (totali?.[quale] ?? 0), 0);
  return {
    netto: di('netto'),
    costo: di('lordoStato'),
    cedolini: tutti.reduce((quanti, { numCedolini }) => quanti + numCedolini, 0),
  };
};

test('the year of each person sums to the accounted runs, and what is not accounted comes only when asked', async () => {
  const { netto, costo, cedolini } = await totaliDellAnno();
  const riepilogo = await foglio(annue.printRiepilogoAnnuo, { anno: 2026 });
  expect([somma(riepilogo, 'Netto'), somma(riepilogo, 'Costo totale')]).toEqual([netto, costo]);
  expect(somma(riepilogo, 'Cedolini')).toBe(cedolini * 100);
  const conProvvisori = await foglio(annue.printRiepilogoAnnuo, { anno: 2026, provvisori: true });
  expect(somma(conProvvisori, 'Cedolini')).toBe((cedolini + 1) * 100);
  const compensi = await foglio(annue.printCompensiAnnui, { anno: 2026 });
  expect(somma(compensi, 'Totale')).toBe(somma(riepilogo, 'Lordo'));
});

test('the book of the year is in the order of payment, its last sum is the net of the year', async () => {
  const { netto } = await totaliDellAnno();
  const { intestazioni, righe } = await foglio(annue.printGiornale, { anno: 2026 });
  const di = (colonna: string) => righe.map(({ celle }) => celle[intestazioni.indexOf(colonna)] ?? '');
  expect(di('Pagato il')).toEqual(di('Pagato il').toSorted());
  expect(di('N.')).toEqual(righe.map((_, indice) => String(indice + 1)));
  expect(di('Codice fiscale').every((codice) => codice.length === 16)).toBe(true);
  expect(cents(di('Netto progressivo').at(-1))).toBe(netto);
});

test('what is subject to the pension fund stands under its month of service', async () => {
  const { righe } = await foglio(annue.printTrattamentoAccessorio, { anno: 2026 });
  // 8,80 % and 24,20 % of 1.000 €, 1.000 € and 500 €, all of it service of January.
  expect(righe.map(({ celle }) => celle.slice(1))).toEqual([
    ['gennaio 2026', '1000', '88', '242', '330'],
    ['gennaio 2026', '1000', '88', '242', '330'],
    ['gennaio 2026', '500', '44', '121', '165'],
  ]);
});

test('the money still needed is that of the completed runs, by project, funding and payee', async () => {
  const { intestazioni, righe } = await foglio(annue.printFabbisogno, { anno: 2026, mese: 3 });
  expect(righe.length).toBe(1);
  expect(righe[0]?.celle.slice(0, 4)).toEqual(['Senza progetto', 'Non indicato', 'Dipendente della scuola', '1']);
  const costo = cents(righe[0]?.celle[intestazioni.indexOf('Costo totale')]);
  // 700 € with the 24,20 % of the pension fund and the 8,50 % of IRAP.
  expect(costo).toBe(70_000 + 16_940 + 5_950);
  const altro = { anno: 2026, mese: 3, progetto: 'Nessuno' };
  const { stato } = await print(gestore, annue.printFabbisogno, altro);
  expect(stato.avviso).toBe('Nessun dato da stampare.');
});

const luglio = { anno: 2026, meseDa: 7, meseA: 7 };

test('surtaxes go to their region and town, the advance apart from the balance', async () => {
  const righe = async (cambi: object) =>
    (await foglio(printAddizionali, { ...luglio, ...cambi })).righe.map(({ celle }) => [celle[0], ...celle.slice(5)]);
  const regione = ['Regione LAZIO', '2025', '381E', '24'];
  const comune = ['Comune ROMA (H501)', '2026', '385E', '10'];
  expect(await righe({})).toEqual([comune, regione]);
  expect(await righe({ ente: 'REGIONE' })).toEqual([regione]);
  expect(await righe({ rata: 'ACCONTO' })).toEqual([comune]);
});

test('what goes to a third party is under neutral words, its reference only where creditors are paid', async () => {
  const altre = await foglio(printAltreTrattenute, { ...luglio, tipo: 'elenco' });
  expect(altre.righe.map(({ celle }) => [celle[0], celle.at(-1)])).toEqual([['Somme dovute a terzi', '1200']]);
  const riepilogo = await foglio(printAltreTrattenute, { ...luglio, tipo: 'riepilogo' });
  expect(riepilogo.intestazioni).toEqual(['Trattenuta', 'luglio', 'Totale']);
  const terzi = await foglio(printRitenuteContoTerzi, { ...luglio, tipo: 'conto-terzi' });
  expect(terzi.righe.map(({ celle }) => celle[0])).toEqual(['Agente della riscossione']);
});

test('the school calls the groups of who pays creditors as it wants; what others read keeps its neutral words', async () => {
  const creata = await gestore.ok(descrizioniRitenuteRoutes.createDescrizioneRitenuta, {
    body: { genere: 'VERSAMENTO_RISCOSSIONE', DESCRIZIONE: 'Versamenti della scuola', tipo: '57' },
  });
  const elenco = await foglio(printRitenuteContoTerzi, { ...luglio, tipo: 'elenco' });
  expect(elenco.righe.map(({ celle }) => celle[0])).toEqual(['57 Versamenti della scuola']);
  const { intestazioni, righe } = await foglio(printRitenuteContoTerzi, { ...luglio, tipo: 'conto-terzi' });
  expect(righe.map(({ celle }) => celle[intestazioni.indexOf('Ritenuta')])).toEqual(['57 Versamenti della scuola']);
  const altre = await foglio(printAltreTrattenute, { ...luglio, tipo: 'elenco' });
  expect(altre.righe.map(({ celle }) => celle[0])).toEqual(['Somme dovute a terzi']);
  const doppia = { genere: 'VERSAMENTO_RISCOSSIONE', DESCRIZIONE: 'Altri versamenti', tipo: null } as const;
  const rifiuto = await gestore.call(descrizioniRitenuteRoutes.createDescrizioneRitenuta, { body: doppia });
  expect(rifiuto).toMatchObject({ status: 409, body: { code: 'DUPLICATO' } });
  const senzaTipo = await gestore.ok(descrizioniRitenuteRoutes.updateDescrizioneRitenuta, {
    body: { ...creata, tipo: null },
  });
  const dopo = await foglio(printRitenuteContoTerzi, { ...luglio, tipo: 'elenco' });
  expect(dopo.righe.map(({ celle }) => celle[0])).toEqual(['Versamenti della scuola']);
  const { uid, versione } = senzaTipo;
  await gestore.ok(descrizioniRitenuteRoutes.removeDescrizioneRitenuta, { body: { uid, versione } });
  expect(await gestore.ok(descrizioniRitenuteRoutes.listDescrizioniRitenute, {})).toEqual([]);
});

test.each([
  ...Object.values(annue).filter(({ codice }) => codice !== 'fabbisogno'),
  printAddizionali,
  printAltreTrattenute,
  printRitenuteContoTerzi,
])('of a person of another school there is nothing: $codice', async (contratto: Stampa) => {
  const altra = await home.as(loginOf('ADEMPIMENTI', SCUOLA_B));
  const uidSubAnagrafe = anno.persone[0]?.uid;
  const mesi = 'meseDa' in contratto.parametri.shape ? { meseDa: 1, meseA: 3 } : {};
  const tipo = 'tipo' in contratto.parametri.shape ? { tipo: 'elenco' } : {};
  await rifiutata(
    home,
    () => altra.call(contratto, { body: { anno: 2026, ...mesi, ...tipo, uidSubAnagrafe } }),
    assente(),
  );
});
