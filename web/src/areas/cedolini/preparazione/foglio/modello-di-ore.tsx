import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { FoglioDaCompilare } from '#ui/foglio-da-file/foglio-da-compilare.tsx';
import { intestazioneDi } from '#ui/foglio-da-file/foglio-di-ore.ts';
import type { ColonnaVoce } from './colonne-voci.ts';

interface Props {
  readonly idProcesso: string;
  readonly descrizione: string;
  readonly colonne: readonly ColonnaVoce[];
}

/** The sheet to fill in: who is in the run, and an empty column for each of its items. */
export const ModelloDiOre = ({ idProcesso, descrizione, colonne }: Props) => (
  <FoglioDaCompilare
    titolo={`Ore di ${descrizione}`}
    persone={bozzaRoutes.listPersoneBozza}
    richiesta={{ body: { idProcesso } }}
    colonne={colonne.map((colonna) => intestazioneDi(colonna, colonne))}
  />
);
