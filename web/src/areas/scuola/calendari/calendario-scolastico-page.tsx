import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRoute } from '#api/query.ts';
import { calendariRoutes, type Calendario } from '#shared/contracts/scuola/calendari.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { annoScolasticoDi, nomeAnnoScolastico, TUTTI_GLI_ANNI } from '#shared/domain/tempo/anno-scolastico.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { ElencoGestito } from '#ui/elenco/gestione/elenco-gestito.tsx';
import { useGestione } from '#ui/elenco/gestione/use-gestione.tsx';
import { SceltaAnno } from '#ui/scelte/scelta-anno-scolastico.tsx';
import { useSession } from '#ui/session.ts';
import { useRegioni } from '../use-regioni.ts';
import { CalendarioModale, etichetteCalendario as etichette } from './calendario-modale.tsx';

const nome = ({ descrizione, anno }: Calendario): string =>
  `il calendario ${descrizione} del ${nomeAnnoScolastico(anno)}`;

/** The school calendars and their suspensions. */
export const CalendarioScolasticoPage = () => {
  const { sessione } = useSession();
  const corrente = annoScolasticoDi(sessione.oggi).numAnno;
  const [anno, setAnno] = useState(corrente);
  const { data: sedi = [] } = useRoute(scuolaRoutes.listSedi, {});
  const { istat } = useRegioni();
  const nomeSede = (cercata: string) => sedi.find(({ uid }) => uid === cercata)?.desScuola ?? '';
  const colonne: readonly Colonna<Calendario>[] = [
    { id: 'descrizione', titolo: etichette.descrizione, larghezza: 170 },
    { id: 'anno', titolo: 'Anno', valore: ({ anno: del }) => nomeAnnoScolastico(del), larghezza: 100, seLarga: true },
    {
      id: 'regione',
      titolo: etichette.regione,
      valore: ({ regione }) => istat.find(({ codice }) => codice === regione)?.descrizione ?? regione,
      larghezza: 110,
    },
    { id: 'datInizio', titolo: 'Inizio', tipo: 'data', larghezza: 110 },
    { id: 'datFine', titolo: 'Fine', tipo: 'data', larghezza: 110 },
    {
      id: 'sospensioni',
      titolo: etichette.sospensioni,
      tipo: 'intero',
      valore: ({ sospensioni }) => sospensioni.length,
      larghezza: 130,
    },
    {
      id: 'sedi',
      titolo: etichette.sedi,
      larghezza: 180,
      valore: (calendario) => calendario.sedi.map(nomeSede).join(', '),
    },
  ];
  const elenco = useElencoRighe({
    nome: 'calendari',
    route: calendariRoutes.listCalendari,
    request: { query: { anno } },
    colonne,
  });
  const naviga = useNavigate();
  const gestione = useGestione<Calendario>({
    entita: 'CALENDARIO',
    etichette,
    nome,
    elimina: calendariRoutes.removeCalendario,
    elenco,
  });
  const assegna = (uid?: string) => {
    void naviga(`/tabelle/calendarioScolastico/assegnaSedi${uid === undefined ? '' : `?calendario=${uid}`}`);
  };
  const nonGestito =
    anno !== TUTTI_GLI_ANNI.numAnno &&
    !elenco.caricamento &&
    !elenco.errore &&
    elenco.totale === 0 &&
    elenco.filtri.length === 0;
  return (
    <SpaceBetween size="m">
      {nonGestito && (
        <Alert type="warning">
          L&apos;anno scolastico {nomeAnnoScolastico(anno)} non è ancora gestito: manca il calendario, e i giorni senza
          lezioni non si possono contare.
        </Alert>
      )}
      <ElencoGestito
        elenco={elenco}
        gestione={gestione}
        titolo="Calendario scolastico"
        descrizione="Lezioni e sospensioni di ogni anno, per regione"
        etichetta={nome}
        azioni={
          <SpaceBetween direction="horizontal" size="xs">
            <SceltaAnno valore={anno} onCambia={setAnno} />
            <Button href="#/scambio/importa/calendari">Importa</Button>
            <Button onClick={() => assegna()}>Assegna sedi</Button>
          </SpaceBetween>
        }
        crea="Nuovo calendario"
        azioniRiga={(riga) => gestione.azioni(riga, [{ testo: 'Assegna sedi', onClick: () => assegna(riga.uid) }])}
        vuoto={{
          titolo: 'Nessun calendario',
          testo: 'Il calendario della regione dice quando ci sono lezioni; le sedi si assegnano dopo.',
        }}
        finestra={(record, chiudi) => (
          <CalendarioModale calendario={record} anno={anno} onChiudi={chiudi} onSalvato={elenco.salvata} />
        )}
      />
    </SpaceBetween>
  );
};
