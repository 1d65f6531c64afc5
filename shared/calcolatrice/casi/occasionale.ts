import { franchigiaOccasionali } from '../../rules/gestione-separata.ts';
import { ifInForceOn } from '../../rules/regola.ts';
import { gestioneSeparata, importo, lavoro, pagamento, parto, somma } from '../campi-comuni.ts';
import { definizione } from '../definizione.ts';
import type { Risposte } from '../domande.ts';
import { nelGiorno, situazioneDi, sommaDetta, voceCompenso } from '../situazione-caso.ts';

/** True where the fees of the year may pass the allowance: a net amount is always more than half of its fee. */
const mayPassAllowance = ({ somma: quanto, compensiAnno, pagamento: giorno }: Risposte): boolean => {
  if (typeof giorno !== 'string' || typeof quanto !== 'number' || typeof compensiAnno !== 'number') return false;
  const franchigia = ifInForceOn(franchigiaOccasionali, giorno);
  return franchigia !== null && compensiAnno + 2 * quanto > franchigia.valore;
};

/** The questions that decide the contribution of occasional work. */
export const previdenzaOccasionali = {
  compensiAnno: {
    ...importo("Quanto ha già avuto nell'anno per lavoro occasionale?"),
    aiuto: 'Da tutti i committenti, al lordo: lo dichiara la persona. Zero se niente.',
  },
  gestioneSeparata: { ...gestioneSeparata, quando: mayPassAllowance },
} as const;

/** Occasional work without VAT. */
export const occasionale = definizione(
  'OCCASIONALE',
  { parto, somma, lavoro, pagamento, ...previdenzaOccasionali },
  (dette) => ({
    chiPaga: 'SCUOLA',
    somma: sommaDetta(dette.parto, dette.somma),
    situazione: (indicata) =>
      situazioneDi(dette.pagamento, {
        tipo: 'EST',
        base: indicata.base,
        percettore: { tipo: 'OCCASIONALE' },
        fiscali: {
          compensiOccasionaliAnno: dette.compensiAnno,
          ...(dette.gestioneSeparata === undefined ? {} : { gestioneSeparata: dette.gestioneSeparata }),
        },
        voci: [voceCompenso('Prestazione occasionale', nelGiorno(dette.lavoro), indicata)],
      }),
  }),
);
