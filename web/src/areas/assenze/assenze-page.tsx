import { useNavigate } from 'react-router-dom';
import { nominativo } from '../../../../shared/domain/nominativo.ts';
import { ElencoPersonale } from '../../ui/elenco-personale.tsx';
import { percorsoAssenze, percorsoTipoAssenza } from './percorsi.ts';
import type { RigaPersona } from '../../../../shared/contracts/persona.ts';

const nomeDi = ({ desCognome, desNome }: RigaPersona): string => nominativo(desCognome, desNome);

/** The staff, to open the absences of one person. */
export const AssenzePage = () => {
  const naviga = useNavigate();
  const apri = (persona: RigaPersona) => { void naviga(percorsoAssenze(persona.uid, nomeDi(persona))); };
  return (
    <ElencoPersonale
      nome="assenze-personale" titolo="Assenze" descrizione="Scegliere la persona di cui vedere le assenze" onApri={apri}
      azioniRiga={(persona) => [
        { testo: 'Assenze', onClick: () => apri(persona) },
        { testo: 'Nuova assenza', onClick: () => { void naviga(percorsoTipoAssenza(persona.uid, nomeDi(persona))); } },
      ]}
    />
  );
};
