import Badge from '@cloudscape-design/components/badge';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Cards from '@cloudscape-design/components/cards';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWrite } from '#api/query.ts';
import { notificheRoutes, type Novita } from '#shared/contracts/casa/notifiche.ts';
import { ErroreCaricamento } from '#ui/errore-caricamento.tsx';
import { useNotices } from '#ui/notices.tsx';
import { useSession } from '#ui/session.ts';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';
import { etaNovita } from './eta.ts';
import type { Notifiche } from './use-notifiche.ts';

/** The news of the product, until their last day or until the user takes them away. */
export const ElencoNovita = ({ stato: { novita, isNovitaLetta, segna } }: { readonly stato: Notifiche }) => {
  const {
    sessione: { oggi, minVersion },
  } = useSession();
  const togli = useWrite(notificheRoutes.dismissNovita, [notificheRoutes.listNovita]);
  const { notify, notifyError } = useNotices();
  const rimuovi = ({ codeNews, title }: Novita) =>
    togli.mutate(
      { body: { codeNews, appVersion: minVersion } },
      { onSuccess: () => notify('success', `La novità "${title}" non sarà più mostrata`), onError: notifyError },
    );
  if (novita.error) return <ErroreCaricamento errore={novita.error} onRiprova={novita.refetch} />;
  return (
    <Cards<Novita>
      items={novita.data ?? []}
      loading={novita.isPending}
      loadingText="Caricamento in corso…"
      trackBy="codeNews"
      ariaLabels={{ itemSelectionLabel: (_, { title }) => title, selectionGroupLabel: 'Novità' }}
      header={
        <Header variant="h2" counter={`(${novita.data?.length ?? 0})`}>
          Novità del programma
        </Header>
      }
      empty={
        <StatoVuoto
          titolo="Nessuna novità"
          testo="Le novità del programma compaiono qui quando esce una versione nuova."
        />
      }
      cardsPerRow={[{ cards: 1 }, { minWidth: 900, cards: 2 }]}
      cardDefinition={{
        header: (una) => (
          <SpaceBetween direction="horizontal" size="xs">
            <span>{una.title}</span>
            {!isNovitaLetta(una) && <Badge color="blue">Da leggere</Badge>}
          </SpaceBetween>
        ),
        sections: [
          {
            id: 'quando',
            content: ({ date }) => (
              <Box variant="small" color="text-body-secondary">
                {etaNovita(date, oggi)}
              </Box>
            ),
          },
          { id: 'testo', content: ({ text }) => text },
          {
            id: 'link',
            content: ({ url, title }) =>
              url === '' ? null : (
                <Link
                  href={url}
                  external
                  ariaLabel={`Per saperne di più su ${title}`}
                  externalIconAriaLabel="si apre in un'altra scheda"
                >
                  Per saperne di più
                </Link>
              ),
          },
          {
            id: 'azioni',
            content: (una) => (
              <SpaceBetween direction="horizontal" size="xs">
                {!isNovitaLetta(una) && (
                  <Button
                    onClick={() => {
                      segna([], [una]).catch(notifyError);
                    }}
                    ariaLabel={`Segna come letta: ${una.title}`}
                  >
                    Segna come letta
                  </Button>
                )}
                <Button onClick={() => rimuovi(una)} ariaLabel={`Non mostrare più: ${una.title}`}>
                  Non mostrare più
                </Button>
              </SpaceBetween>
            ),
          },
        ],
      }}
    />
  );
};
