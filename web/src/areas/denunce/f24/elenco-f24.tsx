import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { ElencoDenunce, type ColonnaDenuncia } from '../parti/elenco-denunce.tsx';
import { flussoF24 } from './flusso-f24.ts';

const colonne: readonly ColonnaDenuncia[] = [
  { id: 'dataPagamento', titolo: 'Pagamento', tipo: 'data', seLarga: true },
  { id: 'righe', titolo: 'Righe', tipo: 'intero', nascosta: true },
  { id: 'debito', titolo: 'Debito', tipo: 'importo', seLarga: true },
  { id: 'credito', titolo: 'Credito', tipo: 'importo', nascosta: true },
  { id: 'saldo', titolo: 'Saldo', tipo: 'importo', valore: ({ debito, credito }) => debito - credito },
  {
    id: 'tipo',
    titolo: 'Modello',
    valore: ({ tipo }) => (tipo === 'f24' ? 'Ordinario' : 'Enti pubblici'),
    nascosta: true,
  },
];

interface Props {
  readonly onApri: (uid: string) => void;
  readonly onNuovo: () => void;
  readonly onVerifica: () => void;
  readonly onTracciato: () => void;
}

/** The F24 of the school. */
export const ElencoF24 = ({ onApri, onNuovo, onVerifica, onTracciato }: Props) => (
  <ElencoDenunce
    flusso={flussoF24}
    nome="f24"
    colonne={colonne}
    vuoto="Si fa dalle elaborazioni contabilizzate di un mese: scegliere il mese e le elaborazioni."
    azioni={
      <SpaceBetween direction="horizontal" size="xs">
        <Button onClick={onTracciato}>Tracciato</Button>
        <Button onClick={onVerifica}>Verifica un file</Button>
      </SpaceBetween>
    }
    onApri={onApri}
    onNuova={onNuovo}
  />
);
