import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { type RigaServizio } from '#shared/contracts/servizi/servizio.ts';
import { opzioni } from '#shared/domain/opzioni.ts';
import {
  contrattiDipendente,
  descrizioneContratto,
  type ContrattoDipendente,
} from '#shared/domain/persona/percettore.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRicerca } from '#ui/elenco/fonti/use-elenco-ricerca.ts';
import { useSession } from '#ui/session.ts';
import { colonneServizi } from './colonne-servizi.tsx';
import { percorsoServizi } from './percorsi.ts';

const colonne: readonly Colonna<RigaServizio, 'nominativo' | 'datInizio' | 'datFine'>[] = [
  { id: 'desCognome', titolo: 'Cognome', ordine: 'nominativo', larghezza: 180 },
  { id: 'desNome', titolo: 'Nome', larghezza: 160 },
  ...colonneServizi.map((colonna) => ({
    ...colonna,
    ...(colonna.id === 'codFascia' ? { nascosta: true } : {}),
    ...(colonna.id === 'classe' ? { seLarga: true } : {}),
  })),
];

const TUTTI = { value: '', label: 'Tutti i contratti' };
const contratti = opzioni(contrattiDipendente, descrizioneContratto).map(({ codice, descrizione }) => ({
  value: codice,
  label: descrizione,
}));

/** The services of the whole school: of who is in service today, or of everybody, by contract. */
export const ServiziScuola = ({ onPersonale }: { readonly onPersonale: () => void }) => {
  const { sessione } = useSession();
  const naviga = useNavigate();
  const [contratto, setContratto] = useState<ContrattoDipendente | undefined>(undefined);
  const [oggi, setOggi] = useState(true);
  const elenco = useElencoRicerca({
    nome: 'servizi-scuola',
    route: serviziRoutes.searchServizi,
    criteri: {
      ...(contratto === undefined ? {} : { contratto }),
      ...(oggi ? { dal: sessione.oggi, al: sessione.oggi } : {}),
    },
    colonne,
    ordine: 'nominativo',
    filtri: [
      { campo: 'nominativo', etichetta: 'Cognome e nome' },
      { campo: 'datInizio', etichetta: 'Inizio', tipo: 'data' },
    ],
    testoLibero: 'nominativo',
    unFiltroAllaVolta: true,
  });
  const diChi = ({ uidSubAnagrafe: uid, desCognome, desNome }: RigaServizio) =>
    percorsoServizi({ uid, desCognome, desNome });
  return (
    <Elenco
      elenco={elenco}
      titolo="Servizi della scuola"
      etichetta={({ desCognome, desNome }) => `${desCognome} ${desNome}`}
      onApri={(riga) => void naviga(diChi(riga))}
      azioniRiga={(riga) => [
        { testo: 'Apri il servizio', onClick: () => void naviga(`${diChi(riga)}?servizio=${riga.uid}`) },
      ]}
      azioni={
        <SpaceBetween direction="horizontal" size="s" alignItems="center">
          <Checkbox checked={oggi} onChange={({ detail }) => setOggi(detail.checked)}>
            In servizio oggi
          </Checkbox>
          <Select
            ariaLabel="Contratto"
            selectedOption={contratti.find(({ value }) => value === contratto) ?? TUTTI}
            options={[TUTTI, ...contratti]}
            onChange={({ detail }) =>
              setContratto(contrattiDipendente.find((candidato) => candidato === detail.selectedOption.value))
            }
          />
          <Button href="#/scambio/importa/servizi">Importa</Button>
          <Button onClick={onPersonale}>Tutto il personale</Button>
        </SpaceBetween>
      }
      vuoto={{
        titolo: 'Nessun servizio',
        testo: `${oggi ? 'Oggi nessuno è in servizio' : 'La scuola non ha servizi'}${contratto === undefined ? '' : ' con questo contratto'}. Per inserirne, scegliere la persona da «Tutto il personale».`,
      }}
    />
  );
};
