import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute } from '#api/query.ts';
import { dotazioneRoutes, type Disponibilita } from '#shared/contracts/noipa/dotazione.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { usatoDi } from '#ui/personale/usato.ts';

const colonne: readonly Colonna<Disponibilita>[] = [
  { id: 'chiave', titolo: 'Codice', larghezza: 180, intera: true },
  { id: 'descrizione', titolo: 'Descrizione' },
  { id: 'assegnato', titolo: 'Assegnato', tipo: 'importo', larghezza: 130 },
  { id: 'daInviare', titolo: 'Da inviare', tipo: 'importo', larghezza: 130 },
  { id: 'inviato', titolo: 'Inviato', tipo: 'importo', larghezza: 130 },
  {
    id: 'residuo',
    titolo: 'Residuo',
    tipo: 'importo',
    larghezza: 130,
    cella: ({ residuo }) => (
      <Box color={residuo < 0 ? 'text-status-error' : 'inherit'} textAlign="right">
        {formatEuro(residuo)}
      </Box>
    ),
  },
  {
    id: 'usato',
    titolo: 'Usato',
    larghezza: 180,
    intera: true,
    valore: (riga) => usatoDi(riga),
    cella: (riga) => (
      <ProgressBar
        ariaLabel={`Usato di ${riga.chiave}`}
        value={usatoDi(riga)}
        status={riga.residuo < 0 ? 'error' : 'in-progress'}
        {...(riga.residuo < 0 ? { resultText: 'Oltre l’assegnato' } : {})}
      />
    ),
  },
];

/** The money of each code of a year. */
export const DisponibilitaCodici = ({ anno }: { readonly anno: number }) => {
  const query = useRoute(dotazioneRoutes.listDisponibilita, { query: { anno } }, { staleTime: 0 });
  if (query.isPending || query.error) return <Attesa errore={query.error} onRiprova={query.refetch} />;
  return <Codici anno={anno} righe={query.data} />;
};

const Codici = ({ anno, righe }: { readonly anno: number; readonly righe: readonly Disponibilita[] }) => {
  const locale = useElencoLocale({
    nome: 'dotazione-noipa',
    righe,
    colonne,
    chiave: ({ chiave }) => chiave,
    stato: String(anno),
  });
  const elenco = { ...locale, route: dotazioneRoutes.listDisponibilita, richiesta: { query: { anno } } };
  const oltre = righe.filter(({ residuo }) => residuo < 0);
  return (
    <SpaceBetween size="l">
      {oltre.length > 0 && (
        <Alert type="warning" header="Oltre l’assegnato">
          {oltre.map(({ chiave, residuo }) => `${chiave}: mancano ${formatEuro(-residuo)}`).join('; ')}.
        </Alert>
      )}
      <Elenco
        elenco={elenco}
        variante="container"
        titolo={`Disponibilità ${anno}`}
        descrizione={`Residuo ${formatEuro(somma(righe.map(({ residuo }) => residuo)))} su ${formatEuro(somma(righe.map(({ assegnato }) => assegnato)))} assegnati`}
        etichetta={({ chiave }) => chiave}
        vuoto={{
          titolo: 'Nessun codice',
          testo: 'Aggiungere i codici in «Piani e capitoli», poi le somme assegnate in «Entrate».',
        }}
      />
    </SpaceBetween>
  );
};
