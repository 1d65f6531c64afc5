import Button from '@cloudscape-design/components/button';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { RigaPersona } from '#shared/contracts/anagrafe/persona.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { ElencoPersonale } from '#ui/personale/elenco-personale.tsx';
import { AssenzeScuola } from './assenze-scuola.tsx';
import { percorsoAssenze, percorsoTipoAssenza } from './percorsi.ts';

const nomeDi = ({ desCognome, desNome }: RigaPersona): string => nominativo(desCognome, desNome);

/** Who is absent today; or, with ?vista=personale, the whole staff, to open the absences of one person. */
export const AssenzePage = () => {
  const naviga = useNavigate();
  const [params, setParams] = useSearchParams();
  const apri = (persona: RigaPersona) => {
    void naviga(percorsoAssenze(persona.uid, nomeDi(persona)));
  };
  if (params.get('vista') !== 'personale')
    return <AssenzeScuola onPersonale={() => setParams({ vista: 'personale' })} />;
  return (
    <ElencoPersonale
      nome="assenze-personale"
      titolo="Assenze"
      descrizione="Scegliere la persona di cui vedere le assenze"
      onApri={apri}
      azioni={<Button onClick={() => setParams({})}>Chi è assente</Button>}
      azioniRiga={(persona) => [
        { testo: 'Assenze', onClick: () => apri(persona) },
        {
          testo: 'Nuova assenza',
          onClick: () => {
            void naviga(percorsoTipoAssenza(persona.uid, nomeDi(persona)));
          },
        },
      ]}
    />
  );
};
