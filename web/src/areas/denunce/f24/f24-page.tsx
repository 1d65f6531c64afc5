import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Mese } from '#shared/domain/tempo/mese.ts';
import { TracciatoDenuncia } from '#ui/tracciato/tracciato-denuncia.tsx';
import { VerificaFile } from '../verifica/verifica-file.tsx';
import { ElencoF24 } from './elenco-f24.tsx';
import { F24Aperto } from './f24-aperto.tsx';
import { NuovoF24 } from './nuovo-f24.tsx';

/** The F24 of the school: the list, the making of one, one open. All of them live under one address. */
export const F24Page = () => {
  const [parametri, setParametri] = useSearchParams();
  const [mese, setMese] = useState<Mese>();
  const uid = parametri.get('f24');
  const chiudi = () => setParametri({});
  const apri = (aperto: string) => setParametri({ f24: aperto });
  const nuovo = (di?: Mese) => {
    setMese(di);
    setParametri({ vista: 'nuovo' });
  };
  if (parametri.get('vista') === 'verifica') return <VerificaFile onChiudi={chiudi} />;
  if (parametri.get('vista') === 'tracciato') return <TracciatoDenuncia tipi={['f24ep', 'f24']} onChiudi={chiudi} />;
  if (parametri.get('vista') === 'nuovo')
    return <NuovoF24 di={mese} onCreato={(f24) => setParametri({ f24 }, { replace: true })} onAnnulla={chiudi} />;
  if (uid !== null) return <F24Aperto key={uid} uid={uid} onChiudi={chiudi} onNuovo={nuovo} />;
  return (
    <ElencoF24
      onApri={apri}
      onNuovo={() => nuovo()}
      onVerifica={() => setParametri({ vista: 'verifica' })}
      onTracciato={() => setParametri({ vista: 'tracciato' })}
    />
  );
};
