import { useSearchParams } from 'react-router-dom';
import { Pagina } from '#ui/pagina.tsx';
import { ElencoCasi } from './casi/elenco-casi.tsx';
import { ElencoProve } from './elenco-prove.tsx';
import { ProvaAperta } from './prova-aperta.tsx';

/** Acceptance tests: payslips frozen as they were right, and what computing them again finds; a test has an address of its own. */
export const CollaudoPage = () => {
  const [params, setParams] = useSearchParams();
  const prova = params.get('prova');
  if (prova !== null) return <ProvaAperta uid={prova} onIndietro={() => setParams({})} />;
  return (
    <Pagina
      titolo="Collaudo"
      descrizione="Che cosa cambia nei cedolini dopo un aggiornamento o il cambio di una tabella"
    >
      <ElencoCasi />
      <ElencoProve onApri={(uid) => setParams({ prova: uid })} />
    </Pagina>
  );
};
