import { describe, expect, test } from 'vitest';
import { catalogo } from '#functions/denunce/formati/catalogo.ts';
import { esitoDenuncia, findingsOf } from '#lib/denuncia.ts';
import { campiDelFile } from '#lib/mutazioni/campi.ts';
import { muta, proveDi } from '#lib/mutazioni/muta.ts';
import { tabellaDi } from '#lib/mutazioni/tabella.ts';
import { fileCu } from '#support/denunce/cu-di-prova.ts';
import { fileBuoni } from '#support/denunce/file-buoni.ts';
import { bytesDi } from '#support/denunce/uniemens-di-prova.ts';
import { uniemensRotto } from '#support/denunce/uniemens-rotto.ts';

describe.each(fileBuoni)('a good file of %s', (_nome, tipo, bytes) => {
  test('with a field in a wrong form is told of, or the layout says why not; and is unreadable without its frame only', async () => {
    const prove = proveDi(tipo, bytes());
    expect(prove.length).toBeGreaterThan(0);
    const mutazioni = await muta(tipo, bytes(), prove, findingsOf(tipo));
    const diverse = mutazioni.filter(
      ({ esito, campo }) => esito === 'scoperta' || (esito === 'illeggibile' && !campo.startsWith('A.')),
    );
    expect(diverse).toEqual([]);
    const tabella = tabellaDi(catalogo[tipo], mutazioni);
    expect(new Set(tabella.map(({ campo }) => campo))).toEqual(new Set(prove.map(({ campo }) => campo.nome)));
    expect(tabella.filter(({ fonte }) => fonte.length < 10)).toEqual([]);
  });
});

test('the command prints each field with its checks and where they come from', async () => {
  const { codice, uscita } = await esitoDenuncia(['tabella', 'uniemens'], bytesDi('collaboratore'));
  expect(codice).toBe(0);
  const [testata, ...righe] = Buffer.from(uscita).toString('utf8').trimEnd().split('\n');
  expect(testata).toMatch(/^campo\tcontrollo\tfonte/);
  expect(righe.find((riga) => riga.includes('CFCollaboratore\tcollaboratori.'))).toMatch(/\t.{10,}$/);
});

test('every field of a layout is tried, the constants too, and each at its characters', () => {
  const testo = Buffer.from(catalogo.cu.parse(fileCu()).write()).toString('latin1');
  const campi = campiDelFile('cu', testo);
  for (const { da, valore } of campi) expect(testo.slice(da, da + valore.length)).toBe(valore);
  expect(campi.map(({ nome }) => nome)).toEqual(
    expect.arrayContaining(['A.fisso 1', 'A.fornitore', 'B.email', 'D.DA002001', 'G.DB001021', 'H.AU001001', 'Z.D']),
  );
});

test('the command says the share that is found, form by form, and ends with 0 where nothing is left', async () => {
  const { codice, uscita } = await esitoDenuncia(['muta', 'uniemens'], bytesDi('collaboratore'));
  expect(codice).toBe(0);
  expect(Buffer.from(uscita).toString('utf8')).toMatch(/^forma +prove +trovate[\s\S]*\ntutte +\d+[\s\S]*\nlibera: /);
});

test('2,000 bad fields in 5 MB are judged, and all listed', { timeout: 60_000 }, async () => {
  const file = uniemensRotto({ rotti: 2000, byte: 5_010_000 });
  const { user } = process.cpuUsage();
  const { rilievi } = await findingsOf('uniemens')(file);
  const secondi = (process.cpuUsage().user - user) / 1_000_000;
  expect(file.length).toBeGreaterThan(5_000_000);
  expect(rilievi.filter((uno) => uno.includes('"denuncia.forma"'))).toHaveLength(2000);
  expect(secondi, 'seconds of computing').toBeLessThan(5);
});
