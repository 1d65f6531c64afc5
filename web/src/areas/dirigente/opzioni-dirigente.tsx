import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useWrite } from '#api/query.ts';
import {
  impostazioniRoutes,
  OpzioniPreside,
  type OpzioniPresideSalvate,
} from '#shared/contracts/scuola/impostazioni.ts';
import { CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { Modulo } from '#ui/modulo/modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';

/** Names of the options, in the form and in the audit trail. */
export const etichetteOpzioni = {
  flgVisualizzaServizi: 'Servizi visibili in linea',
  flgVisualizzaAssenze: 'Assenze visibili in linea',
  flgVisualizzaDatiContabili: 'Cedolini visibili in linea',
  flgModificaCedolini: 'Importi dei cedolini modificabili',
};

/** What the head teacher and the employees see online, and whether payslip amounts may be edited. */
export const OpzioniDirigente = ({ opzioni }: { readonly opzioni: OpzioniPresideSalvate }) => {
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
          etichetta={etichetteOpzioni.flgVisualizzaServizi}
          interruttore
        />
        <CampoSiNo
          modulo={modulo}
          nome="flgVisualizzaAssenze"
          etichetta={etichetteOpzioni.flgVisualizzaAssenze}
          interruttore
        />
        <CampoSiNo
          modulo={modulo}
          nome="flgVisualizzaDatiContabili"
          etichetta={etichetteOpzioni.flgVisualizzaDatiContabili}
          interruttore
        />
      </Container>
      <Container header={<Header variant="h2">Cedolini</Header>}>
        <CampoSiNo
          modulo={modulo}
          nome="flgModificaCedolini"
          etichetta={etichetteOpzioni.flgModificaCedolini}
          interruttore
          aiuto="Se è spento, la segreteria non può cambiare a mano gli importi calcolati"
        />
      </Container>
    </Modulo>
  );
};
