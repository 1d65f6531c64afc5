import * as z from 'zod';
import { F24Ep, RigaF24, type ModelloF24Ep } from '../../../shared/contracts/denunce/f24.ts';
import { data, importoNonNegativo, numero } from '../../../shared/domain/campi.ts';
import { FileIllegibile, readFileFisso, writeFileFisso, type RecordLetto } from '../macchina/file-fisso.ts';
import { writeRecord } from '../macchina/record-fisso.ts';
import { totaliDi } from './righe.ts';
import { LUNGHEZZA, recordA, recordM, recordV, recordZ, RIGHE_PER_RECORD } from './tracciato-ep.ts';

/** The bytes of a file: A, for each form M and its V records, Z. @throws CampoNonValido when a value cannot be written */
export const writeF24Ep = ({ fornitore, denominazione, modelli }: F24Ep): Uint8Array => {
  const scritti = modelli.map((modello, indice) => writeModello(modello, indice + 1));
  return writeFileFisso([
    writeRecord(recordA, { fornitore, denominazione }),
    ...scritti.flat(),
    writeRecord(recordZ, {
      recordV: scritti.reduce((totale, records) => totale + records.length - 1, 0),
      recordM: modelli.length,
    }),
  ]);
};

const writeModello = ({ righe, ...testata }: ModelloF24Ep, progressivo: number): readonly string[] => {
  const comune = { ...testata, progressivo };
  const parti = Array.from({ length: Math.ceil(righe.length / RIGHE_PER_RECORD) }, (_, indice) =>
    righe.slice(indice * RIGHE_PER_RECORD, (indice + 1) * RIGHE_PER_RECORD),
  );
  return [
    writeRecord(recordM, { ...comune, saldo: totaliDi(righe).saldo }),
    ...parti.map((parte) => {
      const { debito, credito, saldo } = totaliDi(parte);
      const totali = { totaleDebito: debito, totaleCredito: credito, saldo, saldoFinale: saldo };
      return writeRecord(recordV, { ...comune, ...totali, righe: parte.map((riga) => ({ ...riga })) });
    }),
  ];
};

const RecordV = z.object({
  contribuente: z.string(),
  progressivo: numero(0, 99_999_999),
  codiceUfficio: z.string(),
  codiceAtto: z.string(),
  idOperazione: z.string(),
  righe: z.array(RigaF24).max(RIGHE_PER_RECORD),
  totaleDebito: importoNonNegativo(),
  totaleCredito: importoNonNegativo(),
  saldo: importoNonNegativo(),
  saldoFinale: importoNonNegativo(),
  dataPagamento: data(),
});
export type RecordV = z.infer<typeof RecordV>;

/** A form as a file has it: its front and its V records, with the totals they declare. */
export interface ModelloLetto {
  readonly progressivo: number;
  readonly saldo: number;
  readonly dataPagamento: string;
  readonly contribuente: string;
  readonly recordV: readonly RecordV[];
}

/** A file as its bytes say it, before its totals are compared with its rows. */
export interface FileF24Ep {
  readonly records: F24Ep;
  readonly modelli: readonly ModelloLetto[];
  readonly conteggi: { readonly recordV: number; readonly recordM: number };
}

const TRACCIATI = { A: recordA, M: recordM, V: recordV, Z: recordZ } as const;
const FRONTE = z.object({ progressivo: z.int(), saldo: z.int(), dataPagamento: z.string(), contribuente: z.string() });
const CONTEGGI = z.object({ recordV: z.int(), recordM: z.int() });

/** @throws FileIllegibile where the bytes are not those of the layout */
export const readF24Ep = (bytes: Uint8Array): FileF24Ep => {
  const letti = readFileFisso(bytes, TRACCIATI, LUNGHEZZA);
  const [testa, ...corpo] = letti;
  const coda = corpo.pop();
  if (testa?.tipo !== 'A') throw new FileIllegibile('Byte 1, record 1: il file comincia con il record A.');
  if (coda?.tipo !== 'Z') throw new FileIllegibile(`Record ${letti.length}: il file finisce con il record Z.`);
  const gruppi = gruppiDi(corpo);
  const modelli = gruppi.map(({ fronte, versamenti, dove }) => {
    const letto = versamenti.map((record, indice) => parse(RecordV, conRighe(record), `record ${dove + indice + 1}`));
    return { fronte: fronte.valori, recordV: letto, ...parse(FRONTE, fronte.valori, `record ${dove}`) };
  });
  const records = parse(
    F24Ep,
    {
      fornitore: testa.valori.fornitore,
      denominazione: testa.valori.denominazione,
      modelli: modelli.map(({ fronte, recordV: parti }) => modelloDi(fronte, parti)),
    },
    'file',
  );
  return { records, modelli, conteggi: parse(CONTEGGI, coda.valori, `record ${letti.length}`) };
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

/** The rows a V record uses: those whose kind is not blank. */
const conRighe = ({ valori }: RecordLetto) => ({
  ...valori,
  righe: Array.isArray(valori.righe) ? valori.righe.filter(({ sezione }) => sezione !== '') : [],
});

const modelloDi = (
  {
    contribuente,
    denominazione,
    codiceIdentificativo,
    secondoCodiceFiscale,
    titolareConto,
    iban,
    email,
    dataPagamento,
  }: RecordLetto['valori'],
  parti: readonly RecordV[],
) => {
  const [prima] = parti;
  return {
    contribuente,
    denominazione,
    codiceIdentificativo,
    secondoCodiceFiscale,
    titolareConto,
    iban,
    email,
    dataPagamento,
    codiceUfficio: prima?.codiceUfficio,
    codiceAtto: prima?.codiceAtto,
    idOperazione: prima?.idOperazione,
    righe: parti.flatMap(({ righe }) => righe),
  };
};

/** @throws FileIllegibile naming record and field */
const parse = <S extends z.ZodType>(schema: S, valori: unknown, dove: string): z.output<S> => {
  const letto = schema.safeParse(valori);
  if (letto.success) return letto.data;
  const [primo] = letto.error.issues;
  throw new FileIllegibile(`${dove}, campo ${primo?.path.join('.') ?? ''}: ${primo?.message ?? ''}`);
};
