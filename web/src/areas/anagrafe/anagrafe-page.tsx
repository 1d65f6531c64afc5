import { useSearchParams } from 'react-router-dom';
import { ElencoPersone } from './persona/elenco-persone.tsx';
import { NuovaPersona } from './persona/nuova-persona.tsx';
import { SchedaPersona } from './persona/scheda-persona.tsx';

const NUOVA = 'nuova';

/** The registry: the list, or in its place the person that the address names (?persona=…). */
export const AnagrafePage = () => {
  const [params, setParams] = useSearchParams();
  const persona = params.get('persona');
  const apri = (uid: string) => setParams({ persona: uid });
  const torna = () => setParams({});
  if (persona === null) return <ElencoPersone onApri={apri} onNuova={() => apri(NUOVA)} />;
  if (persona === NUOVA)
    return <NuovaPersona onCreata={({ uid }) => setParams({ persona: uid }, { replace: true })} onAnnulla={torna} />;
  return <SchedaPersona key={persona} uid={persona} onTorna={torna} />;
};
