import Button from '@cloudscape-design/components/button';
import { useNotices } from '#ui/notices.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { Schede } from '#ui/schede/schede.tsx';
import { ElencoNotifiche } from './elenco-notifiche.tsx';
import { ElencoNovita } from './elenco-novita.tsx';
import { useNotifiche } from './use-notifiche.ts';

/** What the product has to say to who runs the school: its own notifications and the news of the product. */
export const NotificationsPage = () => {
  const stato = useNotifiche();
  const { notifyError } = useNotices();
  const { notifiche, novita, nonLette } = stato;
  const segnaTutte = () => {
    stato
      .segna(
        (notifiche.data?.righe ?? []).filter((una) => !stato.isLetta(una)),
        novita.data ?? [],
      )
      .catch(notifyError);
  };
  return (
    <Pagina
      titolo="Notifiche"
      descrizione="Gli avvisi della scuola e le novità del programma"
      azioni={
        <Button disabled={nonLette === 0} disabledReason="Non c'è niente da leggere" onClick={segnaTutte}>
          Segna tutto come letto
        </Button>
      }
    >
      <Schede
        ariaLabel="Notifiche e novità"
        tabs={[
          {
            id: 'notifiche',
            label: etichetta('Notifiche', (notifiche.data?.righe ?? []).filter((una) => !stato.isLetta(una)).length),
            content: <ElencoNotifiche stato={stato} />,
          },
          {
            id: 'novita',
            label: etichetta('Novità', (novita.data ?? []).filter((una) => !stato.isNovitaLetta(una)).length),
            content: <ElencoNovita stato={stato} />,
          },
        ]}
      />
    </Pagina>
  );
};

const etichetta = (nome: string, daLeggere: number): string => (daLeggere === 0 ? nome : `${nome} (${daLeggere})`);
