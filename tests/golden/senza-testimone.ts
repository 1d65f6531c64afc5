/** A version of a rule, from 2024 on, that no case can speak for yet: why, and what would settle it. Its payslips say "da riscontrare". */
export interface SenzaTestimone {
  readonly id: string;
  readonly dal: string;
  readonly perche: string;
}

export const senzaTestimone: readonly SenzaTestimone[] = [
  {
    id: 'bonus.cuneo.supplenza-breve',
    dal: '2025-01-01',
    perche:
      "La norma non distingue le supplenze brevi, NoiPA sì: serve un cedolino di conguaglio di una supplenza breve, o una risposta dell'Agenzia delle entrate.",
  },
  {
    id: 'detrazioni.lavoro-dipendente',
    dal: '2027-01-01',
    perche:
      "Il testo unico riproduce l'art. 13 TUIR del 2026: serve l'articolo del D.Lgs. 117/2026, o una pagina che lo stampi.",
  },
  {
    id: 'detrazioni.famiglia',
    dal: '2027-01-01',
    perche:
      "Il testo unico riproduce l'art. 12 TUIR del 2026: serve l'articolo del D.Lgs. 117/2026, o una pagina che lo stampi.",
  },
  {
    id: 'addizionali.regionale.lombardia',
    dal: '2024-01-01',
    perche: "Nessuna pagina letta stampa le aliquote lombarde del 2024: serve la tabella regionale MEF di quell'anno.",
  },
  {
    id: 'addizionali.regionale.lombardia',
    dal: '2025-01-01',
    perche: "Nessuna pagina letta stampa le aliquote lombarde del 2025: serve la tabella regionale MEF di quell'anno.",
  },
  {
    id: 'addizionali.comunale.f205',
    dal: '2026-01-01',
    perche: 'La tabella comunale MEF del 2026 non ha la delibera di Milano: si prende la proroga della precedente.',
  },
  {
    id: 'contratto.cia.assistente',
    dal: '2025-01-01',
    perche: 'Aumento di 10,30 € da una sola lettura: serve la tabella CIA del CCNL 23/12/2025 (allegato ARAN).',
  },
  {
    id: 'contratto.mof.ata.dsga',
    dal: '2024-01-01',
    perche: 'Aumento del 10 % su importi del 2007 mai letti per il DSGA: serve la tab. E1.6 del CCNL 18/1/2024.',
  },
  {
    id: 'contratto.assenza.congedo-parentale',
    dal: '2024-01-01',
    perche:
      "Come i trenta giorni interi del contratto si sommano ai mesi all'80 % della legge è lettura nostra: serve una nota MIM o un cedolino NoiPA.",
  },
  {
    id: 'contratto.assenza.congedo-parentale',
    dal: '2025-01-01',
    perche:
      "Come i trenta giorni interi del contratto si sommano ai mesi all'80 % della legge è lettura nostra: serve una nota MIM o un cedolino NoiPA.",
  },
];
