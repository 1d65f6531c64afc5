import { fiscaliPredefiniti, type FiscaliInput } from '#shared/contracts/anagrafe/fiscale.ts';
import type { IncaricoInput } from '#shared/contracts/anagrafe/incarico.ts';
import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import { aliquotaMassima } from './personnel/staff.ts';

/** Subject and kind of an assignment. */
type OggettoIncarico = Pick<
  IncaricoInput,
  'desOggetto' | 'codTipoRapporto' | 'codCausaleCu' | 'flgForfettario' | 'desEnteAutorizzazione'
>;

/** Somebody who does not work for the school and is paid by it. */
export interface EsternoDemo {
  readonly percettore: Percettore;
  /** Paid under an assignment of each year: the certificate and the UniEmens read in it of which kind the work is. */
  readonly incarico?: OggettoIncarico;
  readonly fiscali?: Partial<FiscaliInput>;
}

const incarico = (desOggetto: string, altro: Partial<OggettoIncarico> = {}): OggettoIncarico => ({
  desOggetto,
  codTipoRapporto: null,
  codCausaleCu: null,
  flgForfettario: false,
  desEnteAutorizzazione: '',
  ...altro,
});
const OCCASIONALE = { codTipoRapporto: '09', codCausaleCu: 'M' } as const;
const ABITUALE = { codCausaleCu: 'A' } as const;
const COLLABORAZIONE = { codTipoRapporto: '11' } as const;

/** Every kind of outsider and every regime of each: the first ones are those that a small school pays too. */
export const esterniDemo: readonly EsternoDemo[] = [
  {
    percettore: { tipo: 'OCCASIONALE' },
    incarico: incarico('Laboratorio di teatro', OCCASIONALE),
    fiscali: { codGestioneSeparata: 'SENZA_DIS_COLL' },
  },
  { percettore: { tipo: 'SOCIETA', iva: 'ORDINARIA' } },
  {
    percettore: { tipo: 'COCOCO' },
    incarico: incarico('Sportello di ascolto', COLLABORAZIONE),
    fiscali: { codGestioneSeparata: 'CON_DIS_COLL', numRedditoPresunto: 1_200_000 },
  },
  {
    percettore: { tipo: 'OCCASIONALE' },
    incarico: incarico('Laboratorio di fotografia', OCCASIONALE),
    fiscali: { numCompensiOccasionaliAltri: 480_000, codGestioneSeparata: 'SENZA_DIS_COLL' },
  },
  {
    percettore: { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'RIVALSA_INPS', iva: 'ORDINARIA' },
    incarico: incarico('Consulenza informatica', ABITUALE),
  },
  {
    percettore: { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'CASSA_4', iva: 'ESENTE' },
    incarico: incarico('Responsabile del servizio di prevenzione e protezione', ABITUALE),
  },
  {
    percettore: { tipo: 'PROFESSIONISTA', regime: 'ORDINARIO', previdenza: 'CASSA_2', iva: 'ORDINARIA' },
    incarico: incarico('Sportello psicologico', ABITUALE),
  },
  {
    percettore: { tipo: 'NON_RESIDENTE', occasionale: true },
    incarico: incarico('Conferenza', { codCausaleCu: 'M' }),
  },
  {
    percettore: { tipo: 'NON_RESIDENTE', occasionale: true, convenzione: true },
    incarico: incarico('Seminario', { codCausaleCu: 'M' }),
  },
  { percettore: { tipo: 'NON_RESIDENTE', occasionale: false }, incarico: incarico('Corso di lingua', ABITUALE) },
  {
    percettore: { tipo: 'COMMISSARIO_ESTERNO', regime: 'RITENUTA_20' },
    incarico: incarico('Commissione di esame', { codCausaleCu: 'M' }),
  },
  { percettore: { tipo: 'COMMISSARIO_ESTERNO', regime: 'FUNZIONI_PUBBLICHE' } },
  {
    percettore: { tipo: 'ALTRA_AMMINISTRAZIONE', regime: 'OCCASIONALE' },
    incarico: incarico('Formazione sulla sicurezza', { codCausaleCu: 'M', desEnteAutorizzazione: 'Comune inventato' }),
  },
  { percettore: { tipo: 'ALTRA_AMMINISTRAZIONE', regime: 'ALIQUOTA_MASSIMA' } },
  {
    percettore: { tipo: 'COCOCO' },
    incarico: incarico('Coordinamento del doposcuola', COLLABORAZIONE),
    fiscali: {
      codGestioneSeparata: 'ALTRA_COPERTURA',
      numRedditoPresunto: 2_000_000,
      // of the year before, half in June and half in December, the months the school pays collaborators in
      saldoRegionale: { residuo: 24_000, rate: 2, anno: null, ente: null },
    },
  },
  {
    percettore: { tipo: 'OCCASIONALE' },
    incarico: incarico('Laboratorio di ceramica', OCCASIONALE),
    fiscali: { codGestioneSeparata: 'ALTRA_COPERTURA' },
  },
  { percettore: { tipo: 'SOCIETA', iva: 'ESENTE' } },
  { percettore: { tipo: 'STUDENTE', regime: 'ECCELLENZA' } },
  { percettore: { tipo: 'ASSISTENTE_LINGUA' } },
  { percettore: { tipo: 'REVISORE', regime: 'RAPPRESENTANTE' }, fiscali: { numRedditoPresunto: 4_500_000 } },
  {
    percettore: { tipo: 'AUTORE', regime: 'SOTTO_35_ANNI' },
    incarico: incarico('Testo dello spettacolo di fine anno', { codCausaleCu: 'B' }),
  },
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

const autorizzato = (anno: number, ente: string) => ({
  datAutorizzazione: ente === '' ? null : `${anno}-01-05`,
  desProtAutorizzazione: ente === '' ? '' : `AUT-${anno}`,
});

/** What the office has told by now: a collaboration within days, the others the month after. */
const comunicato = (
  anno: number,
  numero: number,
  {
    oggi,
    codTipoRapporto,
    desEnteAutorizzazione,
  }: Pick<IncaricoInput, 'codTipoRapporto' | 'desEnteAutorizzazione'> & { readonly oggi: string },
) => {
  const [unilav, anagrafe] = [`${anno}-01-15`, `${anno}-02-12`];
  const inUnilav = codTipoRapporto === COLLABORAZIONE.codTipoRapporto && unilav <= oggi;
  const inAnagrafe = desEnteAutorizzazione === '' && anagrafe <= oggi;
  return {
    ...(inUnilav ? { codUnilav: `UL-${anno}-${numero}`, datUnilav: unilav } : { codUnilav: '', datUnilav: null }),
    ...(inAnagrafe
      ? { codAnagrafePrestazioni: `AP-${anno}-${numero}`, datAnagrafePrestazioni: anagrafe }
      : { codAnagrafePrestazioni: '', datAnagrafePrestazioni: null }),
  };
};

/** The assignment of a calendar year, from January to the end of the lessons of the next. */
export const incaricoDemo = (
  { anno, numero, oggi }: { readonly anno: number; readonly numero: number; readonly oggi: string },
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
  desPartitaIva: altro.codCausaleCu === ABITUALE.codCausaleCu ? partitaIva : null,
  codAttivita: null,
  codAltraAss: null,
  dichiarazioni: [],
  ...autorizzato(anno, altro.desEnteAutorizzazione),
  ...comunicato(anno, numero, { oggi, ...altro }),
  comunicazioni: [],
  note: '',
});
