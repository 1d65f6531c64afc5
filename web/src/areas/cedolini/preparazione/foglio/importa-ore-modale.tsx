import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { DalFoglio } from '#ui/foglio-da-file/foglio-abbinato.tsx';
import { FoglioDaFile, notaDi } from '#ui/foglio-da-file/foglio-da-file.tsx';
import type { RigaPreparazione } from '../righe-preparazione.ts';
import type { ColonnaVoce } from './colonne-voci.ts';
import { ModelloDiOre } from './modello-di-ore.tsx';

interface Props {
  readonly processo: Processo;
  readonly righe: readonly RigaPreparazione[];
  readonly presenti: readonly ColonnaVoce[];
  readonly offerte: readonly ColonnaVoce[];
  readonly onImporta: (dati: DalFoglio<ColonnaVoce>) => Promise<void>;
  readonly onChiudi: () => void;
}

/** Hours and amounts of a run from a spreadsheet. */
export const ImportaOreModale = ({ processo, righe, ...props }: Props) => (
  <FoglioDaFile
    {...props}
    titolo="Ore e importi da un file"
    suoi="Voci dell'elaborazione"
    presenze={righe.map(({ bozza }) => notaDi(bozza.uidSubAnagrafe, bozza.storico, true))}
    modello={
      <ModelloDiOre idProcesso={processo.uid} descrizione={processo.DES_ELABORAZIONE} colonne={props.presenti} />
    }
  />
);
