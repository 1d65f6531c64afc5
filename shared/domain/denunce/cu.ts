import type { TipoPercettore } from '../persona/percettore.ts';

/** The three times of the year certifications are sent: who works for others, who works for himself, who had exempt income only. */
export const inviiCu = ['MARZO', 'APRILE', 'OTTOBRE'] as const;
export type InvioCu = (typeof inviiCu)[number];

export const descrizioneInvioCu: Readonly<Record<InvioCu, string>> = {
  MARZO: '16 marzo: dipendenti, assimilati, occasionali',
  APRILE: '30 aprile: lavoro autonomo abituale',
  OTTOBRE: '31 ottobre: soli redditi esenti',
};

/** What a stored record of a certification is: a person, what they had as employee, what they had as self-employed. */
export const QUADRI = { persona: 'D', dipendente: 'G', autonomo: 'H' } as const;

/** The finding of a sent certificate that a later one of the same person replaced or took back. */
export const CERTIFICATO_SUPERATO = 'cu.superata';

/** First tax year whose habitual self-employed are sent apart, in April (D.Lgs. 81/2025, art. 4). */
const PRIMO_ANNO_DI_APRILE = 2025;

/** What is certified of a payee: employment and what is assimilated to it (G), or self-employed work (H). */
export type ModuloCu = 'G' | 'H';
const MODULI: Readonly<Record<TipoPercettore, ModuloCu>> = {
  DIPENDENTE: 'G',
  FORMATORE: 'G',
  EREDE: 'G',
  COCOCO: 'G',
  ALTRA_AMMINISTRAZIONE: 'G',
  COMMISSARIO_ESTERNO: 'G',
  STUDENTE: 'G',
  REVISORE: 'G',
  ASSISTENTE_LINGUA: 'G',
  LAVORATORE_SPORTIVO: 'G',
  OCCASIONALE: 'H',
  NON_RESIDENTE: 'H',
  PROFESSIONISTA: 'H',
  SOCIETA: 'H',
  AUTORE: 'H',
};
export const moduloDi = (percettore: TipoPercettore | null): ModuloCu => MODULI[percettore ?? 'DIPENDENTE'];

/** The send of what is paid to a payee, when some of it is taxed. */
export const invioDi = (percettore: TipoPercettore | null, anno: number): InvioCu =>
  percettore === 'PROFESSIONISTA' && anno >= PRIMO_ANNO_DI_APRILE ? 'APRILE' : 'MARZO';

/** Who certifies what a person was paid in a year, and why. */
export const classiCopertura = [
  'SCUOLA_DIPENDENTE',
  'SCUOLA_AUTONOMO',
  'NOIPA',
  'DA_COMUNICARE',
  'NON_DOVUTA',
] as const;
export type ClasseCopertura = (typeof classiCopertura)[number];

export const descrizioneClasseCopertura: Readonly<Record<ClasseCopertura, string>> = {
  SCUOLA_DIPENDENTE: 'La scuola: lavoro dipendente e assimilati',
  SCUOLA_AUTONOMO: 'La scuola: lavoro autonomo',
  NOIPA: 'NoiPA: comunicata con gli accessori fuori sistema',
  DA_COMUNICARE: 'Da comunicare a NoiPA',
  NON_DOVUTA: 'Non dovuta',
};
