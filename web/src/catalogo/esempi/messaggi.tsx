import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import { useEffect, useState } from 'react';
import type { Controllo } from '#shared/contracts/controllo.ts';
import { ConfermaProvider, useConferma, type Domanda } from '#ui/conferma.tsx';
import { Controlli, Insiemi } from '#ui/controlli/controlli.tsx';
import { Attesa, ErroreCaricamento } from '#ui/errore-caricamento.tsx';
import { Finestra } from '#ui/finestra.tsx';
import { NoticesBar, NoticesProvider, useNotices } from '#ui/notices.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { Pagine } from '#ui/pagine.tsx';
import { AzioniStampa } from '#ui/stampa/azioni-stampa.tsx';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';
import type { Esempi } from '../esempio.ts';
import { refusalOf } from '../risposte.ts';

const nothing = (): void => undefined;
const controllo = (esito: Controllo['esito']): Controllo => ({
  codice: 'GIORNI_FUORI_SERVIZIO',
  nominativo: 'Inventati Prova',
  desCf: 'NVNPRV61B02H501Q',
  messaggio: '"Ore" paga anche il 31/01/2026, giorni in cui la persona non ha un servizio.',
  esito,
});
const assente = refusalOf('NON_TROVATO', 'La persona non è in anagrafe.');
const fallito = refusalOf('ERRORE_INTERNO', 'Operazione fallita.');

const DueMessaggi = () => {
  const { keep } = useNotices();
  useEffect(() => {
    keep({ id: 'riuscito', type: 'success', content: 'Operazione avvenuta con successo' });
    keep({ id: 'fallito', type: 'error', header: 'Operazione fallita', content: 'Riprovare fra poco.' });
  }, [keep]);
  return <NoticesBar />;
};

const Sfogliate = ({ pagine }: { readonly pagine: number }) => {
  const [pagina, setPagina] = useState(1);
  return <Pagine pagina={pagina} pagine={pagine} onPagina={setPagina} nome={`Pagine di esempio, ${pagine}`} />;
};

const Chiede = (domanda: Domanda) => {
  const conferma = useConferma();
  useEffect(() => conferma(domanda), [conferma, domanda]);
  return null;
};

const Domandata = (domanda: Domanda) => (
  <ConfermaProvider>
    <Chiede {...domanda} />
  </ConfermaProvider>
);

/** Messages of a page that has nothing else to show, and the frame around it. */
export const messaggi: Esempi = {
  StatoVuoto: {
    'con il modo di cominciare': () => (
      <StatoVuoto titolo="Nessuna persona" testo="Si comincia da qui." azione={<Button>Nuova persona</Button>} />
    ),
    'solo il titolo': () => <StatoVuoto titolo="Nessuna modifica registrata" />,
  },
  ErroreCaricamento: {
    'si riprova': () => <ErroreCaricamento errore={fallito} onRiprova={nothing} />,
    'non si riprova': () => <ErroreCaricamento errore={assente} />,
  },
  Controlli: {
    'da confermare': () => <Controlli controlli={[controllo('CONFERMA')]} />,
    'da correggere': () => <Controlli controlli={[controllo('FERMA'), controllo('CONFERMA')]} />,
    'da sapere': () => <Controlli controlli={[controllo('AVVISO')]} />,
  },
  Insiemi: {
    'uno di una persona': () => <Insiemi tutti={[controllo('AVVISO')]} />,
    'lo stesso di due': () => (
      <Insiemi tutti={[controllo('AVVISO'), { ...controllo('AVVISO'), desCf: 'ESEMPI80A02X000X' }]} />
    ),
  },
  Attesa: {
    'in arrivo': () => <Attesa errore={null} onRiprova={nothing} />,
    fallita: () => <Attesa errore={fallito} onRiprova={nothing} />,
  },
  NoticesProvider: {
    'due messaggi che restano': () => (
      <NoticesProvider>
        <DueMessaggi />
      </NoticesProvider>
    ),
  },
  NoticesBar: {
    vuota: () => (
      <NoticesProvider>
        <NoticesBar />
      </NoticesProvider>
    ),
  },
  Pagina: {
    'con azioni': () => (
      <Pagina titolo="Pagina di esempio" descrizione="Una pagina che non è un elenco" azioni={<Button>Salva</Button>}>
        <Box>Le sue parti, una sotto l'altra.</Box>
      </Pagina>
    ),
  },
  Pagine: { tante: () => <Sfogliate pagine={12} />, 'una sola': () => <Sfogliate pagine={1} /> },
  AzioniStampa: {
    pronte: () => <AzioniStampa inCorso={false} onStampa={nothing} />,
    'in corso': () => <AzioniStampa inCorso onStampa={nothing} />,
  },
};

/** The windows that ask and that show. */
export const finestreMessaggi: Esempi = {
  ConfermaProvider: {
    'una domanda': () => <Domandata titolo="Eliminare 3 assenze di ESEMPIO Ada?" azione="Elimina" esegui={nothing} />,
    'una parola da scrivere': () => (
      <Domandata
        titolo="Eliminare 120 persone?"
        testo="Non si torna indietro."
        azione="Elimina"
        parola="ELIMINA"
        esegui={nothing}
      />
    ),
  },
  Finestra: {
    media: () => (
      <Finestra titolo="Finestra di esempio" size="medium" onChiudi={nothing}>
        Si guarda e si chiude.
      </Finestra>
    ),
  },
};
