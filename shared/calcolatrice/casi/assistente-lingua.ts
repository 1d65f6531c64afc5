import { lavoro, pagamento, somma } from '../campi-comuni.ts';
import { definizione } from '../definizione.ts';
import { nelGiorno, situazioneDi, sommaDetta, voceCompenso } from '../situazione-caso.ts';

/** A foreign language assistant: what the ministry fixes, without tax or contributions. */
export const assistenteLingua = definizione('ASSISTENTE_LINGUA', { somma, lavoro, pagamento }, (dette) => ({
  chiPaga: 'SCUOLA',
  somma: sommaDetta('LORDO_DIPENDENTE', dette.somma),
  situazione: (indicata) =>
    situazioneDi(dette.pagamento, {
      tipo: 'EST',
      base: indicata.base,
      percettore: { tipo: 'ASSISTENTE_LINGUA' },
      voci: [voceCompenso("Compenso dell'assistente", nelGiorno(dette.lavoro), indicata)],
    }),
}));
