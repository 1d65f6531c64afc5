import Alert from '@cloudscape-design/components/alert';
import type { Proposta } from '../../../../../shared/contracts/denunce/f24-chiamate.ts';
import type { RigaF24 } from '../../../../../shared/contracts/denunce/f24.ts';
import { formatEuro } from '../../../../../shared/money/centesimi.ts';
import type { Colonna } from '../../../ui/elenco/colonna.ts';
import { Elenco } from '../../../ui/elenco/elenco.tsx';
import { useElencoLocale } from '../../../ui/elenco/fonti/use-elenco-locale.ts';

const colonne: readonly Colonna<RigaF24>[] = [
  { id: 'codice', titolo: 'Codice' },
  { id: 'sezione', titolo: 'Sezione' },
  { id: 'ente', titolo: 'Ente' },
  { id: 'estremi', titolo: 'Estremi', nascosta: true },
  { id: 'riferimentoA', titolo: 'Riferimento A' },
  { id: 'riferimentoB', titolo: 'Riferimento B' },
  { id: 'debito', titolo: 'Debito', tipo: 'importo' },
  { id: 'credito', titolo: 'Credito', tipo: 'importo' },
];

/** The rows that the free runs of the month would make, before anything is written. */
export const RigheProposte = ({ proposta: { righe, escluse, debito, credito } }: { readonly proposta: Proposta }) => {
  const elenco = useElencoLocale<RigaF24>({
    nome: 'f24-proposta',
    righe,
    colonne,
    chiave: (riga) => JSON.stringify(riga),
  });
  return (
    <>
      {escluse.length > 0 && (
        <Alert type="warning" header="Somme che non entrano nel modello">
          <ul>
            {escluse.map(({ voce, perche }) => (
              <li key={`${voce} ${perche}`}>
                {voce}: {perche}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Righe proposte"
        descrizione={`Debito ${formatEuro(debito)}, credito ${formatEuro(credito)}, saldo ${formatEuro(debito - credito)}`}
        etichetta={({ codice }) => codice}
        vuoto={{ titolo: 'Niente da versare', testo: 'Queste elaborazioni non versano niente con F24.' }}
      />
    </>
  );
};
