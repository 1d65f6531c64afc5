import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { quanti } from '../formati.ts';
import type { Cambio, ColonnaGriglia } from '../griglia/modello.ts';
import { AvvisiLettura } from '../importazione/avvisi-lettura.tsx';
import { useNotices } from '../notices.tsx';
import { AbbinaColonne } from './abbina-colonne.tsx';
import type { PersonaNota } from './foglio-di-ore.ts';
import { RigheFoglio } from './righe-foglio.tsx';
import { useAbbinamento } from './use-abbinamento.ts';
import type { FoglioLetto } from './use-foglio-letto.ts';

/** What the file puts in the sheet: the people it adds, the cells, the columns they are of. */
export interface DalFoglio<C extends ColonnaGriglia> {
  readonly nuove: readonly string[];
  readonly cambi: readonly Cambio[];
  readonly colonne: readonly C[];
}

/** The sheet that takes what a file has. */
export interface FoglioDestinazione<C extends ColonnaGriglia> {
  /** "Ore e importi da un file". */
  readonly titolo: string;
  /** What the columns it has are called: "Voci dell'elaborazione". */
  readonly suoi: string;
  /** Columns it has already, and those it may have. */
  readonly presenti: readonly C[];
  readonly offerte: readonly C[];
  readonly onImporta: (dati: DalFoglio<C>) => Promise<void>;
  readonly onChiudi: () => void;
}

interface Props<C extends ColonnaGriglia> extends FoglioDestinazione<C> {
  readonly foglio: FoglioLetto;
  readonly persone: readonly PersonaNota[];
}

/** A file that was read: what its columns say, its rows with what is wrong mended where it stands, then all of them into the sheet. */
export const FoglioAbbinato = <C extends ColonnaGriglia>(props: Props<C>) => {
  const { foglio, titolo, suoi, presenti, offerte, onChiudi } = props;
  const abbinamento = useAbbinamento(props);
  const { usi, problema, confrontate, sbagliate, errate, giuste, nuove, nascoste } = abbinamento;
  const { onUso, onCella, onTogli, onTogliNascoste } = abbinamento;
  const impedimento = problema ?? impedimentoDi(errate, giuste.length);
  const { inCorso, importa } = useMettiNelFoglio(props, abbinamento);
  return (
    <Modal
      visible
      size="max"
      header={titolo}
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
        <AvvisiLettura
          avvisi={foglio.avvisi}
          azione={
            nascoste > 0 && (
              <Button onClick={onTogliNascoste}>
                Lascia fuori {quanti(nascoste, 'riga nascosta', 'righe nascoste')}
              </Button>
            )
          }
        />
        <AbbinaColonne file={foglio.colonne} {...{ usi, presenti, offerte, suoi, onUso }} />
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

/** Puts the right rows in the sheet, and says how many people they are of. */
const useMettiNelFoglio = <C extends ColonnaGriglia>(
  { onImporta, onChiudi }: Pick<FoglioDestinazione<C>, 'onImporta' | 'onChiudi'>,
  { usi, giuste, nuove }: Pick<ReturnType<typeof useAbbinamento<C>>, 'usi' | 'giuste' | 'nuove'>,
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
