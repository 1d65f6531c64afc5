import * as z from 'zod';
import type { RigaF24 } from '#shared/contracts/denunce/f24.ts';
import { data, importo, importoNonNegativo, numero } from '#shared/domain/campi.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { FileIllegibile, readFileFisso, writeFileFisso, type RecordLetto } from '../../macchina/file-fisso.ts';
import { CampoNonValido, writeRecord, type RecordFisso, type Valori } from '../../macchina/record-fisso.ts';
import { totaliDi } from './righe.ts';

/** What the forms of both kinds have: who pays, from which account, when, and the rows. */
interface ModelloF24<R extends RigaF24> {
  readonly contribuente: string;
  readonly denominazione: string;
  readonly titolareConto: string;
  readonly iban: string;
  readonly dataPagamento: string;
  readonly righe: readonly R[];
}

/** A file of F24 of either kind: who sends it, its forms. */
export interface FileF24<R extends RigaF24 = RigaF24> {
  readonly fornitore: string;
  readonly denominazione: string;
  readonly modelli: readonly ModelloF24<R>[];
}

/** A section of a V record as it was read: the fields of its rows, the totals it declares; the balance is signed. */
export interface SezioneGrezza {
  readonly nome: string;
  readonly righe: readonly Valori[];
  readonly debito: unknown;
  readonly credito: unknown;
  /** P, or N when the credits are more. */
  readonly segno: unknown;
  readonly saldo: unknown;
}

/** One kind of form in its bytes: the layout of its records, and how rows lie in those that pay. */
export interface Modulo<R extends RigaF24, F extends FileF24<R>> {
  readonly records: z.ZodType<F>;
  readonly riga: z.ZodType<R>;
  readonly tracciati: Readonly<Record<'A' | 'M' | 'V' | 'Z', RecordFisso>>;
  /** The rows of a form in as many V records as they need. */
  readonly inRecord: (righe: readonly R[]) => readonly (readonly R[])[];
  /** A V record with these rows, and its totals. */
  readonly writeV: (righe: readonly R[]) => Valori;
  readonly readV: (valori: Valori) => readonly SezioneGrezza[];
}

/** Characters of every record, without its end of line. */
const LUNGHEZZA = 1898;

/** The bytes of a file: A, for each form M and its V records, Z. @throws CampoNonValido when a value cannot be written */
export const writeF24 = <R extends RigaF24, F extends FileF24<R>>(
  { tracciati, inRecord, writeV }: Modulo<R, F>,
  { modelli, ...testa }: FileF24<R>,
): Uint8Array => {
  const scritti = modelli.map(({ righe, ...fronte }, indice) => {
    const comune = { ...fronte, progressivo: indice + 1 };
    return [
      writeRecord(tracciati.M, { ...comune, saldo: totaliDi(righe).saldo }),
      ...inRecord(righe).map((sue) => writeRecord(tracciati.V, { ...comune, ...writeV(senzaCredito(sue)) })),
    ];
  });
  return writeFileFisso([
    writeRecord(tracciati.A, testa),
    ...scritti.flat(),
    writeRecord(tracciati.Z, {
      recordV: scritti.reduce((totale, records) => totale + records.length - 1, 0),
      recordM: modelli.length,
    }),
  ]);
};

/** Where the final balance of a V record, which has no sign, is. */
const SALDO_FINALE = 1793;

const senzaCredito = <R extends RigaF24>(righe: readonly R[]): readonly R[] => {
  const { saldo } = totaliDi(righe);
  if (saldo >= 0) return righe;
  throw new CampoNonValido(
    'saldoFinale',
    SALDO_FINALE,
    `i crediti del record superano i debiti di ${formatEuro(-saldo)}: riportarne una parte a un altro F24.`,
  );
};

const Sezione = z.object({
  nome: z.string(),
  debito: importoNonNegativo(),
  credito: importoNonNegativo(),
  segno: z.string(),
  saldo: importo(),
});
const RecordV = z.object({
  contribuente: z.string(),
  progressivo: numero(0, 99_999_999),
  codiceUfficio: z.string(),
  codiceAtto: z.string(),
  idOperazione: z.string(),
  saldoFinale: importoNonNegativo(),
  dataPagamento: data(),
});

/** A section of a V record: its rows and the totals it declares. */
export interface SezioneLetta extends z.infer<typeof Sezione> {
  readonly righe: readonly RigaF24[];
}
export interface RecordVLetto extends z.infer<typeof RecordV> {
  readonly sezioni: readonly SezioneLetta[];
}

/** A form as a file has it: its front and its V records, with the totals they declare. */
export interface ModelloLetto {
  readonly progressivo: number;
  readonly saldo: number;
  readonly dataPagamento: string;
  readonly contribuente: string;
  readonly recordV: readonly RecordVLetto[];
}

/** A file as its bytes say it, before its totals are compared with its rows. */
export interface FileLetto<F> {
  readonly records: F;
  readonly modelli: readonly ModelloLetto[];
  readonly conteggi: { readonly recordV: number; readonly recordM: number };
}

const FRONTE = z.object({ progressivo: z.int(), saldo: z.int(), dataPagamento: z.string(), contribuente: z.string() });
const CONTEGGI = z.object({ recordV: z.int(), recordM: z.int() });

/** @throws FileIllegibile where the bytes are not those of the layout */
export const readF24 = <R extends RigaF24, F extends FileF24<R>>(
  modulo: Modulo<R, F>,
  bytes: Uint8Array,
): FileLetto<F> => {
  const letti = readFileFisso(bytes, modulo.tracciati, LUNGHEZZA);
  const [testa, ...corpo] = letti;
  const coda = corpo.pop();
  if (testa?.tipo !== 'A') throw new FileIllegibile('Byte 1, record 1: il file comincia con il record A.');
  if (coda?.tipo !== 'Z')
    throw new FileIllegibile(`Dopo il record ${letti.length}: manca il record Z, con cui il file finisce.`);
  const gruppi = gruppiDi(corpo);
  const modelli = gruppi.map(({ fronte, versamenti, dove }) => ({
    fronte: fronte.valori,
    recordV: versamenti.map((record, indice) => readV(modulo, record, `record ${dove + indice + 1}`)),
    ...parse(FRONTE, fronte.valori, `record ${dove}`),
  }));
  const records = parse(
    modulo.records,
    { ...testa.valori, modelli: modelli.map(({ fronte, recordV }) => modelloDi(fronte, recordV)) },
    (percorso) => `record ${recordDi(percorso, gruppi)}`,
  );
  return { records, modelli, conteggi: parse(CONTEGGI, coda.valori, `record ${letti.length}`) };
};

const readV = <R extends RigaF24, F extends FileF24<R>>(
  { riga, readV: sezioniDi }: Modulo<R, F>,
  { valori }: RecordLetto,
  dove: string,
): RecordVLetto => {
  const grezze = sezioniDi(valori);
  return {
    ...parse(RecordV, valori, dove),
    sezioni: grezze.map(({ righe, ...totali }) => {
      const qui = grezze.length === 1 ? dove : `${dove}, sezione ${totali.nome}`;
      return {
        ...parse(Sezione, totali, qui),
        righe: righe.map((una, indice) => parse(riga, una, `${qui}, riga ${indice + 1}`)),
      };
    }),
  };
};

interface Gruppo {
  readonly fronte: RecordLetto;
  readonly versamenti: RecordLetto[];
  /** Place of the front in the file, from 1. */
  readonly dove: number;
}

/** Each M with the V records that follow it. */
const gruppiDi = (corpo: readonly RecordLetto[]): readonly Gruppo[] => {
  const gruppi: Gruppo[] = [];
  for (const [indice, record] of corpo.entries()) {
    const dove = indice + 2;
    const ultimo = gruppi.at(-1);
    if (record.tipo === 'M') gruppi.push({ fronte: record, versamenti: [], dove });
    else if (record.tipo === 'V' && ultimo) ultimo.versamenti.push(record);
    else throw new FileIllegibile(`Record ${dove}: un record ${record.tipo} non può stare qui.`);
  }
  const vuoto = gruppi.find(({ versamenti }) => versamenti.length === 0);
  if (vuoto) throw new FileIllegibile(`Record ${vuoto.dove}: il modello non ha record V.`);
  return gruppi;
};

/** A form from its front and its V records: the rows of each section, whatever record they are in. */
const modelloDi = ({ progressivo: _, saldo: __, ...fronte }: Valori, parti: readonly RecordVLetto[]) => {
  const [prima] = parti;
  const nomi = prima?.sezioni.map(({ nome }) => nome) ?? [];
  return {
    ...fronte,
    codiceUfficio: prima?.codiceUfficio,
    codiceAtto: prima?.codiceAtto,
    idOperazione: prima?.idOperazione,
    righe: nomi.flatMap((nome) =>
      parti.flatMap(({ sezioni }) => sezioni.flatMap((sezione) => (sezione.nome === nome ? sezione.righe : []))),
    ),
  };
};

/** What a form has from its V records, and not from its front. */
const DI_UN_V: readonly unknown[] = ['codiceUfficio', 'codiceAtto', 'idOperazione'];

/** The record that a field of the file was read from. */
const recordDi = ([, modello, campo]: Percorso, gruppi: readonly Gruppo[]): number => {
  const { dove } = gruppi[Number(modello)] ?? { dove: 1 };
  return DI_UN_V.includes(campo) ? dove + 1 : dove;
};

type Percorso = readonly PropertyKey[];

/** @throws FileIllegibile naming record and field */
const parse = <S extends z.ZodType>(
  schema: S,
  valori: unknown,
  dove: string | ((percorso: Percorso) => string),
): z.output<S> => {
  const letto = schema.safeParse(valori);
  if (letto.success) return letto.data;
  const [{ path, message } = { path: [], message: '' }] = letto.error.issues;
  const qui = typeof dove === 'string' ? dove : dove(path);
  throw new FileIllegibile(`${qui}, campo ${String(path.at(-1) ?? '')}: ${message}`);
};
