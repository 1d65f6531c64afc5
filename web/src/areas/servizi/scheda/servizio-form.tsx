import Container from '@cloudscape-design/components/container';
import Grid from '@cloudscape-design/components/grid';
import Header from '@cloudscape-design/components/header';
import type { ReactNode } from 'react';
import { supplentiRoutes } from '#shared/contracts/assenze/supplenti.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { ServizioInput, type Servizio } from '#shared/contracts/servizi/servizio.ts';
import type { SupplenzaProposta } from '#shared/contracts/servizi/supplenze.ts';
import { useChiediPrima } from '#ui/discordanze/use-chiedi-prima.tsx';
import { CampoNota } from '#ui/modulo/campi/campo-testo.tsx';
import { Modulo } from '#ui/modulo/modulo.tsx';
import { useFocusIndicato } from '#ui/modulo/use-campo-indicato.ts';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSalvaDi } from '#ui/modulo/use-salva.ts';
import { etichetteServizio } from '#ui/personale/etichette-servizio.ts';
import { AssenzaCoperta } from './assenza-coperta.tsx';
import { PagaServizio } from './paga-servizio.tsx';
import { SezioneDenunce } from './sezione-denunce.tsx';
import { SezioneInquadramento } from './sezione-inquadramento.tsx';
import { SezioneNomina } from './sezione-nomina.tsx';
import { SezioneOrario } from './sezione-orario.tsx';
import { SezionePrevidenza } from './sezione-previdenza.tsx';
import { SezioneSedi } from './sezione-sedi.tsx';
import type { Liste } from './use-liste.ts';

interface Props {
  readonly uidSubAnagrafe: string;
  readonly servizio: Servizio | undefined;
  /** The absence that the service covers, and what a new one starts from. */
  readonly supplenza: SupplenzaProposta | undefined;
  readonly liste: Liste;
  readonly onSalvato: () => void;
  readonly onAnnulla: () => void;
}

/** What a new service starts from: the most common post. */
const INIZIALE = {
  codTipoServizio: 'NO',
  codFascia: '0-8',
  codTipoOrario: 'F',
  codSituazionePrevidenziale: 'TFR',
  numGiorniSettimana: 6,
  numAssegnoPersonale: 0,
} as const;

/** The form of a service, with what it means for pay beside it. */
export const ServizioForm = ({ uidSubAnagrafe, servizio, supplenza, liste, onSalvato, onAnnulla }: Props) => {
  const salva = useSalvaDi({ uidSubAnagrafe }, serviziRoutes.createServizio, serviziRoutes.updateServizio, servizio, [
    serviziRoutes.searchServizi,
    serviziRoutes.getServizio,
    supplentiRoutes.listSupplenti,
  ]);
  const chiediPrima = useChiediPrima();
  const modulo = useModulo({
    schema: ServizioInput,
    valori: servizio ?? supplenza?.servizio ?? INIZIALE,
    versione: servizio?.versione,
    messaggio: 'Servizio salvato',
    salva: async (valori, versione) => {
      await chiediPrima(uidSubAnagrafe, { di: 'SERVIZIO', valori, ...(servizio && { uid: servizio.uid }) });
      return salva(valori, versione);
    },
    onSalvato,
  });
  useFocusIndicato(modulo);
  return (
    <Grid gridDefinition={[{ colspan: { default: 12, s: 8 } }, { colspan: { default: 12, s: 4 } }]}>
      <Modulo modulo={modulo} onAnnulla={onAnnulla}>
        {supplenza && <AssenzaCoperta supplenza={supplenza} modulo={modulo} />}
        <Sezione titolo="Nomina e periodo">
          <SezioneNomina modulo={modulo} liste={liste} />
        </Sezione>
        <Sezione titolo="Inquadramento" descrizione="Decide la riga delle tabelle retributive">
          <SezioneInquadramento modulo={modulo} liste={liste} />
        </Sezione>
        <Sezione titolo="Orario" descrizione="Lo stipendio è in proporzione alle ore">
          <SezioneOrario modulo={modulo} />
        </Sezione>
        <Sezione titolo="Previdenza e assegni">
          <SezionePrevidenza modulo={modulo} liste={liste} />
        </Sezione>
        <Sezione titolo="Denunce INPS" descrizione="Non cambia la paga: serve alle denunce mensili">
          <SezioneDenunce modulo={modulo} />
        </Sezione>
        <Sezione titolo="Sedi e settore">
          <SezioneSedi modulo={modulo} />
        </Sezione>
        <Sezione titolo="Note">
          <CampoNota modulo={modulo} nome="note" etichetta={etichetteServizio.note} righe={3} />
        </Sezione>
      </Modulo>
      <PagaServizio modulo={modulo} liste={liste} />
    </Grid>
  );
};

const Sezione = ({
  titolo,
  descrizione,
  children,
}: {
  readonly titolo: string;
  readonly descrizione?: string;
  readonly children: ReactNode;
}) => (
  <Container
    header={
      <Header variant="h2" {...(descrizione === undefined ? {} : { description: descrizione })}>
        {titolo}
      </Header>
    }
  >
    {children}
  </Container>
);
