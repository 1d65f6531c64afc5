import * as z from 'zod';
import { FileCu, type CertificazioneCu, type OperazioneCu } from '#shared/contracts/denunce/cu/cu.ts';
import { FileIllegibile, readFileFisso, writeFileFisso, type RecordLetto } from '../../macchina/file-fisso.ts';
import { CampoNonValido, writeRecord, type Valori } from '../../macchina/record-fisso.ts';
import { LUNGHEZZA, tracciatiCu } from './tracciato.ts';
import { pagineDi, readPunti, writePunto, type Coppia } from './valori.ts';

/** What each operation is called in the header of the records of data. */
const LETTERE: Readonly<Record<OperazioneCu, string>> = { ORDINARIA: '', SOSTITUZIONE: 'S', ANNULLAMENTO: 'A' };
const IN_PROPRIO = '01';

const coppieDi = (punti: CertificazioneCu['punti'], posizione: number): readonly Coppia[] =>
  Object.entries(punti)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([codice, valore]) => {
      try {
        return writePunto(codice, valore);
      } catch (cause) {
        if (!(cause instanceof RangeError)) throw cause;
        throw new CampoNonValido(codice, posizione, cause.message);
      }
    });

/** Where the couples begin in a record of data. */
const POSTO_COPPIE = 90;

const recordsDi = (
  { sostituto, operazione }: FileCu,
  { codFiscale, progressivo, protocollo, progressivoRicevuta, punti, moduli }: CertificazioneCu,
): readonly string[] => {
  const testata = {
    sostituto: sostituto.codFiscale,
    codFiscale,
    progressivo,
    protocollo,
    progressivoRicevuta,
    spazioUtente: '',
    operazione: LETTERE[operazione],
    conferma: '',
  };
  const parti = [{ tipo: 'D', progressivo: 1, punti } as const, ...moduli];
  return parti.flatMap(({ tipo, progressivo: modulo, punti: suoi }) =>
    pagineDi(coppieDi(suoi, POSTO_COPPIE)).map((coppie) =>
      writeRecord(tracciatiCu[tipo], { ...testata, modulo, coppie: coppie.map(riempita) }),
    ),
  );
};

const riempita = ({ codice, valore }: Coppia): Valori => ({ codice, valore });

const flag = (vero: boolean): string => (vero ? '1' : '');

const recordB = ({ sostituto, rappresentante, operazione, certificazioni }: FileCu): string =>
  writeRecord(tracciatiCu.B, {
    sostituto: sostituto.codFiscale,
    progressivoModulo: 1,
    produttoreSoftware: '',
    annullamento: flag(operazione === 'ANNULLAMENTO'),
    sostituzione: flag(operazione === 'SOSTITUZIONE'),
    cognome: '',
    nome: '',
    denominazione: sostituto.denominazione,
    email: sostituto.email,
    telefono: sostituto.telefono,
    eventiEccezionali: '',
    rappresentante: rappresentante.codFiscale,
    codiceCarica: Number(rappresentante.codiceCarica),
    rappresentanteCognome: rappresentante.cognome,
    rappresentanteNome: rappresentante.nome,
    enteDichiarante: '',
    certificazioni: certificazioni.length,
    quadroCT: '',
    firma: '1',
    intermediario: '',
    impegno: '',
    datFirma: '',
    firmaIntermediario: '',
    casiParticolari: '',
  });

/** The bytes of a file: A, B, for each person D and what they were paid, Z. @throws CampoNonValido when a value cannot be written */
export const writeCu = (file: FileCu): Uint8Array => {
  const dati = file.certificazioni.flatMap((certificazione) => recordsDi(file, certificazione));
  const quanti = (tipo: string) => dati.filter((record) => record.startsWith(tipo)).length;
  return writeFileFisso([
    writeRecord(tracciatiCu.A, {
      codiceFornitura: `CUR${String((file.anno + 1) % 100).padStart(2, '0')}`,
      tipoFornitore: IN_PROPRIO,
      fornitore: file.sostituto.codFiscale,
      progressivoInvio: '',
      totaleInvii: '',
      campoUtente: '',
    }),
    recordB(file),
    ...dati,
    writeRecord(tracciatiCu.Z, { B: 1, C: 0, D: quanti('D'), G: quanti('G'), H: quanti('H'), L: 0 }),
  ]);
};

const Testata = z.object({
  sostituto: z.string(),
  modulo: z.int(),
  codFiscale: z.string(),
  progressivo: z.int(),
  protocollo: z.string(),
  progressivoRicevuta: z.string(),
  operazione: z.string(),
  coppie: z.array(z.object({ codice: z.string(), valore: z.string() })),
});
const Fronte = z.object({
  sostituto: z.string(),
  annullamento: z.string(),
  sostituzione: z.string(),
  denominazione: z.string(),
  email: z.string(),
  telefono: z.string(),
  rappresentante: z.string(),
  codiceCarica: z.int(),
  rappresentanteCognome: z.string(),
  rappresentanteNome: z.string(),
  certificazioni: z.int(),
});
const Conteggi = z.object({ B: z.int(), C: z.int(), D: z.int(), G: z.int(), H: z.int(), L: z.int() });

/** A record of data as it was read, with its place in the file from 1. */
export interface RecordDati extends z.infer<typeof Testata> {
  readonly tipo: string;
  readonly dove: number;
}

/** A file as its bytes say it, with what it declares of itself. */
export interface CuLetta {
  readonly records: FileCu;
  readonly dati: readonly RecordDati[];
  readonly dichiarate: number;
  readonly conteggi: z.infer<typeof Conteggi>;
  /** Tax codes of who withholds, in A and in B. */
  readonly fornitore: string;
  readonly sostituto: string;
}

/** @throws FileIllegibile where the bytes are not those of the layout */
export const readCu = (bytes: Uint8Array): CuLetta => {
  const letti = readFileFisso(bytes, tracciatiCu, LUNGHEZZA);
  const [testa, fronte, ...corpo] = letti;
  const coda = corpo.pop();
  if (testa?.tipo !== 'A') throw new FileIllegibile('Byte 1, record 1: il file comincia con il record A.');
  if (fronte?.tipo !== 'B') throw new FileIllegibile(`Byte ${LUNGHEZZA + 3}, record 2: dopo A viene il record B.`);
  if (coda?.tipo !== 'Z')
    throw new FileIllegibile(`Dopo il record ${letti.length}: manca il record Z, con cui il file finisce.`);
  const dati = corpo.map((record, indice) => recordDati(record, indice + 3));
  const b = parse(Fronte, fronte.valori, 'record 2');
  const fornitura = z.object({ codiceFornitura: z.string(), fornitore: z.string() }).parse(testa.valori);
  return {
    records: fileDi(annoDi(fornitura.codiceFornitura), b, dati),
    dati,
    dichiarate: b.certificazioni,
    conteggi: parse(Conteggi, coda.valori, `record ${letti.length}`),
    fornitore: fornitura.fornitore,
    sostituto: b.sostituto,
  };
};

/** Models are named by the two last digits of their year: those of this century. */
const annoDi = (codice: string): number => {
  const modello = /^CUR(\d\d)$/.exec(codice)?.[1];
  if (modello === undefined)
    throw new FileIllegibile(`Byte 16, record 1: attesa la fornitura CURaa, trovato "${codice}".`);
  return 1999 + Number(modello);
};

const recordDati = ({ tipo, valori }: RecordLetto, dove: number): RecordDati => {
  if (tipo !== 'D' && tipo !== 'G' && tipo !== 'H')
    throw new FileIllegibile(`Record ${dove}: un record ${tipo} non può stare qui.`);
  return { tipo, dove, ...parse(Testata, valori, `record ${dove}`) };
};

const operazioneDi = ({ annullamento, sostituzione }: z.infer<typeof Fronte>): OperazioneCu => {
  if (annullamento === '1') return 'ANNULLAMENTO';
  return sostituzione === '1' ? 'SOSTITUZIONE' : 'ORDINARIA';
};

const fileDi = (anno: number, b: z.infer<typeof Fronte>, dati: readonly RecordDati[]): FileCu =>
  parse(
    FileCu,
    {
      anno,
      operazione: operazioneDi(b),
      sostituto: {
        codFiscale: b.sostituto,
        denominazione: b.denominazione,
        email: b.email,
        telefono: b.telefono,
      },
      rappresentante: {
        codFiscale: b.rappresentante,
        codiceCarica: String(b.codiceCarica),
        cognome: b.rappresentanteCognome,
        nome: b.rappresentanteNome,
      },
      datFirma: dataDi(dati) ?? `${anno + 1}-01-01`,
      certificazioni: certificazioniDi(dati),
    },
    'file',
  );

/** The day the file is signed: that of its first person. */
const dataDi = (dati: readonly RecordDati[]): string | undefined => {
  const [primo] = gruppiDi(dati);
  const scritta = primo === undefined ? undefined : puntiDi(primo.persona).DA003001;
  return typeof scritta === 'string' ? scritta : undefined;
};

interface Gruppo {
  /** Records of the person: the second and following ones go on with the first. */
  readonly persona: [RecordDati, ...RecordDati[]];
  readonly moduli: [RecordDati, ...RecordDati[]][];
}

const isSeguito = (record: RecordDati, prima: RecordDati | undefined): boolean =>
  prima !== undefined &&
  prima.tipo === record.tipo &&
  prima.modulo === record.modulo &&
  prima.progressivo === record.progressivo &&
  prima.codFiscale === record.codFiscale;

/** Each D with the G and H that follow it. @throws FileIllegibile */
const gruppiDi = (dati: readonly RecordDati[]): readonly Gruppo[] => {
  const gruppi: Gruppo[] = [];
  for (const [indice, record] of dati.entries()) {
    const ultimo = gruppi.at(-1);
    const aperto = record.tipo === 'D' ? ultimo?.persona : ultimo?.moduli.at(-1);
    if (isSeguito(record, dati[indice - 1]) && aperto !== undefined) aperto.push(record);
    else if (record.tipo === 'D') gruppi.push({ persona: [record], moduli: [] });
    else if (ultimo) ultimo.moduli.push([record]);
    else throw new FileIllegibile(`Record ${record.dove}: un record ${record.tipo} viene dopo il D della persona.`);
  }
  return gruppi;
};

/** @throws FileIllegibile naming record and point */
const puntiDi = (records: readonly RecordDati[]): CertificazioneCu['punti'] => {
  try {
    return readPunti(records.flatMap(({ coppie }) => coppie));
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new FileIllegibile(`Record ${records[0]?.dove ?? 0}: ${cause.message}`, { cause });
  }
};

const certificazioniDi = (dati: readonly RecordDati[]): unknown =>
  gruppiDi(dati).map(({ persona, moduli }) => ({
    codFiscale: persona[0].codFiscale,
    progressivo: persona[0].progressivo,
    protocollo: persona[0].protocollo,
    progressivoRicevuta: persona[0].progressivoRicevuta,
    punti: puntiDi(persona),
    moduli: moduli.map((records) => ({
      tipo: records[0].tipo,
      progressivo: records[0].modulo,
      punti: puntiDi(records),
    })),
  }));

/** @throws FileIllegibile naming record and field */
const parse = <S extends z.ZodType>(schema: S, valori: unknown, dove: string): z.output<S> => {
  const letto = schema.safeParse(valori);
  if (letto.success) return letto.data;
  const [primo] = letto.error.issues;
  throw new FileIllegibile(`${dove}, campo ${primo?.path.join('.') ?? ''}: ${primo?.message ?? ''}`);
};
