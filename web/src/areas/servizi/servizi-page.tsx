import Button from '@cloudscape-design/components/button';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ElencoPersonale } from '#ui/personale/elenco-personale.tsx';
import { percorsoAttivita, percorsoServizi } from './percorsi.ts';
import { ServiziScuola } from './servizi-scuola.tsx';

/** Who serves today; or, with ?vista=personale, the whole staff, to open the services of one person. */
export const ServiziPage = () => {
  const naviga = useNavigate();
  const [params, setParams] = useSearchParams();
  if (params.get('vista') !== 'personale')
    return <ServiziScuola onPersonale={() => setParams({ vista: 'personale' })} />;
  return (
    <ElencoPersonale
      nome="servizi-personale"
      titolo="Servizi"
      descrizione="Scegliere la persona di cui vedere i servizi"
      onApri={(persona) => {
        void naviga(percorsoServizi(persona));
      }}
      azioni={<Button onClick={() => setParams({})}>Servizi della scuola</Button>}
      azioniRiga={(persona) => [
        {
          testo: 'Servizi',
          onClick: () => {
            void naviga(percorsoServizi(persona));
          },
        },
        {
          testo: 'Attività particolari',
          onClick: () => {
            void naviga(percorsoAttivita(persona));
          },
        },
      ]}
    />
  );
};
