import type { Fiscali } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Incarico } from '#shared/contracts/anagrafe/incarico.ts';
import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import type { ComunicazioneDovuta } from '#shared/contracts/denunce/annuali/incarichi-dell-anno.ts';
import type { ChiHaIncarico, ComunicazioneIncarico } from '#shared/domain/incarichi/incarichi.ts';
import { addGiorni, addMesiAGiorno, type Giorno } from '#shared/domain/tempo/date.ts';
import { addMesi, meseDi, primoGiornoDelMese } from '#shared/domain/tempo/mese.ts';
import { somma, type Centesimi } from '#shared/money/centesimi.ts';
import {
  anagrafeDipendenti,
  anagrafeEsterni,
  compensiComunicati,
  unilav,
  type TermineIncarico,
} from '#shared/rules/adempimenti/incarichi.ts';
import { ifInForceOn, type RegolaDatata } from '#shared/rules/regola.ts';

/** An assignment with the kind of its payee in the year it was given. */
export interface IncaricoAffidato {
  readonly incarico: Incarico;
  readonly percettore: Percettore | null;
  /** Their class of the Gestione separata in that year; null where nobody said it. */
  readonly classe: Fiscali['codGestioneSeparata'];
}

/** What an accounted payslip paid of it. */
export interface PagatoDiIncarico {
  readonly giorno: Giorno;
  readonly importo: Centesimi;
}

const NON_DOVUTA: ComunicazioneDovuta = { stato: 'NON_DOVUTA', entro: null, il: null };

/** Those whose pay is no assignment of a person: companies, prizes, heirs. */
const SENZA_INCARICO: readonly Percettore['tipo'][] = ['SOCIETA', 'STUDENTE', 'EREDE'];
/** Kinds of INPS relation of a continuous collaboration, where the kind of payee does not say it. */
const COLLABORAZIONI: readonly Incarico['codTipoRapporto'][] = ['06', '10', '11'];

const isDiAltri = (percettore: Percettore | null): boolean => {
  if (percettore === null) return false;
  if (percettore.tipo === 'REVISORE') return true;
  return (
    percettore.tipo === 'ALTRA_AMMINISTRAZIONE' || ('altraScuola' in percettore && percettore.altraScuola !== undefined)
  );
};

/** Who has the assignment: whoever is allowed by a body works for it, whatever kind of payee they are. */
export const chiHa = ({ incarico, percettore }: Pick<IncaricoAffidato, 'incarico' | 'percettore'>): ChiHaIncarico => {
  if (incarico.desEnteAutorizzazione !== '' || isDiAltri(percettore)) return 'ALTRA_AMMINISTRAZIONE';
  return percettore?.tipo === 'DIPENDENTE' || percettore?.tipo === 'FORMATORE' ? 'DIPENDENTE' : 'ESTERNO';
};

/** The last day by which what happened on a day is told; null where no rule is in force. */
export const entroIl = (dal: Giorno, regola: RegolaDatata<TermineIncarico>): Giorno | null => {
  const valore = ifInForceOn(regola, dal)?.valore;
  if (valore === undefined) return null;
  if ('giorni' in valore) return addGiorni(dal, valore.giorni);
  if ('mesi' in valore) return addMesiAGiorno(dal, valore.mesi);
  return addGiorni(primoGiornoDelMese(addMesi(meseDi(dal), 1)), valore.giornoDelMeseDopo - 1);
};

/** Told on a day, or not yet. */
const dovuta = (entro: Giorno | null, il: Giorno | null, oggi: Giorno): ComunicazioneDovuta => {
  if (entro === null) return NON_DOVUTA;
  if (il !== null) return { stato: il <= entro ? 'FATTA' : 'FATTA_IN_RITARDO', entro, il };
  return { stato: oggi > entro ? 'SCADUTA' : 'DA_FARE', entro, il };
};

/** The day on which what was told came to a sum; null when it has not. */
const giornoDelTotale = ({ comunicazioni }: Incarico, quanto: Centesimi): Giorno | null => {
  const ordinate = comunicazioni.toSorted((a, b) => (a.datComunicazione < b.datComunicazione ? -1 : 1));
  const arrivata = ordinate.findIndex(
    (_, indice) => somma(ordinate.slice(0, indice + 1).map(({ numImporto }) => numImporto)) >= quanto,
  );
  return ordinate[arrivata]?.datComunicazione ?? null;
};

/** Payments one after the other, each told when the sum of what was told covers it: the first that is not, else the one told latest for its day, else the last. */
const compensoDovuto = (incarico: Incarico, pagati: readonly PagatoDiIncarico[], oggi: Giorno): ComunicazioneDovuta => {
  const ordinati = pagati.toSorted((a, b) => (a.giorno < b.giorno ? -1 : 1));
  const giudicati = ordinati.map(({ giorno }, indice) => {
    const finora = somma(ordinati.slice(0, indice + 1).map(({ importo }) => importo));
    return dovuta(entroIl(giorno, compensiComunicati), giornoDelTotale(incarico, finora), oggi);
  });
  const con = (...stati: readonly ComunicazioneDovuta['stato'][]) =>
    giudicati.find(({ stato }) => stati.includes(stato));
  return con('SCADUTA', 'DA_FARE') ?? con('FATTA_IN_RITARDO') ?? giudicati.at(-1) ?? NON_DOVUTA;
};

/** What an assignment has the office tell, as it stands on a day. */
export const comunicazioniDi = (
  affidato: IncaricoAffidato,
  pagati: readonly PagatoDiIncarico[],
  oggi: Giorno,
): Readonly<Record<ComunicazioneIncarico, ComunicazioneDovuta>> => {
  const { incarico, percettore } = affidato;
  if (percettore !== null && SENZA_INCARICO.includes(percettore.tipo))
    return { ANAGRAFE: NON_DOVUTA, COLLABORAZIONE: NON_DOVUTA, COMPENSO: NON_DOVUTA };
  const chi = chiHa(affidato);
  const anagrafe = chi === 'DIPENDENTE' ? anagrafeDipendenti : anagrafeEsterni;
  const isCollaborazione =
    percettore?.tipo === 'COCOCO' || (percettore === null && COLLABORAZIONI.includes(incarico.codTipoRapporto));
  return {
    // Of who works for another administration that administration tells: the school tells it what was paid.
    ANAGRAFE:
      chi === 'ALTRA_AMMINISTRAZIONE'
        ? NON_DOVUTA
        : dovuta(entroIl(incarico.datIncarico, anagrafe), incarico.datAnagrafePrestazioni, oggi),
    COLLABORAZIONE: isCollaborazione
      ? dovuta(entroIl(incarico.datInizio, unilav), incarico.datUnilav, oggi)
      : NON_DOVUTA,
    COMPENSO: chi === 'ALTRA_AMMINISTRAZIONE' ? compensoDovuto(incarico, pagati, oggi) : NON_DOVUTA,
  };
};
