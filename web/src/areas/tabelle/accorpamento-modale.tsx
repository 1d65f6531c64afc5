import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Modal from '@cloudscape-design/components/modal';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import type { Route } from '../../../../shared/contracts/route.ts';
import type { posizioniRoutes } from '../../../../shared/contracts/tabelle/posizioni.ts';
import { useWrite } from '../../api/query.ts';
import { ErroreCaricamento } from '../../ui/errore-caricamento.tsx';
import { useSeguiLavoro } from '../../ui/lavoro/lavori.tsx';
import { AnteprimaAccorpamento } from './anteprima-accorpamento.tsx';

export interface Accorpabile {
  readonly uid: string;
  readonly nome: string;
}

interface Props {
  /** 'posizioni INPS'. */
  readonly plurale: string;
  readonly route:
    typeof posizioniRoutes.mergePosInps | typeof posizioniRoutes.mergePosInail | typeof posizioniRoutes.mergeCodiciInps;
  readonly tutte: readonly Accorpabile[];
  readonly iniziali: readonly string[];
  /** Read routes that the merge makes old. */
  readonly stale: readonly Route[];
  readonly onChiudi: () => void;
}

const MINIMO = 2;

/** A merge in two steps: which ones, then which one stays, with what it would touch. It goes on in the bar of messages, where it is undone. */
export const AccorpamentoModale = ({ plurale, route, tutte, iniziali, stale, onChiudi }: Props) => {
  const [passo, setPasso] = useState<1 | 2>(1);
  const [scelte, setScelte] = useState<readonly string[]>(iniziali);
  const [destinazione, setDestinazione] = useState<string | null>(null);
  const [detto, setDetto] = useState(false);
  const anteprima = useWrite(route);
  const esegui = useWrite(route, stale);
  const segui = useSeguiLavoro();
  const { mutate } = anteprima;
  useEffect(() => {
    if (passo === 2 && destinazione !== null) mutate({ body: { uids: [...scelte], destinazione, anteprima: true } });
  }, [passo, destinazione, scelte, mutate]);
  const avanti = () => {
    setDetto(scelte.length < MINIMO);
    if (scelte.length >= MINIMO) {
      setDestinazione(scelte.includes(destinazione ?? '') ? destinazione : null);
      setPasso(2);
    }
  };
  const run = async () => {
    if (destinazione === null) return setDetto(true);
    const { lavoro } = await esegui.mutateAsync({ body: { uids: [...scelte], destinazione, anteprima: false } });
    if (lavoro) segui(lavoro, { stale });
    onChiudi();
  };
  const piede = (
    <Box float="right">
      <SpaceBetween direction="horizontal" size="xs">
        <Button variant="link" onClick={onChiudi}>
          Annulla
        </Button>
        {passo === 2 && (
          <Button
            onClick={() => {
              setPasso(1);
              setDetto(false);
            }}
          >
            Indietro
          </Button>
        )}
        {passo === 1 ? (
          <Button variant="primary" onClick={avanti}>
            Avanti
          </Button>
        ) : (
          <Button
            variant="primary"
            loading={esegui.isPending}
            loadingText="Avvio in corso"
            onClick={() => {
              run().catch(() => undefined);
            }}
          >
            Accorpa
          </Button>
        )}
      </SpaceBetween>
    </Box>
  );
  return (
    <Modal
      visible
      size="large"
      header={`Accorpa ${plurale}: passo ${passo} di 2`}
      closeAriaLabel="Chiudi"
      onDismiss={onChiudi}
      footer={piede}
    >
      {passo === 1 ? (
        <FormField
          label={`Quali ${plurale} accorpare`}
          description="Almeno due: nel passo seguente si sceglie quella che resta."
          errorText={detto && scelte.length < MINIMO ? 'Scegliere almeno due posizioni.' : ''}
          stretch
        >
          <SpaceBetween size="xs">
            {tutte.map(({ uid, nome }) => (
              <Checkbox
                key={uid}
                checked={scelte.includes(uid)}
                onChange={({ detail }) =>
                  setScelte(detail.checked ? [...scelte, uid] : scelte.filter((altro) => altro !== uid))
                }
              >
                {nome}
              </Checkbox>
            ))}
          </SpaceBetween>
        </FormField>
      ) : (
        <SpaceBetween size="l">
          <FormField
            label="Quale resta"
            description="Le altre vengono eliminate, e chi le usava passa a questa."
            errorText={detto && destinazione === null ? 'Scegliere la posizione di destinazione.' : ''}
            stretch
          >
            <RadioGroup
              value={destinazione}
              items={tutte
                .filter(({ uid }) => scelte.includes(uid))
                .map(({ uid, nome }) => ({ value: uid, label: nome }))}
              onChange={({ detail }) => setDestinazione(detail.value)}
            />
          </FormField>
          {anteprima.error ? (
            <ErroreCaricamento errore={anteprima.error} />
          ) : (
            destinazione !== null && (
              <AnteprimaAccorpamento anteprima={anteprima.data?.anteprima} caricamento={anteprima.isPending} />
            )
          )}
          {esegui.error && <Alert type="error">{esegui.error.message}</Alert>}
        </SpaceBetween>
      )}
    </Modal>
  );
};
