import Button from '@cloudscape-design/components/button';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { TracciatoDenuncia } from '#ui/tracciato/tracciato-denuncia.tsx';
import { ElencoDenunce, type ColonnaDenuncia } from '../parti/elenco-denunce.tsx';
import { flussoSpt, indirizzoSpt } from './flusso-spt.ts';
import { NuovoSpt } from './nuovo-spt.tsx';

const sommaDi = (id: string, titolo: string): ColonnaDenuncia => ({
  id,
  titolo,
  tipo: 'importo',
  valore: ({ somme }) => somme?.[id] ?? 0,
});

const colonne: readonly ColonnaDenuncia[] = [
  { id: 'dipendenti', titolo: 'Dipendenti', tipo: 'intero', seLarga: true },
  { id: 'lordo', titolo: 'Lordo', tipo: 'importo', valore: ({ somme }) => somme?.lordo ?? 0 },
  { ...sommaDi('imponibileCorrente', 'Imponibile anno corrente'), nascosta: true },
  { ...sommaDi('impostaCorrente', 'Imposta anno corrente'), seLarga: true },
  { ...sommaDi('imponibilePrecedente', 'Imponibile anni precedenti'), nascosta: true },
  { ...sommaDi('impostaPrecedente', 'Imposta anni precedenti'), nascosta: true },
  { id: 'elaborataIl', titolo: 'Elaborato il', tipo: 'data', nascosta: true },
  {
    id: 'flgMigrato',
    titolo: 'Migrato',
    valore: ({ flgMigrato = false }) => (flgMigrato ? 'sì' : 'no'),
    nascosta: true,
  },
];

/** The periods told to NoiPA, and the choice of a new one. */
export const AccessoriPage = () => {
  const naviga = useNavigate();
  const [parametri, setParametri] = useSearchParams();
  if (parametri.get('vista') === 'tracciato')
    return <TracciatoDenuncia tipi={['spt']} onChiudi={() => setParametri({})} />;
  if (parametri.get('vista') === 'nuovo')
    return (
      <NuovoSpt
        onCreato={(creato) => void naviga(indirizzoSpt(creato), { replace: true })}
        onAnnulla={() => setParametri({})}
      />
    );
  return (
    <ElencoDenunce
      flusso={flussoSpt}
      nome="spt"
      colonne={colonne}
      vuoto="Si fa dalle elaborazioni contabilizzate di uno o più mesi di un anno: basta scegliere il periodo."
      azioni={<Button onClick={() => setParametri({ vista: 'tracciato' })}>Tracciato</Button>}
      onApri={(_uid, denuncia) => void naviga(indirizzoSpt(denuncia))}
      onNuova={() => setParametri({ vista: 'nuovo' })}
    />
  );
};
