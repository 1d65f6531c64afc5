import * as z from 'zod';
import { chiaveRicerca } from '../../../shared/domain/persona/nominativo.ts';
import { TUTTA_LA_SCUOLA, type NomeTipo } from '../../../shared/domain/scambio.ts';
import { FileNonLeggibile, readTable, readWorkbook, type Table } from '../../platform/spreadsheet.ts';
import { catalogo, tipoDi } from '../catalogo.ts';

/** One list of the file: of which kind, its headings, its rows. `tipato`: the values are those of our JSON, not what a person typed. */
export interface FoglioLetto {
  readonly tipo: NomeTipo;
  readonly foglio: string;
  readonly tipato: boolean;
  readonly intestazioni: readonly string[];
  readonly righe: readonly { readonly numero: number; readonly celle: readonly unknown[] }[];
}

export const FORMATO = 'emolumenti-scambio';
export const VERSIONE_FORMATO = 1;
const MASSIMO_RIGHE = 20_000;

/** Our JSON: kinds in order, each row an object field → value. Anything else in it is refused. */
const FileJson = z.strictObject({
  formato: z.literal(FORMATO),
  versione: z.literal(VERSIONE_FORMATO),
  tipi: z
    .array(
      z.strictObject({
        tipo: z.string().max(40),
        righe: z.array(
          z.record(z.string().max(60), z.union([z.string().max(5000), z.number(), z.boolean(), z.null()])),
        ),
      }),
    )
    .max(60),
});

/**
 * The lists of a file: one for a kind, one for each sheet or section of a whole school.
 * @throws FileNonLeggibile with an Italian sentence, one for the whole file
 */
export const readFileScambio = async (
  bytes: Uint8Array,
  nomeFile: string,
  tipo: string,
): Promise<readonly FoglioLetto[]> => {
  if (/\.json$/i.test(nomeFile)) return readJson(bytes, tipo);
  if (tipo !== TUTTA_LA_SCUOLA) {
    const { nome } = tipoDi(tipo);
    return [foglioDi(nome, '', await readTable(bytes, nomeFile))];
  }
  const fogli = (await readWorkbook(bytes, nomeFile)).map(({ name, ...table }) =>
    foglioDi(tipoDelFoglio(name), name, table),
  );
  return inOrder(fogli);
};

const foglioDi = (tipo: NomeTipo, foglio: string, { intestazioni, righe }: Table): FoglioLetto => ({
  tipo,
  foglio,
  tipato: false,
  intestazioni,
  righe,
});

const tipoDelFoglio = (nome: string): NomeTipo => {
  const trovato = catalogo.find((tipo) => chiaveRicerca(titoloFoglio(tipo.nome)) === chiaveRicerca(nome));
  if (trovato === undefined)
    throw new FileNonLeggibile(
      'formato',
      `Il foglio "${nome}" non è tra quelli previsti (${catalogo.map((tipo) => titoloFoglio(tipo.nome)).join(', ')}): rinominarlo o eliminarlo.`,
    );
  return trovato.nome;
};

/** The name of the sheet of a kind in a whole-school workbook. */
export const titoloFoglio = (nome: NomeTipo): string => tipoDi(nome).titolo.slice(0, 31);

const inOrder = (fogli: readonly FoglioLetto[]): readonly FoglioLetto[] => {
  const doppio = fogli.find(({ tipo }, indice) => fogli.findIndex((altro) => altro.tipo === tipo) !== indice);
  if (doppio)
    throw new FileNonLeggibile(
      'formato',
      `${tipoDi(doppio.tipo).titolo}: il file ne contiene due elenchi. Unirli in uno solo.`,
    );
  return catalogo.flatMap(({ nome }) => fogli.filter(({ tipo }) => tipo === nome));
};

const readJson = (bytes: Uint8Array, tipo: string): readonly FoglioLetto[] => {
  const letto = FileJson.safeParse(parseJson(bytes));
  if (!letto.success) {
    const dove = letto.error.issues[0]?.path.map(String).join('.') ?? '';
    throw new FileNonLeggibile(
      'formato',
      `Il file JSON non ha la forma delle nostre esportazioni (formato "${FORMATO}", versione ${VERSIONE_FORMATO})${dove === '' ? '' : `: vedere ${dove.slice(0, 80)}`}.`,
    );
  }
  const fogli = letto.data.tipi.map(({ tipo: nome, righe }): FoglioLetto => {
    const trovato = catalogo.find((uno) => uno.nome === nome);
    if (trovato === undefined || (tipo !== TUTTA_LA_SCUOLA && nome !== tipo))
      throw new FileNonLeggibile(
        'formato',
        `Il file contiene "${nome.slice(0, 40)}", che ${trovato === undefined ? 'non è un elenco conosciuto' : `non è ${tipoDi(tipo).titolo}`}.`,
      );
    if (righe.length > MASSIMO_RIGHE)
      throw new FileNonLeggibile(
        'troppe_righe',
        `${trovato.titolo}: ${righe.length.toLocaleString('it-IT')} righe, e se ne possono importare al massimo ${MASSIMO_RIGHE.toLocaleString('it-IT')} alla volta.`,
      );
    const intestazioni = [...new Set(righe.flatMap((riga) => Object.keys(riga)))];
    return {
      tipo: trovato.nome,
      foglio: trovato.titolo,
      tipato: true,
      intestazioni,
      righe: righe.map((riga, indice) => ({
        numero: indice + 1,
        celle: intestazioni.map((campo) => riga[campo] ?? null),
      })),
    };
  });
  if (fogli.every(({ righe }) => righe.length === 0)) throw new FileNonLeggibile('vuoto', 'Il file non contiene dati.');
  return inOrder(fogli.filter(({ righe }) => righe.length > 0));
};

const parseJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new FileNonLeggibile(
      'danneggiato',
      'Il file non è JSON valido: usare un file esportato da questo programma, oppure un .xlsx o .csv.',
      { cause },
    );
  }
};
