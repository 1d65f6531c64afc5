import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import {
  printOperazioniAnnuali,
  type OperazioneDaStampare,
} from '#shared/contracts/scuola/stampe/operazioni-annuali.ts';
import { useStampa } from '#ui/stampa/use-stampa.ts';

/** What was carried into the year and what was not, on paper or as a sheet. */
export const StampaOperazione = ({ anno, tipo }: Pick<OperazioneDaStampare, 'anno' | 'tipo'>) => {
  const { print, inCorso } = useStampa(printOperazioniAnnuali);
  return (
    <ButtonDropdown
      loading={inCorso}
      items={[
        { id: 'pdf', text: 'PDF' },
        { id: 'xlsx', text: 'Foglio di calcolo (XLSX)' },
      ]}
      onItemClick={({ detail }) => print({ anno, tipo, formato: detail.id === 'xlsx' ? 'xlsx' : 'pdf' })}
      ariaLabel={tipo === 'servizi' ? 'Stampa dei servizi' : 'Stampa delle festività'}
    >
      Stampa
    </ButtonDropdown>
  );
};
