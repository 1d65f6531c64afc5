import { strFromU8, unzipSync } from 'fflate';
import { FileNonLeggibile, readTable } from '#platform/spreadsheet.ts';
import { genereDi, type Genere, type Posto } from './generi.ts';
import { readAltrui, type CellaAltrui, type FoglioAltrui } from './secondo-lettore.ts';

/** The outcome of a file that two readers read. */
export interface Esito {
  /** Why ours refuses it, null when it is read. */
  readonly rifiuto: string | null;
  /** The words of the second reader, when it cannot read it. */
  readonly altrui: string | null;
  readonly uguali: number;
  readonly diversi: ReadonlyMap<Genere, number>;
  /** Cells that differ in no listed way, in words. */
  readonly fuori: readonly string[];
}

const provaAltrui = (bytes: Uint8Array, csv: boolean): FoglioAltrui | string => {
  try {
    return readAltrui(bytes, csv);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

interface Nostre {
  readonly righe: ReadonlyMap<number, readonly string[]>;
  readonly intestazioni: number;
}

const nostreRighe = async (bytes: Uint8Array, nome: string): Promise<Nostre> => {
  const { intestazioni, rigaIntestazioni = 1, sopra = [], righe } = await readTable(bytes, nome);
  const tutte = [...sopra, { numero: rigaIntestazioni, celle: intestazioni }, ...righe];
  return { righe: new Map(tutte.map(({ numero, celle }) => [numero, celle])), intestazioni: rigaIntestazioni };
};

/** True when a shared text of a workbook is empty and written as one tag. */
const hasEmptyText = (bytes: Uint8Array, nome: string): boolean => {
  if (!/\.xls[xm]$/i.test(nome)) return false;
  const parti = Object.values(unzipSync(bytes, { filter: ({ name }) => /sharedstrings\.xml$/i.test(name) }));
  return parti.some((parte) => /<(?:\w+:)?si\s*\/>/.test(strFromU8(parte)));
};

const larghezza = (righe: Iterable<readonly unknown[] | undefined>): number =>
  [...righe].reduce((larga, riga) => Math.max(larga, riga?.length ?? 0), 0);

/** How the other reader takes a CSV otherwise: in other letters, or in other columns. */
const csvAltrui = (bytes: Uint8Array, { righe }: Nostre, altrui: FoglioAltrui): Posto['csv'] => {
  if (bytes.includes(0)) return 'alfabeto';
  if (/^\W?sep=/i.test(Buffer.from(bytes.subarray(0, 8)).toString('latin1'))) return 'separatore';
  return larghezza(righe.values()) === larghezza(altrui) ? null : 'separatore';
};

interface Cella {
  readonly riga: number;
  readonly colonna: number;
  readonly nostra: string;
  readonly altra: CellaAltrui | undefined;
  readonly titolo: boolean;
}

/** The cells of both, in pairs. */
function* coppie({ righe, intestazioni }: Nostre, altrui: FoglioAltrui): Generator<Cella> {
  const ultima = [...righe.keys()].reduce((una, altra) => Math.max(una, altra), altrui.length);
  for (let riga = 1; riga <= ultima; riga += 1) {
    const [nostra = [], altra = []] = [righe.get(riga), altrui[riga - 1]];
    for (let colonna = 0; colonna < Math.max(nostra.length, altra.length); colonna += 1) {
      const titolo = riga < intestazioni && colonna >= nostra.length;
      yield { riga, colonna, nostra: nostra[colonna] ?? '', altra: altra[colonna], titolo };
    }
  }
}

const confronta = (
  nostre: Nostre,
  altrui: FoglioAltrui,
  file: Pick<Posto, 'spostati' | 'ods' | 'csv'>,
): Pick<Esito, 'uguali' | 'diversi' | 'fuori'> => {
  const diversi = new Map<Genere, number>();
  const fuori: string[] = [];
  let uguali = 0;
  for (const { riga, colonna, nostra, altra, titolo } of coppie(nostre, altrui)) {
    const genere = genereDi(nostra, altra, { titolo, ...file });
    if (genere === 'uguali') uguali += 1;
    else if (genere !== null) diversi.set(genere, (diversi.get(genere) ?? 0) + 1);
    else fuori.push(`riga ${riga}, colonna ${colonna + 1}: ${JSON.stringify(nostra)} / ${JSON.stringify(altra)}`);
  }
  return { uguali, diversi, fuori };
};

/** Reads a file with both readers and compares its cells one by one. */
export const compareFile = async (bytes: Uint8Array, nome: string): Promise<Esito> => {
  const altrui = provaAltrui(bytes, nome.toLowerCase().endsWith('.csv'));
  const detto = typeof altrui === 'string' ? altrui : null;
  const niente = { altrui: detto, uguali: 0, diversi: new Map<Genere, number>() };
  try {
    const nostre = await nostreRighe(bytes, nome);
    if (typeof altrui === 'string') return { ...niente, rifiuto: null, fuori: [] };
    return {
      rifiuto: null,
      altrui: null,
      ...confronta(nostre, altrui, {
        spostati: hasEmptyText(bytes, nome),
        ods: /\.ods$/i.test(nome),
        csv: nome.toLowerCase().endsWith('.csv') ? csvAltrui(bytes, nostre, altrui) : null,
      }),
    };
  } catch (error) {
    if (error instanceof FileNonLeggibile)
      return { ...niente, rifiuto: `${error.motivo}: ${error.message}`, fuori: [] };
    return { ...niente, rifiuto: null, fuori: [`il nostro lettore si rompe: ${String(error)}`] };
  }
};
