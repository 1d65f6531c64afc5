import { formatGiorno, type Giorno } from '../tempo/date.ts';

/** Who has an assignment: who works for the school, for another administration, for neither. */
export const chiHaIncarico = ['DIPENDENTE', 'ALTRA_AMMINISTRAZIONE', 'ESTERNO'] as const;
export type ChiHaIncarico = (typeof chiHaIncarico)[number];
export const descrizioneChiHaIncarico: Readonly<Record<ChiHaIncarico, string>> = {
  DIPENDENTE: 'Dipendente della scuola',
  ALTRA_AMMINISTRAZIONE: 'Dipendente di altra amministrazione',
  ESTERNO: 'Esterno',
};

/** What an assignment has the office tell: the assignment and the collaboration once, what was paid after each payment. */
export const comunicazioniIncarico = ['ANAGRAFE', 'COLLABORAZIONE', 'COMPENSO'] as const;
export type ComunicazioneIncarico = (typeof comunicazioniIncarico)[number];
export const descrizioneComunicazioneIncarico: Readonly<Record<ComunicazioneIncarico, string>> = {
  ANAGRAFE: 'Anagrafe delle prestazioni',
  COLLABORAZIONE: 'Comunicazione UNILAV',
  COMPENSO: "Compensi all'ente di appartenenza",
};

export const statiComunicazione = ['NON_DOVUTA', 'DA_FARE', 'SCADUTA', 'FATTA', 'FATTA_IN_RITARDO'] as const;
export type StatoComunicazione = (typeof statiComunicazione)[number];
/** How something to be told stands, in a few words: until when, or since when. */
export const formatComunicazione = ({
  stato,
  entro,
  il,
}: {
  readonly stato: StatoComunicazione;
  readonly entro: Giorno | null;
  readonly il: Giorno | null;
}): string => {
  if (entro === null) return 'Non dovuta';
  if (il !== null) return `${stato === 'FATTA' ? 'Fatta' : 'In ritardo,'} il ${formatGiorno(il)}`;
  return `${stato === 'SCADUTA' ? 'Scaduta' : 'Entro'} il ${formatGiorno(entro)}`;
};

/** What is wrong in what an assignment says. */
export const rilieviIncarico = [
  'CODICE_FISCALE',
  'AUTORIZZAZIONE',
  'ANAGRAFE_A_META',
  'UNILAV_A_META',
  'COMUNICATO_DI_PIU',
  'PAGATO_DI_PIU',
] as const;
export type RilievoIncarico = (typeof rilieviIncarico)[number];
export const descrizioneRilievoIncarico: Readonly<Record<RilievoIncarico, string>> = {
  CODICE_FISCALE: 'Manca il codice fiscale: si scrive in anagrafe.',
  AUTORIZZAZIONE: "Manca l'autorizzazione dell'ente di appartenenza: ente e data si scrivono nell'incarico.",
  ANAGRAFE_A_META: "Dell'anagrafe delle prestazioni c'è il codice o la data, non tutti e due: si completa l'incarico.",
  UNILAV_A_META: "Dell'UNILAV c'è il codice o la data, non tutti e due: si completa l'incarico.",
  COMUNICATO_DI_PIU: "All'ente di appartenenza è stato comunicato più di quanto pagato: si corregge nell'incarico.",
  PAGATO_DI_PIU:
    "In tutto, anche fuori dal periodo chiesto, è stato pagato più dell'importo pattuito: si controllano l'incarico e i cedolini.",
};

/** Half a year, as lists of assignments are kept. */
export const nomeSemestre = (semestre: number): string => (semestre === 1 ? 'Primo semestre' : 'Secondo semestre');
