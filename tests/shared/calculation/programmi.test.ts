import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { accessorio, collaborazione } from './situazioni.ts';

const radice = fileURLToPath(new URL('../../../', import.meta.url));
/** The Node the project pins, as the npm scripts use it. */
const fissato = join(radice, 'node_modules', '.bin', 'node');
const node = existsSync(fissato) ? fissato : process.execPath;
const cartella = mkdtempSync(join(tmpdir(), 'programmi-'));
afterAll(() => rmSync(cartella, { recursive: true, force: true }));

const esegui = (programma: string, argomenti: readonly string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(
    node,
    ['--disable-warning=ExperimentalWarning', join(radice, 'bin', programma), ...argomenti],
    { input, encoding: 'utf8', cwd: radice },
  );
  return { stato: status, uscita: stdout, errori: stderr };
};

describe('the program calcola', () => {
  test('reads a situation and writes the payslip in JSON', () => {
    const { stato, uscita } = esegui('calcola.ts', [], JSON.stringify(accessorio()));
    expect([stato, JSON.parse(uscita).cedolino.totali.netto]).toEqual([0, 100_000 - 9_150 - 29_981]);
  });
  test('--testo writes for people', () =>
    expect(esegui('calcola.ts', ['--testo'], JSON.stringify(accessorio())).uscita).toMatch(
      /Contributo pensionistico CTPS +88,00 €/,
    ));
  test('a situation that cannot be computed exits with 1 and says why', () => {
    const { stato, uscita } = esegui('calcola.ts', ['--testo'], JSON.stringify(accessorio({ fiscali: {} })));
    expect([stato, uscita]).toEqual([1, expect.stringContaining('ALIQUOTA_MASSIMA_MANCANTE')]);
  });
  test('an input that is not JSON exits with 2', () => expect(esegui('calcola.ts', [], '{').stato).toBe(2));
  test('an option that does not exist and a table that is not there are told, each with its remedy', () => {
    const detto = (opzione: string) => {
      const { stato, errori } = esegui('calcola.ts', [opzione], JSON.stringify(accessorio()));
      return [stato, errori.trim()];
    };
    expect(detto('--tetso')).toEqual([
      2,
      expect.stringContaining("L'opzione --tetso non esiste: il programma può prendere --testo"),
    ]);
    expect(detto('--comunali=26:aliquote.csv')).toEqual([2, expect.stringContaining("l'anno di quattro cifre")]);
    const assente = join(cartella, 'assente.csv');
    expect(detto(`--comunali=2026:${assente}`)).toEqual([
      2,
      `Il file ${assente} non si può leggere: controllare che il percorso sia giusto.`,
    ]);
  });
  test('--schema publishes the shape of a situation', () => {
    const schema = JSON.parse(esegui('calcola.ts', ['--schema']).uscita);
    expect([schema.required, schema.additionalProperties]).toEqual([
      ['tipo', 'liquidazione', 'dataPagamento', 'percettore'],
      false,
    ]);
  });
  test('--comunali and --regionali load the tables of a year', () => {
    const comunali = join(cartella, 'comunali.csv');
    writeFileSync(
      comunali,
      'CODICE_CATASTALE;COMUNE;ALIQUOTA;FASCIA;IMPORTO_ESENTE;NUMERO_DELIBERA;DATA_DELIBERA;DATA_PUBBLICAZIONE\nZ001;BORGO PROVA;0,5;Aliquota unica;0;1;;\n',
      'latin1',
    );
    const regionali = join(cartella, 'regionali.csv');
    writeFileSync(
      regionali,
      'REGIONE;NUMERO;DISPOSIZIONE;ALIQUOTA;FASCIA \nREGIONE PROVA;1;L.R. 1;1.23;Aliquota unica\n',
      'latin1',
    );
    const situazione = collaborazione({
      opzioni: { cessazione: true },
      progressivi: { imponibileIrpef: 3_000_000, irpef: 570_000, giorniPagati: 334 },
      fiscali: { gestioneSeparata: 'CON_DIS_COLL', addizionali: { regione: 'PROVA', comune: 'Z001' } },
    });
    const { stato, uscita } = esegui(
      'calcola.ts',
      [`--comunali=2026:${comunali}`, `--regionali=2026:${regionali}`],
      JSON.stringify(situazione),
    );
    const dovute = JSON.parse(uscita)
      .cedolino.righe.filter(({ codice }: { codice: string }) => codice.startsWith('ADDIZIONALE'))
      .map(({ importo }: { importo: number }) => importo);
    expect([stato, dovute]).toEqual([0, [Math.round(3_088_323 * 0.0123), Math.round(3_088_323 * 0.005)]]);
  });
});

describe('the program casi', () => {
  test('all worked cases pass', () =>
    expect(esegui('casi.ts', [join(radice, 'tests/cases/casi-svolti.json')])).toMatchObject({
      stato: 0,
      uscita: '90 passed, 0 failed\n',
    }));
  test('a wrong case is seen and makes it exit with 1', () => {
    const file = join(cartella, 'casi.json');
    writeFileSync(
      file,
      JSON.stringify({
        cases: [
          {
            id: 'x',
            topic: 'irpef_lorda',
            year: 2026,
            inputs: { imponibile: 28_000 },
            expected: { irpef_lorda: 1 },
            tolerance: 0,
          },
        ],
      }),
    );
    const { stato, uscita } = esegui('casi.ts', [file]);
    expect([stato, uscita.trim().split('\n')]).toEqual([
      1,
      ['FAILED x (irpef_lorda, 2026): irpef_lorda: atteso 1, calcolato 6440', '0 passed, 1 failed'],
    ]);
  });
  test('says how it is used when no file is given', () =>
    expect(esegui('casi.ts', [])).toMatchObject({ stato: 2, errori: expect.stringContaining('FILE.json') }));
});

describe('the program regole', () => {
  test('prints every rule with its norm and its check, and says which are out of date', () => {
    const { uscita } = esegui('regole.ts', ['--oggi=2026-12-31']);
    expect(uscita).toContain('irpef.scaglioni — Scaglioni e aliquote IRPEF');
    expect(uscita).toMatch(/DA RISCONTRARE\n {6}serve: /);
    expect(uscita).toMatch(/DEDOTTO/);
    expect(uscita).toContain(
      'testo: L. 207/2024 <https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2024-12-30;207>',
    );
    expect(uscita.trim().split('\n').at(-1)).toMatch(
      /^\d+ regole, \d+ valori: \d+ riscontrati, \d+ da riscontrare, \d+ dedotti$/,
    );
    expect(uscita).toContain('riscontrato il 20/11/2026 in uivco.vb.it; quifinanza.it; vale fino al 31/12/2026');
    expect(uscita.split('\n').filter((riga) => riga.startsWith('SCADUTA'))).toEqual([
      'SCADUTA il 31/12/2025: inail.limiti-mensili, serve il valore nuovo',
    ]);
    expect(esegui('regole.ts', ['--oggi=2027-01-01']).uscita).toContain(
      'SCADUTA il 31/12/2026: contributi.massimale, serve il valore nuovo',
    );
  });
  test('--tabella has one line for each value nobody has read, with the document that would settle it', () => {
    const [titoli, ...righe] = esegui('regole.ts', ['--tabella']).uscita.trim().split('\n');
    expect(titoli).toBe('regola\tdal\tstato\tdocumento che serve');
    const { uscita } = esegui('regole.ts', []);
    const [, daRiscontrare, dedotti] = /riscontrati, (\d+) da riscontrare, (\d+) dedotti$/.exec(uscita.trim()) ?? [];
    expect(righe).toHaveLength(Number(daRiscontrare) + Number(dedotti));
    expect(righe.every((riga) => riga.split('\t').every((cella) => cella !== ''))).toBe(true);
  });
  test('--da-verificare keeps those nobody has checked', () =>
    expect(esegui('regole.ts', ['--da-verificare']).uscita).not.toContain('contributi.fondo-credito'));
});
