import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { stampe } from '#shared/contracts/stampe/index.ts';
import { conProtocollo } from '#shared/contracts/stampe/protocollo.ts';
import type { Stampa } from '#shared/contracts/stampe/stampa.ts';
import type { StatoStampa } from '#shared/contracts/stampe/stato.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useStampa } from '#ui/stampa/use-stampa.ts';

type Richiesta = NonNullable<StatoStampa['protocollabile']>;

/** The button that asks for a print again with the number of protocol in its heading, or with another; nothing of a print that has none. */
export const ProtocolloStampa = ({ richiesta }: { readonly richiesta: Richiesta | undefined }) => {
  const [aperto, setAperto] = useState(false);
  const contratto = Object.values<Stampa>(stampe).find(({ codice }) => codice === richiesta?.codice);
  if (richiesta === undefined || contratto === undefined) return null;
  return (
    <>
      <Button onClick={() => setAperto(true)}>Protocollo</Button>
      {aperto && <Finestra contratto={contratto} parametri={richiesta.parametri} onChiudi={() => setAperto(false)} />}
    </>
  );
};

const Campi = z
  .strictObject(conProtocollo)
  .refine(({ protocollo, datProtocollo }) => datProtocollo === undefined || protocollo !== undefined, {
    path: ['protocollo'],
    message: 'Scrivere il numero, o togliere la data.',
  });

const Finestra = ({
  contratto,
  parametri,
  onChiudi,
}: {
  readonly contratto: Stampa;
  readonly parametri: Richiesta['parametri'];
  readonly onChiudi: () => void;
}) => {
  const { ask } = useStampa(contratto);
  const navigate = useNavigate();
  const { protocollo, datProtocollo, ...altri } = parametri;
  const modulo = useModulo({
    schema: Campi,
    valori: { protocollo, datProtocollo },
    salva: (valori) => ask({ ...altri, ...valori }),
    messaggio: 'Stampa avviata',
    onSalvato: (indirizzo) => {
      onChiudi();
      void navigate(indirizzo, { replace: true });
    },
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Protocollo della stampa" salva="Stampa" onChiudi={onChiudi}>
      <SpaceBetween size="m">
        <CampoTesto
          modulo={modulo}
          nome="protocollo"
          etichetta="Numero di protocollo"
          aiuto="Quello del registro di protocollo; senza, la stampa non lo porta"
        />
        <CampoData modulo={modulo} nome="datProtocollo" etichetta="Protocollata il" />
      </SpaceBetween>
    </ModaleModulo>
  );
};
