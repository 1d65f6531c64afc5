import { descrizioneContratto, descrizioneClasseGestioneSeparata } from '../domain/persona/percettore.ts';
import type { CampoNumero } from './domande.ts';

const MASSIMO_IMPORTO = 99_999_999;

/** The answer to a question about money, in cents. */
export const importo = (domanda: string, minimo = 0) =>
  ({ tipo: 'importo', domanda, minimo, massimo: MASSIMO_IMPORTO }) as const satisfies CampoNumero;

export const intero = (domanda: string, minimo: number, massimo: number) =>
  ({ tipo: 'intero', domanda, minimo, massimo }) as const satisfies CampoNumero;

/** Hours, in hundredths. */
export const ore = (domanda: string, massimo = 999_900) =>
  ({ tipo: 'ore', domanda, minimo: 1, massimo }) as const satisfies CampoNumero;

export const giorno = (domanda: string) => ({ tipo: 'giorno', domanda }) as const;

export const siNo = (domanda: string) => ({ tipo: 'si_no', domanda }) as const;

/** The maximum rate of the payee: read from a payslip, for what is paid outside it. */
export const aliquotaMassima = {
  tipo: 'aliquota',
  domanda: 'Qual è la sua aliquota massima IRPEF?',
  aiuto: 'La percentuale più alta sul cedolino dello stipendio: in mancanza la comunica la persona.',
  minimo: 10_000,
  massimo: 1_000_000,
} as const;

export const contratto = {
  tipo: 'scelta',
  domanda: 'Che contratto ha?',
  voci: descrizioneContratto,
} as const;

/** The figure that is known: the others are found from it. */
export const parto = {
  tipo: 'scelta',
  domanda: 'Da quale importo si parte?',
  voci: {
    LORDO_DIPENDENTE: 'Lordo dipendente: il compenso, prima delle ritenute',
    LORDO_STATO: 'Lordo Stato: la spesa, oneri della scuola compresi',
    NETTO: 'Netto: quanto arriva alla persona',
  },
} as const;

export const somma = importo('Quanto è?', 1);

export const lavoro = {
  ...giorno('In che giorno è finito il lavoro?'),
  aiuto: 'Decide le tariffe in vigore.',
} as const;

export const pagamento = {
  ...giorno('In che giorno si paga?'),
  aiuto: 'Decide imposte e contributi in vigore.',
} as const;

/** Money of the State through NoiPA, or of the school's own account. */
export const fondi = {
  tipo: 'scelta',
  domanda: 'Con quali fondi?',
  voci: {
    NOIPA: "Fondo per l'offerta formativa e altri fondi del cedolino unico",
    BILANCIO: 'Progetto o bilancio della scuola',
  },
} as const;

export const gestioneSeparata = {
  tipo: 'scelta',
  domanda: 'Che posizione ha alla Gestione separata INPS?',
  aiuto: 'La dichiara la persona.',
  voci: descrizioneClasseGestioneSeparata,
} as const;

export const redditoAnno = {
  ...importo("Che reddito prevede nell'anno in cui è pagato?"),
  aiuto: 'Tutti i redditi, questo compreso, senza la casa di abitazione: decide detrazioni e bonus.',
} as const;

/** Total income of the two years before, for what is taxed apart. */
export const redditiBiennio = {
  redditoPrimo: importo("Che reddito complessivo ha avuto l'anno prima del pagamento?"),
  redditoSecondo: importo('E due anni prima?'),
} as const;

export const dalAl = {
  dal: giorno('Da che giorno?'),
  al: giorno('Fino a che giorno?'),
} as const;
