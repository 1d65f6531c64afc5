import * as z from 'zod';
import type { RigaF24 } from '#shared/contracts/denunce/f24.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { data, importo, importoNonNegativo, numero } from '#shared/domain/campi.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { FileIllegibile, writeFileFisso, type RecordLetto } from '../../macchina/file-fisso.ts';
import { readFileFisso } from '../../macchina/lettura/lettura-fissa.ts';
import { readTollerante, type Racconto, type Tollerata } from '../../macchina/lettura/lettura-tollerante.ts';
import { nonDetti } from '../../macchina/lettura/non-detti.ts';
import { difettoDiRecord } from '../../macchina/lettura/rilievi-di-lettura.ts';
import { conPosto, NonLetto, postoDi } from '../../macchina/non-letto.ts';
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

/** The schema of a file, form by form, with the totals that it declares. */
const fileDi = <R extends RigaF24, F extends FileF24<R>>({ records, riga }: Modulo<R, F>) =>
  z.object({
    records,
    modelli: z.array(
      z.object({
        progressivo: z.int(),
        saldo: z.int(),
        dataPagamento: z.string(),
        contribuente: z.string(),
        recordV: z.array(
          RecordV.extend({ sezioni: z.array(Sezione.extend({ righe: z.array<z.ZodType<RigaF24>>(riga) })) }),
        ),
      }),
    ),
    conteggi: z.object({ recordV: z.int(), recordM: z.int() }),
  });

/** Places whose fields the records hold too: a fault there is told once. */
const GIA_NEI_RECORDS =
  /^modelli\.\d+\.(?:dataPagamento|contribuente|recordV\.(?:0\.(?:codiceUfficio|codiceAtto|idOperazione)|\d+\.sezioni\.\d+\.righe\..*))$/;

const RACCONTO: Racconto = {
  personaDi: () => null,
  campoDi: (percorso) => {
    if (GIA_NEI_RECORDS.test(percorso)) return null;
    return percorso.replace(/^records\./, '').replace(/\.sezioni\.\d+\./, '.');
  },
};

/** The file of the bytes, with every fault of its fields. @throws FileIllegibile for a file of another kind */
export const readF24 = <R extends RigaF24, F extends FileF24<R>>(
  modulo: Modulo<R, F>,
  bytes: Uint8Array,
): Tollerata<FileLetto<F>> => {
  const { records: letti, rilievi: deiRecord } = readFileFisso(bytes, {
    tracciati: modulo.tracciati,
    lunghezza: LUNGHEZZA,
    primo: 'A',
  });
  const { testa, gruppi, coda, rilievi: dellOrdine } = ordinatiDi(letti);
  const modelli = gruppi.map(({ fronte, versamenti }) => ({
    fronte: fronte.valori,
    recordV: versamenti.map(({ valori, numero }) => ({ valori, numero, sezioni: modulo.readV(valori) })),
  }));
  const letta = readTollerante(
    fileDi(modulo),
    {
      records: conPosto(
        { ...testa.valori, modelli: modelli.map(({ fronte, recordV }) => modelloDi(fronte, recordV)) },
        'record 1',
      ),
      modelli: modelli.map(({ fronte, recordV }) => ({
        ...fronte,
        recordV: recordV.map((record) =>
          conPosto({ ...record.valori, sezioni: sezioniLette(record) }, `record ${record.numero}`),
        ),
      })),
      conteggi: coda?.valori ?? {
        recordV: new NonLetto('', 'il record Z', true),
        recordM: new NonLetto('', 'il record Z', true),
      },
    },
    RACCONTO,
  );
  return { ...letta, rilievi: [...deiRecord, ...dellOrdine, ...letta.rilievi, ...nonDetti(letti, letta.visti)] };
};

interface Gruppo {
  readonly fronte: RecordLetto;
  readonly versamenti: RecordLetto[];
}

interface Ordinati {
  readonly testa: RecordLetto;
  readonly gruppi: readonly Gruppo[];
  readonly coda: RecordLetto | undefined;
  readonly rilievi: readonly Rilievo[];
}

const POSTO_DI: Readonly<Record<string, string>> = {
  A: 'un record A solo, il primo',
  V: 'un record V dopo il suo M',
  Z: 'un record Z solo, l’ultimo',
};
const fuoriPosto = ({ tipo, numero }: RecordLetto): Rilievo =>
  difettoDiRecord(numero, {
    codice: 'denuncia.record',
    atteso: POSTO_DI[tipo] ?? '',
    trovato: `un record ${tipo}`,
    rimedio: 'Rimettere i record in ordine: questo non è controllato con gli altri.',
  });

/** Each M with the V records that follow it; what is out of its place is told, and left out. */
const ordinatiDi = ([testa, ...corpo]: readonly RecordLetto[]): Ordinati => {
  const gruppi: Gruppo[] = [];
  const rilievi: Rilievo[] = [];
  let coda: RecordLetto | undefined;
  for (const record of corpo) {
    const ultimo = gruppi.at(-1);
    if (record.tipo === 'M') gruppi.push({ fronte: record, versamenti: [] });
    else if (record.tipo === 'V' && ultimo) ultimo.versamenti.push(record);
    else if (record === corpo.at(-1) && record.tipo === 'Z') coda = record;
    else rilievi.push(fuoriPosto(record));
  }
  if (testa === undefined) throw new FileIllegibile('Byte 1: il file non ha record.');
  return { testa, gruppi, coda, rilievi: coda === undefined ? [...rilievi, senzaCoda(corpo.length + 1)] : rilievi };
};

const senzaCoda = (dopo: number): Rilievo =>
  difettoDiRecord(dopo, {
    codice: 'denuncia.record',
    atteso: 'il record Z, con cui il file finisce',
    trovato: 'niente',
    rimedio: `Aggiungerlo dopo il record ${dopo}.`,
  });

/** Fields that a form has from its V records, and not from its front. */
const DI_UN_V = ['codiceUfficio', 'codiceAtto', 'idOperazione'] as const;

interface GrezzoV {
  readonly valori: Valori;
  readonly sezioni: readonly SezioneGrezza[];
}

/** A form from its front and its V records: the rows of each section, whatever record they are in. */
const modelloDi = (fronte: Valori, parti: readonly GrezzoV[]) => {
  const { progressivo: _, saldo: __, ...suo } = fronte;
  const [prima] = parti;
  const nomi = prima?.sezioni.map(({ nome }) => nome) ?? [];
  const righe = nomi.flatMap((nome) =>
    parti.flatMap(({ sezioni }) => sezioni.flatMap((sezione) => (sezione.nome === nome ? sezione.righe : []))),
  );
  return conPosto(
    {
      ...suo,
      ...Object.fromEntries(DI_UN_V.map((nome) => [nome, prima?.valori[nome] ?? SENZA_V])),
      righe: righe.length === 0 && parti.some(isIlleggibile) ? SENZA_V : righe,
    },
    postoDi(fronte) ?? '',
  );
};

const isIlleggibile = ({ valori }: GrezzoV): boolean =>
  valori.righe instanceof NonLetto || valori.erario instanceof NonLetto;

/** The sections of a V record; of one whose characters are out of their places nobody knows the rows. */
const sezioniLette = (record: GrezzoV): readonly object[] =>
  isIlleggibile(record) ? record.sezioni.map((sezione) => ({ ...sezione, righe: SENZA_V })) : record.sezioni;

/** Stands for what a form has from its V records, where none can be read. */
const SENZA_V = new NonLetto('', 'un record V', true);
