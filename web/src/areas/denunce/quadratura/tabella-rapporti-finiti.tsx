import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute } from '#api/query.ts';
import { rapportiFinitiRoutes, type RapportoFinito } from '#shared/contracts/denunce/annuali/rapporti-finiti.ts';
import { descrizioneFineRapporto } from '#shared/domain/persona/fine-rapporto.ts';
import { Stato } from '#ui/celle.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { quanti } from '#ui/formati.ts';
import { Letta } from '../parti/letta.tsx';

const mancanti = ({ passi }: RapportoFinito): string =>
  passi
    .filter(({ stato }) => stato === 'DA_FARE')
    .map(({ passo }) => descrizioneFineRapporto[passo].titolo)
    .join(', ');

const colonne: readonly Colonna<RapportoFinito>[] = [
  { id: 'nominativo', titolo: 'Persona', larghezza: 200 },
  { id: 'desCf', titolo: 'Codice fiscale', larghezza: 180, intera: true, nascosta: true },
  { id: 'fine', titolo: 'Ultimo giorno', tipo: 'data', larghezza: 140 },
  {
    id: 'stato',
    titolo: 'Stato',
    larghezza: 160,
    valore: ({ daFare }) => (daFare === 0 ? 'Completo' : 'Mancano atti'),
    cella: ({ daFare }) =>
      daFare === 0 ? <Stato tipo="success" testo="Completo" /> : <Stato tipo="error" testo="Mancano atti" />,
  },
  { id: 'mancano', titolo: 'Atti che mancano', larghezza: 360, valore: mancanti },
];

/** The engagements that ended in a year, where the school pays the salary, and the acts still to do. */
export const TabellaRapportiFiniti = ({ anno }: { readonly anno: number }) => {
  const query = useRoute(rapportiFinitiRoutes.listRapportiFiniti, { query: { anno } }, { staleTime: 0 });
  return <Letta query={query}>{({ righe, mancano }) => <Tabella anno={anno} righe={righe} mancano={mancano} />}</Letta>;
};

interface Props {
  readonly anno: number;
  readonly righe: readonly RapportoFinito[];
  readonly mancano: number;
}

const Tabella = ({ anno, righe, mancano }: Props) => {
  const elenco = useElencoLocale<RapportoFinito>({
    nome: 'rapporti-finiti',
    righe,
    colonne,
    chiave: ({ uidSubAnagrafe, fine }) => `${uidSubAnagrafe} ${fine}`,
    stato: `rapporti-${anno}`,
  });
  return (
    <SpaceBetween size="l">
      {mancano > 0 && (
        <Alert type="warning">
          {quanti(
            mancano,
            'persona ha finito il rapporto e le mancano',
            'persone hanno finito il rapporto e gli mancano',
          )}{' '}
          degli atti: ognuno si fa da «Fine del rapporto», nella sua scheda in anagrafe.
        </Alert>
      )}
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Rapporti finiti"
        etichetta={({ nominativo }) => nominativo}
        vuoto={{
          titolo: `Nessun rapporto finito nel ${anno}`,
          testo: 'Qui sta chi ha finito nell’anno tutti i servizi e gli incarichi.',
        }}
      />
    </SpaceBetween>
  );
};
