import { azioniCalcolo } from '../cedolini/lavori/calcolo-cedolini/azioni.ts';
import { azioniElimina } from '../cedolini/lavori/elimina-cedolini/azioni.ts';
import type { Store } from '../platform/data/dynamo.ts';
import type { AzioniLavoro } from '../platform/work/lavoro-azioni.ts';
import type { Workflows } from '../platform/work/workflows.ts';
import { azioniImportazione } from '../scambio/azioni-importazione.ts';
import { azioniAccorpamento } from '../tabelle/lavori/accorpamento/azioni.ts';

/** Stop, retry and undo of each kind of long work; a kind that is not here can only be stopped and repeated as it is. */
export const azioni = (store: Store, workflows: Workflows): Readonly<Record<string, AzioniLavoro>> => ({
  accorpamento: azioniAccorpamento(store, workflows),
  'calcolo-cedolini': azioniCalcolo(store),
  'elimina-cedolini': azioniElimina(store),
  importazione: azioniImportazione({ store, workflows }),
});
