import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { impostazioniRoutes, type OpzioniPresideSalvate } from '#shared/contracts/scuola/impostazioni.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { FinestraRegistro } from '#ui/registro/registro-modifiche.tsx';
import { Schede } from '#ui/schede/schede.tsx';
import { useHasRole } from '#ui/session.ts';
import { CedoliniEsposti } from './cedolini-esposti.tsx';
import { etichetteOpzioni, OpzioniDirigente } from './opzioni-dirigente.tsx';
import { AssenzeLette, ServiziLetti } from './personale-letto.tsx';

/** The head teacher's panel: what is seen online, and the reading of the areas left on. */
export const PannelloDirigentePage = () => {
  const { data, error, refetch } = useRoute(impostazioniRoutes.getOpzioniPreside, {}, { staleTime: 0 });
  const [registro, setRegistro] = useState(false);
  const vedeRegistro = useHasRole('GESTORE', 'TESTER');
  return (
    <Pagina
      titolo="Pannello dirigente"
      descrizione="Che cosa si vede in linea, che cosa si può modificare, e la consultazione delle aree accese"
      azioni={vedeRegistro && <Button onClick={() => setRegistro(true)}>Chi l&apos;ha modificato</Button>}
    >
      {!error && data ? (
        <Schede ariaLabel="Pannello dirigente" tabs={schedeDi(data)} />
      ) : (
        <Attesa errore={error} onRiprova={refetch} />
      )}
      {registro && (
        <FinestraRegistro
          entita="OPZIONI_PRESIDE"
          uid="0"
          titolo="opzioni del dirigente"
          etichette={etichetteOpzioni}
          onChiudi={() => setRegistro(false)}
        />
      )}
    </Pagina>
  );
};

const SPENTA = 'La consultazione è spenta fra le opzioni';

const schedeDi = (opzioni: OpzioniPresideSalvate) => [
  { id: 'opzioni', label: 'Opzioni', content: <OpzioniDirigente key={opzioni.versione} opzioni={opzioni} /> },
  {
    id: 'servizi',
    label: 'Servizi',
    disabled: !opzioni.flgVisualizzaServizi,
    disabledReason: SPENTA,
    content: <ServiziLetti />,
  },
  {
    id: 'assenze',
    label: 'Assenze',
    disabled: !opzioni.flgVisualizzaAssenze,
    disabledReason: SPENTA,
    content: <AssenzeLette />,
  },
  {
    id: 'cedolini',
    label: 'Cedolini esposti',
    disabled: !opzioni.flgVisualizzaDatiContabili,
    disabledReason: SPENTA,
    content: <CedoliniEsposti />,
  },
];
