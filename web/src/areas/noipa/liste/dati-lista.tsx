import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { descrizioneOrigineListaNoipa, descrizioneTassazioneNoipa } from '#shared/domain/noipa/lista.ts';
import { intervalloDetto } from '#shared/domain/tempo/date.ts';
import { formatIstante } from '#ui/formati.ts';
import { etichetteLista } from './lista-modale.tsx';

/** The head of a list, which a sent one shows nowhere else. */
export const DatiLista = ({ lista }: { readonly lista: ListaNoipa }) => {
  const { codice, datInizio, datFine, tassazione, origine, inviatoIl, note } = lista;
  return (
    <KeyValuePairs
      columns={5}
      items={[
        { label: etichetteLista.codice, value: codice || 'Nessuno' },
        { label: 'Attività', value: intervalloDetto(datInizio, datFine) },
        { label: etichetteLista.tassazione, value: descrizioneTassazioneNoipa[tassazione] },
        { label: 'Origine', value: descrizioneOrigineListaNoipa[origine] },
        ...(inviatoIl === null ? [] : [{ label: 'Invio registrato il', value: formatIstante(inviatoIl) }]),
        { label: etichetteLista.note, value: note || 'Nessuna' },
      ]}
    />
  );
};
