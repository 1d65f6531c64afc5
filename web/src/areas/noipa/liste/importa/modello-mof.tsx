import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { FoglioDaCompilare } from '#ui/foglio-da-file/foglio-da-compilare.tsx';
import { intestazioneDi } from '#ui/foglio-da-file/foglio-di-ore.ts';
import type { ColonnaLista } from '../foglio.ts';

interface Props {
  readonly lista: ListaNoipa;
  readonly colonne: readonly ColonnaLista[];
}

/** The sheet to fill in: who is in the list, and an empty column for each of its compensations. */
export const ModelloMof = ({ lista: { uid, descrizione }, colonne }: Props) => (
  <FoglioDaCompilare
    titolo={`Compensi di ${descrizione}`}
    persone={pagamentiRoutes.listPersoneLista}
    richiesta={{ query: { uid } }}
    colonne={colonne.map((colonna) => intestazioneDi(colonna, colonne))}
  />
);
