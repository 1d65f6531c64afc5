import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import { useState, type ReactNode } from 'react';
import { ApiError } from '#api/client.ts';
import { useRoute } from '#api/query.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { chiaviDi } from '#shared/domain/chi-e.ts';
import { ErroreCaricamento } from '../errore-caricamento.tsx';
import type { ColonnaGriglia } from '../griglia/modello.ts';
import { SceltaFile } from '../importazione/passo-file.tsx';
import { FoglioAbbinato, type FoglioDestinazione } from './foglio-abbinato.tsx';
import type { PersonaNota } from './foglio-di-ore.ts';
import { useFoglioLetto, type FoglioLetto } from './use-foglio-letto.ts';

interface Props<C extends ColonnaGriglia> extends FoglioDestinazione<C> {
  /** Who is in the sheet. */
  readonly presenze: readonly PersonaNota[];
  /** How to have the file to fill in. */
  readonly modello: ReactNode;
}

/** Hours and amounts of a sheet from a spreadsheet: the file, what its columns say, its rows mended where they are wrong, then all of them in the sheet. */
export const FoglioDaFile = <C extends ColonnaGriglia>(props: Props<C>) => {
  const [file, setFile] = useState<File | null>(null);
  const { foglio, read, errore, setErrore, inCorso } = useFoglioLetto();
  if (foglio !== null) return <Confronto {...props} foglio={foglio} />;
  return (
    <Modal
      visible
      size="large"
      header={props.titolo}
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
        {props.modello}
        <SceltaFile
          file={file}
          onFile={(scelto) => {
            setFile(scelto);
            setErrore(null);
          }}
          descrizione="Una riga per persona, con il codice fiscale, la matricola o il nome. Va bene anche un foglio fatto altrove: le colonne si abbinano dopo."
          limiti="XLSX, ODS o CSV, fino a 10 MB e 2.000 righe"
          accetta=".xlsx,.xlsm,.xls,.ods,.csv"
        />
      </SpaceBetween>
    </Modal>
  );
};

const Confronto = <C extends ColonnaGriglia>(props: Props<C> & { readonly foglio: FoglioLetto }) => {
  const anagrafe = useRoute(anagrafeRoutes.searchAll, { body: {} });
  const note = anagrafe.data?.righe ?? (isTroppoGrande(anagrafe.error) ? [] : undefined);
  if (note !== undefined) return <FoglioAbbinato {...props} persone={personeNote(props.presenze, note)} />;
  return (
    <Modal visible size="max" header={props.titolo} closeAriaLabel="Chiudi" onDismiss={props.onChiudi}>
      {anagrafe.error ? (
        <ErroreCaricamento errore={anagrafe.error} onRiprova={anagrafe.refetch} />
      ) : (
        <Spinner size="large" />
      )}
    </Modal>
  );
};

/** A registry too long for one answer: the file may name who is in the sheet already. */
const isTroppoGrande = (errore: Error | null): boolean =>
  errore instanceof ApiError && errore.errore.code === 'TROPPI_RISULTATI';

interface Anagrafica {
  readonly desCf: string;
  readonly matricola: number;
  readonly desCognome: string;
  readonly desNome: string;
}

/** A person with everything a file may call them. */
export const notaDi = (
  uid: string,
  { desCf, matricola, desCognome, desNome }: Anagrafica,
  presente: boolean,
): PersonaNota => ({
  uid,
  nominativo: `${desCognome} ${desNome}`,
  chiavi: chiaviDi({ desCf, matricola, desCognome, desNome }),
  presente,
});

/** Everybody a row may speak of: the people of the sheet, and the rest of the registry. */
const personeNote = (
  presenze: readonly PersonaNota[],
  anagrafe: readonly (Anagrafica & { readonly uidSubAnagrafe: string })[],
): readonly PersonaNota[] => {
  const dentro = new Set(presenze.map(({ uid }) => uid));
  const iscritte = new Map(anagrafe.map((persona) => [persona.uidSubAnagrafe, persona]));
  return [
    // the registry may know more of their names than the sheet does
    ...presenze.map((presenza) => {
      const iscritta = iscritte.get(presenza.uid);
      return iscritta === undefined ? presenza : { ...presenza, chiavi: [...presenza.chiavi, ...chiaviDi(iscritta)] };
    }),
    ...anagrafe
      .filter(({ uidSubAnagrafe }) => !dentro.has(uidSubAnagrafe))
      .map((persona) => notaDi(persona.uidSubAnagrafe, persona, false)),
  ];
};
