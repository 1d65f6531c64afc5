import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import Tabs from '@cloudscape-design/components/tabs';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { anagrafeRoutes } from '../../../../../shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '../../../../../shared/contracts/anagrafe/persona.ts';
import { nominativo } from '../../../../../shared/domain/persona/nominativo.ts';
import { useRoute } from '../../../api/query.ts';
import { ErroreCaricamento } from '../../../ui/errore-caricamento.tsx';
import { Pagina } from '../../../ui/pagina.tsx';
import { FinestraRegistro } from '../../../ui/registro/registro-modifiche.tsx';
import { useHasRole } from '../../../ui/session.ts';
import { FiscaliPersona } from '../fiscali/fiscali-persona.tsx';
import { schedeDi } from '../percorsi.ts';
import { etichettePersona, righePersona } from './etichette.ts';
import { PersonaForm } from './persona-form.tsx';

/** A person of the registry: the record and the tax data year by year. */
export const SchedaPersona = ({ uid, onTorna }: { readonly uid: string; readonly onTorna: () => void }) => {
  const { data: persona, error, refetch } = useRoute(anagrafeRoutes.getPersona, { params: { uid } });
  if (error)
    return (
      <Pagina titolo="Anagrafe" azioni={<Button onClick={onTorna}>Torna all'elenco</Button>}>
        <ErroreCaricamento
          errore={error}
          onRiprova={() => {
            void refetch();
          }}
        />
      </Pagina>
    );
  if (persona === undefined)
    return (
      <Pagina titolo="Anagrafe">
        <Spinner size="large" />
      </Pagina>
    );
  return (
    <Scheda
      persona={persona}
      onTorna={onTorna}
      onSalvata={() => {
        void refetch();
      }}
    />
  );
};

const Scheda = ({
  persona,
  onTorna,
  onSalvata,
}: {
  readonly persona: Persona;
  readonly onTorna: () => void;
  readonly onSalvata: () => void;
}) => {
  const [registro, setRegistro] = useState(false);
  const vedeRegistro = useHasRole('GESTORE', 'TESTER');
  const naviga = useNavigate();
  const nome = nominativo(persona.desCognome, persona.desNome);
  const schede = schedeDi(persona);
  return (
    <Pagina
      titolo={nome}
      descrizione={`Matricola ${persona.matricola} · progressivo ${persona.prgAnagrafe}${persona.uidPortale === null ? '' : ' · collegata a un utente'}`}
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <Button onClick={onTorna}>Torna all'elenco</Button>
          {vedeRegistro && <Button onClick={() => setRegistro(true)}>Chi l'ha modificata</Button>}
          <ButtonDropdown
            items={schede.map(({ testo }) => ({ id: testo, text: testo }))}
            onItemClick={({ detail }) => {
              void naviga(schede.find(({ testo }) => testo === detail.id)?.percorso ?? '/anagrafe');
            }}
          >
            Altri dati
          </ButtonDropdown>
        </SpaceBetween>
      }
    >
      <Tabs
        ariaLabel={`Scheda di ${nome}`}
        tabs={[
          {
            id: 'dati',
            label: 'Dati anagrafici',
            contentRenderStrategy: 'eager',
            content: <PersonaForm key={persona.versione} persona={persona} onSalvata={onSalvata} onAnnulla={onTorna} />,
          },
          {
            id: 'fiscali',
            label: 'Dati fiscali',
            contentRenderStrategy: 'lazy',
            content: <FiscaliPersona persona={persona} />,
          },
        ]}
      />
      {registro && (
        <FinestraRegistro
          entita="PERSONA"
          uid={persona.uid}
          titolo={nome}
          etichette={etichettePersona}
          righe={righePersona}
          onChiudi={() => setRegistro(false)}
        />
      )}
    </Pagina>
  );
};
