import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { riscontroRoutes, type ConfrontoAnnuale, type Riscontro } from '#shared/contracts/denunce/riscontro.ts';
import { printRiscontro } from '#shared/contracts/denunce/stampe/riscontro.ts';
import {
  descrizioneConfronto,
  esitoAnno,
  esitoConfronto,
  isInParteDaInviare,
  nomeConfronto,
  type ConfrontoRiscontro,
} from '#shared/domain/denunce/riscontro.ts';
import { somma } from '#shared/money/centesimi.ts';
import { Stato } from '#ui/celle.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { AzioniStampa } from '#ui/stampa/azioni-stampa.tsx';
import { useStampa } from '#ui/stampa/use-stampa.ts';
import { Letta } from '../parti/letta.tsx';
import { CelleRiscontro } from './celle-riscontro.tsx';
import { NienteDaConfrontare } from './niente-da-confrontare.tsx';

const tipoDi = (diverse: number, daInviare: boolean): 'success' | 'info' | 'warning' => {
  if (diverse > 0) return 'warning';
  return daInviare ? 'info' : 'success';
};

const colonne: readonly Colonna<ConfrontoAnnuale>[] = [
  {
    id: 'confronto',
    titolo: 'Confronto',
    larghezza: 210,
    valore: ({ confronto }) => nomeConfronto[confronto],
    parole: nomeConfronto,
  },
  {
    id: 'esito',
    titolo: 'Esito',
    larghezza: 190,
    intera: true,
    valore: esitoConfronto,
    cella: (uno) => <Stato tipo={tipoDi(uno.diverse, isInParteDaInviare(uno))} testo={esitoConfronto(uno)} />,
  },
  { id: 'atteso', titolo: 'Primo lato', tipo: 'importo', larghezza: 140 },
  { id: 'trovato', titolo: 'Secondo lato', tipo: 'importo', larghezza: 140 },
  {
    id: 'riconciliato',
    titolo: 'Riconciliato',
    tipo: 'importo',
    larghezza: 130,
    valore: ({ riconciliazioni }) => somma(riconciliazioni.map(({ importo }) => importo)),
  },
  { id: 'celle', titolo: 'Somme', tipo: 'intero', larghezza: 90 },
  {
    id: 'che',
    titolo: 'Che cosa confronta',
    nascosta: true,
    valore: ({ confronto }) => descrizioneConfronto[confronto],
  },
];

/** The closing of a year to the cent: its comparisons, the sums of the one that is chosen, its print for the auditors. */
export const RiscontroAnnuale = ({ anno }: { readonly anno: number }) => {
  const query = useRoute(riscontroRoutes.getRiscontro, { query: { anno } }, { staleTime: 0 });
  return (
    <Letta query={query}>
      {(riscontro) =>
        riscontro.confronti.length === 0 ? <NienteDaConfrontare anno={anno} /> : <Confronti riscontro={riscontro} />
      }
    </Letta>
  );
};

const Confronti = ({ riscontro: { anno, confronti, celle, diverse } }: { readonly riscontro: Riscontro }) => {
  const { print, inCorso } = useStampa(printRiscontro);
  const [scelto, setScelto] = useState<ConfrontoRiscontro | null>(null);
  const elenco = useElencoLocale<ConfrontoAnnuale>({
    nome: 'riscontro-confronti',
    righe: confronti,
    colonne,
    chiave: ({ confronto }) => confronto,
    stato: String(anno),
  });
  const aperto = scelto ?? confronti.find((uno) => uno.diverse > 0)?.confronto ?? confronti[0]?.confronto;
  return (
    <SpaceBetween size="l">
      <Alert
        type={tipoDi(diverse, confronti.some(isInParteDaInviare))}
        action={<AzioniStampa inCorso={inCorso} onStampa={(formato) => print({ anno, formato })} />}
      >
        {esitoAnno(anno, confronti)} La stampa è il riscontro annuale per i revisori, da firmare e mettere a verbale.
      </Alert>
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Confronti dell’anno"
        etichetta={({ confronto }) => nomeConfronto[confronto]}
        onApri={({ confronto }) => setScelto(confronto)}
        vuoto={{ titolo: `Niente da riscontrare nel ${anno}`, testo: 'Entrano le elaborazioni contabilizzate.' }}
      />
      {aperto !== undefined && (
        <CelleRiscontro
          key={aperto}
          anno={anno}
          confronto={aperto}
          celle={celle.filter(({ confronto }) => confronto === aperto)}
        />
      )}
    </SpaceBetween>
  );
};
