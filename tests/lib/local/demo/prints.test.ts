import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCertificati } from '#archivio/denunce/certificati.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import type { StampaDefinita } from '#functions/impaginazione/stampa.ts';
import { catalogoStampe } from '#functions/stampe/catalogo.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { filesFromEnv } from '#platform/files.ts';
import { readTable } from '#platform/spreadsheet.ts';
import { stampe } from '#shared/contracts/stampe/index.ts';
import { isPuntoCu, puntiCu } from '#shared/domain/denunce/punti-cu.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { startDemonstration } from '#support/filled/filled-demonstration.ts';
import { BUCKET_NAME, type TestHome } from '#support/home/test-home.ts';
import { SCUOLA_A, SCUOLA_B, SCUOLA_C } from '#support/home/test-users.ts';
import { sampleOfTheDay, wholeAsked } from '#support/sample-of-the-day.ts';
import type { Attesa } from '#support/stampe/dimostrazione/attesa.ts';
import { attese, senzaSomme } from '#support/stampe/dimostrazione/attese.ts';
import { readScuola, type Letto } from '#support/stampe/dimostrazione/letto.ts';
import { readPdf } from '#tests/functions/stampe/lettura-pdf.ts';

/** Two closed years, and the months that follow them. */
const ANNI = [2023, 2024, 2025];
/** One school a day: what a print sums is the same for each. */
const SCUOLE = sampleOfTheDay([SCUOLA_A, SCUOLA_B, SCUOLA_C], 3);
let home: TestHome;
let oggi: string;
const lette = new Map<string, Letto>();
beforeAll(async () => {
  ({ home, oggi } = await startDemonstration());
  for (const codmin of SCUOLE) lette.set(codmin, await readScuola(archivioDi(home.store, codmin), ANNI));
}, 900_000);
afterAll(() => home.close());

const letta = (codmin: string): Letto => {
  const trovata = lette.get(codmin);
  if (trovata === undefined) throw new Error(`The school ${codmin} was not filled`);
  return trovata;
};

const produce = async (
  codmin: string,
  stampa: StampaDefinita,
  parametri: Readonly<Record<string, unknown>>,
  persona?: string,
): Promise<Uint8Array | null> => {
  const contesto = {
    archivio: archivioDi(home.store, codmin),
    files: filesFromEnv({ BUCKET_NAME }),
    oggi,
    creato: `${oggi}T10:00:00.000Z`,
    persona: persona === undefined ? null : asUid<'PERSONA'>(persona),
  };
  return (await stampa.produce(parametri, contesto))?.bytes ?? null;
};

const cents = (cella: string | undefined): number => Math.round(Number((cella ?? '').replace(',', '.')) * 100);

/** All the words of a print; none of one that says nothing. */
const words = async (bytes: Uint8Array | null): Promise<string> =>
  bytes === null ? '' : (await readPdf(bytes)).pagine.map(({ testo }) => testo).join(' ');

/** The rows of all that is asked, and the sum of a column of them; a column that no table has is an error. */
const printed = async (codmin: string, stampa: StampaDefinita, { chieste, persona }: Attesa) => {
  const tabelle: Awaited<ReturnType<typeof readTable>>[] = [];
  for (const chiesta of chieste) {
    const bytes = await produce(codmin, stampa, { ...chiesta, formato: 'csv' }, persona);
    if (bytes !== null) tabelle.push(await readTable(bytes, 'stampa.csv'));
  }
  return {
    righe: tabelle.reduce((quante, { righe }) => quante + righe.length, 0),
    sommaDi: (colonna: string): number =>
      tabelle.reduce((finora, { intestazioni, righe }) => {
        const posto = intestazioni.indexOf(colonna);
        if (posto < 0) throw new Error(`No column ${colonna} among ${intestazioni.join(', ')}`);
        return righe.reduce((somma, { celle }) => somma + cents(celle[posto]), finora);
      }, 0),
  };
};

/** The amounts of a module of a certificate, cents. */
const amounts = (modulo: Readonly<Record<string, unknown>>): readonly number[] =>
  Object.entries(modulo).flatMap(([codice, valore]) =>
    isPuntoCu(codice) && puntiCu[codice].formato === 'VP' && Number(valore) !== 0 ? [Number(valore)] : [],
  );

type Sommata = keyof ReturnType<typeof attese>;
const isSommata = (nome: string): nome is Sommata => nome in stampe && !(nome in senzaSomme);
const sommate = Object.keys(stampe).filter(isSommata);
/** How many rows each print has said, of all the schools. */
const dette = new Map<string, number>();

describe.each(SCUOLE)('in the demonstration school %s', (codmin) => {
  test.each(sommate)('%s comes to what the records say', async (nome) => {
    const chieste: readonly Attesa[] = attese(letta(codmin))[nome];
    for (const attesa of chieste) {
      const { righe, sommaDi } = await printed(codmin, await catalogoStampe[nome](), attesa);
      dette.set(nome, (dette.get(nome) ?? 0) + righe);
      const trovate = Object.fromEntries(Object.keys(attesa.somme).map((colonna) => [colonna, sommaDi(colonna)]));
      expect([attesa.chieste[0], trovate]).toEqual([attesa.chieste[0], attesa.somme]);
      expect(righe).toBe(attesa.righe ?? righe);
      const { saldo } = attesa;
      if (saldo !== undefined) expect(sommaDi(saldo[0]) - sommaDi(saldo[1])).toBe(saldo[2]);
    }
  });

  test('the payslips of a run say on paper the net of each', async () => {
    const { cedolini } = letta(codmin);
    const processo = cedolini.find((uno) => uno.processo.FLG_ESP_DIP)?.processo.uid ?? asUid('');
    const suoi = cedolini.filter((uno) => uno.processo.uid === processo);
    const netti = suoi.flatMap(({ righe }) => righe.filter(({ codice }) => codice === 'NETTO'));
    const [{ persona } = { persona: '' }] = suoi;
    for (const [nome, chiesta, attesi] of [
      ['printCedolini', { idProcesso: processo }, netti],
      ['printCedoliniDettagli', { idProcesso: processo }, netti],
      ['printCedolinoProprio', { idCedolino: `${processo}-${persona}` }, netti.slice(0, 1)],
    ] as const) {
      const parole = await words(await produce(codmin, await catalogoStampe[nome](), chiesta, persona));
      expect(parole.match(/Netto a pagare/g)?.length).toBe(attesi.length);
      expect(attesi.filter(({ importo }) => !parole.includes(formatEuro(importo)))).toEqual([]);
    }
  });

  test('the certificates say on paper every amount that is filed', async () => {
    const archivio = archivioDi(home.store, codmin);
    for (const { uid } of await denunceRepository(archivio, 'CU').listDel('CU#')) {
      const { certificati } = await loadCertificati(archivio, uid);
      const parole = await words(await produce(codmin, await catalogoStampe.printCu(), { uid }));
      const importi = certificati.flatMap(({ moduli }) => moduli.flatMap(amounts));
      expect(importi.filter((importo) => !parole.includes(formatEuro(importo)))).toEqual([]);
      expect(parole).toContain(String(certificati[0]?.persona.nominativo));
    }
  });

  test('the Modello M on paper sums up to its sheet', async () => {
    for (const anno of ANNI) {
      const { sommaDi } = await printed(codmin, await catalogoStampe.printModelloMFoglio(), {
        chieste: [{ anno }],
        somme: {},
      });
      const parole = await words(await produce(codmin, await catalogoStampe.printModelloM(), { anno }));
      for (const colonna of ['Lordo', 'Netto', 'Totale'])
        expect([anno, colonna, parole.includes(formatEuro(sommaDi(colonna)))]).toEqual([anno, colonna, parole !== '']);
    }
  });
});

// of one school a print may have nothing to say
test.runIf(wholeAsked)('every print that sums has said something', () => {
  expect(sommate.filter((nome) => dette.get(nome) === 0)).toEqual([]);
});
