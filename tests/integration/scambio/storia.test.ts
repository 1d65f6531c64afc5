import { afterAll, beforeAll, expect, test } from 'vitest';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { storiaRoutes } from '#shared/contracts/scambio/storia.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { applyImport, checkFile, exportFile, lavoroFinito, type FileDiProva } from '#support/scambio.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome();
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const settori = (nome: string, ...righe: readonly string[]): FileDiProva => ({
  nome,
  bytes: Buffer.from(['Codice;Descrizione', ...righe].join('\r\n')),
});
const listOf = (chi: Person) => chi.ok(storiaRoutes.listScambi, { body: {} });

test('what came in and went out is listed newest first, with what became of it and what can be done', async () => {
  const applicata = await applyImport(
    gestore,
    await checkFile(gestore, 'settori', settori('buoni.csv', 'UNO;Settore uno')),
  );
  const errata = await checkFile(gestore, 'settori', settori('errati.csv', ';Senza codice'));
  await checkFile(gestore, 'settori', settori('mai confermati.csv', 'DUE;Settore due'));
  await exportFile(gestore, { tipo: 'settori', formato: 'CSV', modello: true });
  const file = await exportFile(gestore, { tipo: 'settori', formato: 'XLSX' });

  const { righe, seguito } = await listOf(gestore);
  expect(seguito).toBeNull();
  expect(righe.map(({ genere, nomeFile, esito, annullabile }) => ({ genere, nomeFile, esito, annullabile }))).toEqual([
    { genere: 'ESPORTAZIONE', nomeFile: file.nome, esito: 'RIUSCITO', annullabile: false },
    { genere: 'IMPORTAZIONE', nomeFile: 'mai confermati.csv', esito: 'DA_CONFERMARE', annullabile: false },
    { genere: 'IMPORTAZIONE', nomeFile: 'errati.csv', esito: 'DA_CORREGGERE', annullabile: false },
    { genere: 'IMPORTAZIONE', nomeFile: 'buoni.csv', esito: 'RIUSCITO', annullabile: true },
  ]);
  expect(righe[2]).toMatchObject({ conErrori: errata.uid, descrizione: 'Settori' });
  expect(righe[3]).toMatchObject({ dettaglio: 'Nuovi: 1, modificati: 0, già uguali: 0.', conErrori: null });
  const { link } = await gestore.ok(lavoroRoutes.getLavoro, { params: { uid: righe[0]?.lavoro ?? '' } });
  expect(link).not.toBeNull();

  await gestore.ok(lavoroRoutes.undoLavoro, { params: { uid: righe[3]?.lavoro ?? '' }, body: {} });
  await lavoroFinito(gestore, applicata.uid);
  expect((await listOf(gestore)).righe[3]).toMatchObject({ esito: 'ANNULLATO', annullabile: false });
});

test('pages follow one another without losing or repeating anything', async () => {
  const { righe: tutte } = await listOf(gestore);
  const viste: string[] = [];
  let da: string | null | undefined;
  do {
    const pagina = await gestore.ok(storiaRoutes.listScambi, { body: { limit: 2, ...(da ? { da } : {}) } });
    viste.push(...pagina.righe.map(({ uid }) => uid));
    da = pagina.seguito;
  } while (da !== null);
  expect(viste).toEqual(tutte.map(({ uid }) => uid));
});

test('nobody sees what another school did, nor what their roles may not bring in or take out', async () => {
  expect((await listOf(await home.as(loginOf('GESTORE', SCUOLA_B)))).righe).toEqual([]);
  const assenze = await listOf(await home.as(loginOf('ASSENZE')));
  expect(assenze.righe.filter(({ genere }) => genere === 'IMPORTAZIONE')).toEqual([]);
});
