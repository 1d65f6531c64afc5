import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWrite } from '#api/query.ts';
import { modelloMRoutes, type ModelloM } from '#shared/contracts/denunce/modello-m.ts';
import { useConferma } from '#ui/conferma.tsx';
import { formatIstante } from '#ui/formati.ts';
import { useNotices } from '#ui/notices.tsx';
import { useSession } from '#ui/session.ts';

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
      <Alert type="info" header="Non esposto al bilancio" action={<Azione modello={modello} azione="esponi" />}>
        Il programma di bilancio riceve le righe dell’anno, senza nomi.
      </Alert>
    );
  if (aggiornata)
    return (
      <Alert type="success" header={quando(modello)} action={<Azione modello={modello} azione="togli" />}>
        Il programma di bilancio ha le righe dell’anno come sono adesso, senza nomi.
      </Alert>
    );
  return (
    <Alert
      type="warning"
      header={quando(modello)}
      action={
        <SpaceBetween direction="horizontal" size="xs">
          <Azione modello={modello} azione="togli" />
          <Azione modello={modello} azione="esponi" />
        </SpaceBetween>
      }
    >
      Da allora le righe dell’anno sono cambiate: il programma di bilancio ha quelle di prima.
    </Alert>
  );
};

const quando = ({ esposizione: { chi, il } }: ModelloM): string =>
  `Esposto al bilancio da ${chi}${il === null ? '' : `, ${formatIstante(il)}`}`;

const azioni = {
  esponi: {
    route: modelloMRoutes.exposeModelloM,
    domanda: 'Esporre al bilancio',
    azione: 'Esponi',
    testo: 'Il programma di bilancio riceve le righe dell’anno come sono adesso, senza nomi.',
    fatto: 'Modello M esposto al bilancio',
  },
  togli: {
    route: modelloMRoutes.withdrawModelloM,
    domanda: 'Togliere dal bilancio',
    azione: 'Togli',
    testo: 'Quello che è già stato consegnato resta al programma di bilancio.',
    fatto: 'Modello M tolto dal bilancio',
  },
} as const;

const Azione = ({ modello: { anno, esposizione }, azione }: Props & { readonly azione: keyof typeof azioni }) => {
  const { route, domanda, azione: verbo, testo, fatto } = azioni[azione];
  const { mutateAsync } = useWrite(route, [modelloMRoutes.getModelloM]);
  const conferma = useConferma();
  const { notify } = useNotices();
  const chiedi = () =>
    conferma({
      titolo: `${domanda} il Modello M del ${anno}?`,
      azione: verbo,
      testo,
      esegui: async () => {
        await mutateAsync({ body: { anno, versione: esposizione.versione } });
        notify('success', fatto);
      },
    });
  return <Button onClick={chiedi}>{azione === 'esponi' ? 'Esponi al bilancio' : 'Togli dal bilancio'}</Button>;
};
