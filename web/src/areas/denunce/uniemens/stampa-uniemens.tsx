import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { printUniemensExInpdap, printUniemensInps } from '#shared/contracts/denunce/stampe/uniemens.ts';
import { useStampa } from '#ui/stampa/use-stampa.ts';

/** The prints of a filing: its summary, what it declares to INPS, what it owes to the public funds. */
export const StampaUniemens = ({ denuncia: { anno, mese } }: { readonly denuncia: Denuncia }) => {
  const inps = useStampa(printUniemensInps);
  const exInpdap = useStampa(printUniemensExInpdap);
  const stampe: Readonly<Record<string, () => void>> = {
    riepilogo: () => inps.print({ anno, mese, tipo: 'riepilogo', da: 'elenco' }),
    individuali: () => inps.print({ anno, mese, tipo: 'individuali', da: 'inps' }),
    aziendale: () => inps.print({ anno, mese, tipo: 'aziendale', da: 'inps' }),
    collaboratori: () => inps.print({ anno, mese, tipo: 'collaboratori', da: 'collaboratori' }),
    prospetto: () => exInpdap.print({ anno, mese, tipo: 'prospetto', da: 'posizioni' }),
  };
  return (
    <ButtonDropdown
      loading={inps.inCorso || exInpdap.inCorso}
      items={[
        { id: 'riepilogo', text: 'Riepilogo' },
        { id: 'individuali', text: 'Denunce individuali' },
        { id: 'aziendale', text: 'Denunce aziendali' },
        { id: 'collaboratori', text: 'Collaboratori' },
        { id: 'prospetto', text: 'Prospetto ex INPDAP' },
      ]}
      onItemClick={({ detail }) => stampe[detail.id]?.()}
    >
      Stampa
    </ButtonDropdown>
  );
};
