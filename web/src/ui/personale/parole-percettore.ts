/** Labels and helps of what a kind of payee may say of itself, the same on the person and in a run. */
export const parolePercettore = {
  altraScuola: {
    etichetta: "Personale di un'altra scuola statale",
    aiuto: 'Il suo codice meccanografico; vuoto per il personale di questa scuola',
  },
  certificatoA1Numero: {
    etichetta: 'Certificato A1, numero',
    aiuto: 'Solo di chi è assicurato in un altro Stato: la Gestione separata non è dovuta',
  },
  certificatoA1Al: { etichetta: 'Certificato A1, valido fino al' },
  aliquotaConvenzione: {
    etichetta: 'Aliquota ridotta della convenzione',
    aiuto: 'Con il certificato di residenza fiscale agli atti',
  },
  impatriato: {
    etichetta: 'Lavoratore impatriato dal 2024',
    aiuto: 'Con la richiesta scritta agli atti',
  },
  tassoInail: {
    etichetta: "Tasso INAIL dell'attività",
    aiuto: 'Solo se assicurata: il tasso della posizione della scuola, in percentuale (4 per mille = 0,4)',
  },
  inailGiaPagato: {
    etichetta: 'Già pagato per gli stessi mesi',
    aiuto: 'Conta per il minimo e il massimo della base INAIL',
  },
} as const;
