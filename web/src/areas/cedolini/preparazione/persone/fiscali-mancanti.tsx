import Alert from '@cloudscape-design/components/alert';
import { useRoute } from '#api/query.ts';
import { fiscaleRoutes } from '#shared/contracts/anagrafe/fiscale.ts';

const MOSTRATI = 10;

/** Who, among the people chosen, has no tax data for the year the run reads, or has some that do not hold together. */
export const FiscaliMancanti = ({ anno, uids }: { readonly anno: number; readonly uids: readonly string[] }) => {
  const { data = [] } = useRoute(
    fiscaleRoutes.checkFiscali,
    { body: { numAnno: anno, uidSubAnagrafeList: [...uids] } },
    { enabled: uids.length > 0 },
  );
  const daSistemare = data.filter(({ presente, avvisi }) => !presente || avvisi.length > 0);
  if (uids.length === 0 || daSistemare.length === 0) return null;
  return (
    <Alert type="warning" header={`Dati fiscali del ${anno} da completare in Anagrafe`}>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {daSistemare.slice(0, MOSTRATI).map(({ uidSubAnagrafe, nominativo, desCf, presente, avvisi }) => (
          <li key={uidSubAnagrafe}>
            {nominativo} ({desCf}): {presente ? avvisi.join(' ') : 'non sono inseriti.'}
          </li>
        ))}
        {daSistemare.length > MOSTRATI && <li>e altre {daSistemare.length - MOSTRATI} persone</li>}
      </ul>
    </Alert>
  );
};
