import Button from '@cloudscape-design/components/button';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ElencoPersonale } from '../../ui/elenco-personale.tsx';
import { percorsoAttivita, percorsoServizi } from './percorsi.ts';
import { ServiziScuola } from './servizi-scuola.tsx';

/** The staff, to open the services of one person; or, with ?vista=scuola, the services of everybody. */
export const ServiziPage = () => {
  const naviga = useNavigate();
  const [params, setParams] = useSearchParams();
  if (params.get('vista') === 'scuola') return <ServiziScuola onTorna={() => setParams({})} />;
  return (
    <ElencoPersonale
      nome="servizi-personale"
      titolo="Servizi"
      descrizione="Scegliere la persona di cui vedere i servizi"
      onApri={(persona) => {
        void naviga(percorsoServizi(persona));
      }}
      azioni={<Button onClick={() => setParams({ vista: 'scuola' })}>Servizi della scuola</Button>}
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
