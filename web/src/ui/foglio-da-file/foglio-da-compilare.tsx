import Button from '@cloudscape-design/components/button';
import { useWrite } from '#api/query.ts';
import { routeKey, type Route } from '#shared/contracts/route.ts';
import { scambioRoutes } from '#shared/contracts/scambio/scambio.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { useSeguiLavoro } from '../lavoro/lavori.tsx';
import { useScarica } from '../lavoro/use-scarica.ts';
import { useNotices } from '../notices.tsx';

const MASSIMO_TITOLO = 100;

interface Props {
  readonly titolo: string;
  /** The call that lists the people, each with `desCf` and `nominativo`, and what it is asked. */
  readonly persone: Route;
  readonly richiesta: Readonly<Record<string, unknown>>;
  /** Headings of the columns to fill in. */
  readonly colonne: readonly string[];
}

/** The sheet to fill in, as a spreadsheet: who is there, and an empty column for each thing that is written of them. */
export const FoglioDaCompilare = ({ titolo, persone, richiesta, colonne }: Props) => {
  const { mutateAsync, isPending } = useWrite(scambioRoutes.createEsportazione);
  const { notifyError } = useNotices();
  const segui = useSeguiLavoro();
  const scarica = useScarica();
  const ask = async () => {
    const lavoro = await mutateAsync({
      body: {
        tipo: 'elenco',
        formato: 'XLSX',
        elenco: {
          titolo: accorciato(titolo, MASSIMO_TITOLO),
          rotta: routeKey(persone),
          richiesta: JSON.stringify(richiesta),
          colonne: [
            { campo: 'desCf', titolo: 'Codice fiscale', tipo: 'testo' },
            { campo: 'nominativo', titolo: 'Cognome e nome', tipo: 'testo' },
            ...colonne.map((colonna, indice) => ({
              campo: `daCompilare${indice}`,
              titolo: accorciato(colonna, MASSIMO_TITOLO),
              tipo: 'testo' as const,
            })),
          ],
        },
      },
    });
    segui(lavoro, {
      onFinito: ({ uid, stato }) => {
        if (stato === 'COMPLETATO') void scarica(uid);
      },
    });
  };
  return (
    <Button
      iconName="download"
      loading={isPending}
      onClick={() => {
        ask().catch(notifyError);
      }}
    >
      Scarica il foglio da compilare (Excel)
    </Button>
  );
};
