import Box from '@cloudscape-design/components/box';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { portaleRoutes, type ConfrontoPortale, type LetturaPortale } from '#shared/contracts/noipa/portale.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { LetturaModale } from './lettura-modale.tsx';

const colonne: readonly Colonna<ConfrontoPortale>[] = [
  { id: 'chiave', titolo: 'Codice', larghezza: 180, intera: true },
  { id: 'descrizione', titolo: 'Descrizione' },
  { id: 'portale', titolo: 'Sul portale', tipo: 'importo', larghezza: 150 },
  { id: 'nostra', titolo: 'Della scuola', tipo: 'importo', larghezza: 150 },
  {
    id: 'differenza',
    titolo: 'Differenza',
    tipo: 'importo',
    larghezza: 150,
    cella: ({ differenza }) => (
      <Box color={(differenza ?? 0) === 0 ? 'inherit' : 'text-status-error'} textAlign="right">
        {differenza === null ? '–' : formatEuro(differenza)}
      </Box>
    ),
  },
];

/** What the portal says is left of each code, as somebody read it, beside what the school reckons. */
export const PortaleNoipa = ({ anno }: { readonly anno: number }) => {
  const query = useRoute(portaleRoutes.getLetturaPortale, { query: { anno } }, { staleTime: 0 });
  if (query.isPending || query.error) return <Attesa errore={query.error} onRiprova={query.refetch} />;
  return <Confronto anno={anno} lettura={query.data} />;
};

const Confronto = ({ anno, lettura }: { readonly anno: number; readonly lettura: LetturaPortale }) => {
  const [aperta, setAperta] = useState(false);
  const { data, righe } = lettura;
  const locale = useElencoLocale({
    nome: 'portale-noipa',
    righe,
    colonne,
    chiave: ({ chiave }) => chiave,
    stato: String(anno),
  });
  const elenco = { ...locale, route: portaleRoutes.getLetturaPortale, richiesta: { query: { anno } } };
  return (
    <>
      <Elenco
        elenco={elenco}
        variante="container"
        titolo={`Portale e scuola ${anno}`}
        descrizione={
          data === null
            ? 'Nessuno ha ancora scritto che cosa dice il portale. Della scuola: assegnato meno inviato, a oggi'
            : `Letto il ${formatGiorno(data)}. Della scuola: assegnato meno inviato, a quel giorno`
        }
        etichetta={({ chiave }) => chiave}
        {...(righe.length === 0
          ? {}
          : { crea: { testo: 'Scrivi che cosa dice il portale', onClick: () => setAperta(true) } })}
        vuoto={{ titolo: 'Nessun codice', testo: 'Aggiungere i codici in «Piani e capitoli».' }}
      />
      {aperta && <LetturaModale anno={anno} lettura={lettura} onChiudi={() => setAperta(false)} />}
    </>
  );
};
