import Button from '@cloudscape-design/components/button';
import { useSearchParams } from 'react-router-dom';
import { ElencoDenunce, type ColonnaDenuncia } from '../parti/elenco-denunce.tsx';
import { VerificaFile } from '../verifica/verifica-file.tsx';
import { flussoUniemens } from './flusso-uniemens.ts';
import { NuovaUniemens } from './nuova-uniemens.tsx';
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
  if (uid !== null) return <UniemensAperta key={uid} uid={uid} onChiudi={chiudi} />;
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
