import { useSearchParams } from 'react-router-dom';
import { TracciatoDenuncia } from '#ui/tracciato/tracciato-denuncia.tsx';
import { ElencoListe } from './elenco-liste.tsx';
import { ListaAperta } from './lista-aperta.tsx';

/** The lists of the school, and one open: all of them live under one address. */
export const NoipaPage = () => {
  const [parametri, setParametri] = useSearchParams();
  const uid = parametri.get('lista');
  const apri = (lista: string) => setParametri({ lista });
  const chiudi = () => setParametri({});
  if (parametri.get('vista') === 'tracciato') return <TracciatoDenuncia tipi={['noipa']} onChiudi={chiudi} />;
  return uid === null ? (
    <ElencoListe onApri={apri} onTracciato={() => setParametri({ vista: 'tracciato' })} />
  ) : (
    <ListaAperta key={uid} uid={uid} onApri={apri} onChiudi={chiudi} />
  );
};
