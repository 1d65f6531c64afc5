import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { useSession } from '#ui/session.ts';
import { TracciatoDenuncia } from '#ui/tracciato/tracciato-denuncia.tsx';
import { ElencoDenunce, type ColonnaDenuncia } from '../parti/elenco-denunce.tsx';
import { cedoliniDi } from '../parti/riepilogo-denuncia.tsx';
import { VerificaFile } from '../verifica/verifica-file.tsx';
import { flussoUniemens } from './flusso-uniemens.ts';
import { indirizzoApertura } from './indirizzi.ts';
import { NuovaUniemens } from './nuova-uniemens.tsx';

const colonne: readonly ColonnaDenuncia[] = [
  { id: 'cedolini', titolo: 'Cedolini', tipo: 'intero', valore: cedoliniDi, seLarga: true },
  { id: 'debito', titolo: 'Contributi', tipo: 'importo' },
];

/** The UniEmens of the school, the making of one, the check of a file. */
export const UniemensPage = () => {
  const naviga = useNavigate();
  const { setupType } = useSession().sessione;
  const [parametri, setParametri] = useSearchParams();
  const chiudi = () => setParametri({});
  const apri = (denuncia: Denuncia, replace = false) =>
    void naviga(indirizzoApertura(denuncia, setupType), { replace });
  if (parametri.get('vista') === 'verifica') return <VerificaFile onChiudi={chiudi} />;
  if (parametri.get('vista') === 'tracciato') return <TracciatoDenuncia tipi={['uniemens']} onChiudi={chiudi} />;
  if (parametri.get('vista') === 'nuova')
    return <NuovaUniemens onCreata={(creata) => apri(creata, true)} onAnnulla={chiudi} />;
  return (
    <ElencoDenunce
      flusso={flussoUniemens}
      nome="uniemens"
      colonne={colonne}
      vuoto="Si fa da tutte le elaborazioni contabilizzate di un mese: basta scegliere il mese."
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <Button onClick={() => setParametri({ vista: 'tracciato' })}>Tracciato</Button>
          <Button onClick={() => setParametri({ vista: 'verifica' })}>Verifica un file</Button>
        </SpaceBetween>
      }
      onApri={(_uid, denuncia) => apri(denuncia)}
      onNuova={() => setParametri({ vista: 'nuova' })}
    />
  );
};
