import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { ProgressoLavoro } from '#ui/lavoro/progresso-lavoro.tsx';
import { ElaborazioniAccorpate } from '../accorpamento/elaborazioni-accorpate.tsx';
import { CedoliniDaSistemare } from './cedolini-da-sistemare.tsx';
import { DenunceDaCompletare } from './denunce-da-completare.tsx';
import { VariazioniModale } from './variazioni-modale.tsx';

interface Props {
  readonly processo: Processo;
  readonly onFinito: () => void;
}

/** What is going on in a run, and what keeps it from being accounted. */
export const AvvisiProcesso = ({ processo, onFinito }: Props) => (
  <>
    {processo.STATUS === 'IN_CORSO' && processo.lavoroUid !== null && (
      <ProgressoLavoro uid={processo.lavoroUid} onFinito={onFinito} />
    )}
    {processo.STATUS === 'FALLITO' && (
      <Alert type="error" header="Elaborazione non completata">
        {motivoDi(processo)}
      </Alert>
    )}
    <ElaborazioniAccorpate processo={processo} onCambiato={onFinito} />
    <CedoliniDaSistemare processo={processo} />
    <DenunceDaCompletare processo={processo} />
    {processo.FLG_RECOMPUTE && <DatiCambiati processo={processo} />}
  </>
);

const motivoDi = ({ motivoFallimento }: Processo): string =>
  motivoFallimento === 'INTERROTTA'
    ? 'Il calcolo è stato fermato: i cedolini già calcolati sono conservati. Si può riprendere da dove era.'
    : (motivoFallimento ?? 'Nessun cedolino è stato calcolato: aprire gli scartati per leggere il motivo.');

const DatiCambiati = ({ processo }: { readonly processo: Processo }) => {
  const [variazioni, setVariazioni] = useState(false);
  return (
    <>
      <Alert type="warning" action={<Button onClick={() => setVariazioni(true)}>Che cosa è cambiato</Button>}>
        I dati dell'elaborazione o delle persone sono cambiati dopo il calcolo, oppure è stata contabilizzata un'altra
        elaborazione che paga qualcuno di loro: ricalcolare prima di contabilizzare.
      </Alert>
      {variazioni && <VariazioniModale processo={processo} onChiudi={() => setVariazioni(false)} />}
    </>
  );
};
