import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute } from '#api/query.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import type { RigaServizio } from '#shared/contracts/servizi/servizio.ts';
import { chiConCodice } from '#shared/domain/persona/nominativo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese, primoGiornoDelMese, ultimoGiornoDelMese } from '#shared/domain/tempo/mese.ts';
import { ErroreCaricamento } from '#ui/errore-caricamento.tsx';
import { Aggiunta } from '#ui/personale/gruppo/aggiunta.tsx';

const MOSTRATE = 12;

interface Props {
  readonly processo: Processo;
  readonly esclusi: readonly string[];
  readonly onScelte: (uids: readonly string[]) => Promise<void>;
  readonly onChiudi: () => void;
}

/** Who a run of the month pays by its services: its substitutes, or whose contract ended in it. */
export const DelMese = ({ processo, ...props }: Props) => {
  const mese = { anno: processo.ANNO, mese: processo.MESE };
  const [dal, al] = [primoGiornoDelMese(mese), ultimoGiornoDelMese(mese)];
  const { data, error, isFetching, refetch } = useRoute(serviziRoutes.searchServizi, { body: { limit: 0, dal, al } });
  if (error) return <ErroreCaricamento errore={error} onRiprova={refetch} />;
  const finite = processo.TIPO_ELABORAZIONE === 'FER';
  const righe = (data?.righe ?? []).filter(({ contratto }) => contratto !== 'TI');
  const scelte = finite ? cessati(righe, al) : righe;
  return (
    <SpaceBetween size="m">
      <Box>
        {finite
          ? `Chi ha finito il contratto a ${formatMese(mese)}, con i giorni di servizio e di ferie presi da servizi e assenze.`
          : `Chi ha un servizio a tempo determinato a ${formatMese(mese)}.`}
      </Box>
      {scelte.length > 0 && (
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {scelte.slice(0, MOSTRATE).map(({ uid, datInizio, datFine, ...chi }) => (
            <li key={uid}>
              {chiConCodice(chi)}, dal {formatGiorno(datInizio)}
              {datFine === null ? '' : ` al ${formatGiorno(datFine)}`}
            </li>
          ))}
          {scelte.length > MOSTRATE && <li>e altri {scelte.length - MOSTRATE} servizi</li>}
        </ul>
      )}
      <Aggiunta {...props} inCorso={isFetching} uids={scelte.map(({ uidSubAnagrafe }) => uidSubAnagrafe)} />
    </SpaceBetween>
  );
};

/** The last service of each person, when it ended by a day. */
const cessati = (righe: readonly RigaServizio[], al: string): readonly RigaServizio[] => {
  const fineDi = ({ datFine }: RigaServizio): string => datFine ?? '9999-12-31';
  return [...Map.groupBy(righe, ({ uidSubAnagrafe }) => uidSubAnagrafe).values()].flatMap((sue) => {
    const ultima = sue.toSorted((a, b) => (fineDi(a) < fineDi(b) ? -1 : 1)).at(-1);
    return ultima !== undefined && fineDi(ultima) <= al ? [ultima] : [];
  });
};
