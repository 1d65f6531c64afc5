import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { MASSIMO_CAMBI, MASSIMO_RIGHE } from '#shared/contracts/accesso/elenco-utenti.ts';
import type { UtenteScuola } from '#shared/contracts/accesso/utenti.ts';
import { useFoglioLetto } from '#ui/foglio-da-file/use-foglio-letto.ts';
import { SceltaFile } from '#ui/importazione/passo-file.tsx';
import { downloadModello, type InvitoDaMandare } from './colonne-elenco.ts';
import { ElencoAbbinato } from './elenco-abbinato.tsx';
import { FinestraElenco } from './finestra-elenco.tsx';

interface Props {
  readonly utenti: readonly UtenteScuola[];
  readonly onChiudi: () => void;
  readonly onSalvato: (inviti: readonly InvitoDaMandare[]) => void;
}

/** Invitations, roles and who does not enter any more from a spreadsheet: the file, what its columns say, what each row does, then all of them. */
export const UtentiDaFile = ({ utenti, onChiudi, onSalvato }: Props) => {
  const [file, setFile] = useState<File | null>(null);
  const { foglio, read, errore, setErrore, inCorso } = useFoglioLetto();
  if (foglio !== null) return <ElencoAbbinato foglio={foglio} onChiudi={onChiudi} onSalvato={onSalvato} />;
  return (
    <FinestraElenco
      onChiudi={onChiudi}
      azione={
        <Button variant="primary" loading={inCorso !== null} onClick={() => void read(file)}>
          Leggi il file
        </Button>
      }
    >
      {errore !== null && <Alert type="error">{errore}</Alert>}
      <Button iconName="download" onClick={() => downloadModello(utenti)}>
        Scarica il foglio da compilare
      </Button>
      <SceltaFile
        file={file}
        onFile={(scelto) => {
          setFile(scelto);
          setErrore(null);
        }}
        descrizione="Una riga per utente: nome utente e ruoli, con virgole tra un ruolo e l'altro. Chi non c'è ancora viene invitato; nella colonna Azione, «Revoca» toglie l'accesso e «Invita» rifà un invito."
        limiti={`XLSX, ODS o CSV, fino a ${MASSIMO_RIGHE} utenti, di cui ${MASSIMO_CAMBI} cambiati o tolti`}
        accetta=".xlsx,.xlsm,.xls,.ods,.csv"
      />
    </FinestraElenco>
  );
};
