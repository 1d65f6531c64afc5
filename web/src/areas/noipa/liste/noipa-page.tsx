import { useSearchParams } from 'react-router-dom';
import { ElencoListe } from './elenco-liste.tsx';
import { ListaAperta } from './lista-aperta.tsx';

/** The lists of the school, and one open: all of them live under one address. */
export const NoipaPage = () => {
  const [parametri, setParametri] = useSearchParams();
  const uid = parametri.get('lista');
  const apri = (lista: string) => setParametri({ lista });
  return uid === null ? (
    <ElencoListe onApri={apri} />
  ) : (
    <ListaAperta key={uid} uid={uid} onApri={apri} onChiudi={() => setParametri({})} />
  );
};
