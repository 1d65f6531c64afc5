import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { Controlli } from '#ui/controlli/controlli.tsx';
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
    {DA_GUARDARE.has(processo.STATUS) && <DaSaperePrima key={processo.versione} processo={processo} />}
    <CedoliniDaSistemare processo={processo} />
    <DenunceDaCompletare processo={processo} />
    {processo.FLG_RECOMPUTE && <DatiCambiati processo={processo} />}
  </>
);

/** States in which a run was computed and may still be put right. */
const DA_GUARDARE: ReadonlySet<Processo['STATUS']> = new Set(['COMPLETATO']);

/** The questions and the notices of a computed run, equal ones together: a run that has some is not only a completed one. */
const DaSaperePrima = ({ processo: { uid } }: { readonly processo: Processo }) => {
  const { data: controlli = [] } = useRoute(
    chiusuraRoutes.listControlliProcesso,
    { query: { idProcesso: uid } },
    { staleTime: 0 },
  );
  return <Controlli controlli={controlli} />;
};

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
