import Alert from '@cloudscape-design/components/alert';
import { useRoute } from '#api/query.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { variazioniRoutes } from '#shared/contracts/cedolini/variazioni.ts';

/** What the records of the payee say differently since the payslip was computed: told where the office decides whether to compute it again. */
export const DatiCambiati = ({ processo, persona }: { readonly processo: Processo; readonly persona: string }) => {
  const aperto = processo.STATUS !== 'CONTABILIZZATO';
  const { data = [] } = useRoute(
    variazioniRoutes.varDati,
    { body: { uidSubAnagrafe: persona, anno: processo.ANNO, mese: processo.MESE } },
    { staleTime: 0, enabled: aperto },
  );
  const variazioni = data.filter(({ idProcesso }) => idProcesso === processo.uid).flatMap((una) => una.variazioni);
  if (!aperto || variazioni.length === 0) return null;
  return (
    <Alert type="warning" header="Che cosa è cambiato dopo il calcolo">
      <ul>
        {variazioni.map(({ campo, descrizione, prima, dopo }) => (
          <li key={campo + descrizione}>
            {descrizione}: {prima ?? 'non c’era'} → {dopo ?? 'non c’è più'}
          </li>
        ))}
      </ul>
      Il cedolino è quello di prima: si aggiorna ricalcolandolo.
    </Alert>
  );
};
