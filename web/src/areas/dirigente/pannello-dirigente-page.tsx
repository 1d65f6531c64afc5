import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { impostazioniRoutes, type OpzioniPresideSalvate } from '#shared/contracts/scuola/impostazioni.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { FinestraRegistro } from '#ui/registro/registro-modifiche.tsx';
import { SchedeComandate } from '#ui/schede/schede.tsx';
import { useScheda } from '#ui/schede/use-scheda.ts';
import { useHasRole } from '#ui/session.ts';
import { CedoliniEsposti } from './cedolini-esposti.tsx';
import { InEvidenza } from './in-evidenza.tsx';
import { etichetteOpzioni, OpzioniDirigente } from './opzioni-dirigente.tsx';
import { AssenzeLette, ServiziLetti } from './personale-letto.tsx';

/** The head teacher's panel: what asks for a look, the reading of the areas left on, and what is seen online. */
export const PannelloDirigentePage = () => {
  const { data, error, refetch } = useRoute(impostazioniRoutes.getOpzioniPreside, {}, { staleTime: 0 });
  const [registro, setRegistro] = useState(false);
  const [scheda, apri] = useScheda('');
  const vedeRegistro = useHasRole('GESTORE', 'TESTER');
  return (
    <Pagina
      titolo="Pannello dirigente"
      descrizione="Che cosa aspetta una decisione, chi è assente, quanto si è speso; che cosa si vede in linea è in «Opzioni»"
      azioni={vedeRegistro && <Button onClick={() => setRegistro(true)}>Chi l&apos;ha modificato</Button>}
    >
      {!error && data ? (
        <SchedeComandate ariaLabel="Pannello dirigente" tabs={schedeDi(data, apri)} scheda={scheda} onApri={apri} />
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

const schedeDi = (opzioni: OpzioniPresideSalvate, onScheda: (scheda: string) => void) => [
  { id: 'evidenza', label: 'In evidenza', content: <InEvidenza opzioni={opzioni} onScheda={onScheda} /> },
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
  { id: 'opzioni', label: 'Opzioni', content: <OpzioniDirigente key={opzioni.versione} opzioni={opzioni} /> },
];
