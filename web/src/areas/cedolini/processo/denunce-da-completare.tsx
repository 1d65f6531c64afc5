import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { useRoute } from '#api/query.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { completaRoutes } from '#shared/contracts/denunce/completa.ts';
import { quanti } from '#ui/formati.ts';
import { useMayOpen } from '#ui/frame.tsx';

/** Says that sent filings lack an accounted run, and leads to the page that completes them. */
export const DenunceDaCompletare = ({ processo: { uid, STATUS } }: { readonly processo: Processo }) => {
  const mayOpen = useMayOpen()('/quadratura');
  const { data } = useRoute(
    completaRoutes.getDaCompletare,
    { body: { processo: uid } },
    { enabled: mayOpen && STATUS === 'CONTABILIZZATO' },
  );
  if (data === undefined || data.voci.length === 0) return null;
  return (
    <Alert
      type="warning"
      header="Denunce da completare"
      action={<Button href={`#/quadratura?vista=completa&processo=${uid}`}>Completa le denunce</Button>}
    >
      {quanti(data.voci.length, 'denuncia inviata o scaduta non dice', 'denunce inviate o scadute non dicono')} questa
      elaborazione: ognuna si prepara da lì, con le sole persone che mancano.
    </Alert>
  );
};
