import type { CertificazioneCu, FileCu, FornituraCu, OperazioneCu } from '#shared/contracts/denunce/cu/cu.ts';
import { writeFileFisso } from '../../macchina/file-fisso.ts';
import { CampoNonValido, writeRecord, type Valori } from '../../macchina/record-fisso.ts';
import { tracciatiCu } from './tracciato.ts';
import { pagineDi, writePunto, type Coppia } from './valori.ts';

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
  { codFiscale, progressivo, protocollo, progressivoRicevuta, punti, moduli, ...altro }: CertificazioneCu,
): readonly string[] => {
  const testata = {
    sostituto: sostituto.codFiscale,
    codFiscale,
    progressivo,
    protocollo,
    progressivoRicevuta,
    spazioUtente: altro.spazioUtente ?? '',
    operazione: LETTERE[operazione],
    conferma: altro.conferma ?? '',
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

/** The fields of a sending as this program writes them: it is the school's own, in one file. */
const NOSTRA = {
  tipoFornitore: IN_PROPRIO,
  progressivoInvio: '',
  totaleInvii: '',
  campoUtente: '',
  produttoreSoftware: '',
  cognome: '',
  nome: '',
  eventiEccezionali: '',
  enteDichiarante: '',
  quadroCT: '',
  intermediario: '',
  impegno: '',
  datFirma: '',
  firmaIntermediario: '',
  casiParticolari: '',
} as const satisfies Readonly<Record<keyof FornituraCu, string>>;

const recordB = ({ sostituto, rappresentante, operazione, certificazioni, fornitura }: FileCu): string => {
  const detta = { ...NOSTRA, ...fornitura };
  return writeRecord(tracciatiCu.B, {
    sostituto: sostituto.codFiscale,
    progressivoModulo: 1,
    produttoreSoftware: detta.produttoreSoftware,
    annullamento: flag(operazione === 'ANNULLAMENTO'),
    sostituzione: flag(operazione === 'SOSTITUZIONE'),
    cognome: detta.cognome,
    nome: detta.nome,
    denominazione: sostituto.denominazione,
    email: sostituto.email,
    telefono: sostituto.telefono,
    eventiEccezionali: detta.eventiEccezionali,
    rappresentante: rappresentante.codFiscale,
    codiceCarica: Number(rappresentante.codiceCarica),
    rappresentanteCognome: rappresentante.cognome,
    rappresentanteNome: rappresentante.nome,
    enteDichiarante: detta.enteDichiarante,
    certificazioni: certificazioni.length,
    quadroCT: detta.quadroCT,
    firma: '1',
    intermediario: detta.intermediario,
    impegno: detta.impegno,
    datFirma: detta.datFirma,
    firmaIntermediario: detta.firmaIntermediario,
    casiParticolari: detta.casiParticolari,
  });
};

/** The bytes of a file: A, B, for each person D and what they were paid, Z. @throws CampoNonValido when a value cannot be written */
export const writeCu = (file: FileCu): Uint8Array => {
  const { tipoFornitore, progressivoInvio, totaleInvii, campoUtente } = { ...NOSTRA, ...file.fornitura };
  const dati = file.certificazioni.flatMap((certificazione) => recordsDi(file, certificazione));
  const quanti = (tipo: string) => dati.filter((record) => record.startsWith(tipo)).length;
  return writeFileFisso([
    writeRecord(tracciatiCu.A, {
      codiceFornitura: `CUR${String((file.anno + 1) % 100).padStart(2, '0')}`,
      tipoFornitore,
      fornitore: file.sostituto.codFiscale,
      progressivoInvio,
      totaleInvii,
      campoUtente,
    }),
    recordB(file),
    ...dati,
    writeRecord(tracciatiCu.Z, { B: 1, C: 0, D: quanti('D'), G: quanti('G'), H: quanti('H'), L: 0 }),
  ]);
};
