import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginProgrammato, startProgrammato } from '#functions/lavori/programmati/programmati.ts';
import type { Clock } from '#platform/clock.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { filesFromEnv } from '#platform/files.ts';
import { silentLog } from '#platform/log.ts';
import { stepPlatformFromEnv } from '#platform/platform.ts';
import { lavoriRepository } from '#platform/work/lavoro.ts';
import { uidProgrammato } from '#platform/work/programmato.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { printRubrica } from '#shared/contracts/anagrafe/stampe/personale.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { scambioRoutes } from '#shared/contracts/scambio/scambio.ts';
import { storiaRoutes } from '#shared/contracts/scambio/storia.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { print } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';
import { applyImport, checkFile, exportFile, lavoroFinito } from '#support/scambio.ts';
import { dipendenteDiProva, servizioDiProva } from '#support/servizi-di-prova.ts';

const OGGI = '2026-03-31';
const SCUOLE = [SCUOLA_A, SCUOLA_B] as const;

let home: TestHome;
let gestori: Person[];
let importazione: string;
beforeAll(async () => {
  home = await startTestHome({ oggi: OGGI });
  gestori = await Promise.all(SCUOLE.map((scuola) => home.as(loginOf('GESTORE', scuola))));
  for (const gestore of gestori) {
    await dipendenteDiProva(gestore, 1, servizioDiProva());
    await exportFile(gestore, { tipo: 'settori', formato: 'XLSX' });
    await print(gestore, printRubrica, { dal: '2026-01-01', al: '2026-12-31', layout: 'ALFABETICO' });
  }
  const settori = { nome: 'settori.csv', bytes: Buffer.from('Codice;Descrizione\r\nUNO;Settore uno') };
  const [ufficio] = gestori;
  if (ufficio === undefined) throw new Error('No school');
  importazione = (await applyImport(ufficio, await checkFile(ufficio, 'settori', settori))).uid;
}, 120_000);
afterAll(() => home.close());

const dopo = (giorni: number): Clock => ({
  oggi: () => addGiorni(OGGI, giorni),
  now: () => new Date(Date.now() + giorni * 86_400_000),
});
const mezzi = (giorni: number) => ({
  ...stepPlatformFromEnv(process.env, 'prova'),
  log: silentLog,
  clock: dopo(giorni),
  workflows: workflowsFromEnv(process.env),
});
/** How many files went in the night of a day of a school, once it ended well. */
const notte = async (scuola: string, giorni: number): Promise<number | undefined> => {
  const uid = uidProgrammato('pulizia', addGiorni(OGGI, giorni));
  const get = () => lavoriRepository(archivioDi(home.store, scuola)).get(uid);
  await expect.poll(async () => (await get())?.stato, { timeout: 60_000, interval: 100 }).toBe('COMPLETATO');
  return (await get())?.fatti;
};
const uidsDi = async (chi: Person): Promise<string[]> =>
  (await chi.ok(storiaRoutes.listScambi, { body: {} })).righe.flatMap(({ genere, lavoro }) =>
    genere === 'IMPORTAZIONE' || lavoro === null ? [] : [lavoro],
  );
const lavoriDi = (chi: Person, uids: readonly string[]) =>
  Promise.all(uids.map((uid) => chi.ok(lavoroRoutes.getLavoro, { params: { uid } })));

test('files of prints and exports go after ninety days, school by school and once; an import can still be undone', async () => {
  const [a, b] = gestori;
  if (a === undefined || b === undefined) throw new Error('No school');
  const [diA, diB] = [await uidsDi(a), await uidsDi(b)];
  expect([diA.length, diB.length]).toEqual([2, 2]);
  const files = filesFromEnv(process.env);
  const lavori = await lavoriRepository(archivioDi(home.store, SCUOLA_A)).getMany(diA);
  const stampa = lavori.find(({ tipo }) => tipo === 'stampa');
  /** What a print drawn in blocks leaves when nobody takes it up again. */
  const pezzo = `${SCUOLA_A}/stampe/${stampa?.uid ?? ''}/1-0.pdf`;
  await files.put(pezzo, Buffer.from('%PDF'), 'application/pdf');
  const chiavi = lavori.map(({ file }) => file?.chiave ?? '');

  expect(await beginProgrammato(SCUOLA_A, 'pulizia', mezzi(89))).toBe(true);
  expect(await notte(SCUOLA_A, 89)).toBe(0);
  expect(await Promise.all(chiavi.map(files.size))).toEqual([expect.any(Number), expect.any(Number)]);
  expect(await files.size(pezzo)).toBe(4);

  expect(await beginProgrammato(SCUOLA_A, 'pulizia', mezzi(91))).toBe(true);
  expect(await notte(SCUOLA_A, 91)).toBe(2);
  expect(await Promise.all([...chiavi, pezzo].map(files.size))).toEqual([undefined, undefined, undefined]);
  for (const { file, link, motivo } of await lavoriDi(a, diA))
    expect([file, link, motivo]).toEqual([null, null, expect.stringMatching(/eliminato 90 giorni dopo/)]);
  expect((await lavoriDi(b, diB)).every(({ link }) => link !== null)).toBe(true);

  expect(await startProgrammato(mezzi(91), 'pulizia')).toEqual({ avviati: 2, falliti: 0 });
  expect(await notte(SCUOLA_B, 91)).toBe(2);
  expect(await startProgrammato(mezzi(91), 'pulizia')).toEqual({ avviati: 0, falliti: 0 });

  const { lavoro } = await a.ok(scambioRoutes.getImportazione, { params: { uid: importazione }, query: { limit: 1 } });
  await a.ok(lavoroRoutes.undoLavoro, { params: { uid: lavoro ?? '' }, body: {} });
  await lavoroFinito(a, importazione);
  expect((await a.ok(storiaRoutes.listScambi, { body: {} })).righe).toContainEqual(
    expect.objectContaining({ genere: 'IMPORTAZIONE', esito: 'ANNULLATO' }),
  );
});
