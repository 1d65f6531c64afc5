import Button from '@cloudscape-design/components/button';
import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListaDetta } from '#shared/contracts/noipa/file-lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { descrizioneTipoListaNoipa } from '#shared/domain/noipa/lista.ts';
import { descrizioneStatoListaNoipa, statiDettiLista, type StatoDettoLista } from '#shared/domain/noipa/stato-lista.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { ElencoGestito } from '#ui/elenco/gestione/elenco-gestito.tsx';
import { useGestione } from '#ui/elenco/gestione/use-gestione.tsx';
import { Segno } from '#ui/segno.tsx';
import { indirizzoDelFile } from './file-per-il-portale.tsx';
import { etichetteLista, ListaModale } from './lista-modale.tsx';

const segni: Readonly<Record<StatoDettoLista, StatusIndicatorProps.Type>> = {
  ATTESA: 'pending',
  DA_INVIARE: 'info',
  IN_CORSO: 'in-progress',
  INVIATO: 'success',
  FALLITO: 'error',
};
const parole = Object.fromEntries(statiDettiLista.map((stato) => [stato, descrizioneStatoListaNoipa[stato]]));

/** How a list stands. */
export const StatoLista = ({ STATUS }: Pick<ListaDetta, 'STATUS'>) => (
  <Segno type={segni[STATUS]}>{descrizioneStatoListaNoipa[STATUS]}</Segno>
);

const colonne: readonly Colonna<ListaDetta>[] = [
  { id: 'descrizione', titolo: 'Descrizione' },
  {
    id: 'mese',
    titolo: 'Mese',
    valore: ({ anno, mese }) => `${anno}-${String(mese).padStart(2, '0')}`,
    cella: formatMese,
    larghezza: 140,
  },
  { id: 'tipo', titolo: 'Paga', valore: ({ tipo }) => descrizioneTipoListaNoipa[tipo], larghezza: 180 },
  {
    id: 'STATUS',
    titolo: 'Stato',
    larghezza: 130,
    intera: true,
    valore: ({ STATUS }) => descrizioneStatoListaNoipa[STATUS],
    parole,
    cella: StatoLista,
  },
  { id: 'persone', titolo: 'Persone', tipo: 'intero', larghezza: 100 },
  { id: 'totale', titolo: 'Totale', tipo: 'importo', somma: true, larghezza: 140 },
  { id: 'datInvio', titolo: 'Inviata il', tipo: 'data', larghezza: 120 },
  { id: 'FLG_ESP_DIP', titolo: 'Esposta', tipo: 'si_no', nascosta: true },
  { id: 'codice', titolo: 'Codice sul portale', nascosta: true },
  { id: 'note', titolo: 'Note', nascosta: true },
];

const filesDi = ({ file }: ListaDetta) => (file === undefined ? [] : [file]);

interface Props {
  readonly onApri: (uid: string) => void;
  readonly onTracciato: () => void;
}

/** The lists of the school, by month. */
export const ElencoListe = ({ onApri, onTracciato }: Props) => {
  const navigate = useNavigate();
  const [copia, setCopia] = useState<ListaDetta | null>(null);
  const elenco = useElencoRighe({
    nome: 'liste-noipa',
    route: listeRoutes.listListeNoipa,
    request: { body: {} },
    colonne,
    ordine: 'mese',
  });
  const gestione = useGestione<ListaDetta>({
    entita: 'LISTA_NOIPA',
    etichette: etichetteLista,
    nome: ({ descrizione }) => `la lista "${descrizione}"`,
    elimina: listeRoutes.removeListaNoipa,
    stale: [listeRoutes.listListeNoipa],
    elenco,
  });
  return (
    <ElencoGestito
      elenco={elenco}
      gestione={gestione}
      titolo="Liste NoiPA"
      descrizione="Fondo, maturità e altri esami: la scuola liquida, NoiPA paga"
      etichetta={({ descrizione }) => descrizione}
      onApri={({ uid }) => onApri(uid)}
      azioni={<Button onClick={onTracciato}>Tracciato</Button>}
      crea="Nuova lista"
      azioniRiga={(riga) =>
        gestione
          .azioni(riga, [
            { testo: 'Apri', onClick: () => onApri(riga.uid) },
            { testo: 'Duplica', onClick: () => setCopia(riga) },
            ...filesDi(riga).map(({ printId }) => ({
              testo: 'Apri la stampa del file',
              onClick: () => {
                void navigate(indirizzoDelFile(printId));
              },
            })),
          ])
          .map((azione) =>
            riga.datInvio !== null && ['Modifica', 'Elimina'].includes(azione.testo)
              ? { ...azione, disabilitata: true, motivo: 'È già inviata' }
              : azione,
          )
      }
      vuoto={{
        titolo: 'Nessuna lista',
        testo: 'Prima i codici e le somme in «Dotazione finanziaria», poi la prima lista.',
      }}
      finestra={(record, chiudi) => (
        <ListaModale
          lista={record}
          onChiudi={chiudi}
          onSalvata={(lista) => {
            elenco.salvata(lista);
            if (record === undefined) onApri(lista.uid);
          }}
        />
      )}
    >
      {copia && (
        <ListaModale
          lista={undefined}
          copia={copia}
          onChiudi={() => setCopia(null)}
          onSalvata={({ uid }) => onApri(uid)}
        />
      )}
    </ElencoGestito>
  );
};
