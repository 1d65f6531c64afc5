import { isUtf8 } from 'node:buffer';
import { read, type CellObject, type WorkBook } from '@e965/xlsx';

/** A cell as the second reader has it: what is stored and how it is shown. */
export interface CellaAltrui {
  readonly tipo: string;
  readonly valore: string | number | boolean | null;
  readonly formato: string;
  readonly formula: boolean;
}
/** The first visible sheet of a file, by rows. */
export type FoglioAltrui = readonly (readonly (CellaAltrui | undefined)[] | undefined)[];

const MAX_RIGHE = 40_002;

const cella = ({ t, v, z, f }: CellObject): CellaAltrui => ({
  tipo: t,
  valore: v === undefined || v instanceof Date ? null : v,
  formato: String(z ?? ''),
  formula: f !== undefined,
});

const isDati = (valore: unknown): valore is readonly (readonly (CellObject | undefined)[] | undefined)[] =>
  Array.isArray(valore);

const primoVisibile = ({ SheetNames, Sheets, Workbook }: WorkBook): unknown => {
  const nome = SheetNames.find((one, posto) => {
    const nascosto = Workbook?.Sheets?.[posto]?.Hidden ?? 0;
    const foglio = Sheets[one];
    return nascosto === 0 && foglio !== undefined && !['chart', 'dialog', 'macro'].includes(String(foglio['!type']));
  });
  return nome === undefined ? undefined : Sheets[nome]?.['!data'];
};

/** The text of a CSV: the other reader knows few letters by itself. */
const testoDi = (bytes: Uint8Array): string => {
  const mark = Buffer.from(bytes.subarray(0, 2)).toString('hex');
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
};

/** Reads a file as SheetJS does, which must be told in which letters a CSV is and not to make numbers of its texts. @throws what SheetJS throws */
export const readAltrui = (bytes: Uint8Array, csv: boolean): FoglioAltrui => {
  const come = { dense: true, cellNF: true, sheetRows: MAX_RIGHE };
  const dati = primoVisibile(csv ? read(testoDi(bytes), { ...come, type: 'string', raw: true }) : read(bytes, come));
  if (!isDati(dati)) return [];
  return Array.from(dati, (riga) =>
    riga === undefined ? undefined : Array.from(riga, (una) => (una === undefined ? undefined : cella(una))),
  );
};
