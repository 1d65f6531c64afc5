import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import HelpPanel from '@cloudscape-design/components/help-panel';
import Link from '@cloudscape-design/components/link';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import { endProva, moveProva, type ProvaGuidata as NomeProva } from '#ui/prova/prova-in-corso.ts';
import { followMira } from './mira.ts';
import { prove, type PassoProva, type Prova } from './prove-guidate.ts';

interface Props {
  readonly prova: NomeProva;
  readonly passo: number;
}

/** A guided trial beside the work: one step at a time, its control shown on the page; pressing it goes on. */
export const ProvaGuidata = ({ prova: nome, passo }: Props) => {
  const prova = prove[nome];
  const attuale = prova.passi[passo];
  const vai = (a: number) => moveProva({ prova: nome, passo: a });
  return (
    <HelpPanel header={<h2>{prova.titolo}</h2>} footer={<Button onClick={endProva}>Chiudi la prova</Button>}>
      <SpaceBetween size="m">
        <ProgressBar
          ariaLabel="Passi della prova"
          value={Math.round((passo * 100) / prova.passi.length)}
          description={
            attuale
              ? `Passo ${passo + 1} di ${prova.passi.length}`
              : `${prova.passi.length} passi su ${prova.passi.length}`
          }
        />
        {attuale ? (
          <Passo key={passo} prova={prova} passo={attuale} onAvanti={() => vai(passo + 1)} />
        ) : (
          <Alert type="success" header="Prova finita">
            {prova.fine}
          </Alert>
        )}
        <SpaceBetween direction="horizontal" size="xs">
          <Button disabled={passo === 0} onClick={() => vai(passo - 1)}>
            Passo indietro
          </Button>
          {attuale && <Button onClick={() => vai(passo + 1)}>Passo avanti</Button>}
        </SpaceBetween>
      </SpaceBetween>
    </HelpPanel>
  );
};

interface PassoProps {
  readonly prova: Prova;
  readonly passo: PassoProva;
  readonly onAvanti: () => void;
}

/** The words of a step, and whether its control is on the page: else the way to it. */
const Passo = ({ prova: { schermata, titolo: nome }, passo: { titolo, testo, mira }, onAvanti }: PassoProps) => {
  const [trovata, setTrovata] = useState(true);
  useEffect(() => followMira(mira, onAvanti, setTrovata), [mira, onAvanti]);
  return (
    <div role="status">
      <Box variant="h3">{titolo}</Box>
      <p>{testo}</p>
      {trovata ? (
        <p>
          Premere <b>{mira.nome}</b>: è segnato nella pagina.
        </p>
      ) : (
        <p>
          «{mira.nome}» non è in questa pagina: finire il passo prima, o ricominciare da{' '}
          <Link href={`#${schermata}`}>{nome}</Link>.
        </p>
      )}
    </div>
  );
};
