import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Modal from '@cloudscape-design/components/modal';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { anagrafeRoutes, type AnteprimaAccorpamento } from '../../../../shared/contracts/anagrafe/anagrafe.ts';
import type { RigaPersona } from '../../../../shared/contracts/anagrafe/persona.ts';
import { nominativo } from '../../../../shared/domain/persona/nominativo.ts';
import { formatGiorno } from '../../../../shared/domain/tempo/date.ts';
import { useWrite } from '../../api/query.ts';
import { useSeguiLavoro } from '../../ui/lavoro/lavori.tsx';
import { AnteprimaAccorpamentoPersone } from './anteprima-accorpamento.tsx';

interface Props {
  readonly gruppo: readonly RigaPersona[];
  readonly onChiudi: () => void;
}

/** The merge of one person's records in two steps: who stays and who goes, then what moves. */
export const AccorpamentoModale = ({ gruppo, onChiudi }: Props) => {
  const [destinazione, setDestinazione] = useState<string | null>(null);
  const [scelte, setScelte] = useState<readonly string[]>([]);
  const [anteprima, setAnteprima] = useState<AnteprimaAccorpamento | null>(null);
  const accorpa = useWrite(anagrafeRoutes.accorpaAnagrafe);
  const segui = useSeguiLavoro();
  const uids = scelte.filter((uid) => uid !== destinazione);
  const nome = nominativo(gruppo[0]?.desCognome ?? '', gruppo[0]?.desNome ?? '');
  const chiama = (azione: 'ANTEPRIMA' | 'ESEGUI') =>
    accorpa.mutate(
      { body: { azione, ...(destinazione === null ? {} : { uidDestinazione: destinazione }), uids } },
      {
        onSuccess: (esito) => {
          if (azione === 'ANTEPRIMA') return setAnteprima(esito.anteprima);
          if (esito.lavoro) segui(esito.lavoro, { stale: [anagrafeRoutes.accorpaAnagrafe, anagrafeRoutes.searchAnag] });
          onChiudi();
        },
      },
    );
  const pronta = destinazione !== null && uids.length > 0;
  return (
    <Modal
      visible
      size="large"
      header={`Accorpare le schede di ${nome}`}
      closeAriaLabel="Chiudi"
      onDismiss={onChiudi}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button variant="link" onClick={onChiudi}>
              Annulla
            </Button>
            {anteprima && <Button onClick={() => setAnteprima(null)}>Indietro</Button>}
            {anteprima ? (
              <Button variant="primary" loading={accorpa.isPending} onClick={() => chiama('ESEGUI')}>
                {uids.length === 1 ? 'Accorpa la scheda' : `Accorpa ${uids.length} schede`}
              </Button>
            ) : (
              <Button
                variant="primary"
                loading={accorpa.isPending}
                disabled={!pronta}
                disabledReason="Scegliere la scheda che resta e almeno un'altra da accorpare"
                onClick={() => chiama('ANTEPRIMA')}
              >
                Avanti
              </Button>
            )}
          </SpaceBetween>
        </Box>
      }
    >
      <SpaceBetween size="l">
        {accorpa.error && <Alert type="error">{accorpa.error.message}</Alert>}
        {anteprima ? (
          <AnteprimaAccorpamentoPersone anteprima={anteprima} />
        ) : (
          <Scelta
            gruppo={gruppo}
            destinazione={destinazione}
            scelte={scelte}
            onDestinazione={setDestinazione}
            onScelte={setScelte}
          />
        )}
      </SpaceBetween>
    </Modal>
  );
};

interface SceltaProps {
  readonly gruppo: readonly RigaPersona[];
  readonly destinazione: string | null;
  readonly scelte: readonly string[];
  readonly onDestinazione: (uid: string) => void;
  readonly onScelte: (uids: readonly string[]) => void;
}

const Scelta = ({ gruppo, destinazione, scelte, onDestinazione, onScelte }: SceltaProps) => (
  <SpaceBetween size="l">
    <Alert type="warning">
      Accorpare solo schede della stessa persona: dopo, le altre schede non ci sono più e l'operazione non si può
      annullare. Persone diverse con lo stesso nome vanno lasciate separate.
    </Alert>
    <FormField label="Scheda che resta" stretch>
      <RadioGroup
        value={destinazione}
        onChange={({ detail }) => onDestinazione(detail.value)}
        items={gruppo.map((riga) => ({
          value: riga.uid,
          label: inBreve(riga),
          description: riga.collegata ? 'Collegata a un utente' : '',
        }))}
      />
    </FormField>
    <FormField label="Schede da accorpare" description="I loro dati passano alla scheda che resta" stretch>
      <SpaceBetween size="xs">
        {gruppo
          .filter(({ uid }) => uid !== destinazione)
          .map((riga) => (
            <Checkbox
              key={riga.uid}
              checked={scelte.includes(riga.uid)}
              onChange={({ detail }) =>
                onScelte(detail.checked ? [...scelte, riga.uid] : scelte.filter((uid) => uid !== riga.uid))
              }
            >
              {inBreve(riga)}
            </Checkbox>
          ))}
      </SpaceBetween>
    </FormField>
  </SpaceBetween>
);

const inBreve = ({ desCf, flgSesso, datNascita, matricola }: RigaPersona): string =>
  `${desCf}, ${flgSesso === 'F' ? 'nata' : 'nato'} il ${formatGiorno(datNascita)}, matricola ${matricola}`;
