import type { Incarico } from '#shared/contracts/anagrafe/incarico.ts';
import type { Mese } from '#shared/domain/tempo/mese.ts';
import type { Rotta } from '#shared/instradamento/rotta.ts';
import { gestioniComuni } from '#shared/rules/adempimenti/lista-pos-pa.ts';
import { gestioni } from '#shared/rules/fondi.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import type { Campi } from '../macchina/denuncia.ts';

/** Lines that the section of public managements has the amounts of, and those of the Gestione separata. */
const PENSIONE: readonly string[] = ['PENSIONE_DIPENDENTE', 'PENSIONE_AMMINISTRAZIONE'];
const PUBBLICHE: readonly string[] = [...PENSIONE, 'TFS_DIPENDENTE', 'TFS_AMMINISTRAZIONE', 'TFR', 'FONDO_CREDITO'];
const SEPARATA: readonly string[] = ['GESTIONE_SEPARATA_PERCIPIENTE', 'GESTIONE_SEPARATA_SCUOLA'];

/** The only position of a school in the public managements. */
const PRIMA_SEDE = '00000';

/** The contributions of one person and tax year. */
interface DiChi {
  readonly anno: number;
  /** Codice fiscale of the school that declares them. */
  readonly codFiscale: string;
  readonly incarichi: readonly Pick<Incarico, 'codTipoRapporto'>[];
}

/** The months of the year that some lines are of, '1' for each of twelve; those of earlier years are in none. */
const mesiDi = (rotte: readonly Rotta[], anno: number, meseDi: (rotta: Rotta) => Mese | null | undefined): string => {
  const mesi = new Set(rotte.map(meseDi).flatMap((mese) => (mese?.anno === anno ? [mese.mese] : [])));
  return Array.from({ length: 12 }, (_, indice) => (mesi.has(indice + 1) ? '1' : '0')).join('');
};
const TUTTI = '1'.repeat(12);
const NESSUNO = '0'.repeat(12);
/** Twelve flags where one is set; else nothing. */
const seAlcuni = (mesi: string): string => (mesi.includes('1') ? mesi : '');
const competenzaDi = ({ competenza, adempimenti }: Rotta) => competenza ?? adempimenti.UNIEMENS;
const denunciaDi = ({ competenza, adempimenti }: Rotta) => adempimenti.UNIEMENS ?? competenza;

const gestionePensionistica = (rotte: readonly Rotta[], anno: number): string => {
  const fondo = rotte.find(({ codice }) => PENSIONE.includes(codice))?.fondo ?? null;
  if (fondo === null || fondo === 'CREDITO' || fondo === 'ENPDEP') return '';
  return inForceOn(gestioni, `${anno}-12-31`).valore[fondo] ?? '';
};

const pubblica = (tutte: readonly Rotta[], { anno, codFiscale }: DiChi): Campi => {
  const rotte = tutte.filter(({ codice, fondo }) => PUBBLICHE.includes(codice) && fondo !== 'FPLD');
  if (rotte.length === 0) return {};
  const denunciati = mesiDi(rotte, anno, denunciaDi);
  return {
    DC001009: codFiscale,
    DC001010: PRIMA_SEDE,
    DC001012: gestionePensionistica(rotte, anno),
    DC001014: rotte.some(({ codice }) => codice === 'FONDO_CREDITO') ? gestioniComuni.credito : '',
    DC001017: String(anno),
    ...(denunciati === TUTTI ? { DC001037: '1' } : { DC001038: seAlcuni(denunciati) }),
    DC001039: codFiscale,
    DC001040: seAlcuni(mesiDi(rotte, anno, competenzaDi)),
  };
};

/** The months of no declaration, given those that have one; nothing when none has. */
const esclusi = (mesi: string): string =>
  mesi === NESSUNO ? '' : [...mesi].map((uno) => (uno === '1' ? '0' : '1')).join('');

/** The kind of relation is of the assignments that were paid: nobody can say it when they are of several. */
const tipoRapportoDi = (incarichi: DiChi['incarichi']): string => {
  const [tipo, ...altri] = new Set(incarichi.flatMap(({ codTipoRapporto }) => codTipoRapporto ?? []));
  return tipo === undefined || altri.length > 0 ? '' : tipo;
};

const separata = (tutte: readonly Rotta[], { anno, incarichi }: DiChi): Campi => {
  const rotte = tutte.filter(({ codice }) => SEPARATA.includes(codice));
  if (rotte.length === 0) return {};
  const denunciati = mesiDi(rotte, anno, denunciaDi);
  return {
    ...(denunciati === TUTTI ? { DC001049: '1' } : { DC001050: esclusi(denunciati) }),
    DC001051: tipoRapportoDi(incarichi),
  };
};

/**
 * Returns the points that say what the contributions of a certificate belong to: body, management, year, months; none of a section without
 * amounts. Their numbers and forms: an open generator of the models of 2022–2024.
 */
export const puntiPrevidenziali = (rotte: readonly Rotta[], diChi: DiChi): Campi => ({
  ...pubblica(rotte, diChi),
  ...separata(rotte, diChi),
});
