import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { restituzioniRoutes, type RestituzioneElencata } from '#shared/contracts/anagrafe/restituzione.ts';
import { descrizionePercettore } from '#shared/domain/persona/percettore.ts';
import { descrizioneModo } from '#shared/domain/persona/restituzione.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { useGestione } from '#ui/elenco/gestione/use-gestione.tsx';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { SceltaAnnoDal } from '#ui/scelte/scelta-anno.tsx';
import { useSession } from '#ui/session.ts';
import { DenunceModale } from './denunce-modale.tsx';
import { etichetteRestituzione as etichette } from './etichette.ts';
import { RestituzioneModale } from './restituzione-modale.tsx';

const colonne: readonly Colonna<RestituzioneElencata>[] = [
  { id: 'desNominativo', titolo: etichette.uidSubAnagrafe, larghezza: 230 },
  { id: 'datRestituzione', titolo: etichette.datRestituzione, tipo: 'data', larghezza: 130 },
  { id: 'desCausale', titolo: etichette.desCausale, larghezza: 220 },
  { id: 'numAnno', titolo: etichette.numAnno, larghezza: 110, seLarga: true },
  { id: 'modo', titolo: etichette.modo, valore: ({ modo }) => descrizioneModo[modo], larghezza: 200, seLarga: true },
  { id: 'numLordo', titolo: etichette.numLordo, tipo: 'importo', somma: true, larghezza: 150 },
  { id: 'numImporto', titolo: 'Importo restituito', tipo: 'importo', somma: true, larghezza: 160 },
  { id: 'numCredito', titolo: 'Credito della scuola', tipo: 'importo', somma: true, larghezza: 170 },
  {
    id: 'percettore',
    titolo: etichette.percettore,
    valore: ({ percettore }) => descrizionePercettore[percettore],
    nascosta: true,
  },
  { id: 'numIrpef', titolo: etichette.numIrpef, tipo: 'importo', nascosta: true },
  { id: 'numContributi', titolo: etichette.numContributi, tipo: 'importo', nascosta: true },
  { id: 'desCf', titolo: 'Codice fiscale', nascosta: true },
];

const PRIMO_ANNO = 2023;
const NESSUNA: readonly RestituzioneElencata[] = [];
const nomeDi = ({ desNominativo, datRestituzione }: RestituzioneElencata): string =>
  `${desNominativo}, ${formatGiorno(datRestituzione)}`;

/** The restitutions of a year: sums paid and not due that came back. */
export const RestituzioniPage = () => {
  const annoCorrente = Number(useSession().sessione.oggi.slice(0, 4));
  const [anno, setAnno] = useState(annoCorrente);
  const [toccate, setToccate] = useState<RestituzioneElencata['uid'] | null>(null);
  const query = useRoute(restituzioniRoutes.listRestituzioni, { body: { criteria: { anno } } });
  const righe = query.data ?? NESSUNA;
  const elenco = useElencoLocale({ nome: 'restituzioni', righe, colonne, chiave: ({ uid }) => uid });
  const gestione = useGestione<RestituzioneElencata>({
    entita: 'RESTITUZIONE',
    etichette,
    nome: (restituzione) => `la restituzione di ${nomeDi(restituzione)}`,
    elimina: restituzioniRoutes.removeRestituzione,
    stale: [restituzioniRoutes.listRestituzioni],
  });
  if (query.data === undefined)
    return (
      <Pagina titolo="Restituzioni">
        <Attesa errore={query.error} onRiprova={query.refetch} />
      </Pagina>
    );
  return (
    <SpaceBetween size="m">
      <Elenco
        elenco={elenco}
        titolo={`Restituzioni del ${anno}`}
        descrizione="Somme pagate e non dovute che la persona ha ridato alla scuola, per anno in cui sono rientrate"
        azioni={<SceltaAnnoDal dal={PRIMO_ANNO} anno={anno} onCambia={setAnno} />}
        etichetta={nomeDi}
        onApri={gestione.modifica}
        crea={{ testo: 'Nuova restituzione', onClick: gestione.nuovo }}
        azioniRiga={(riga) =>
          gestione.azioni(riga, [{ testo: 'Denunce già inviate', onClick: () => setToccate(riga.uid) }])
        }
        vuoto={{
          titolo: 'Nessuna restituzione',
          testo: 'Chi è stato pagato più del dovuto può ridare la somma, anche se la scuola non lo paga più.',
        }}
      />
      {gestione.aperto && (
        <RestituzioneModale
          anno={annoCorrente}
          restituzione={gestione.record}
          onChiudi={gestione.chiudi}
          onScritta={(uid) => {
            gestione.chiudi();
            setToccate(uid);
          }}
        />
      )}
      {toccate !== null && <DenunceModale uid={toccate} onChiudi={() => setToccate(null)} />}
      {gestione.registro}
    </SpaceBetween>
  );
};
