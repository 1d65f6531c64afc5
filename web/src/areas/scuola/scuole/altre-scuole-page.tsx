import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useNavigate } from 'react-router-dom';
import { scuolaRoutes, type RigaScuola } from '#shared/contracts/scuola/scuola.ts';
import { ConParola } from '#ui/celle.tsx';
import { nomeTipoScuola } from '#ui/codici/parole-codici.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { ElencoGestito } from '#ui/elenco/gestione/elenco-gestito.tsx';
import { useGestione } from '#ui/elenco/gestione/use-gestione.tsx';
import { etichetteScuola as etichette } from '../etichette.ts';
import { ScuolaModale } from './scuola-modale.tsx';

const colonne: readonly Colonna<RigaScuola>[] = [
  { id: 'desScuola', titolo: etichette.desScuola, larghezza: 300 },
  { id: 'codMeccanografico', titolo: etichette.codMeccanografico, larghezza: 200 },
  {
    id: 'codTipoScuola',
    titolo: etichette.codTipoScuola,
    larghezza: 190,
    cella: ({ codTipoScuola }) => (
      <ConParola codice={codTipoScuola ?? ''} parola={nomeTipoScuola(codTipoScuola ?? '')} />
    ),
  },
  { id: 'desComune', titolo: etichette.codComune, larghezza: 200 },
  { id: 'provincia', titolo: etichette.provincia, larghezza: 110 },
  { id: 'flgAttivo', titolo: etichette.flgAttivo, tipo: 'si_no', larghezza: 110 },
];

const nome = ({ desScuola, codMeccanografico }: RigaScuola): string => `la scuola ${codMeccanografico} ${desScuola}`;

/** The other schools the office deals with. */
export const AltreScuolePage = () => {
  const elenco = useElencoRighe({
    nome: 'altre-scuole',
    route: scuolaRoutes.listScuole,
    request: { query: { tipo: 'ALTRA' } },
    colonne,
  });
  const naviga = useNavigate();
  const gestione = useGestione<RigaScuola>({
    entita: 'SCUOLA',
    etichette,
    nome,
    elimina: scuolaRoutes.removeScuola,
    elenco,
  });
  return (
    <ElencoGestito
      elenco={elenco}
      gestione={gestione}
      titolo="Altre scuole"
      descrizione="Le scuole con cui si scambiano personale e dati"
      etichetta={({ desScuola }) => desScuola}
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <Button href="#/scambio/importa/scuole">Importa</Button>
          <Button
            iconName="search"
            onClick={() => {
              void naviga('/tabelle/altreScuole/scuoleItalia');
            }}
          >
            Cerca tra le scuole d&apos;Italia
          </Button>
        </SpaceBetween>
      }
      crea="Nuova scuola"
      vuoto={{ titolo: 'Nessuna scuola', testo: "Si aggiungono a mano, o prendendole dall'elenco nazionale." }}
      finestra={(record, chiudi) => (
        <ScuolaModale tipo="ALTRA" uid={record?.uid} onChiudi={chiudi} onSalvata={elenco.ricarica} />
      )}
    />
  );
};
