import { useNavigate } from 'react-router-dom';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { Importazione } from '#ui/importazione/importazione-guidata.tsx';
import { Pagina } from '#ui/pagina.tsx';

/** People from a spreadsheet. */
export const ImportaPage = () => {
  const navigate = useNavigate();
  return (
    <Pagina
      titolo="Importa persone"
      descrizione="Da un foglio di calcolo all'anagrafe: prima l'anteprima, poi la conferma"
    >
      <Importazione
        tipo="persone"
        stale={[anagrafeRoutes.searchAnag]}
        onChiudi={() => {
          void navigate('/anagrafe');
        }}
      />
    </Pagina>
  );
};
