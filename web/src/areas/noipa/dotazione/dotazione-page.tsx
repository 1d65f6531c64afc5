import Tabs from '@cloudscape-design/components/tabs';
import { useState } from 'react';
import { PRIMO_ANNO_NOIPA } from '../../../../../shared/contracts/noipa/dotazione.ts';
import { Pagina } from '../../../ui/pagina.tsx';
import { SceltaAnnoDal, useAnnoCorrente } from '../../../ui/scelte/scelta-anno.tsx';
import { DisponibilitaCodici } from './disponibilita-codici.tsx';
import { EntrateDotazione } from './entrate-dotazione.tsx';
import { PianiCapitoli } from './piani-capitoli.tsx';

/** What the State gave the school for what NoiPA pays, and what is left of it. */
export const DotazionePage = () => {
  const [anno, setAnno] = useState(useAnnoCorrente());
  return (
    <Pagina
      titolo="Dotazione finanziaria"
      descrizione="Assegnato, nelle liste NoiPA, residuo: codice per codice"
      azioni={<SceltaAnnoDal dal={PRIMO_ANNO_NOIPA} anno={anno} onCambia={setAnno} />}
    >
      <Tabs
        tabs={[
          { id: 'disponibilita', label: 'Disponibilità', content: <DisponibilitaCodici key={anno} anno={anno} /> },
          { id: 'entrate', label: 'Entrate', content: <EntrateDotazione key={anno} anno={anno} /> },
          { id: 'codici', label: 'Piani e capitoli', content: <PianiCapitoli /> },
        ]}
      />
    </Pagina>
  );
};
