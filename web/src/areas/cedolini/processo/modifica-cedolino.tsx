import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import Input from '@cloudscape-design/components/input';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import { useState } from 'react';
import { useRoute, useWrite } from '#api/query.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { OpzioniCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { DettaglioCedolino, TestataCedolino } from '#shared/contracts/cedolini/cedolino.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { mayHaveVoci } from '#shared/domain/elaborazione/elaborazione.ts';
import { parseImporto } from '#shared/domain/misure/importo.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { FormFieldSpiegato } from '#ui/parole/form-field-spiegato.tsx';
import { FineContratto } from '../preparazione/persone/fine-contratto.tsx';
import { PercettoreModale } from '../preparazione/persone/percettore-modale.tsx';
import type { RigaPreparazione } from '../preparazione/righe-preparazione.ts';
import { VociCedolino } from '../preparazione/voci/voci-cedolino.tsx';

interface Props {
  readonly processo: Processo;
  readonly testata: TestataCedolino;
  readonly onSalvato: (cedolino: TestataCedolino) => void;
  readonly onChiudi: () => void;
}

/** Changes what one payslip is computed from, and computes it again. */
export const ModificaCedolino = ({ processo, testata, onSalvato, onChiudi }: Props) => {
  const query = useRoute(payslipRoutes.getCedolino, { body: { uid: testata.uid } }, { staleTime: 0 });
  return (
    <Modal
      visible
      size="max"
      header={`Modifica del cedolino di ${testata.storico.desCognome} ${testata.storico.desNome}`}
      closeAriaLabel="Chiudi"
      onDismiss={onChiudi}
    >
      {query.data ? (
        <Contenuto processo={processo} dettaglio={query.data} onSalvato={onSalvato} onChiudi={onChiudi} />
      ) : (
        <Spinner size="large" />
      )}
    </Modal>
  );
};

const Contenuto = ({
  processo,
  dettaglio,
  onSalvato,
  onChiudi,
}: Omit<Props, 'testata'> & { readonly dettaglio: DettaglioCedolino }) => {
  const { data: voci = [] } = useRoute(calcoloRoutes.listVociCalcolo, {
    query: { idMetodo: processo.idMetodo, giorno: processo.dataPagamento },
  });
  const [riga, setRiga] = useState<RigaPreparazione>({
    bozza: {
      uidSubAnagrafe: dettaglio.uidSubAnagrafe,
      storico: dettaglio.storico,
      percettore: dettaglio.input.percettore,
      fiscali: dettaglio.input.fiscali ?? {},
      servizi: [],
      vociProposte: [],
      tariffe: [],
      ferie: null,
      mancanze: [],
    },
    input: dettaglio.input,
    versione: dettaglio.versione,
    salvato: dettaglio.input,
  });
  const [dati, setDati] = useState(false);
  const aggiorna = useWrite(payslipRoutes.updateCedolino, [
    processiRoutes.getProcesso,
    processiRoutes.listProcessi,
    payslipRoutes.getCedolino,
  ]);
  const { opzioni = {} } = riga.input;
  const { arrotondamentoNetto: arrotonda = processo.opzioni.arrotondamentoNetto, arrotondamentoIndicato: indicato } =
    opzioni;
  const scegli = (scelte: OpzioniCedolino) => setRiga({ ...riga, input: { ...riga.input, opzioni: scelte } });
  const salva = () =>
    aggiorna.mutate(
      { body: { uid: dettaglio.uid, versione: dettaglio.versione, input: riga.input } },
      {
        onSuccess: ({ input: _input, cedolino: _cedolino, ...testata }) => onSalvato(testata),
      },
    );
  return (
    <SpaceBetween size="m">
      {aggiorna.error && <Alert type="error">{aggiorna.error.message}</Alert>}
      {mayHaveVoci(processo.TIPO_ELABORAZIONE) && (
        <VociCedolino processo={processo} riga={riga} voci={voci} onRiga={setRiga} />
      )}
      <FineContratto tipo={processo.TIPO_ELABORAZIONE} opzioni={opzioni} onCambia={scegli} />
      <Checkbox
        checked={arrotonda && indicato === undefined}
        disabled={indicato !== undefined}
        onChange={({ detail }) => scegli({ ...opzioni, arrotondamentoNetto: detail.checked })}
        description="Il resto, entro un euro, passa al cedolino seguente"
      >
        Arrotonda il netto all'euro
      </Checkbox>
      <ArrotondamentoIndicato
        valore={indicato}
        onCambia={(cambiato) => {
          const { arrotondamentoIndicato: _prima, ...altre } = opzioni;
          scegli(cambiato === undefined ? altre : { ...altre, arrotondamentoIndicato: cambiato });
        }}
      />
      <Box float="right">
        <SpaceBetween direction="horizontal" size="xs">
          <Button onClick={() => setDati(true)}>Dati del percettore</Button>
          <Button variant="link" onClick={onChiudi}>
            Annulla
          </Button>
          <Button variant="primary" loading={aggiorna.isPending} onClick={salva}>
            Ricalcola e salva
          </Button>
        </SpaceBetween>
      </Box>
      {dati && (
        <PercettoreModale
          riga={riga}
          tipo={processo.TIPO_ELABORAZIONE}
          onSalva={(input) => setRiga({ ...riga, input })}
          onChiudi={() => setDati(false)}
        />
      )}
    </SpaceBetween>
  );
};

/** The most that a rounding moves the net, in cents. */
const MASSIMO = 100;

interface ArrotondamentoProps {
  /** Cents; undefined when nothing is entered. */
  readonly valore: number | undefined;
  readonly onCambia: (valore: number | undefined) => void;
}

/** Rounding on the net that the office enters, up to a euro more or less; empty for none of its own. */
const ArrotondamentoIndicato = ({ valore, onCambia }: ArrotondamentoProps) => {
  const [testo, setTesto] = useState(valore === undefined ? '' : formatEuro(valore).replace(/\s*€/, ''));
  const [errore, setErrore] = useState('');
  const leggi = () => {
    if (testo.trim() === '') {
      setErrore('');
      return onCambia(undefined);
    }
    const letto = parseImporto(testo);
    if (letto.esito !== 'valido') return setErrore(letto.messaggio);
    if (Math.abs(letto.importo) > MASSIMO) return setErrore("L'arrotondamento va da -1,00 a 1,00 €.");
    setErrore('');
    onCambia(letto.importo);
  };
  return (
    <FormFieldSpiegato
      label="Arrotondamento del netto"
      facoltativo
      description="Al posto di quello automatico: da -1,00 a 1,00 €; quello che resta passa al cedolino seguente"
      errorText={errore}
    >
      <Input value={testo} inputMode="text" onChange={({ detail }) => setTesto(detail.value)} onBlur={leggi} />
    </FormFieldSpiegato>
  );
};
