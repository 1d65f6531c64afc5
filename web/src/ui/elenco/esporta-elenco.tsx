import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { useWrite } from '#api/query.ts';
import { routeKey } from '#shared/contracts/route.ts';
import { scambioRoutes } from '#shared/contracts/scambio/scambio.ts';
import { useSeguiLavoro } from '../lavoro/lavori.tsx';
import { useScarica } from '../lavoro/use-scarica.ts';
import { useNotices } from '../notices.tsx';
import { downloadBlob } from '../scarica.ts';
import { useSession } from '../session.ts';
import { useLarga } from '../use-larghezza.ts';
import { colonneEsportate } from './colonne-esportate.ts';
import { csvOf } from './csv.ts';
import type { FonteElenco } from './fonti/fonte.ts';
import { shownColumns } from './strumenti-elenco.tsx';

interface Props<R extends object, O extends string> {
  readonly elenco: FonteElenco<R, O>;
  readonly titolo: string;
}

/** Exports a list as it is shown: the server writes the file with every row of the search; a list wholly in memory is also written here, as filtered. */
export const EsportaElenco = <R extends object, O extends string>({ elenco, titolo }: Props<R, O>) => {
  const { sessione } = useSession();
  const { notifyError } = useNotices();
  const { mutateAsync } = useWrite(scambioRoutes.createEsportazione);
  const segui = useSeguiLavoro();
  const scarica = useScarica();
  const larga = useLarga();
  if (!scambioRoutes.createEsportazione.roles.some((ruolo) => sessione.ruoli.includes(ruolo))) return null;
  const visibili = shownColumns(elenco, larga).flatMap(({ id, visible }) =>
    visible ? elenco.colonne.filter((colonna) => colonna.id === id) : [],
  );
  const { route } = elenco;
  if (route === null)
    return (
      <Button
        iconName="download"
        disabled={elenco.totale === 0}
        onClick={() =>
          downloadBlob(`${elenco.nome}.csv`, csvOf(visibili, elenco.tutte ?? []), 'text/csv;charset=utf-8')
        }
      >
        Esporta
      </Button>
    );
  const ask = async (formato: 'XLSX' | 'CSV') => {
    const colonne = colonneEsportate(visibili, elenco.tutte);
    const lavoro = await mutateAsync({
      body: {
        tipo: 'elenco',
        formato,
        elenco: { titolo, rotta: routeKey(route), richiesta: JSON.stringify(elenco.richiesta), colonne },
      },
    });
    segui(lavoro, {
      onFinito: ({ uid, stato }) => {
        if (stato === 'COMPLETATO') void scarica(uid);
      },
    });
  };
  const write = (id: string) => {
    if (id === 'mostrate')
      downloadBlob(`${elenco.nome}.csv`, csvOf(visibili, elenco.tutte ?? []), 'text/csv;charset=utf-8');
    else ask(id === 'csv' ? 'CSV' : 'XLSX').catch(notifyError);
  };
  return (
    <ButtonDropdown
      disabled={elenco.totale === 0}
      onItemClick={({ detail }) => write(detail.id)}
      items={[
        { id: 'xlsx', text: 'Excel (XLSX)' },
        { id: 'csv', text: 'CSV' },
        ...(elenco.tutte !== null && elenco.filtri.length > 0
          ? [{ id: 'mostrate', text: 'Solo le righe filtrate (CSV)' }]
          : []),
      ]}
    >
      Esporta
    </ButtonDropdown>
  );
};
