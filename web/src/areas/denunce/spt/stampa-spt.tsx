import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { printSptPortale, printSptRiepilogativa } from '#shared/contracts/denunce/stampe/spt.ts';
import { useStampa } from '#ui/stampa/use-stampa.ts';

/** The summary of a period, on paper or as a sheet, and the sheet for the portal. */
export const StampaSpt = ({ uid }: { readonly uid: Denuncia['uid'] }) => {
  const riepilogo = useStampa(printSptRiepilogativa);
  const portale = useStampa(printSptPortale);
  const print = (id: string) =>
    id === 'portale'
      ? portale.print({ uid, formato: 'xlsx' })
      : riepilogo.print({ uid, da: 'processo', formato: id === 'xlsx' ? 'xlsx' : 'pdf' });
  return (
    <ButtonDropdown
      loading={riepilogo.inCorso || portale.inCorso}
      items={[
        { id: 'pdf', text: 'Riepilogo' },
        { id: 'xlsx', text: 'Riepilogo come foglio di calcolo' },
        {
          id: 'portale',
          text: 'Foglio per il portale',
          secondaryText: 'Salvarlo come Excel 97-2003 (.xls) prima di caricarlo',
        },
      ]}
      onItemClick={({ detail }) => print(detail.id)}
    >
      Stampa
    </ButtonDropdown>
  );
};
