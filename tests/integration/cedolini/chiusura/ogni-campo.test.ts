import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';
import {
  campiCambiati,
  campiMancanti,
  changeCampi,
  nomiDiOggi,
  recordDi,
  type DaCambiare,
} from '#support/stampe/campi-cambiati.ts';
import { dettoDel } from '#support/stampe/detto-del-chiuso.ts';
import { closeAccademia, closeStatale, type MeseChiuso } from '#support/stampe/mese-chiuso.ts';

// Every field that the table of stored fields has is changed after the months are closed: records, answers, files and prints of them say the same.

let home: TestHome;
let chiusi: ReadonlyMap<string, MeseChiuso>;
const cambiati = new Set<string>();
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-04-20' });
  chiusi = new Map([
    ['a State school', await closeStatale(home)],
    ['an academy', await closeAccademia(home)],
  ]);
}, 180_000);
afterAll(() => home.close());

/** The prints that say names of people and the letterhead as they are today: those of several runs, the list of one who signs in, lists of NoiPA. */
const DI_OGGI =
  /^print (?:contributi|ritenute|irap|altre-|addizionali|annue|giornale|trattamento|modello|annuali|dipendente-elenco|uniemens-)/;

/** The text with the names of today put back as they were, where it may say them. */
const comeAllora = (nome: string, testo: string, nomi: ReturnType<typeof nomiDiOggi>): string =>
  DI_OGGI.test(nome)
    ? nomi.reduce(
        (detto, [oggi, allora]) => detto.replaceAll(oggi, allora).replaceAll(oggi.toUpperCase(), allora.toUpperCase()),
        testo,
      )
    : testo;

/** The outputs that are others with those fields changed; the records are as they were in the end. */
const diversi = async (
  chiuso: MeseChiuso,
  records: readonly DaCambiare[],
  prima: ReadonlyMap<string, string>,
  campi: readonly string[],
  solo?: ReadonlySet<string>,
): Promise<readonly string[]> => {
  const dopo = await changeCampi(home.store, chiuso.scuola, records, new Set(campi));
  const nomi = nomiDiOggi(records, dopo);
  const detto = await dettoDel(chiuso, (nome) => solo?.has(nome) ?? true);
  await changeCampi(home.store, chiuso.scuola, records, new Set());
  return [...detto]
    .filter(([nome, testo]) => comeAllora(nome, testo, nomi) !== comeAllora(nome, prima.get(nome) ?? '', nomi))
    .map(([nome]) => nome);
};

/** The fields that change something, each with what it changes: halves of them are tried while one does. */
const colpevoli = async (
  come: (campi: readonly string[], solo: ReadonlySet<string>) => Promise<readonly string[]>,
  campi: readonly string[],
  solo: ReadonlySet<string>,
): Promise<readonly string[]> => {
  const quali = await come(campi, solo);
  if (quali.length === 0) return [];
  if (campi.length === 1) return [`${campi[0]}: ${quali.join(', ')}`];
  const meta = Math.ceil(campi.length / 2);
  return [
    ...(await colpevoli(come, campi.slice(0, meta), new Set(quali))),
    ...(await colpevoli(come, campi.slice(meta), new Set(quali))),
  ];
};

describe.each(['a State school', 'an academy'])('of %s', (quale) => {
  test('nothing closed says another thing after a change of every field', { timeout: 600_000 }, async () => {
    const chiuso = chiusi.get(quale);
    if (chiuso === undefined) throw new Error('The school is not closed');
    const records = await recordDi(home.store, chiuso.scuola);
    const campi = campiCambiati(records);
    for (const campo of campi) cambiati.add(campo);
    const prima = await dettoDel(chiuso);
    expect([...prima.values()].filter((testo) => testo.length > 50).length).toBeGreaterThan(15);
    const come = (alcuni: readonly string[], solo?: ReadonlySet<string>) =>
      diversi(chiuso, records, prima, alcuni, solo);
    const quali = await come(campi);
    expect(quali.length === 0 ? [] : await colpevoli(come, campi, new Set(quali))).toEqual([]);
  });
});

test('each field of the table is changed in one of them, or has its reason to stay', () => {
  expect(campiMancanti([...cambiati])).toEqual([]);
});
