import Button from '@cloudscape-design/components/button';
import { bozzaRoutes } from '../../../../../../shared/contracts/cedolini/bozza.ts';
import { routeKey } from '../../../../../../shared/contracts/route.ts';
import { scambioRoutes } from '../../../../../../shared/contracts/scambio/scambio.ts';
import { useWrite } from '../../../../api/query.ts';
import { intestazioneDi } from '../../../../ui/foglio-da-file/foglio-di-ore.ts';
import { useSeguiLavoro } from '../../../../ui/lavoro/lavori.tsx';
import { useScarica } from '../../../../ui/lavoro/use-scarica.ts';
import { useNotices } from '../../../../ui/notices.tsx';
import type { ColonnaVoce } from '../voci/colonne-voci.ts';

const MASSIMO_TITOLO = 100;

interface Props {
  readonly idProcesso: string;
  readonly descrizione: string;
  readonly colonne: readonly ColonnaVoce[];
}

/** The sheet to fill in: who is in the run, and an empty column for each of its items. */
export const ModelloDiOre = ({ idProcesso, descrizione, colonne }: Props) => {
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
          titolo: `Ore di ${descrizione}`.slice(0, MASSIMO_TITOLO),
          rotta: routeKey(bozzaRoutes.listPersoneBozza),
          richiesta: JSON.stringify({ body: { idProcesso } }),
          colonne: [
            { campo: 'desCf', titolo: 'Codice fiscale', tipo: 'testo' },
            { campo: 'nominativo', titolo: 'Cognome e nome', tipo: 'testo' },
            ...colonne.map((colonna, indice) => ({
              campo: `voce${indice}`,
              titolo: intestazioneDi(colonna, colonne).slice(0, MASSIMO_TITOLO),
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
