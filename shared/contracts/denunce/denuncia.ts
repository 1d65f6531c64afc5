import * as z from 'zod';
import { anno, data, flag, importo, mese, numero, scelta, testo, uidDi, versione } from '../../domain/campi.ts';
import { esitiDenuncia, statiDenuncia, statiDetti, statoDetto, tipiDenuncia } from '../../domain/denuncia.ts';
import { detteDi } from '../altri-nomi.ts';
import { IntestazioneTenuta } from '../cedolini/fatti-scuola.ts';
import { CorrezioneF24, MASSIMO_CORREZIONI } from './correzione-f24.ts';
import { RestituitaF24, RiportoF24 } from './f24.ts';
import { Rilievo } from './rilievo.ts';

/** First year a filing may be of. */
export const PRIMO_ANNO_DENUNCE = 2022;
/** Runs one filing may be made of: those of a year. */
const MASSIMO_PROCESSI = 400;

/** A file that was made of a filing: never overwritten. */
export const FileDenuncia = z.strictObject({
  numero: numero(1, 10_000),
  nome: testo(1, 200),
  hash: testo(1, 100),
  byte: numero(1, 100_000_000),
  il: z.iso.datetime(),
  /** Business day it was made. */
  giorno: data(),
  chi: testo(0, 200),
  tracciato: testo(1, 100),
  /** Hash of the mapping of the school that it was written with; absent for our layout. */
  mappa: testo(1, 100).optional(),
  /** False while nobody has compared the layout with the official text. */
  riscontrato: flag(),
  /** Something blocked the filing when it was made: it is not to be sent. */
  bozza: flag(),
  /** The version of the filing that it was made of; absent of one made by an earlier release. */
  versione: versione().exactOptional(),
});
export type FileDenuncia = z.infer<typeof FileDenuncia>;

/** A record that the body refused when it took the others: which, and why. */
export const Respinto = z.strictObject({ chiave: testo(1, 60), motivo: testo(1, 300) });
export type Respinto = z.infer<typeof Respinto>;
/** People of one filing that may be refused. */
const MASSIMO_RESPINTI = 5000;
export const respinti = () => z.array(Respinto).max(MASSIMO_RESPINTI);

/** What the body that received a filing answered: kept as it came. */
const Ricevuta = z.strictObject({
  numero: numero(1, 100),
  nome: testo(1, 200),
  hash: testo(1, 100),
  byte: numero(1, 100_000_000),
  il: z.iso.datetime(),
  chi: testo(0, 200),
});
export type Ricevuta = z.infer<typeof Ricevuta>;

/** How many findings of a check a filing had when it was last judged. */
const TrovatoPerCodice = z.strictObject({
  codice: Rilievo.shape.codice,
  gravita: Rilievo.shape.gravita,
  quanti: numero(1, 1_000_000),
});
export type TrovatoPerCodice = z.infer<typeof TrovatoPerCodice>;

/** Head of a filing, of whatever kind; sums in cents. */
export const Denuncia = z.strictObject({
  uid: uidDi('DENUNCIA'),
  versione: versione(),
  tipo: scelta(tipiDenuncia),
  anno: anno(PRIMO_ANNO_DENUNCE),
  mese: mese(),
  /** First month of a filing that tells of several; its month is the last. */
  meseDa: mese().optional(),
  descrizione: testo(1, 150),
  /** Day the money is paid; of a filing that pays nothing by itself, the last day of its month. */
  dataPagamento: data(),
  STATUS: scelta(statiDenuncia),
  /** Accounted runs it is made of. */
  processi: z.array(uidDi('PROCESSO')).max(MASSIMO_PROCESSI),
  persone: numero(0, 100_000),
  /** Payslips it was gathered from; earlier releases kept their number among the people. */
  cedolini: numero(0, 100_000).optional(),
  righe: numero(0, 100_000),
  debito: importo(),
  credito: importo(),
  /** Sums of its own that a kind shows, by name; people it tells of, where its records are several for each. */
  somme: z.record(testo(1, 40), importo()).optional(),
  dipendenti: numero(0, 100_000).optional(),
  bloccanti: numero(0, 1_000_000),
  avvisi: numero(0, 1_000_000),
  /** The findings it was last judged with, check by check; absent of one judged by an earlier release. */
  giudizio: z.array(TrovatoPerCodice).max(2000).exactOptional(),
  files: z.array(FileDenuncia).max(200),
  datInvio: data().nullable(),
  protocollo: testo(0, 60),
  /** When the sent date was set, by the clock. */
  inviatoIl: z.iso.datetime().nullable(),
  hashInviato: testo(1, 100).nullable(),
  esito: scelta(esitiDenuncia).nullable(),
  motivoEsito: testo(0, 300),
  ricevute: z.array(Ricevuta).max(100).optional(),
  /** Who was refused when the others were taken; a filing that sends only those again names them in `solo`. */
  respinti: respinti().optional(),
  solo: z.array(testo(1, 60)).max(MASSIMO_RESPINTI).optional(),
  /** Of accessory pay: the day it was last gathered, absent of one gathered by an earlier release; one of its runs came from another product. */
  elaborataIl: data().exactOptional(),
  flgMigrato: flag().exactOptional(),
  /** The place of a further flow of a month already sent, from 2; absent of the first. */
  flusso: numero(2, 1000).optional(),
  /** Corrections asked of a sent F24, in the order of their numbers. */
  correzioni: z.array(CorrezioneF24).max(MASSIMO_CORREZIONI).optional(),
  /** Credits of an F24 that its debts could not take, left for the next one; the earlier F24 whose credits this one takes. */
  riporti: z.array(RiportoF24).max(500).optional(),
  riportati: z.array(uidDi('DENUNCIA')).max(100).optional(),
  /** Taxes that an F24 takes back because people gave back the net of what they had been withheld from. */
  restituite: z.array(RestituitaF24).max(500).exactOptional(),
  /** The refused filing that this one sends again. */
  corregge: uidDi('DENUNCIA').nullable(),
  /** Sums without a code stay out by choice of the office. */
  senzaCodiceFuori: flag(),
  /** Paid late: its taxes bring their interest and penalty. */
  ravvedimento: flag().optional(),
  /** The school as it was when the filing was sent; absent before, and of one sent by an earlier release. */
  scuola: IntestazioneTenuta.exactOptional(),
  /** Hash of head, content and values as they were when it was sent; absent of one sent by an earlier release. */
  sigillo: testo(1, 100).exactOptional(),
  /** What the front of the file says of the school, by field. */
  dati: z.record(testo(1, 60), testo(0, 200)),
});
export type Denuncia = z.infer<typeof Denuncia>;

const DiStato = z.object(Denuncia.pick({ tipo: true, versione: true, STATUS: true, esito: true, files: true }).shape);
detteDi.add(Denuncia, {
  status: {
    valori: statiDetti,
    di: (denuncia) => {
      const { data: letta } = DiStato.safeParse(denuncia);
      return letta && statoDetto(letta);
    },
  },
});

/** What a field of a record holds. */
export const ValoreCampo = z.union([testo(0, 200), importo()]);
export type ValoreCampo = z.infer<typeof ValoreCampo>;

/** Name of a field of a record: the element of the file, after those it is inside. */
export const nomeCampo = () => testo(1, 120);

/** A value the office wrote over the computed one: by whom, when, why. */
const ValoreInserito = z.strictObject({
  campo: nomeCampo(),
  valore: ValoreCampo,
  /** What was computed when it was written over. */
  calcolato: ValoreCampo,
  perche: testo(1, 300),
  chi: testo(0, 200),
  il: z.iso.datetime(),
});

/** A record of a filing: its computed fields, and what was written over them. */
export const RigaDenuncia = z.strictObject({
  chiave: testo(1, 60),
  persona: testo(11, 16).nullable(),
  calcolati: z.record(nomeCampo(), ValoreCampo),
  inseriti: z.array(ValoreInserito).max(400),
  /** The office added it: no payslip says it. */
  aMano: flag().optional(),
  /** Payslip lines it sums. */
  origini: numero(0, 1_000_000),
  persone: numero(0, 100_000),
});
export type RigaDenuncia = z.infer<typeof RigaDenuncia>;

/** A record that the office took out of a filing: by whom, when, why. */
export const RigaTolta = z.strictObject({
  chiave: testo(1, 60),
  persona: testo(11, 16).nullable(),
  calcolati: z.record(nomeCampo(), ValoreCampo),
  perche: testo(1, 300),
  chi: testo(0, 200),
  il: z.iso.datetime(),
});
export type RigaTolta = z.infer<typeof RigaTolta>;

/** NUOVO: no such check found it when the filing was judged. OGGI_BLOCCHEREBBE: of a filing that was sent, for its next correction. */
const controlliDiOggi = ['NUOVO', 'OGGI_BLOCCHEREBBE'] as const;

/** A finding with the record and the field of the grid where it is mended; null when it is mended elsewhere. */
export const RilievoInRiga = z.strictObject({
  ...Rilievo.shape,
  chiave: testo(1, 60).nullable(),
  nome: nomeCampo().nullable(),
  /** Only a check of today finds it. */
  controllo: scelta(controlliDiOggi).exactOptional(),
});
export type RilievoInRiga = z.infer<typeof RilievoInRiga>;

/** A payslip line that a record sums. */
export const Origine = z.strictObject({
  idProcesso: uidDi('PROCESSO'),
  idCedolino: uidDi('CEDOLINO'),
  nominativo: testo(0, 200),
  desCf: testo(0, 16),
  /** Place of the line in the payslip, and what it is called there. */
  riga: numero(0, 1000),
  descrizione: testo(0, 300),
  importo: importo(),
});
export type Origine = z.infer<typeof Origine>;

/** A filing with everything it holds. */
export const DenunciaIntera = z.strictObject({
  denuncia: Denuncia,
  righe: z.array(RigaDenuncia).max(20_000),
  /** What was gathered and the office left out. */
  tolte: z.array(RigaTolta).max(20_000).optional(),
  rilievi: z.array(RilievoInRiga).max(20_000),
  /** Data of the school changed after it was gathered: to be gathered again. */
  daAggiornare: flag(),
  /** Lines of the record asked for. */
  origini: z.array(Origine).max(20_000),
});
export type DenunciaIntera = z.infer<typeof DenunciaIntera>;
