import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { modelloMRoutes, type ModelloM } from '../../../../../shared/contracts/denunce/modello-m.ts';
import { useWrite } from '../../../api/query.ts';
import { useConferma } from '../../../ui/conferma.tsx';
import { formatIstante } from '../../../ui/formati.ts';
import { useNotices } from '../../../ui/notices.tsx';
import { useSession } from '../../../ui/session.ts';

interface Props {
  readonly modello: ModelloM;
}

/** Whether the budget product has the model of the year, and the way to hand it over or take it back; for schools that have that product. */
export const EsposizioneBilancio = ({ modello }: Props) => {
  const { licenze } = useSession().sessione;
  const { esposto, aggiornata } = modello.esposizione;
  if (!licenze.includes('WWB') || modello.righe.length === 0) return null;
  if (!esposto)
    return (
      <Alert type="info" header="Non esposto al bilancio" action={<Esponi modello={modello} />}>
        Il programma di bilancio riceve le righe dell’anno, senza nomi.
      </Alert>
    );
  if (aggiornata)
    return (
      <Alert type="success" header={quando(modello)} action={<Togli modello={modello} />}>
        Il programma di bilancio ha le righe dell’anno come sono adesso, senza nomi.
      </Alert>
    );
  return (
    <Alert
      type="warning"
      header={quando(modello)}
      action={
        <SpaceBetween direction="horizontal" size="xs">
          <Togli modello={modello} />
          <Esponi modello={modello} />
        </SpaceBetween>
      }
    >
      Da allora le righe dell’anno sono cambiate: il programma di bilancio ha quelle di prima.
    </Alert>
  );
};

const quando = ({ esposizione: { chi, il } }: ModelloM): string =>
  `Esposto al bilancio da ${chi}${il === null ? '' : `, ${formatIstante(il)}`}`;

const Esponi = ({ modello: { anno, esposizione } }: Props) => {
  const { mutateAsync } = useWrite(modelloMRoutes.exposeModelloM, [modelloMRoutes.getModelloM]);
  const conferma = useConferma();
  const { notify } = useNotices();
  return (
    <Button
      onClick={() =>
        conferma({
          titolo: `Esporre al bilancio il Modello M del ${anno}?`,
          azione: 'Esponi',
          testo: 'Il programma di bilancio riceve le righe dell’anno come sono adesso, senza nomi.',
          esegui: async () => {
            await mutateAsync({ body: { anno, versione: esposizione.versione } });
            notify('success', 'Modello M esposto al bilancio');
          },
        })
      }
    >
      Esponi al bilancio
    </Button>
  );
};

const Togli = ({ modello: { anno, esposizione } }: Props) => {
  const { mutateAsync } = useWrite(modelloMRoutes.withdrawModelloM, [modelloMRoutes.getModelloM]);
  const conferma = useConferma();
  const { notify } = useNotices();
  return (
    <Button
      onClick={() =>
        conferma({
          titolo: `Togliere dal bilancio il Modello M del ${anno}?`,
          azione: 'Togli',
          testo: 'Quello che è già stato consegnato resta al programma di bilancio.',
          esegui: async () => {
            await mutateAsync({ body: { anno, versione: esposizione.versione } });
            notify('success', 'Modello M tolto dal bilancio');
          },
        })
      }
    >
      Togli dal bilancio
    </Button>
  );
};
