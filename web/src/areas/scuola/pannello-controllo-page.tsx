import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod';
import { useRoute, useWrite } from '#api/query.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { OpzioniCalcolo } from '#shared/contracts/cedolini/cedolino-input.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { CampoScelta, CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { Modulo } from '#ui/modulo/modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { Pagina } from '#ui/pagina.tsx';
import { useHasRole } from '#ui/session.ts';

type Salvate = z.infer<typeof calcoloRoutes.getOpzioniCalcolo.response>;

const residui = [
  { codice: 'DIFFERENZA', descrizione: 'Mostrato come differenza' },
  { codice: 'IRAP', descrizione: "Assorbito dall'IRAP" },
];

/** The control panel: how payslips are computed, how they are signed, who is written to. */
export const PannelloControlloPage = () => {
  const { data, error, refetch } = useRoute(calcoloRoutes.getOpzioniCalcolo, {}, { staleTime: 0 });
  const naviga = useNavigate();
  const vedeDirigente = useHasRole('GESTORE', 'TESTER');
  return (
    <Pagina
      titolo="Pannello di controllo"
      descrizione="Opzioni del calcolo dei cedolini e delle firme"
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          {vedeDirigente && (
            <Button
              onClick={() => {
                void naviga('/pannellodirigente');
              }}
            >
              Pannello dirigente
            </Button>
          )}
          <Button
            onClick={() => {
              void naviga('/pannellocontrollo/avvisiPosta');
            }}
          >
            Avvisi per posta
          </Button>
          <Button
            onClick={() => {
              void naviga('/pannellocontrollo/personalizzaFirme');
            }}
          >
            Personalizza firme
          </Button>
        </SpaceBetween>
      }
    >
      {!error && data ? <OpzioniForm opzioni={data} /> : <Attesa errore={error} onRiprova={refetch} />}
    </Pagina>
  );
};

const OpzioniForm = ({ opzioni }: { readonly opzioni: Salvate }) => {
  const salva = useWrite(calcoloRoutes.saveOpzioniCalcolo, [calcoloRoutes.getOpzioniCalcolo]);
  const modulo = useModulo({
    schema: OpzioniCalcolo,
    valori: opzioni,
    versione: opzioni.versione,
    salva: (opzioniCalcolo, versione = 0) => salva.mutateAsync({ body: { opzioniCalcolo, versione } }),
    messaggio: 'Opzioni salvate: valgono per le prossime elaborazioni',
  });
  return (
    <Container
      header={
        <Header
          variant="h2"
          description="Valgono per le elaborazioni che si calcolano da ora in poi; quelle già calcolate non cambiano"
        >
          Calcolo dei cedolini
        </Header>
      }
    >
      <Modulo modulo={modulo}>
        <CampoSiNo
          modulo={modulo}
          nome="arrotondamentoNetto"
          etichetta="Arrotonda il netto all'euro"
          interruttore
          aiuto="La differenza, al massimo un euro, passa al cedolino seguente"
        />
        <CampoScelta
          modulo={modulo}
          nome="residuoLordoStato"
          etichetta="Centesimi di differenza del lordo Stato"
          aiuto="Quando un importo onnicomprensivo si scorpora, la somma delle parti può differire di qualche centesimo"
          voci={residui}
        />
      </Modulo>
    </Container>
  );
};
