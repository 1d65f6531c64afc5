import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import { readTable } from '#platform/spreadsheet.ts';
import { printContributi, type ContributiDaStampare } from '#shared/contracts/cedolini/stampe/ritenute/contributi.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { print } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { assente, rifiutata } from '#support/rifiuti.ts';
import { accountAnno, type AnnoContabilizzato } from '#support/stampe/anno-contabilizzato.ts';
import { elementi, readPdf, testoLetto } from '../../functions/stampe/lettura-pdf.ts';

let home: TestHome;
let adempimenti: Person;
let anno: AnnoContabilizzato;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-31' });
  anno = await accountAnno(await home.as(loginOf('GESTORE')));
  adempimenti = await home.as(loginOf('ADEMPIMENTI'));
});
afterAll(() => home.close());

type Richiesta = z.input<typeof ContributiDaStampare>;
const chiesti = (cambi: Partial<Richiesta> & Pick<Richiesta, 'tipo'>): Richiesta => ({
  anno: 2026,
  meseDa: 1,
  meseA: 3,
  ...cambi,
});
const chi = (indice: number): string => {
  const persona = anno.persone[indice];
  return persona === undefined ? '' : nominativo(persona.desCognome, persona.desNome);
};
const righe = async (cambi: Partial<Richiesta> & Pick<Richiesta, 'tipo'>): Promise<readonly (readonly string[])[]> => {
  const { bytes } = await print(adempimenti, printContributi, { ...chiesti(cambi), formato: 'xlsx' });
  return bytes === null ? [] : (await readTable(bytes, 'contributi.xlsx')).righe.map(({ celle }) => celle);
};

test('by person: base, rates and shares of each fund, to the cent', async () => {
  const [ctps, credito, ds] = ['Fondo pensione (per lo Stato CTPS)', 'Fondo credito', 'INPS, disoccupazione (NASpI)'];
  const elenco = await righe({ tipo: 'elenco' });
  const di = (fondo: string | undefined) =>
    elenco.filter(([uno]) => uno === fondo).map(([, persona, , mese, , ...quote]) => [persona, mese, ...quote]);
  // 8,80 % and 24,20 % of 1.000 €; 0,35 % of it to the credit fund; 1,61 % of 500 € for the temporary teacher.
  expect(di(ctps)).toEqual([
    [chi(0), 'gennaio', '1000', '8,8 %', '88', '24,2 %', '242', '330'],
    [chi(1), 'gennaio', '1000', '8,8 %', '88', '24,2 %', '242', '330'],
    [chi(2), 'febbraio', '500', '8,8 %', '44', '24,2 %', '121', '165'],
  ]);
  expect(di(credito)).toEqual([
    [chi(0), 'gennaio', '1000', '0,35 %', '3,5', '', '0', '3,5'],
    [chi(1), 'gennaio', '1000', '0,35 %', '3,5', '', '0', '3,5'],
    [chi(2), 'febbraio', '500', '0,35 %', '1,75', '', '0', '1,75'],
  ]);
  expect(di(ds)).toEqual([[chi(2), 'febbraio', '500', '', '0', '1,61 %', '8,05', '8,05']]);
});

test('by fund and month: what each F24 code pays, people counted once, the collaborators apart by their class', async () => {
  const riepilogo = await righe({ tipo: 'riepilogo' });
  expect(riepilogo.filter(([fondo]) => fondo?.startsWith('Fondo pensione')).map(([, ...riga]) => riga)).toEqual([
    ['gennaio', 'P101', '2', '2000', '8,8 %', '176', '24,2 %', '484', '660'],
    ['febbraio', 'P101', '1', '500', '8,8 %', '44', '24,2 %', '121', '165'],
  ]);
  const separata = riepilogo.filter(([fondo]) => fondo?.startsWith('Gestione'));
  expect(separata.map(([, mese, tributo, persone]) => [mese, tributo, persone])).toEqual([
    ['marzo', 'C10', '1'],
    ['marzo', 'CXX', '1'],
  ]);
  // 24 % of 8.000 € for who has another cover; 33,72 % of what exceeds 5.000 € for who has none.
  expect(separata.map((celle) => [celle[4], celle.at(-1)])).toEqual([
    ['8000', '1920'],
    ['3000', '1011,6'],
  ]);
});

test('of one person: only hers, and a run that is not accounted only when asked, which the print says', async () => {
  const uidSubAnagrafe = anno.persone[0]?.uid ?? '';
  const sue = (provvisori: boolean) => righe({ tipo: 'dipendente', fondo: 'PENSIONE', uidSubAnagrafe, provvisori });
  expect((await sue(false)).map(([, mese, , imponibile]) => [mese, imponibile])).toEqual([['gennaio', '1000']]);
  expect((await sue(true)).map(([, mese, , imponibile]) => [mese, imponibile])).toEqual([
    ['gennaio', '1000'],
    ['marzo', '700'],
  ]);
  const { stato, bytes } = await print(
    adempimenti,
    printContributi,
    chiesti({ tipo: 'dipendente', uidSubAnagrafe, provvisori: true }),
  );
  const letto = await readPdf(bytes ?? new Uint8Array());
  expect(stato.titolo).toBe(`Contributi di ${chi(0)}, gennaio–marzo 2026`);
  expect(elementi(letto.pagine[0]?.struttura ?? [], 'H1').map(({ testo }) => testo)).toEqual([stato.titolo]);
  expect(testoLetto(letto)).toContain('PROVVISORIO');
  expect(testoLetto(letto)).not.toContain(chi(1));
});

test('months without accounted runs have nothing to print, and it is said', async () => {
  const { stato, bytes } = await print(adempimenti, printContributi, chiesti({ tipo: 'elenco', meseDa: 4, meseA: 6 }));
  expect([stato.stato, stato.avviso, stato.file, bytes]).toEqual([
    'COMPLETATO',
    'Nessun dato da stampare.',
    null,
    null,
  ]);
});

test('a person of another school is absent, a period that ends before it begins and nobody to print are named', async () => {
  const [persona] = anno.persone;
  const altra = await home.as(loginOf('ADEMPIMENTI', SCUOLA_B));
  await rifiutata(
    home,
    () => altra.call(printContributi, { body: chiesti({ tipo: 'dipendente', uidSubAnagrafe: persona?.uid }) }),
    assente(),
  );
  const rifiuto = async (richiesta: Richiesta) => {
    const { status, body } = await adempimenti.call(printContributi, { body: richiesta });
    return { status, body };
  };
  expect(await rifiuto(chiesti({ tipo: 'elenco', meseDa: 3, meseA: 2 }))).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'meseA', message: 'Il mese finale non può precedere quello iniziale.' }] },
  });
  expect(await rifiuto(chiesti({ tipo: 'dipendente' }))).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'uidSubAnagrafe', message: 'Scegliere la persona.' }] },
  });
});
