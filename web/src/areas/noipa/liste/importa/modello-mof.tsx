import Button from '@cloudscape-design/components/button';
import type { ListaIntera, PagamentoNoipa } from '../../../../../../shared/contracts/noipa/lista.ts';
import type { Colonna } from '../../../../ui/elenco/colonna.ts';
import { csvOf } from '../../../../ui/elenco/csv.ts';
import { intestazioneDi } from '../../../../ui/foglio-da-file/foglio-di-ore.ts';
import { downloadBlob } from '../../../../ui/scarica.ts';
import type { ColonnaLista } from '../foglio.ts';

interface Props {
  readonly intera: ListaIntera;
  readonly colonne: readonly ColonnaLista[];
}

/** The sheet to fill in: who is in the list, and an empty column for each of its compensations. */
export const ModelloMof = ({ intera: { lista, pagamenti }, colonne }: Props) => {
  const daCompilare: readonly Colonna<PagamentoNoipa>[] = [
    { id: 'desCf', titolo: 'Codice fiscale' },
    { id: 'nominativo', titolo: 'Cognome e nome' },
    ...colonne.map((colonna) => ({ id: colonna.id, titolo: intestazioneDi(colonna, colonne), valore: () => '' })),
  ];
  return (
    <Button
      iconName="download"
      onClick={() => downloadBlob(`${lista.descrizione}.csv`, csvOf(daCompilare, pagamenti), 'text/csv;charset=utf-8')}
    >
      Scarica il foglio da compilare
    </Button>
  );
};
