import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import { useState } from 'react';
import { anagrafeRoutes } from '../../../../../../shared/contracts/anagrafe/anagrafe.ts';
import type { Processo } from '../../../../../../shared/contracts/cedolini/processo.ts';
import { ApiError } from '../../../../api/client.ts';
import { useRoute } from '../../../../api/query.ts';
import { ErroreCaricamento } from '../../../../ui/errore-caricamento.tsx';
import { SceltaFile } from '../../../../ui/importazione/passo-file.tsx';
import type { RigaPreparazione } from '../righe-preparazione.ts';
import type { ColonnaVoce } from '../voci/colonne-voci.ts';
import { FoglioAbbinato, type DalFoglio } from './foglio-abbinato.tsx';
import type { PersonaNota } from './foglio-di-ore.ts';
import { ModelloDiOre } from './modello-di-ore.tsx';
import { useFoglioLetto, type FoglioLetto } from './use-foglio-letto.ts';

interface Props {
  readonly processo: Processo;
  readonly righe: readonly RigaPreparazione[];
  readonly presenti: readonly ColonnaVoce[];
  readonly offerte: readonly ColonnaVoce[];
  readonly onImporta: (dati: DalFoglio) => Promise<void>;
  readonly onChiudi: () => void;
}

/** Hours and amounts of a run from a spreadsheet: the file, what its columns say, its rows mended where they are wrong, then all of them in the sheet. */
export const ImportaOreModale = (props: Props) => {
  const [file, setFile] = useState<File | null>(null);
  const { foglio, read, errore, setErrore, inCorso } = useFoglioLetto();
  if (foglio !== null) return <Confronto {...props} foglio={foglio} />;
  return (
    <Modal
      visible
      size="large"
      header="Ore e importi da un file"
      closeAriaLabel="Chiudi"
      onDismiss={props.onChiudi}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button onClick={props.onChiudi}>Annulla</Button>
            <Button variant="primary" loading={inCorso !== null} onClick={() => void read(file)}>
              Leggi il file
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      <SpaceBetween size="l">
        {errore !== null && <Alert type="error">{errore}</Alert>}
        <ModelloDiOre
          idProcesso={props.processo.uid}
          descrizione={props.processo.DES_ELABORAZIONE}
          colonne={props.presenti}
        />
        <SceltaFile
          file={file}
          onFile={(scelto) => {
            setFile(scelto);
            setErrore(null);
          }}
          descrizione="Una riga per persona, con il codice fiscale, la matricola o il nome. Va bene anche un foglio fatto altrove: le colonne si abbinano dopo."
          limiti="XLSX o CSV, fino a 10 MB e 2.000 righe"
          accetta=".xlsx,.csv"
        />
      </SpaceBetween>
    </Modal>
  );
};

const Confronto = (props: Props & { readonly foglio: FoglioLetto }) => {
  const anagrafe = useRoute(anagrafeRoutes.searchAll, { body: {} });
  const note = anagrafe.data?.righe ?? (isTroppoGrande(anagrafe.error) ? [] : undefined);
  if (note !== undefined) return <FoglioAbbinato {...props} persone={personeNote(props.righe, note)} />;
  return (
    <Modal visible size="max" header="Ore e importi da un file" closeAriaLabel="Chiudi" onDismiss={props.onChiudi}>
      {anagrafe.error ? (
        <ErroreCaricamento
          errore={anagrafe.error}
          onRiprova={() => {
            void anagrafe.refetch();
          }}
        />
      ) : (
        <Spinner size="large" />
      )}
    </Modal>
  );
};

/** A registry too long for one answer: the file may name who is in the run already. */
const isTroppoGrande = (errore: Error | null): boolean =>
  errore instanceof ApiError && errore.errore.code === 'TROPPI_RISULTATI';

type Anagrafica = Pick<RigaPreparazione['bozza']['storico'], 'desCf' | 'matricola' | 'desCognome' | 'desNome'>;

const notaDi = (uid: string, { desCf, matricola, desCognome, desNome }: Anagrafica, inElaborazione: boolean) => ({
  uid,
  nominativo: `${desCognome} ${desNome}`,
  chiavi: [desCf, String(matricola), `${desCognome} ${desNome}`, `${desNome} ${desCognome}`],
  inElaborazione,
});

/** Everybody a row may speak of: the people of the run, and the rest of the registry. */
const personeNote = (
  righe: readonly RigaPreparazione[],
  anagrafe: readonly (Anagrafica & { readonly uidSubAnagrafe: string })[],
): readonly PersonaNota[] => {
  const dentro = new Set<string>(righe.map(({ bozza }) => bozza.uidSubAnagrafe));
  return [
    ...righe.map(({ bozza }) => notaDi(bozza.uidSubAnagrafe, bozza.storico, true)),
    ...anagrafe
      .filter(({ uidSubAnagrafe }) => !dentro.has(uidSubAnagrafe))
      .map((persona) => notaDi(persona.uidSubAnagrafe, persona, false)),
  ];
};
