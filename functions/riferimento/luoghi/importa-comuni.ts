import Papa from 'papaparse';
import { isGiorno, ULTIMO_GIORNO, type Giorno } from '#shared/domain/tempo/date.ts';
import type { ArchivioComuni, Comune } from './comuni.ts';

/** One problem of one row of the file; `riga` counts from 2, the row after the header. */
export interface ErroreRiga {
  readonly riga: number;
  readonly campo: string;
  readonly messaggio: string;
}

export interface ArchivioImportato {
  readonly periodi: readonly Comune[];
  /** Rows of towns that never had a Belfiore code ('ND'): they are left out. */
  readonly senzaCodice: number;
  /** Latest update among the rows: how far the file knows. */
  readonly rilevatoIl: Giorno | null;
  readonly errori: readonly ErroreRiga[];
}

/** What an import would change, by Belfiore code. */
export interface VariazioniArchivio {
  readonly nuovi: readonly string[];
  readonly cambiati: readonly string[];
}

const colonne = [
  'DATAISTITUZIONE',
  'DATACESSAZIONE',
  'CODISTAT',
  'CODCATASTALE',
  'DENOMINAZIONE_IT',
  'SIGLAPROVINCIA',
  'DATAULTIMOAGG',
] as const;
type Riga = Readonly<Record<string, string | undefined>>;

/**
 * Reads the archive of towns as the Ministry of the Interior publishes it (ANPR_archivio_comuni.csv: comma, quotes, header, UTF-8).
 * A file with errors is to be refused whole: the rows read so far are returned only to be shown.
 */
export const parseArchivioAnpr = (csv: string): ArchivioImportato => {
  const { data, meta } = Papa.parse<Riga>(csv.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: 'greedy' });
  const mancanti = colonne.filter((colonna) => !meta.fields?.includes(colonna));
  if (mancanti.length > 0) {
    return {
      periodi: [],
      senzaCodice: 0,
      rilevatoIl: null,
      errori: mancanti.map((campo) => ({
        riga: 1,
        campo,
        messaggio: `Manca la colonna ${campo}: il file non è l'archivio dei comuni dell'ANPR.`,
      })),
    };
  }
  const conCodice = data
    .map((riga, indice) => ({ riga, numero: indice + 2 }))
    .filter(({ riga }) => riga['CODCATASTALE'] !== 'ND');
  const errori = conCodice.flatMap(({ riga, numero }) => erroriDi(riga, numero));
  const aggiornamenti = data.map((riga) => riga['DATAULTIMOAGG'] ?? '').filter(isGiorno);
  return {
    periodi: errori.length > 0 ? [] : conCodice.map(({ riga }) => comuneDi(riga)),
    senzaCodice: data.length - conCodice.length,
    rilevatoIl: aggiornamenti.toSorted().at(-1) ?? null,
    errori,
  };
};

/**
 * The periods of an archive after an import: the file's periods replace those of the same code, codes it does not know stay,
 * and a town it still shows as existing stays abolished when that happened after the file was made.
 */
export const mergeComuni = (
  archivio: ArchivioComuni,
  { periodi, rilevatoIl }: ArchivioImportato,
): readonly Comune[] => {
  const importati = new Map<string, Comune[]>();
  for (const periodo of periodi)
    importati.set(periodo.codBelfiore, [...(importati.get(periodo.codBelfiore) ?? []), periodo]);
  const rimasti = [...archivio.perCodice]
    .filter(([codice]) => !importati.has(codice))
    .flatMap(([, stessoCodice]) => stessoCodice);
  const nuovi = [...importati].flatMap(([codice, stessoCodice]) => {
    const fine = archivio.perCodice.get(codice)?.at(-1)?.al ?? null;
    const ignotaAlFile = fine !== null && rilevatoIl !== null && fine >= rilevatoIl;
    return ignotaAlFile
      ? stessoCodice.map((periodo) => (periodo.al === null ? { ...periodo, al: fine } : periodo))
      : stessoCodice;
  });
  return [...rimasti, ...nuovi];
};

/** The preview of an import: codes that appear and codes whose periods change. */
export const variazioniArchivio = (prima: ArchivioComuni, dopo: ArchivioComuni): VariazioniArchivio => {
  const codici = [...dopo.perCodice.keys()].toSorted();
  return {
    nuovi: codici.filter((codice) => !prima.perCodice.has(codice)),
    cambiati: codici.filter(
      (codice) =>
        prima.perCodice.has(codice) &&
        JSON.stringify(prima.perCodice.get(codice)) !== JSON.stringify(dopo.perCodice.get(codice)),
    ),
  };
};

const CAMPI: readonly (readonly [campo: string, valido: (valore: string) => boolean, messaggio: string])[] = [
  [
    'CODCATASTALE',
    (valore) => /^[A-Z]\d{3}$/.test(valore),
    'Codice catastale non valido: una lettera e 3 cifre, oppure ND.',
  ],
  ['DENOMINAZIONE_IT', (valore) => valore.trim() !== '', 'Manca la denominazione.'],
  ['SIGLAPROVINCIA', (valore) => /^[A-Z]{2}$/.test(valore), 'La sigla della provincia ha 2 lettere.'],
  ['CODISTAT', (valore) => /^\d{6}$/.test(valore), 'Il codice ISTAT ha 6 cifre.'],
  ['DATAISTITUZIONE', isGiorno, 'Data di istituzione non valida (AAAA-MM-GG).'],
  ['DATACESSAZIONE', isGiorno, 'Data di cessazione non valida (AAAA-MM-GG).'],
];

const erroriDi = (riga: Riga, numero: number): readonly ErroreRiga[] => {
  const errori = CAMPI.filter(([campo, valido]) => !valido(riga[campo] ?? '')).map(
    ([campo, , messaggio]): ErroreRiga => ({ riga: numero, campo, messaggio }),
  );
  const [dal = '', al = ''] = [riga['DATAISTITUZIONE'], riga['DATACESSAZIONE']];
  return isGiorno(dal) && isGiorno(al) && al < dal
    ? [...errori, { riga: numero, campo: 'DATACESSAZIONE', messaggio: "La cessazione precede l'istituzione." }]
    : errori;
};

const comuneDi = (riga: Riga): Comune => ({
  codBelfiore: riga['CODCATASTALE'] ?? '',
  desComune: (riga['DENOMINAZIONE_IT'] ?? '').trim().toUpperCase(),
  siglaProvincia: riga['SIGLAPROVINCIA'] ?? '',
  dal: riga['DATAISTITUZIONE'] ?? '',
  al: riga['DATACESSAZIONE'] === ULTIMO_GIORNO ? null : (riga['DATACESSAZIONE'] ?? null),
  codIstat: riga['CODISTAT'] ?? null,
});
