import Button from '@cloudscape-design/components/button';
import Spinner from '@cloudscape-design/components/spinner';
import { useSearchParams } from 'react-router-dom';
import { useRoute } from '#api/query.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { ErroreCaricamento } from '#ui/errore-caricamento.tsx';
import { useSoggetto } from '#ui/frame.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { IntestazionePersona } from '#ui/personale/intestazione-persona.tsx';
import { DatiPersonali } from '../dati-personali/dati-personali.tsx';
import { FiscaliPersona } from '../fiscali/fiscali-persona.tsx';
import { DiscordanzePersona } from './discordanze-persona.tsx';
import { DocumentiPersona } from './documenti-persona.tsx';
import { FineRapportoPersona } from './fine-rapporto-persona.tsx';
import { ModifichePersona } from './modifiche-persona.tsx';
import { PersonaForm } from './persona-form.tsx';
import { CedoliniPersona } from './scheda-cedolini.tsx';

/** A person of the registry: the record or, with &scheda=…, the tax data year by year, the payslips, what is printed of them, who changed what; and the way to all the rest. */
export const SchedaPersona = ({ uid, onTorna }: { readonly uid: string; readonly onTorna: () => void }) => {
  const { data: persona, error, refetch } = useRoute(anagrafeRoutes.getPersona, { params: { uid } });
  if (error)
    return (
      <Pagina titolo="Anagrafe" azioni={<Button onClick={onTorna}>Torna all'elenco</Button>}>
        <ErroreCaricamento errore={error} onRiprova={refetch} />
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

const NOMI: Readonly<Record<string, string>> = {
  fiscali: 'Dati fiscali',
  cedolini: 'Cedolini',
  documenti: 'Documenti',
  modifiche: 'Modifiche',
  fine: 'Fine del rapporto',
  tocca: 'Che cosa tocca',
  'dati-personali': 'Dati personali',
};

/** The tab that the address names (&scheda=…), the record when it names none. */
const schedaDi = (scheda: string | null): string => NOMI[scheda ?? ''] ?? 'Dati';

const Scheda = ({
  persona,
  onTorna,
  onSalvata,
}: {
  readonly persona: Persona;
  readonly onTorna: () => void;
  readonly onSalvata: () => void;
}) => {
  const [params] = useSearchParams();
  const scheda = params.get('scheda');
  const nome = nominativo(persona.desCognome, persona.desNome);
  useSoggetto(nome);
  return (
    <Pagina
      titolo={nome}
      descrizione={`${persona.desCf} · matricola ${persona.matricola} · progressivo ${persona.prgAnagrafe}${persona.uidPortale === null ? '' : ' · collegata a un utente'}`}
      azioni={<Button onClick={onTorna}>Torna all'elenco</Button>}
    >
      <IntestazionePersona uid={persona.uid} dipendente={nome} attiva={schedaDi(scheda)} />
      {scheda === 'fiscali' && <FiscaliPersona persona={persona} />}
      {scheda === 'cedolini' && <CedoliniPersona uid={persona.uid} nome={nome} />}
      {scheda === 'documenti' && <DocumentiPersona uid={persona.uid} nome={nome} />}
      {scheda === 'tocca' && <DiscordanzePersona uid={persona.uid} nome={nome} />}
      {scheda === 'fine' && <FineRapportoPersona uid={persona.uid} nome={nome} />}
      {scheda === 'modifiche' && <ModifichePersona uid={persona.uid} nome={nome} />}
      {scheda === 'dati-personali' && <DatiPersonali uid={persona.uid} nome={nome} />}
      {schedaDi(scheda) === 'Dati' && (
        <PersonaForm key={persona.versione} persona={persona} onSalvata={onSalvata} onAnnulla={onTorna} />
      )}
    </Pagina>
  );
};
