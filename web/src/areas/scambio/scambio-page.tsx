import { useSearchParams } from 'react-router-dom';
import { Pagina } from '#ui/pagina.tsx';
import { SchedeComandate } from '#ui/schede/schede.tsx';
import { Storia } from './storia-importazioni.tsx';
import { TipiDiDati } from './tipi-di-dati.tsx';

const RECENTI = 'recenti';

/** What can come in from a spreadsheet or go out to one, and what came and went lately. */
export const ScambioPage = () => {
  const [parametri, setParametri] = useSearchParams();
  return (
    <Pagina titolo="Importa ed esporta" descrizione="I dati della scuola da e verso un foglio di calcolo">
      <SchedeComandate
        ariaLabel="Importa ed esporta"
        scheda={parametri.get('vista') === RECENTI ? RECENTI : 'dati'}
        onApri={(scheda) => setParametri(scheda === RECENTI ? { vista: RECENTI } : {})}
        tabs={[
          { id: 'dati', label: 'Dati', content: <TipiDiDati /> },
          { id: RECENTI, label: 'Ultimi 90 giorni', content: <Storia /> },
        ]}
      />
    </Pagina>
  );
};
