import Button from '@cloudscape-design/components/button';
import { useSearchParams } from 'react-router-dom';
import { listePosPA } from '../../../../../shared/contracts/denunce/uniemens/lista-pos-pa-chiamate.ts';
import { ElencoDenunce, type ColonnaDenuncia } from '../parti/elenco-denunce.tsx';
import { VerificaFile } from '../verifica/verifica-file.tsx';
import { flussoUniemens } from './flusso-uniemens.ts';
import { NuovaUniemens } from './nuova-uniemens.tsx';
import { PosPaAperta } from './pospa/pospa-aperta.tsx';
import { UniemensAperta } from './uniemens-aperta.tsx';

const colonne: readonly ColonnaDenuncia[] = [
  { id: 'persone', titolo: 'Cedolini', tipo: 'intero' },
  { id: 'debito', titolo: 'Contributi', tipo: 'importo' },
];

/** The UniEmens of the school: the list, the making of one, one open. All of them live under one address. */
export const UniemensPage = () => {
  const [parametri, setParametri] = useSearchParams();
  const uid = parametri.get('uniemens');
  const chiudi = () => setParametri({});
  const apri = (aperta: string) => setParametri({ uniemens: aperta });
  if (parametri.get('vista') === 'verifica') return <VerificaFile onChiudi={chiudi} />;
  if (parametri.get('vista') === 'nuova') return <NuovaUniemens onCreata={apri} onAnnulla={chiudi} />;
  const lista = listePosPA.find((una) => una === parametri.get('lista'));
  if (uid !== null && lista !== undefined) return <PosPaAperta key={uid} uid={uid} lista={lista} />;
  if (uid !== null)
    return (
      <UniemensAperta
        key={uid}
        uid={uid}
        onChiudi={chiudi}
        onVai={(dove) => setParametri({ uniemens: uid, ...dove })}
      />
    );
  return (
    <ElencoDenunce
      flusso={flussoUniemens}
      nome="uniemens"
      colonne={colonne}
      vuoto="Si fa da tutte le elaborazioni contabilizzate di un mese: basta scegliere il mese."
      azioni={<Button onClick={() => setParametri({ vista: 'verifica' })}>Verifica un file</Button>}
      onApri={apri}
      onNuova={() => setParametri({ vista: 'nuova' })}
    />
  );
};
