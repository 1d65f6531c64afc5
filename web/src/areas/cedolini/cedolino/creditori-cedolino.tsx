import Box from '@cloudscape-design/components/box';
import { useRoute } from '#api/query.ts';
import { versamentiRoutes, type VersamentoCreditore } from '#shared/contracts/cedolini/versamenti.ts';
import { formatIban } from '#shared/domain/codici/iban.ts';
import { formatEuro } from '#shared/money/centesimi.ts';

const inParole = ({ nome, iban, importo }: VersamentoCreditore): string =>
  nome === null
    ? `${formatEuro(importo)} a un creditore da indicare nei dati soggettivi`
    : `${formatEuro(importo)} a ${nome}${iban === null ? '' : `, ${formatIban(iban)}`}`;

/** The creditors of the sums that a payslip withholds by order, and their accounts; nothing of one that withholds for nobody. */
export const CreditoriCedolino = ({ uid, processo }: { readonly uid: string; readonly processo: string }) => {
  const { data } = useRoute(versamentiRoutes.listVersamenti, { body: { idProcesso: processo } }, { staleTime: 0 });
  const suoi = (data?.creditori ?? []).filter(({ cedolino }) => cedolino === uid);
  return suoi.length === 0 ? null : (
    <Box color="text-body-secondary">Trattenuto per ordine: {suoi.map(inParole).join('; ')}</Box>
  );
};
