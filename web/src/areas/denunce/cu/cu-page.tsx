import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useSearchParams } from 'react-router-dom';
import { TracciatoDenuncia } from '#ui/tracciato/tracciato-denuncia.tsx';
import { ElencoDenunce, type ColonnaDenuncia } from '../parti/elenco-denunce.tsx';
import { VerificaFile } from '../verifica/verifica-file.tsx';
import { CoperturaCu } from './copertura-cu.tsx';
import { CuAperta } from './cu-aperta.tsx';
import { flussoCu } from './flusso-cu.ts';
import { NuovaCu } from './nuova-cu.tsx';
import { OpzioniCuPagina } from './opzioni-cu.tsx';

const colonne: readonly ColonnaDenuncia[] = [
  { id: 'righe', titolo: 'Righe', tipo: 'intero', seLarga: true },
  { id: 'debito', titolo: 'Ritenute certificate', tipo: 'importo' },
];

/** The certifications of the school: the list, who must be certified, who signs, the making of one, one open. All under one address. */
export const CuPage = () => {
  const [parametri, setParametri] = useSearchParams();
  const uid = parametri.get('cu');
  const vista = parametri.get('vista');
  const chiudi = () => setParametri({});
  const apri = (aperta: string) => setParametri({ cu: aperta });
  if (vista === 'verifica') return <VerificaFile onChiudi={chiudi} />;
  if (vista === 'tracciato') return <TracciatoDenuncia tipi={['cu']} onChiudi={chiudi} />;
  if (vista === 'opzioni') return <OpzioniCuPagina onChiudi={chiudi} />;
  if (vista === 'copertura') return <CoperturaCu onChiudi={chiudi} onApri={apri} />;
  if (vista === 'nuova')
    return <NuovaCu onCreata={(cu) => setParametri({ cu }, { replace: true })} onAnnulla={chiudi} />;
  if (uid !== null) return <CuAperta key={uid} uid={uid} onChiudi={chiudi} onApri={apri} />;
  return (
    <ElencoDenunce
      flusso={flussoCu}
      nome="cu"
      colonne={colonne}
      vuoto="Prima si guarda chi va certificato, poi si scrive chi firma, poi si crea la CU di un invio."
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <Button onClick={() => setParametri({ vista: 'copertura' })}>Chi va certificato</Button>
          <Button onClick={() => setParametri({ vista: 'opzioni' })}>Chi firma</Button>
          <Button onClick={() => setParametri({ vista: 'tracciato' })}>Tracciato</Button>
          <Button onClick={() => setParametri({ vista: 'verifica' })}>Verifica un file</Button>
        </SpaceBetween>
      }
      onApri={apri}
      onNuova={() => setParametri({ vista: 'nuova' })}
    />
  );
};
