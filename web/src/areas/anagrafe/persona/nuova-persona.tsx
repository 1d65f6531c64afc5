import { useRoute } from '#api/query.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { Pagina } from '#ui/pagina.tsx';
import { PersonaForm } from './persona-form.tsx';

/** The record of a person who is not in the registry yet. */
export const NuovaPersona = ({
  onCreata,
  onAnnulla,
}: {
  readonly onCreata: (persona: Persona) => void;
  readonly onAnnulla: () => void;
}) => {
  const { data } = useRoute(anagrafeRoutes.nextMatricola, {}, { staleTime: 0 });
  return (
    <Pagina
      titolo="Nuova persona"
      descrizione={data ? `Avrà la matricola ${data.matricola}` : 'La matricola è assegnata al salvataggio'}
    >
      <PersonaForm onSalvata={onCreata} onAnnulla={onAnnulla} />
    </Pagina>
  );
};
