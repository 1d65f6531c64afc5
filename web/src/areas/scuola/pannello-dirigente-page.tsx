import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useState } from 'react';
import {
  impostazioniRoutes,
  OpzioniPreside,
  type OpzioniPresideSalvate,
} from '../../../../shared/contracts/scuola/impostazioni.ts';
import { useRoute, useWrite } from '../../api/query.ts';
import { Attesa } from '../../ui/errore-caricamento.tsx';
import { CampoSiNo } from '../../ui/modulo/campi/campo-scelta.tsx';
import { Modulo } from '../../ui/modulo/modulo.tsx';
import { useModulo } from '../../ui/modulo/use-modulo.ts';
import { Pagina } from '../../ui/pagina.tsx';
import { FinestraRegistro } from '../../ui/registro/registro-modifiche.tsx';
import { useHasRole } from '../../ui/session.ts';

const etichette = {
  flgVisualizzaServizi: 'Servizi visibili in linea',
  flgVisualizzaAssenze: 'Assenze visibili in linea',
  flgVisualizzaDatiContabili: 'Dati contabili visibili in linea',
  flgModificaCedolini: 'Importi dei cedolini modificabili',
};

/** What the head teacher and the employees see online, and whether payslip amounts may be edited. */
export const PannelloDirigentePage = () => {
  const { data, error, refetch } = useRoute(impostazioniRoutes.getOpzioniPreside, {}, { staleTime: 0 });
  const [registro, setRegistro] = useState(false);
  const vedeRegistro = useHasRole('GESTORE', 'TESTER');
  return (
    <Pagina
      titolo="Pannello dirigente"
      descrizione="Che cosa si vede in linea, e che cosa si può modificare"
      azioni={vedeRegistro && <Button onClick={() => setRegistro(true)}>Chi l&apos;ha modificato</Button>}
    >
      {!error && data ? (
        <OpzioniForm opzioni={data} />
      ) : (
        <Attesa
          errore={error}
          onRiprova={() => {
            void refetch();
          }}
        />
      )}
      {registro && (
        <FinestraRegistro
          entita="OPZIONI_PRESIDE"
          uid="0"
          titolo="opzioni del dirigente"
          etichette={etichette}
          onChiudi={() => setRegistro(false)}
        />
      )}
    </Pagina>
  );
};

const OpzioniForm = ({ opzioni }: { readonly opzioni: OpzioniPresideSalvate }) => {
  const salva = useWrite(impostazioniRoutes.saveOpzioniPreside, [
    impostazioniRoutes.getOpzioniPreside,
    impostazioniRoutes.getEmoOpzioniPreside,
  ]);
  const modulo = useModulo({
    schema: OpzioniPreside,
    valori: opzioni,
    versione: opzioni.versione,
    salva: (valori, versione = opzioni.versione) => salva.mutateAsync({ body: { ...valori, versione } }),
    messaggio: 'Opzioni salvate',
  });
  return (
    <Modulo modulo={modulo}>
      <Container
        header={
          <Header
            variant="h2"
            description="Quello che si spegne qui non si vede né dal dirigente né dai dipendenti, nelle pagine dei propri dati"
          >
            Consultazione in linea
          </Header>
        }
      >
        <CampoSiNo
          modulo={modulo}
          nome="flgVisualizzaServizi"
          etichetta={etichette.flgVisualizzaServizi}
          interruttore
        />
        <CampoSiNo
          modulo={modulo}
          nome="flgVisualizzaAssenze"
          etichetta={etichette.flgVisualizzaAssenze}
          interruttore
        />
        <CampoSiNo
          modulo={modulo}
          nome="flgVisualizzaDatiContabili"
          etichetta={etichette.flgVisualizzaDatiContabili}
          interruttore
        />
      </Container>
      <Container header={<Header variant="h2">Cedolini</Header>}>
        <CampoSiNo
          modulo={modulo}
          nome="flgModificaCedolini"
          etichetta={etichette.flgModificaCedolini}
          interruttore
          aiuto="Se è spento, la segreteria non può cambiare a mano gli importi calcolati"
        />
      </Container>
    </Modulo>
  );
};
