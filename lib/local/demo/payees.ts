import { fiscaliPredefiniti, type FiscaliInput } from '../../../shared/contracts/anagrafe/fiscale.ts';
import type { IncaricoInput } from '../../../shared/contracts/anagrafe/incarico.ts';
import type { Percettore } from '../../../shared/contracts/anagrafe/percettore.ts';
import { aliquotaMassima } from './staff.ts';

/** Somebody who does not work for the school and is paid by it. */
export interface EsternoDemo {
  readonly percettore: Percettore;
  /** Paid under an assignment of each year: its subject and kind of relation. */
  readonly incarico?: Pick<IncaricoInput, 'desOggetto' | 'codTipoRapporto' | 'codCausaleCu' | 'flgForfettario'>;
  readonly fiscali?: Partial<FiscaliInput>;
}

/** Every kind of outsider and every regime of each: the first ones are those that a small school pays too. */
export const esterniDemo: readonly EsternoDemo[] = [
  {
    percettore: { tipo: 'OCCASIONALE' },
    incarico: {
      desOggetto: 'Laboratorio di teatro',
      codTipoRapporto: '09',
      codCausaleCu: 'M',
      flgForfettario: false,
    },
  },
  { percettore: { tipo: 'SOCIETA', iva: 'ORDINARIA' } },
  {
    percettore: { tipo: 'COCOCO' },
    incarico: {
      desOggetto: 'Sportello di ascolto',
      codTipoRapporto: '11',
      codCausaleCu: null,
      flgForfettario: false,
    },
    fiscali: { codGestioneSeparata: 'CON_DIS_COLL', numRedditoPresunto: 1_200_000 },
  },
  {
    percettore: { tipo: 'OCCASIONALE' },
    fiscali: { numCompensiOccasionaliAltri: 480_000, codGestioneSeparata: 'SENZA_DIS_COLL' },
  },
  { percettore: { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'RIVALSA_INPS', iva: 'ORDINARIA' } },
  {
    percettore: { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'CASSA_4', iva: 'ESENTE' },
    incarico: {
      desOggetto: 'Responsabile del servizio di prevenzione e protezione',
      codTipoRapporto: null,
      codCausaleCu: 'A',
      flgForfettario: true,
    },
  },
  { percettore: { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'CASSA_2', iva: 'ORDINARIA' } },
  { percettore: { tipo: 'NON_RESIDENTE', occasionale: true } },
  { percettore: { tipo: 'NON_RESIDENTE', occasionale: true, convenzione: true } },
  { percettore: { tipo: 'NON_RESIDENTE', occasionale: false } },
  { percettore: { tipo: 'COMMISSARIO_ESTERNO', regime: 'RITENUTA_20' } },
  { percettore: { tipo: 'COMMISSARIO_ESTERNO', regime: 'FUNZIONI_PUBBLICHE' } },
  { percettore: { tipo: 'ALTRA_AMMINISTRAZIONE', regime: 'OCCASIONALE' } },
  { percettore: { tipo: 'ALTRA_AMMINISTRAZIONE', regime: 'ALIQUOTA_MASSIMA' } },
  {
    percettore: { tipo: 'COCOCO' },
    fiscali: { codGestioneSeparata: 'ALTRA_COPERTURA', numRedditoPresunto: 2_000_000 },
  },
  { percettore: { tipo: 'OCCASIONALE' }, fiscali: { codGestioneSeparata: 'ALTRA_COPERTURA' } },
  { percettore: { tipo: 'SOCIETA', iva: 'ESENTE' } },
  { percettore: { tipo: 'STUDENTE', regime: 'ECCELLENZA' } },
  { percettore: { tipo: 'ASSISTENTE_LINGUA' } },
  { percettore: { tipo: 'REVISORE', regime: 'RAPPRESENTANTE' }, fiscali: { numRedditoPresunto: 4_500_000 } },
  { percettore: { tipo: 'AUTORE', regime: 'SOTTO_35_ANNI' } },
];

/** The tax data of a year of an outsider. */
export const fiscaliEsterno = (anno: number, { percettore, fiscali }: EsternoDemo): FiscaliInput => ({
  ...fiscaliPredefiniti(anno),
  ...(percettore.tipo === 'ALTRA_AMMINISTRAZIONE'
    ? { numAliquotaMassima: aliquotaMassima(anno, true), desAliquotaLettaDa: 'Dichiarazione del percettore' }
    : {}),
  ...fiscali,
  percettore,
});

/** The assignment of a calendar year, from January to the end of the lessons of the next. */
export const incaricoDemo = (
  anno: number,
  numero: number,
  { desOggetto, ...altro }: NonNullable<EsternoDemo['incarico']>,
  partitaIva: string,
): IncaricoInput => ({
  ...altro,
  numIncarico: String(numero),
  datIncarico: `${anno}-01-08`,
  desProtocollo: `${100 + numero}/${anno}`,
  desOggetto: `${desOggetto}, ${anno}`,
  datInizio: `${anno}-01-10`,
  datFine: `${anno}-12-31`,
  numImporto: 600_000,
  desProgetto: "Ampliamento dell'offerta formativa",
  codCup: null,
  codCig: null,
  desSenzaCig: 'Incarico a persona fisica',
  datDurc: null,
  desPartitaIva: altro.flgForfettario ? partitaIva : null,
  codAttivita: null,
  codAltraAss: null,
  dichiarazioni: [{ numAnno: anno, datDichiarazione: `${anno}-01-08`, numCompensiAltri: 0 }],
  desEnteAutorizzazione: '',
  datAutorizzazione: null,
  desProtAutorizzazione: '',
  codUnilav: '',
  datUnilav: null,
  codAnagrafePrestazioni: '',
  datAnagrafePrestazioni: null,
  comunicazioni: [],
  note: '',
});
