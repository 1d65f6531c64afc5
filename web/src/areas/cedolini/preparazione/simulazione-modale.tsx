import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute } from '#api/query.ts';
import { calcoloRoutes, MASSIMO_SIMULATI, type EsitoSimulato } from '#shared/contracts/cedolini/calcolo.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { StatoCell } from '#ui/celle.tsx';
import { Insiemi } from '#ui/controlli/controlli.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { Finestra } from '#ui/finestra.tsx';
import { esitiCedolino } from '../stati.ts';
import { processoInputDi } from './processo-input.ts';
import type { RigaPreparazione } from './righe-preparazione.ts';

const colonne: readonly Colonna<EsitoSimulato>[] = [
  { id: 'nominativo', titolo: 'Persona', valore: ({ storico }) => `${storico.desCognome} ${storico.desNome}` },
  { id: 'esito', titolo: 'Esito', cella: ({ esito }) => <StatoCell valore={esito} stati={esitiCedolino} /> },
  {
    id: 'lordo',
    titolo: 'Lordo dipendente',
    tipo: 'importo',
    valore: ({ cedolino }) => cedolino?.totali.lordoDipendente,
  },
  { id: 'netto', titolo: 'Netto', tipo: 'importo', valore: ({ cedolino }) => cedolino?.totali.netto },
  { id: 'lordoStato', titolo: 'Lordo Stato', tipo: 'importo', valore: ({ cedolino }) => cedolino?.totali.lordoStato },
  { id: 'motivo', titolo: 'Motivo', valore: ({ anomalie }) => anomalie.map(({ messaggio }) => messaggio).join(' ') },
];

/** Notices about the rules, which are told once on the page of the run. */
const DELLE_REGOLE: ReadonlySet<string> = new Set(['REGOLA_NON_VERIFICATA', 'VALORE_DA_AGGIORNARE']);

/** The notices of each person, those that the run would have. */
const avvisiDi = (cedolini: readonly EsitoSimulato[]) =>
  cedolini.flatMap(({ storico, anomalie, cedolino }) =>
    [...(cedolino === null ? [] : anomalie), ...(cedolino?.avvisi ?? [])]
      .filter(({ codice }) => !DELLE_REGOLE.has(codice))
      .map(({ codice, messaggio }) => ({
        codice,
        messaggio,
        nominativo: `${storico.desCognome} ${storico.desNome}`,
        desCf: storico.desCf,
      })),
  );

/** A dry run of what is being prepared: the same calculation and the same notices, nothing written. */
export const SimulazioneModale = ({
  processo,
  righe,
  onChiudi,
}: {
  readonly processo: Processo;
  readonly righe: readonly RigaPreparazione[];
  readonly onChiudi: () => void;
}) => {
  const dati = processoInputDi(processo);
  const scelte = righe.slice(0, MASSIMO_SIMULATI).map(({ input }) => input);
  const query = useRoute(
    calcoloRoutes.simulaProcesso,
    { body: { processo: dati, cedolini: scelte } },
    { staleTime: 0 },
  );
  const elenco = useElencoLocale({
    nome: 'simulazione',
    righe: query.data?.cedolini ?? [],
    colonne,
    chiave: ({ uidSubAnagrafe }) => uidSubAnagrafe,
  });
  return (
    <Finestra titolo="Simulazione: niente è stato salvato" onChiudi={onChiudi}>
      {(query.isPending || query.error) && <Attesa errore={query.error} onRiprova={query.refetch} />}
      {query.data && (
        <SpaceBetween size="l">
          {righe.length > MASSIMO_SIMULATI && (
            <Box>
              Sono simulate le prime {MASSIMO_SIMULATI} persone su {righe.length}.
            </Box>
          )}
          <ColumnLayout columns={4} variant="text-grid">
            {(
              [
                ['Lordo', query.data.totali.lordo],
                ['Netto', query.data.totali.netto],
                ['Oneri della scuola', query.data.totali.oneri],
                ['Lordo Stato', query.data.totali.lordoStato],
              ] as const
            ).map(([nome, importo]) => (
              <div key={nome}>
                <Box variant="awsui-key-label">{nome}</Box>
                {formatEuro(importo)}
              </div>
            ))}
          </ColumnLayout>
          <Avvisi cedolini={query.data.cedolini} />
          <Elenco
            elenco={elenco}
            titolo="Cedolini simulati"
            variante="embedded"
            etichetta={({ storico }) => `${storico.desCognome} ${storico.desNome}`}
            vuoto={{ titolo: 'Nessun cedolino' }}
          />
        </SpaceBetween>
      )}
    </Finestra>
  );
};

const Avvisi = ({ cedolini }: { readonly cedolini: readonly EsitoSimulato[] }) => {
  const avvisi = avvisiDi(cedolini);
  return avvisi.length === 0 ? null : (
    <Alert type="warning" header="Gli avvisi che il calcolo lascerebbe">
      <Insiemi tutti={avvisi} />
    </Alert>
  );
};
