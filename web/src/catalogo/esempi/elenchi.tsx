import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import type { ReactNode } from 'react';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { AzioniRiga } from '#ui/elenco/azioni-riga.tsx';
import { Cella } from '#ui/elenco/cella.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { EsportaElenco } from '#ui/elenco/esporta-elenco.tsx';
import { FiltroElenco } from '#ui/elenco/filtro/filtro-elenco.tsx';
import { SceltaFiltro, TieniFiltro } from '#ui/elenco/filtro/scelta-filtro.tsx';
import type { FonteElenco } from '#ui/elenco/fonti/fonte.ts';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { ElencoGestito } from '#ui/elenco/gestione/elenco-gestito.tsx';
import { useGestione } from '#ui/elenco/gestione/use-gestione.tsx';
import { LinkRiga } from '#ui/elenco/link-riga.tsx';
import { SchedeElenco } from '#ui/elenco/schede-elenco.tsx';
import { PaginazioneElenco, PreferenzeElenco } from '#ui/elenco/strumenti-elenco.tsx';
import { TabellaLetta } from '#ui/elenco/tabella-letta.tsx';
import { VuotoElenco } from '#ui/elenco/vuoto-elenco.tsx';
import { Finestra } from '#ui/finestra.tsx';
import { Coppie } from '#ui/tabella/coppie.tsx';
import { SchedeRighe } from '#ui/tabella/schede-righe.tsx';
import { Tabella } from '#ui/tabella/tabella-o-schede.tsx';
import type { Esempi } from '../esempio.ts';
import { refusalOf } from '../risposte.ts';

interface Riga {
  readonly uid: string;
  readonly versione: number;
  readonly nome: string;
  readonly dal: string | null;
  readonly lordo: number;
  readonly ore: number;
  readonly attivo: boolean;
}

const colonne: readonly Colonna<Riga>[] = [
  { id: 'nome', titolo: 'Nome' },
  { id: 'dal', titolo: 'Dal', tipo: 'data' },
  { id: 'lordo', titolo: 'Lordo', tipo: 'importo' },
  { id: 'ore', titolo: 'Ore', tipo: 'ore' },
  { id: 'attivo', titolo: 'Attivo', tipo: 'si_no' },
];

const righe: readonly Riga[] = Array.from({ length: 14 }, (_, posto) => ({
  uid: `riga-${posto}`,
  versione: 1,
  nome: `ESEMPIO ${posto + 1}`,
  dal: posto % 4 === 0 ? null : `2026-01-${String(posto + 1).padStart(2, '0')}`,
  lordo: posto * 12_345 - 5_000,
  ore: posto * 150,
  attivo: posto % 2 === 0,
}));

const nomeDi = ({ nome }: Riga): string => nome;
const coppieDi = ({ dal, ore }: Riga) => [
  { id: 'dal', nome: 'Dal', valore: dal ?? '–' },
  { id: 'ore', nome: 'Ore', valore: ore },
  { id: 'nota', nome: 'Nota', valore: 'Una frase ha una linea per sé.', larga: true },
];
const nothing = (): void => undefined;
const vuoto = { titolo: 'Nessun esempio', testo: 'Gli esempi si scrivono nel catalogo.' };
const azioni = [
  { testo: 'Modifica', onClick: nothing },
  { testo: 'Elimina', onClick: nothing, disabilitata: true, motivo: 'La riga è in uso.' },
];

interface ConElencoProps {
  readonly di?: readonly Riga[];
  readonly come?: Partial<FonteElenco<Riga>>;
  readonly children: (elenco: FonteElenco<Riga>) => ReactNode;
}

/** A list of rows that are here, as it is or in a state that only a server brings. */
const ConElenco = ({ di = righe, come = {}, children }: ConElencoProps) => {
  const elenco = useElencoLocale({ nome: 'catalogo', righe: di, colonne, chiave: ({ uid }) => uid });
  return children({ ...elenco, ...come });
};

const elencoCon =
  (come: Partial<FonteElenco<Riga>>, di: readonly Riga[] = righe) =>
  () => (
    <ConElenco di={di} come={come}>
      {(elenco) => <Elenco elenco={elenco} titolo="Esempi" variante="container" etichetta={nomeDi} vuoto={vuoto} />}
    </ConElenco>
  );

const schedeCon = (come: Partial<FonteElenco<Riga>>, di: readonly Riga[]) => () => (
  <ConElenco di={di} come={come}>
    {(elenco) => (
      <SchedeElenco
        elenco={elenco}
        titolo="Esempi"
        etichetta={nomeDi}
        vuoto={vuoto}
        intestazione={<Header>Esempi</Header>}
      />
    )}
  </ConElenco>
);

const lettaCon = (di: readonly Riga[]) => () => (
  <TabellaLetta
    nome="Esempi letti"
    righe={di}
    chiave={({ uid }) => uid}
    intestazione={<Header variant="h2">Esempi letti</Header>}
    vuoto={vuoto.titolo}
    colonne={[
      { id: 'nome', header: 'Nome', cell: nomeDi },
      { id: 'dal', header: 'Dal', cell: ({ dal }) => dal },
    ]}
  />
);

const errore = refusalOf('ERRORE_INTERNO', 'Operazione fallita.');
const filtri = [{ campo: 'nome', operatore: 'contiene', valore: 'niente' }] as const;
const conSalvati = {
  preferenze: { colonne: [], righePerPagina: 10, righeAlte: true, filtriSalvati: [{ nome: 'Senza niente', filtri }] },
};

const Gestito = ({ scrive }: { readonly scrive: boolean }) => {
  const gestione = useGestione<Riga>({
    entita: 'ESEMPIO',
    etichette: { nome: 'Nome' },
    nome: nomeDi,
    elimina: scuolaRoutes.removeSettore,
  });
  return (
    <ConElenco di={righe.slice(0, 3)}>
      {(elenco) => (
        <ElencoGestito
          elenco={elenco}
          gestione={gestione}
          titolo="Esempi"
          variante="container"
          etichetta={nomeDi}
          crea="Nuovo esempio"
          scrive={scrive}
          vuoto={vuoto}
          finestra={(riga, chiudi) => (
            <Finestra titolo={riga?.nome ?? 'Nuovo esempio'} onChiudi={chiudi}>
              Il modulo della riga.
            </Finestra>
          )}
        />
      )}
    </ConElenco>
  );
};

/** Lists and what they are made of. */
export const elenchi: Esempi = {
  Elenco: {
    'con righe': elencoCon({}),
    'con azioni': () => (
      <ConElenco>
        {(elenco) => (
          <Elenco
            elenco={elenco}
            titolo="Esempi con azioni"
            descrizione="Righe che si aprono, si scelgono e si cambiano"
            variante="container"
            etichetta={nomeDi}
            onApri={nothing}
            azioniRiga={() => azioni}
            azioniMassive={(scelte) => <Button disabled={scelte.length === 0}>Esponi</Button>}
            crea={{ testo: 'Nuovo esempio', onClick: nothing }}
            vuoto={vuoto}
          />
        )}
      </ConElenco>
    ),
    'in arrivo': elencoCon({ caricamento: true, righe: [] }),
    fallito: elencoCon({ errore }),
    vuoto: elencoCon({}, []),
    'nessuna riga trovata': elencoCon({ filtri }, []),
  },
  LinkRiga: { 'di una riga': () => <LinkRiga onApri={nothing}>ESEMPIO 1</LinkRiga> },
  Tabella: {
    'con segni': () => (
      <Tabella
        items={righe.slice(0, 3)}
        trackBy="uid"
        selectionType="multi"
        selectedItems={righe.slice(0, 1)}
        onSelectionChange={nothing}
        ariaLabels={{
          tableLabel: 'Esempi con segni',
          selectionGroupLabel: 'Selezione degli esempi',
          itemSelectionLabel: (_, { nome }) => `Seleziona ${nome}`,
          allItemsSelectionLabel: () => 'Seleziona tutti gli esempi',
        }}
        columnDefinitions={[
          { id: 'nome', header: 'Nome', cell: nomeDi, isRowHeader: true },
          { id: 'dal', header: 'Dal', cell: ({ dal }) => dal ?? '–' },
        ]}
      />
    ),
  },
  SchedeRighe: {
    'con righe sotto': () => (
      <SchedeRighe
        righe={righe.slice(0, 2)}
        nome="Esempi con righe sotto"
        trackBy="uid"
        titolo={nomeDi}
        coppie={coppieDi}
        figlie={({ uid }) => (uid === 'riga-0' ? righe.slice(3, 5) : [])}
      />
    ),
  },
  Coppie: { 'di una riga': () => <>{righe[1] && <Coppie coppie={coppieDi(righe[1])} />}</> },
  TabellaLetta: { 'con righe': lettaCon(righe.slice(0, 2)), vuota: lettaCon([]) },
  SchedeElenco: { 'con righe': schedeCon({}, righe.slice(0, 2)), vuoto: schedeCon({}, []) },
  Cella: {
    'di ogni tipo': () => (
      <>{colonne.map((colonna) => righe[1] && <Cella key={colonna.id} colonna={colonna} riga={righe[1]} />)}</>
    ),
  },
  VuotoElenco: {
    'niente ancora': () => (
      <ConElenco di={[]}>
        {(elenco) => <VuotoElenco elenco={elenco} vuoto={vuoto} crea={{ testo: 'Nuovo esempio', onClick: nothing }} />}
      </ConElenco>
    ),
    fallito: () => (
      <ConElenco come={{ errore }}>
        {(elenco) => <VuotoElenco elenco={elenco} vuoto={vuoto} crea={undefined} />}
      </ConElenco>
    ),
  },
  FiltroElenco: {
    'senza filtri': () => <ConElenco>{(elenco) => <FiltroElenco elenco={elenco} />}</ConElenco>,
    'con un filtro': () => <ConElenco come={{ filtri }}>{(elenco) => <FiltroElenco elenco={elenco} />}</ConElenco>,
  },
  SceltaFiltro: {
    'un filtro salvato': () => <ConElenco come={conSalvati}>{(elenco) => <SceltaFiltro elenco={elenco} />}</ConElenco>,
  },
  TieniFiltro: {
    'da salvare': () => <ConElenco come={{ filtri }}>{(elenco) => <TieniFiltro elenco={elenco} />}</ConElenco>,
    'già salvato': () => (
      <ConElenco come={{ ...conSalvati, filtri }}>{(elenco) => <TieniFiltro elenco={elenco} />}</ConElenco>
    ),
  },
  EsportaElenco: {
    'righe che sono qui': () => <ConElenco>{(elenco) => <EsportaElenco elenco={elenco} titolo="Esempi" />}</ConElenco>,
    'righe del server': () => (
      <ConElenco come={{ route: scuolaRoutes.listSettori }}>
        {(elenco) => <EsportaElenco elenco={elenco} titolo="Esempi" />}
      </ConElenco>
    ),
  },
  PaginazioneElenco: {
    'due pagine': () => <ConElenco>{(elenco) => <PaginazioneElenco elenco={elenco} />}</ConElenco>,
  },
  PreferenzeElenco: {
    chiuse: () => <ConElenco>{(elenco) => <PreferenzeElenco elenco={elenco} />}</ConElenco>,
  },
  AzioniRiga: {
    'una non si può': () => <AzioniRiga azioni={azioni} etichetta="ESEMPIO 1" />,
  },
  ElencoGestito: { 'si scrive': () => <Gestito scrive />, 'si legge': () => <Gestito scrive={false} /> },
};
