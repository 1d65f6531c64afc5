import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { PRIMO_ANNO_NOIPA } from '#shared/contracts/noipa/dotazione.ts';
import { printDotazioneFinanziaria } from '#shared/contracts/noipa/stampe/lista-noipa.ts';
import { Pagina } from '#ui/pagina.tsx';
import { SceltaAnnoDal } from '#ui/scelte/scelta-anno.tsx';
import { useAnnoCorrente } from '#ui/scelte/use-anno-corrente.ts';
import { Schede } from '#ui/schede/schede.tsx';
import { useStampa } from '#ui/stampa/use-stampa.ts';
import { DisponibilitaCodici } from './disponibilita-codici.tsx';
import { EntrateDotazione } from './entrate-dotazione.tsx';
import { PortaleNoipa } from './portale-noipa.tsx';
import { PianiCapitoli } from './tabella-piani.tsx';
import { Tariffe } from './tariffe.tsx';

/** What the State gave the school for what NoiPA pays, and what is left of it. */
export const DotazionePage = () => {
  const [anno, setAnno] = useState(useAnnoCorrente());
  const { print, inCorso } = useStampa(printDotazioneFinanziaria);
  return (
    <Pagina
      titolo="Dotazione finanziaria"
      descrizione="Assegnato, nelle liste NoiPA, residuo: codice per codice"
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <SceltaAnnoDal dal={PRIMO_ANNO_NOIPA} anno={anno} onCambia={setAnno} />
          <Button loading={inCorso} onClick={() => print({ anno, tipo: 'dotazione' })}>
            Stampa
          </Button>
        </SpaceBetween>
      }
    >
      <Schede
        tabs={[
          { id: 'disponibilita', label: 'Disponibilità', content: <DisponibilitaCodici key={anno} anno={anno} /> },
          { id: 'entrate', label: 'Entrate', content: <EntrateDotazione key={anno} anno={anno} /> },
          { id: 'portale', label: 'Portale NoiPA', content: <PortaleNoipa key={anno} anno={anno} /> },
          { id: 'codici', label: 'Piani e capitoli', content: <PianiCapitoli /> },
          { id: 'tariffe', label: 'Tariffe', content: <Tariffe key={anno} anno={anno} /> },
        ]}
      />
    </Pagina>
  );
};
