import type { ScuolaDelGiorno } from '#archivio/scuola/intestazione.ts';
import type { Colonna, Foglio } from '#platform/spreadsheet.ts';
import { getIntestazione } from '../carta-intestata.ts';
import type { Orientamento } from '../layout/canvas.ts';
import type { Campo } from '../layout/parti/campi.ts';
import type { Caricati, ContestoStampa } from '../stampa.ts';
import { datiElenco, formatCella, type Atto, type ColonnaElenco, type FonteElenco, type ValoreCella } from './data.ts';
import { drawElenco } from './layout.ts';
import { riassuntoElenco } from './riassunto.ts';

/** A column of a list, and where a row has it. */
export interface ColonnaDi<R> extends ColonnaElenco {
  readonly valore: (riga: R) => ValoreCella;
}

/** What a list says: its rows, in sections or in one piece, and their columns. */
export interface Elenco<R> {
  /** What the list was asked with. */
  readonly filtri: readonly Campo[];
  readonly colonne: readonly ColonnaDi<R>[];
  readonly sezioni: readonly { readonly titolo?: string; readonly righe: readonly R[] }[];
  /** What the sections are of, as the sheet names their column: 'Fondo'. */
  readonly sezione?: string;
  /** Its sheet has the sums of the pages, as formulas; of the others they are left to who reads. */
  readonly sommeNelFoglio?: true;
  readonly orientamento: Orientamento;
  /** Said on every page of what is not final. */
  readonly marca?: string;
  /** The school as it was kept with what is closed, or the day it is said of; absent where it is that of today. */
  readonly scuola?: ScuolaDelGiorno;
  /** Present in what is signed. */
  readonly atto?: Atto;
}

interface ElencoCaricato extends Caricati, FonteElenco {
  readonly sezione: string;
  readonly sommeNelFoglio?: true;
}

/** The second half of a print that is a list: it reads, and the list family draws it, as pages and as a sheet. */
export const elenco = <P, R>({
  title,
  load,
}: {
  readonly title: (parametri: P, contesto: ContestoStampa) => Promise<string>;
  readonly load: (parametri: P, contesto: ContestoStampa) => Promise<Elenco<R>>;
}) => ({
  title,
  load: async (parametri: P, contesto: ContestoStampa): Promise<ElencoCaricato> => {
    const [titolo, { sezioni, colonne, sezione = 'Sezione', scuola, ...resto }] = await Promise.all([
      title(parametri, contesto),
      load(parametri, contesto),
    ]);
    return {
      ...resto,
      titolo,
      scuola: await getIntestazione(contesto, scuola ?? contesto.oggi),
      colonne,
      sezione,
      creato: contesto.creato,
      sezioni: sezioni
        .filter(({ righe }) => righe.length > 0)
        .map(({ righe, ...intestata }) => ({
          ...intestata,
          righe: righe.map((riga) => colonne.map(({ valore }) => valore(riga))),
        })),
      quanti: sezioni.reduce((totale, { righe }) => totale + righe.length, 0),
    };
  },
  draw: (dati: ElencoCaricato): Uint8Array => drawElenco(datiElenco(dati)),
  comeTabella: foglioElenco,
  riassunto: riassuntoElenco,
});

/** The rows of a list as a sheet; the name of their section is a column of its own. */
const foglioElenco = ({ titolo, colonne, sezioni, sezione, sommeNelFoglio }: ElencoCaricato): Foglio => {
  const inSezioni = sezioni.some((parte) => parte.titolo !== undefined);
  return {
    nome: titolo,
    colonne: [
      ...(inSezioni ? [{ titolo: sezione, tipo: 'testo' } as const] : []),
      ...colonne.map(colonnaFoglio(sommeNelFoglio === true)),
    ],
    righe: sezioni.flatMap((parte) =>
      parte.righe.map((riga) => [
        ...(inSezioni ? [parte.titolo ?? ''] : []),
        ...riga.map((valore) => (typeof valore === 'boolean' ? formatCella('siNo', valore) : valore)),
      ]),
    ),
  };
};

const TIPO_FOGLIO = {
  testo: 'testo',
  importo: 'importo',
  aliquota: 'aliquota',
  ore: 'ore',
  numero: 'intero',
  giorno: 'data',
  siNo: 'testo',
} as const;

const colonnaFoglio =
  (conSomme: boolean) =>
  ({ titolo, tipo, totale }: ColonnaElenco): Colonna => ({
    titolo,
    tipo: TIPO_FOGLIO[tipo],
    ...(conSomme && totale === true ? { somma: true } : {}),
  });
