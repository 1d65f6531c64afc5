import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/universal';
import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import type { Riga } from '#functions/colonne/colonna.ts';
import { tipoDi } from '#functions/scambio/catalogo.ts';
import { readFile } from '#functions/scambio/file/lettura-file.ts';
import { guessMappa } from '#functions/scambio/file/mappa.ts';
import type { Sezione } from '#functions/scambio/importazione.ts';
import { splitRighe } from '#functions/scambio/lavori/importazione/blocchi.ts';
import { writeScambio, type ElencoTipo } from '#functions/scambio/righe/file-esportato.ts';
import { readRighe } from '#functions/scambio/righe/lettura-righe.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import type { BenchRow } from './bench-row.ts';
import { median, rounds } from './measures/rounds.ts';

const RIGHE = 5000;
const { colonne } = tipoDi('persone');

/** People as the export holds them: thirty columns, most of them filled. */
const righe: readonly Riga[] = Array.from({ length: RIGHE }, (_, indice) => {
  const persona = personaDiProva(indice);
  return {
    ...Object.fromEntries(colonne.map(({ campo }) => [campo, null])),
    ...Object.fromEntries(
      Object.entries(persona)
        .filter(([campo]) => colonne.some((colonna) => colonna.campo === campo))
        .map(([campo, valore]) => [campo, Array.isArray(valore) || valore === undefined ? null : valore]),
    ),
    matricola: indice + 1,
    iban: 'IT60X0542811101000000123456',
    codPaese: null,
    codBban: null,
  } satisfies Riga;
});
const elenco: ElencoTipo = { tipo: 'persone', righe };
const testi = [
  colonne.map(({ titolo }) => titolo),
  ...righe.map((riga) => colonne.map(({ campo }) => String(riga[campo] ?? ''))),
];
const celle: Cell[][] = [
  colonne.map(({ titolo }) => ({ value: titolo, type: String, fontWeight: 'bold' })),
  ...righe.map((riga) =>
    colonne.map(({ campo, tipo }): Cell => {
      const valore = riga[campo];
      if (valore === null || valore === undefined || valore === '') return null;
      if (tipo === 'data') return { value: new Date(`${String(valore)}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
      return typeof valore === 'number' ? { value: valore, type: Number } : { value: String(valore), type: String };
    }),
  ),
];

interface Misura {
  readonly ratios: readonly number[];
  readonly measured: string;
}

/** Processor time of works done turn by turn (the first round warms up), which others on the machine do not stretch; answers how many times `nome` takes what `peer` takes. */
const times = async <K extends string>(
  works: Readonly<Record<K, () => unknown>>,
): Promise<(nome: K, peer: K) => Misura> => {
  const giri = await rounds(async () => {
    const round = new Map<string, number>();
    for (const [nome, work] of Object.entries<() => unknown>(works)) {
      const inizio = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(inizio);
      round.set(nome, (user + system) / 1000);
    }
    return round;
  });
  const of = (nome: string): number => Math.round(median(giri.map((round) => round.get(nome) ?? 0)));
  return (nome, peer) => ({
    ratios: giri.map((round) => (round.get(nome) ?? 0) / (round.get(peer) ?? 1)),
    measured: `${of(nome)} against ${of(peer)} ms`,
  });
};

/** What an import does before it asks the archive: reads the file, maps its columns, reads every cell as its type, checks it, groups the rows in blocks. */
const readPersone = async (bytes: Uint8Array): Promise<number> => {
  const [foglio] = await readFile(bytes, 'persone.xlsx', 'primo');
  if (foglio === undefined) return 0;
  const sezione: Sezione = {
    tipo: 'persone',
    foglio: '',
    colonne: [],
    campi: [],
    mappa: guessMappa({ nome: 'persone', colonne }, foglio.intestazioni),
    fissi: [],
    rigaIntestazioni: 1,
    primeRighe: [],
    avvisi: [],
    nascoste: 0,
  };
  const lette = readRighe(
    { tipato: false, foglio: '', cancella: false, oggi: '2026-11-28' },
    sezione,
    foglio.righe.map(({ numero, celle }) => ({ numero, celle: [...celle] })),
  );
  if (lette.some(({ errori }) => errori.length > 0)) throw new Error('The benchmark file has errors');
  return splitRighe(lette, 'persone').length;
};

/** P6: exports beside the libraries writing the same cells, and an import beside the library reading the same file, turn by turn. */
export const run = async (): Promise<BenchRow[]> => {
  const xlsx = await writeScambio([elenco], 'XLSX');
  const between = await times({
    csv: () => writeScambio([elenco], 'CSV'),
    papaparse: () => new TextEncoder().encode(Papa.unparse(testi, { delimiter: ';' })),
    xlsx: () => writeScambio([elenco], 'XLSX'),
    writeExcelFile: () => writeXlsxFile(celle).toBuffer(),
    importa: () => readPersone(xlsx),
    readExcelFile: () => readSheet(new Uint8Array(xlsx).buffer),
  });
  const speed = (nome: 'csv' | 'xlsx', peer: 'papaparse' | 'writeExcelFile', goal: number, name: string): BenchRow => {
    const { ratios, measured } = between(nome, peer);
    return {
      id: 'P6',
      goal: `export ${nome.toUpperCase()} ≥ ${goal}× ${name}`,
      measured,
      bound: { atLeast: goal },
      ratios: ratios.map((slower) => 1 / slower),
      note: `${RIGHE} people, ${colonne.length} columns; ours from typed rows, guarded against formulas`,
    };
  };
  const lettura = between('importa', 'readExcelFile');
  return [
    speed('csv', 'papaparse', 0.5, 'papaparse'),
    speed('xlsx', 'writeExcelFile', 0.7, 'write-excel-file'),
    {
      id: 'P6',
      goal: `import of ${RIGHE} rows ≤ 4× bare read-excel-file`,
      bound: { atMost: 4 },
      ...lettura,
      note: 'ours inflates and checks the archive itself, maps, types and checks every cell, groups the rows',
    },
  ];
};
