import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { printElencoNoipa } from '#shared/contracts/noipa/stampe/elenco-noipa.ts';
import {
  printDettagliAltriEsami,
  printDettagliMaturita,
  printDettagliMof,
  printFileNoipa,
} from '#shared/contracts/noipa/stampe/lista-noipa.ts';
import { tipoStampaNoipa } from '#shared/domain/noipa/lista.ts';
import { useStampa } from '#ui/stampa/use-stampa.ts';

const PDF = 'elenco';
const XLSX = 'elenco-xlsx';
const DETTAGLI = 'dettagli';
const XML = 'xml';

/** A list on paper, as a sheet, and as what the portal is given: no layout of the portal is public, the files say so. */
export const StampaLista = ({ lista: { uid: idProcesso, tipo, somme } }: { readonly lista: ListaNoipa }) => {
  const elenco = useStampa(printElencoNoipa);
  const file = useStampa(printFileNoipa);
  const mof = useStampa(printDettagliMof);
  const maturita = useStampa(printDettagliMaturita);
  const altri = useStampa(printDettagliAltriEsami);
  const kind = tipoStampaNoipa[tipo];
  const dettagli = { mof, maturita, altriesami: altri }[kind];
  const print = (voce: string) => {
    if (voce === PDF) elenco.print({ idProcesso });
    else if (voce === XLSX) elenco.print({ idProcesso, formato: 'xlsx' });
    else if (voce === DETTAGLI) dettagli.print({ idProcesso });
    else if (voce === XML) file.print({ kind, idProcesso, formato: 'xml' });
    else file.print({ kind, idProcesso, chiave: voce, formato: 'xlsx' });
  };
  return (
    <ButtonDropdown
      loading={[elenco, file, dettagli].some(({ inCorso }) => inCorso)}
      items={[
        { id: PDF, text: 'Elenco' },
        { id: DETTAGLI, text: 'Dettagli, da firmare' },
        { id: XLSX, text: 'Elenco come foglio di calcolo' },
        {
          text: 'Per il portale',
          items: [
            { id: XML, text: 'Lista (XML)' },
            ...somme.map(({ chiave }) => ({ id: chiave, text: `Foglio di ${chiave}` })),
          ],
        },
      ]}
      onItemClick={({ detail }) => print(detail.id)}
    >
      Stampa
    </ButtonDropdown>
  );
};
