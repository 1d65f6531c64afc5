import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { calendariRoutes, descrizioneTipoFestivita, type Festivita } from '#shared/contracts/scuola/calendari.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { annoScolasticoDi, nomeAnnoScolastico, TUTTI_GLI_ANNI } from '#shared/domain/tempo/anno-scolastico.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { ElencoGestito } from '#ui/elenco/gestione/elenco-gestito.tsx';
import { useGestione } from '#ui/elenco/gestione/use-gestione.tsx';
import { PreparaFestivita } from '#ui/festivita/prepara-festivita.tsx';
import { SceltaAnno } from '#ui/scelte/scelta-anno-scolastico.tsx';
import { useHasRole, useSession } from '#ui/session.ts';
import { etichetteFestivita as etichette, FestivitaModale } from './festivita-modale.tsx';

const nome = ({ descrizione, datInizio }: Festivita): string => `${descrizione} del ${formatGiorno(datInizio)}`;

/** The holidays and closures of a school year. */
export const FestivitaPage = () => {
  const { sessione } = useSession();
  const [anno, setAnno] = useState(annoScolasticoDi(sessione.oggi).numAnno);
  const [duplica, setDuplica] = useState(false);
  const puoDuplicare = useHasRole('GESTORE', 'TESTER');
  const { data: sedi = [] } = useRoute(scuolaRoutes.listSedi, {});
  const colonne: readonly Colonna<Festivita>[] = [
    { id: 'datInizio', titolo: etichette.datInizio, tipo: 'data', larghezza: 130 },
    { id: 'datFine', titolo: etichette.datFine, tipo: 'data', larghezza: 130 },
    { id: 'descrizione', titolo: etichette.descrizione, larghezza: 260 },
    { id: 'tipo', titolo: etichette.tipo, valore: ({ tipo }) => descrizioneTipoFestivita[tipo], larghezza: 200 },
    {
      id: 'numAnno',
      titolo: etichette.numAnno,
      valore: ({ numAnno }) => nomeAnnoScolastico(numAnno),
      larghezza: 150,
      nascosta: true,
    },
    {
      id: 'sedi',
      titolo: etichette.sedi,
      valore: (festivita) =>
        festivita.sedi.length === 0
          ? 'Tutte'
          : festivita.sedi.map((cercata) => sedi.find(({ uid }) => uid === cercata)?.desScuola ?? '').join(', '),
    },
  ];
  const elenco = useElencoRighe({
    nome: 'festivita',
    route: calendariRoutes.listFestivita,
    request: { query: { anno } },
    colonne,
  });
  const gestione = useGestione<Festivita>({
    entita: 'FESTIVITA',
    etichette,
    nome,
    elimina: calendariRoutes.removeFestivita,
    elenco,
  });
  return (
    <ElencoGestito
      elenco={elenco}
      gestione={gestione}
      titolo="Festività e chiusure"
      descrizione="Giorni festivi per legge, santo patrono, chiusure deliberate"
      etichetta={nome}
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <SceltaAnno valore={anno} onCambia={setAnno} />
          {puoDuplicare && (
            <Button disabled={anno === TUTTI_GLI_ANNI.numAnno} onClick={() => setDuplica(true)}>
              Prepara l&apos;anno
            </Button>
          )}
        </SpaceBetween>
      }
      crea="Nuova festività"
      vuoto={{
        titolo: 'Nessuna festività',
        testo:
          "Con Prepara l'anno si aggiungono in una volta le festività di legge, il santo patrono e le chiusure dell'anno prima.",
      }}
      finestra={(record, chiudi) => (
        <FestivitaModale festivita={record} anno={anno} sedi={sedi} onChiudi={chiudi} onSalvata={elenco.ricarica} />
      )}
    >
      {duplica && <PreparaFestivita anno={anno} onChiudi={() => setDuplica(false)} onFatta={elenco.ricarica} />}
    </ElencoGestito>
  );
};
