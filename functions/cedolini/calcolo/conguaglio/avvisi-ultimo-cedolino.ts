import type { Impedimento } from '#archivio/impedimenti/impedimento.ts';
import type { Situazione } from '#shared/calculation/situazione/situazione.ts';

/** Asks, of a payslip that ends an engagement and settles nothing, that it settles the year or that somebody says why not. */
export const avvisiUltimoCedolino = (situazione: Situazione | null): readonly Impedimento[] => {
  if (situazione === null || situazione.opzioni.simulazione) return [];
  const { conguaglio, cessazione, decesso } = situazione.opzioni;
  if (conguaglio || cessazione || decesso) return [];
  return [
    {
      codice: 'ULTIMO_CEDOLINO',
      messaggio:
        "Tutti i servizi e gli incarichi della persona finiscono entro il mese del pagamento, e questo cedolino non conguaglia l'anno né trattiene le addizionali. Se è l'ultimo, spuntare «Il contratto finisce» nei dati del cedolino e ricalcolare; se ne seguono altri, scrivere il motivo quando si contabilizza.",
    },
  ];
};
