import { useSearchParams } from 'react-router-dom';
import { Pagina } from '#ui/pagina.tsx';
import { SchedeComandate } from '#ui/schede/schede.tsx';
import { CodiciNonConformi } from './codici-non-conformi.tsx';
import { Omonimi } from './omonimi.tsx';
import { SincronizzazioneDati } from './sincronizzazione-dati.tsx';

/** What is done once in a while over the whole registry. The address names the tab. */
export const UtilitaPage = () => {
  const [params, setParams] = useSearchParams();
  return (
    <Pagina titolo="Utilità" descrizione="Controlli e correzioni su tutta l'anagrafe">
      <SchedeComandate
        ariaLabel="Utilità"
        scheda={params.get('scheda') ?? 'codici'}
        onApri={(scheda) => setParams({ scheda }, { replace: true })}
        tabs={[
          { id: 'codici', label: 'Codici fiscali non conformi', content: <CodiciNonConformi /> },
          { id: 'omonimi', label: 'Persone con lo stesso nome', content: <Omonimi /> },
          { id: 'sincronizzazione', label: 'Sincronizzazione dei dati anagrafici', content: <SincronizzazioneDati /> },
        ]}
      />
    </Pagina>
  );
};
