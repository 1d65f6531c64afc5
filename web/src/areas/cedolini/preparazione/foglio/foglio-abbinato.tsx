import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { quanti } from '../../../../ui/formati.ts';
import type { Cambio } from '../../../../ui/griglia/modello.ts';
import { useNotices } from '../../../../ui/notices.tsx';
import type { ColonnaVoce } from '../voci/colonne-voci.ts';
import { AbbinaColonne } from './abbina-colonne.tsx';
import type { PersonaNota } from './foglio-di-ore.ts';
import { RigheFoglio } from './righe-foglio.tsx';
import { useAbbinamento } from './use-abbinamento.ts';
import type { FoglioLetto } from './use-foglio-letto.ts';

/** What the file puts in the sheet: the people it adds to the run, the cells, the columns they are of. */
export interface DalFoglio {
  readonly nuove: readonly string[];
  readonly cambi: readonly Cambio[];
  readonly colonne: readonly ColonnaVoce[];
}

interface Props {
  readonly foglio: FoglioLetto;
  readonly persone: readonly PersonaNota[];
  readonly presenti: readonly ColonnaVoce[];
  readonly offerte: readonly ColonnaVoce[];
  readonly onImporta: (dati: DalFoglio) => Promise<void>;
  readonly onChiudi: () => void;
}

/** A file that was read: what its columns say, its rows with what is wrong mended where it stands, then all of them into the sheet. */
export const FoglioAbbinato = (props: Props) => {
  const { foglio, presenti, offerte, onChiudi } = props;
  const abbinamento = useAbbinamento(props);
  const { usi, problema, confrontate, sbagliate, errate, giuste, nuove, onUso, onCella, onTogli } = abbinamento;
  const impedimento = problema ?? impedimentoDi(errate, giuste.length);
  const { inCorso, importa } = useMettiNelFoglio(props, abbinamento);
  return (
    <Modal
      visible
      size="max"
      header="Ore e importi da un file"
      closeAriaLabel="Chiudi"
      onDismiss={onChiudi}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button onClick={onChiudi}>Annulla</Button>
            <Button
              variant="primary"
              loading={inCorso}
              disabled={impedimento !== null}
              {...(impedimento === null ? {} : { disabledReason: impedimento })}
              onClick={() => void importa()}
            >
              Metti nel foglio
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      <SpaceBetween size="l">
        <AbbinaColonne file={foglio.colonne} usi={usi} presenti={presenti} offerte={offerte} onUso={onUso} />
        <div role="status">
          {problema ??
            [
              quanti(giuste.length, 'riga pronta', 'righe pronte'),
              quanti(errate, 'riga da correggere', 'righe da correggere'),
              quanti(nuove.length, 'persona da aggiungere', 'persone da aggiungere'),
            ].join(', ')}
        </div>
        {problema === null && (
          <RigheFoglio
            file={foglio.colonne}
            usi={usi}
            righe={confrontate}
            sbagliate={sbagliate}
            onCella={onCella}
            onTogli={onTogli}
          />
        )}
      </SpaceBetween>
    </Modal>
  );
};

const impedimentoDi = (errate: number, giuste: number): string | null => {
  if (errate > 0) return 'Correggere le righe segnate, oppure lasciarle fuori.';
  return giuste === 0 ? 'Nessuna riga del file ha ore o importi.' : null;
};

/** Puts the right rows in the sheet of the run, and says how many people they are of. */
const useMettiNelFoglio = (
  { onImporta, onChiudi }: Pick<Props, 'onImporta' | 'onChiudi'>,
  { usi, giuste, nuove }: Pick<ReturnType<typeof useAbbinamento>, 'usi' | 'giuste' | 'nuove'>,
) => {
  const [inCorso, setInCorso] = useState(false);
  const { notify, notifyError } = useNotices();
  const importa = async () => {
    setInCorso(true);
    try {
      await onImporta({
        nuove,
        cambi: giuste.flatMap(({ cambi }) => cambi),
        colonne: usi.flatMap((uso) => (uso?.dice === 'quanto' ? [uso.colonna] : [])),
      });
      notify('success', `Nel foglio ci sono i valori di ${quanti(giuste.length, 'persona', 'persone')}.`);
      onChiudi();
    } catch (errore) {
      setInCorso(false);
      notifyError(errore);
    }
  };
  return { inCorso, importa };
};
