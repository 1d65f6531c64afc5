import Box from '@cloudscape-design/components/box';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute } from '#api/query.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { contenutoStampaRoutes } from '#shared/contracts/stampe/contenuto.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { StampeFatte } from '#ui/stampa/stampe-fatte.tsx';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';
import { StampaCedolini } from './stampa-cedolini.tsx';
import { stampeDelMese } from './stampe-del-mese.ts';

/** The prints of a run: those already made, those of its own, and the pages that print its month. */
export const StampeProcesso = ({ processo }: { readonly processo: Processo }) => {
  const { pagamento, liquidazione } = stampeDelMese(processo);
  return (
    <SpaceBetween size="l">
      <Header variant="h2" actions={<StampaCedolini processo={processo} />}>
        Stampe dell’elaborazione
      </Header>
      <ColumnLayout columns={2}>
        <section aria-label="Ultime stampe">
          <Box variant="h3">Ultime stampe</Box>
          <Fatte uid={processo.uid} />
        </section>
        <section aria-label="Le stampe del suo mese">
          <Box variant="h3">Le stampe del suo mese</Box>
          <SpaceBetween size="xs">
            <Box color="text-body-secondary">
              Con le altre elaborazioni di {formatMese(pagamento.mese)}, quando si versa
              {processo.STATUS === 'CONTABILIZZATO' ? '.' : ': questa non è contabilizzata, la stampa è provvisoria.'}
            </Box>
            {[...pagamento.pagine, ...liquidazione.pagine].map(({ nome, indirizzo }) => (
              <Link key={indirizzo} href={indirizzo}>
                {nome}
              </Link>
            ))}
          </SpaceBetween>
        </section>
      </ColumnLayout>
    </SpaceBetween>
  );
};

const Fatte = ({ uid }: { readonly uid: Processo['uid'] }) => {
  const { data, error, refetch } = useRoute(
    contenutoStampaRoutes.listStampeElaborazione,
    { body: { idProcesso: uid } },
    { staleTime: 0 },
  );
  if (data === undefined) return <Attesa errore={error} onRiprova={refetch} />;
  if (data.length > 0) return <StampeFatte stampe={data} />;
  return (
    <StatoVuoto
      titolo="Nessuna stampa negli ultimi trenta giorni"
      testo="Si chiedono con «Stampe dell'elaborazione», qui sopra: restano in questo elenco, con chi le ha chieste."
    />
  );
};
