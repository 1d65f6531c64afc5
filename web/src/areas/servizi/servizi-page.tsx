import { useNavigate } from 'react-router-dom';
import { ElencoPersonale } from '../../ui/elenco-personale.tsx';
import { percorsoAttivita, percorsoServizi } from './percorsi.ts';

/** The staff, to open the services of one person. */
export const ServiziPage = () => {
  const naviga = useNavigate();
  return (
    <ElencoPersonale
      nome="servizi-personale" titolo="Servizi" descrizione="Scegliere la persona di cui vedere i servizi" onApri={(persona) => { void naviga(percorsoServizi(persona)); }}
      azioniRiga={(persona) => [
        { testo: 'Servizi', onClick: () => { void naviga(percorsoServizi(persona)); } },
        { testo: 'Attività particolari', onClick: () => { void naviga(percorsoAttivita(persona)); } },
      ]}
    />
  );
};
