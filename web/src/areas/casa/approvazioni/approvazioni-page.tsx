import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute, useWrite } from '#api/query.ts';
import { approvazioniRoutes, type Approvazione } from '#shared/contracts/casa/approvazioni.ts';
import { descrizioneApprovazione } from '#shared/domain/approvazione.ts';
import { StatoCell } from '#ui/celle.tsx';
import { useConferma } from '#ui/conferma.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { formatIstante } from '#ui/formati.ts';
import { Pagina } from '#ui/pagina.tsx';
import { useHasRole } from '#ui/session.ts';
import { FattiRichiesta } from './fatti-richiesta.tsx';
import { OpzioniApprovazioneForm } from './opzioni-approvazione.tsx';

const stati = {
  IN_ATTESA: { tipo: 'pending', testo: 'In attesa' },
  APPROVATA: { tipo: 'success', testo: "Approvata: chi l'ha chiesta può procedere" },
  RIFIUTATA: { tipo: 'error', testo: 'Rifiutata' },
  ESEGUITA: { tipo: 'success', testo: 'Fatta' },
} as const;

const colonne: readonly Colonna<Approvazione>[] = [
  { id: 'descrizione', titolo: 'Che cosa' },
  { id: 'tipo', titolo: 'Tipo', valore: ({ tipo }) => descrizioneApprovazione[tipo], nascosta: true },
  {
    id: 'chiestaDa',
    titolo: 'Chiesta da',
    larghezza: 220,
    valore: ({ chiestaDa, chiestaIl }) => `${chiestaDa}, ${formatIstante(chiestaIl)}`,
  },
  {
    id: 'stato',
    titolo: 'Stato',
    larghezza: 200,
    valore: ({ stato }) => stati[stato].testo,
    cella: ({ stato }) => <StatoCell valore={stato} stati={stati} />,
  },
  {
    id: 'decisaDa',
    titolo: 'Decisa da',
    larghezza: 220,
    valore: ({ decisaDa, decisaIl }) => (decisaIl === null ? '' : `${decisaDa}, ${formatIstante(decisaIl)}`),
  },
];

/** What waits for a second person, and what the school wants two for. */
export const ApprovazioniPage = () => {
  const { data, error, refetch } = useRoute(approvazioniRoutes.listApprovazioni, { body: {} }, { staleTime: 0 });
  const sceglie = useHasRole('GESTORE', 'PRESIDE');
  return (
    <Pagina titolo="Approvazioni" descrizione="Quello che la scuola vuole fatto da due persone">
      {error || !data ? (
        <Attesa errore={error} onRiprova={refetch} />
      ) : (
        <SpaceBetween size="l">
          <Alert type="info">
            Finché non è approvata, una richiesta non cambia niente. Chi l'ha chiesta non può approvarla; dopo
            l'approvazione ripete l'operazione e questa volta passa.
          </Alert>
          <Richieste richieste={data.richieste} />
          {sceglie && <OpzioniApprovazioneForm key={data.opzioni.versione} opzioni={data.opzioni} />}
        </SpaceBetween>
      )}
    </Pagina>
  );
};

const Richieste = ({ richieste }: { readonly richieste: readonly Approvazione[] }) => {
  const decidi = useWrite(approvazioniRoutes.decideApprovazione, [approvazioniRoutes.listApprovazioni]);
  const conferma = useConferma();
  const elenco = useElencoLocale({
    nome: 'approvazioni',
    righe: richieste,
    colonne,
    chiave: ({ uid }) => uid,
    ordine: '',
  });
  const chiedi = ({ uid, descrizione, chiestaDa, fatti }: Approvazione, esito: 'APPROVATA' | 'RIFIUTATA') =>
    conferma({
      titolo: esito === 'APPROVATA' ? 'Approvare?' : 'Rifiutare?',
      azione: esito === 'APPROVATA' ? 'Approva' : 'Rifiuta',
      testo: (
        <SpaceBetween size="s">
          <span>
            {descrizione}. Chiesta da {chiestaDa}.
          </span>
          {fatti !== undefined && <FattiRichiesta fatti={fatti} />}
        </SpaceBetween>
      ),
      esegui: () => decidi.mutateAsync({ body: { uid, esito, motivo: '' } }),
    });
  return (
    <Elenco
      elenco={elenco}
      titolo="Richieste"
      variante="container"
      etichetta={({ descrizione }) => descrizione}
      azioniRiga={(riga) =>
        riga.stato === 'IN_ATTESA'
          ? [
              { testo: 'Approva', onClick: () => chiedi(riga, 'APPROVATA') },
              { testo: 'Rifiuta', onClick: () => chiedi(riga, 'RIFIUTATA') },
            ]
          : []
      }
      vuoto={{
        titolo: 'Nessuna richiesta',
        testo:
          'Compaiono qui quando la scuola vuole due persone per contabilizzare, inviare, pagare con un mandato o cambiare un IBAN.',
      }}
    />
  );
};
