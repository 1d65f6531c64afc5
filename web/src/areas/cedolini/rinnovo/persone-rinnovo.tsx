import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMemo } from 'react';
import type { ArretratiPersona } from '#shared/contracts/cedolini/rinnovo/rinnovo.ts';
import { printDifferenzeRinnovo } from '#shared/contracts/cedolini/stampe/rinnovo/differenze-rinnovo.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { AzioniStampa } from '#ui/stampa/azioni-stampa.tsx';
import { useStampa } from '#ui/stampa/use-stampa.ts';
import { righeArretrati, type RigaArretrati } from './righe-rinnovo.ts';
import { useArretrati } from './use-arretrati.ts';

const colonne: readonly Colonna<RigaArretrati>[] = [
  { id: 'persona', titolo: 'Persona', larghezza: 220 },
  { id: 'desCf', titolo: 'Codice fiscale', larghezza: 180, intera: true, nascosta: true },
  { id: 'cosa', titolo: 'Anni, voce', larghezza: 220 },
  { id: 'dal', titolo: 'Dal', tipo: 'data', larghezza: 120, nascosta: true },
  { id: 'al', titolo: 'Al', tipo: 'data', larghezza: 120, nascosta: true },
  { id: 'prima', titolo: 'Pagato allora', tipo: 'importo', larghezza: 140 },
  { id: 'dopo', titolo: 'Col rinnovo', tipo: 'importo', larghezza: 140 },
  { id: 'differenza', titolo: 'Differenza', tipo: 'importo', larghezza: 130 },
  { id: 'pagato', titolo: 'Arretrati pagati', tipo: 'importo', larghezza: 150, seLarga: true },
  { id: 'resta', titolo: 'Resta', tipo: 'importo', larghezza: 130 },
  { id: 'nota', titolo: 'Nota', larghezza: 320, cella: ({ nota }) => <Box variant="small">{nota}</Box> },
];

const NESSUNO: readonly ArretratiPersona[] = [];

interface Props {
  readonly noto: string;
  /** Makes the run of the people ticked, or of all; null where nothing is paid here. */
  readonly onCrea: ((uids: readonly ArretratiPersona['uidSubAnagrafe'][]) => void) | null;
  readonly crea: string;
}

/** The people a renewal touches, each opened to the lines of its months: before, after, the difference. */
export const PersoneRinnovo = ({ noto, onCrea, crea }: Props) => {
  const { query, letti } = useArretrati(noto);
  const { print, inCorso } = useStampa(printDifferenzeRinnovo);
  const persone = query.data ?? NESSUNO;
  const righe = useMemo(() => righeArretrati(persone), [persone]);
  const daPagare = righe.filter((riga) => riga.daPagare).map(({ uidSubAnagrafe }) => uidSubAnagrafe);
  const elenco = useElencoLocale<RigaArretrati>({
    nome: 'arretrati-rinnovo',
    righe,
    colonne,
    chiave: ({ chiave }) => chiave,
    ordine: 'persona',
    stato: noto,
  });
  return (
    <SpaceBetween size="l">
      {query.isFetching && letti.tutti > 0 && (
        <ProgressBar
          label="Cedolini ricalcolati con le nuove tabelle"
          value={(100 * letti.fatti) / letti.tutti}
          additionalInfo={`${letti.fatti} persone di ${letti.tutti}`}
        />
      )}
      <Elenco
        elenco={{
          ...elenco,
          tutte: righe.flatMap((riga) => [riga, ...riga.righe]),
          caricamento: elenco.caricamento || query.isPending,
          errore: query.error,
          ricarica: () => void query.refetch(),
        }}
        variante="container"
        titolo="Persone"
        etichetta={({ persona, cosa, righe: sue }) => (sue.length > 0 ? persona : `${persona}, ${cosa}`)}
        figlie={({ righe: sue }) => sue}
        azioni={
          <SpaceBetween direction="horizontal" size="xs">
            {righe.length > 0 && <AzioniStampa inCorso={inCorso} onStampa={(formato) => print({ noto, formato })} />}
            {onCrea !== null && (
              <Button
                variant="primary"
                disabled={daPagare.length === 0}
                disabledReason="Non resta niente da pagare"
                onClick={() => onCrea(daPagare)}
              >
                {crea}
              </Button>
            )}
          </SpaceBetween>
        }
        vuoto={{
          titolo: 'Nessuna differenza',
          testo: 'Nessuno è stato pagato con le tabelle di prima nei mesi del rinnovo.',
        }}
      />
    </SpaceBetween>
  );
};
