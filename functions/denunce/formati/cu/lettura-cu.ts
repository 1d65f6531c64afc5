import * as z from 'zod';
import { FileCu, FornituraCu, type OperazioneCu } from '#shared/contracts/denunce/cu/cu.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { FileIllegibile, type RecordLetto } from '../../macchina/file-fisso.ts';
import { readFileFisso } from '../../macchina/lettura/lettura-fissa.ts';
import { readTollerante, type Racconto, type Tollerata } from '../../macchina/lettura/lettura-tollerante.ts';
import { nonDetti } from '../../macchina/lettura/non-detti.ts';
import { difettoDiRecord } from '../../macchina/lettura/rilievi-di-lettura.ts';
import { conPosto, NonLetto, postoDi } from '../../macchina/non-letto.ts';
import type { Valore, Valori } from '../../macchina/record-fisso.ts';
import { LUNGHEZZA, tracciatiCu } from './tracciato.ts';
import { readPunti } from './valori.ts';

const RecordDati = z.object({
  tipo: z.string(),
  dove: z.int(),
  sostituto: z.string(),
  modulo: z.int(),
  codFiscale: z.string(),
  progressivo: z.int(),
  operazione: z.string(),
});
/** A record of data as it was read, with its place in the file from 1. */
export type RecordDati = z.infer<typeof RecordDati>;

const CuLetta = z.object({
  records: FileCu,
  dati: z.array(RecordDati),
  dichiarate: z.int(),
  conteggi: z.object({ B: z.int(), C: z.int(), D: z.int(), G: z.int(), H: z.int(), L: z.int() }),
  /** Tax codes of who withholds, in A and in B. */
  fornitore: z.string(),
  sostituto: z.string(),
  firma: z.string(),
});
/** A file as its bytes say it, with what it declares of itself. */
export type CuLetta = z.infer<typeof CuLetta>;

/** Places whose fields the records hold too: a fault there is told once. */
const GIA_NEI_RECORDS = /^(?:sostituto|dati\.\d+\.(?:sostituto|modulo|codFiscale|progressivo))$/;

const RACCONTO: Racconto = {
  personaDi: (oggetto) => ('moduli' in oggetto || 'modulo' in oggetto ? Reflect.get(oggetto, 'codFiscale') : null),
  campoDi: (percorso) => (GIA_NEI_RECORDS.test(percorso) ? null : percorso.replace(/^records\./, '')),
};

/** The file of the bytes, with every fault of its fields. @throws FileIllegibile for a file of another kind */
export const readCu = (bytes: Uint8Array): Tollerata<CuLetta> => {
  const { records, rilievi } = readFileFisso(bytes, { tracciati: tracciatiCu, lunghezza: LUNGHEZZA, primo: 'A' });
  const { testa, fronte, dati, coda, rilievi: fuori } = ordinatiDi(records);
  const gruppi = gruppiDi(dati);
  const letta = readTollerante(
    CuLetta,
    {
      records: fileDi(annoDi(testa.valori.codiceFornitura), testa.valori, fronte, gruppi),
      dati: dati.map(({ tipo, valori, numero }) => conPosto({ ...valori, tipo, dove: numero }, `record ${numero}`)),
      dichiarate: fronte.certificazioni,
      conteggi: coda,
      fornitore: testa.valori.fornitore,
      sostituto: fronte.sostituto,
      firma: fronte.firma,
    },
    RACCONTO,
  );
  return { ...letta, rilievi: [...rilievi, ...fuori, ...letta.rilievi, ...nonDetti(records, letta.visti)] };
};

interface Ordinati {
  readonly testa: RecordLetto;
  readonly fronte: Valori;
  readonly dati: readonly RecordLetto[];
  readonly coda: Valori;
  readonly rilievi: readonly Rilievo[];
}

const manca = (dopo: number, tipo: string): Rilievo =>
  difettoDiRecord(dopo, {
    codice: 'denuncia.record',
    atteso: `il record ${tipo}`,
    trovato: 'niente',
    rimedio: `Aggiungerlo dopo il record ${dopo}: un file ha A, B, le persone, Z.`,
  });
const fuoriPosto = ({ tipo, numero }: RecordLetto): Rilievo =>
  difettoDiRecord(numero, {
    codice: 'denuncia.record',
    atteso: 'un record D, o G e H dopo il D della persona',
    trovato: `un record ${tipo}`,
    rimedio: 'Rimettere i record in ordine: questo non è controllato con gli altri.',
  });

const DATI: readonly string[] = ['D', 'G', 'H'];
const assente = (nomi: readonly string[]): Valori =>
  Object.fromEntries(nomi.map((nome) => [nome, new NonLetto('', 'un record che manca', true)]));

/** The records by what they are; what is out of its place is told, and left out. */
const ordinatiDi = ([testa, ...corpo]: readonly RecordLetto[]): Ordinati => {
  if (testa === undefined) throw new FileIllegibile('Byte 1: il file non ha record.');
  const [fronte, coda] = ['B', 'Z'].map((tipo) => corpo.find((record) => record.tipo === tipo));
  const primaD = corpo.findIndex(({ tipo }) => tipo === 'D');
  const isDato = (record: RecordLetto, posto: number) =>
    DATI.includes(record.tipo) && (record.tipo === 'D' || (primaD >= 0 && posto > primaD));
  const fuori = corpo.filter((record, posto) => {
    if (record === fronte) return posto !== 0;
    if (record === coda) return posto !== corpo.length - 1;
    return !isDato(record, posto);
  });
  return {
    testa,
    fronte: fronte?.valori ?? assente(DEL_FRONTE),
    dati: corpo.filter(isDato),
    coda: coda?.valori ?? assente(['B', 'C', 'D', 'G', 'H', 'L']),
    rilievi: [
      ...(fronte === undefined ? [manca(1, 'B')] : []),
      ...fuori.map(fuoriPosto),
      ...(coda === undefined ? [manca(corpo.length + 1, 'Z')] : []),
    ],
  };
};

const DEL_FRONTE = [
  ...['sostituto', 'denominazione', 'email', 'telefono', 'annullamento', 'sostituzione', 'certificazioni', 'firma'],
  ...['rappresentante', 'codiceCarica', 'rappresentanteCognome', 'rappresentanteNome'],
];

/** Models are named by the two last digits of their year: those of this century. */
const annoDi = (codice: unknown): unknown => {
  if (typeof codice !== 'string') return codice;
  const modello = /^CUR(\d\d)$/.exec(codice)?.[1];
  return modello === undefined
    ? new NonLetto(codice, 'CUR e le due cifre dell’anno del modello')
    : 1999 + Number(modello);
};

const operazioneDi = ({ annullamento, sostituzione }: Valori): OperazioneCu => {
  if (annullamento === '1') return 'ANNULLAMENTO';
  return sostituzione === '1' ? 'SOSTITUZIONE' : 'ORDINARIA';
};

/** Returns the fields that are written among some; those left blank are not in it. */
const scritti = (valori: Valori, nomi: readonly string[]): Valori =>
  conPosto(
    Object.fromEntries(Object.entries(valori).filter(([nome, valore]) => nomi.includes(nome) && isScritto(valore))),
    postoDi(valori) ?? '',
  );
const isScritto = (valore: Valore): boolean => (valore instanceof NonLetto ? !valore.detto : valore !== '');
const NELLA_TESTA = ['tipoFornitore', 'progressivoInvio', 'totaleInvii', 'campoUtente'];
const NEL_FRONTE = Object.keys(FornituraCu.shape).filter((nome) => !NELLA_TESTA.includes(nome));
const IN_PROPRIO = '01';

const fornituraDi = (a: Valori, b: Valori) => {
  const { tipoFornitore, ...testa } = scritti(a, NELLA_TESTA);
  const detta = {
    ...(tipoFornitore === undefined || tipoFornitore === IN_PROPRIO ? {} : { tipoFornitore }),
    ...testa,
    ...scritti(b, NEL_FRONTE),
  };
  return Object.keys(detta).length === 0 ? {} : { fornitura: detta };
};

const fileDi = (anno: unknown, a: Valori, b: Valori, gruppi: readonly Gruppo[]): unknown => {
  const certificazioni = gruppi.map(certificazioneDi);
  const carica = b.codiceCarica;
  const delFronte = (oggetto: object) => conPosto(oggetto, postoDi(b) ?? '');
  return {
    anno,
    operazione: operazioneDi(b),
    sostituto: delFronte({
      codFiscale: b.sostituto,
      denominazione: b.denominazione,
      email: b.email,
      telefono: b.telefono,
    }),
    rappresentante: delFronte({
      codFiscale: b.rappresentante,
      codiceCarica: typeof carica === 'number' ? String(carica) : carica,
      cognome: b.rappresentanteCognome,
      nome: b.rappresentanteNome,
    }),
    datFirma: dataDi(certificazioni[0]?.punti.DA003001, anno),
    ...fornituraDi(a, b),
    certificazioni,
  };
};

/** The day the file is signed: that of its first person. A person without it is found by a rule. */
const dataDi = (scritta: unknown, anno: unknown): unknown => {
  if (typeof scritta === 'string' || scritta instanceof NonLetto) return scritta;
  return typeof anno === 'number' ? `${anno + 1}-01-01` : new NonLetto('', 'un giorno', true);
};

interface Gruppo {
  /** Records of the person: the second and following ones go on with the first. */
  readonly persona: [RecordLetto, ...RecordLetto[]];
  readonly moduli: [RecordLetto, ...RecordLetto[]][];
}

const isSeguito = (record: RecordLetto, prima: RecordLetto | undefined): boolean =>
  prima !== undefined &&
  prima.tipo === record.tipo &&
  (['modulo', 'progressivo', 'codFiscale'] as const).every((nome) => prima.valori[nome] === record.valori[nome]);

/** Each D with the G and H that follow it. */
const gruppiDi = (dati: readonly RecordLetto[]): readonly Gruppo[] => {
  const gruppi: Gruppo[] = [];
  for (const [indice, record] of dati.entries()) {
    const ultimo = gruppi.at(-1);
    const aperto = record.tipo === 'D' ? ultimo?.persona : ultimo?.moduli.at(-1);
    if (isSeguito(record, dati[indice - 1]) && aperto !== undefined) aperto.push(record);
    else if (record.tipo === 'D') gruppi.push({ persona: [record], moduli: [] });
    else ultimo?.moduli.push([record]);
  }
  return gruppi;
};

const puntiDi = (records: readonly RecordLetto[]): Readonly<Record<string, unknown>> =>
  conPosto(
    readPunti(records.flatMap(({ valori: { coppie } }) => (Array.isArray(coppie) ? coppie : []))),
    records.map(({ numero }) => `record ${numero}`)[0] ?? '',
  );

const certificazioneDi = ({ persona: [prima, ...altri], moduli }: Gruppo) =>
  conPosto(
    {
      codFiscale: prima.valori.codFiscale,
      progressivo: prima.valori.progressivo,
      protocollo: prima.valori.protocollo,
      progressivoRicevuta: prima.valori.progressivoRicevuta,
      punti: puntiDi([prima, ...altri]),
      ...scritti(prima.valori, ['spazioUtente', 'conferma']),
      moduli: moduli.map((records) =>
        conPosto(
          { tipo: records[0].tipo, progressivo: records[0].valori.modulo, punti: puntiDi(records) },
          `record ${records[0].numero}`,
        ),
      ),
    },
    `record ${prima.numero}`,
  );
