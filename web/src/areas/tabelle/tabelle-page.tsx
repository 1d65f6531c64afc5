import Cards from '@cloudscape-design/components/cards';
import Link from '@cloudscape-design/components/link';
import { useNavigate } from 'react-router-dom';
import { Pagina } from '#ui/pagina.tsx';

interface Tabella {
  readonly path: `/${string}`;
  readonly titolo: string;
  readonly testo: string;
}

const tabelle: readonly Tabella[] = [
  {
    path: '/tabelle/altreScuole',
    titolo: 'Altre scuole',
    testo: "Le scuole con cui la nostra scambia personale e dati, cercate nell'anagrafe nazionale.",
  },
  {
    path: '/tabelle/calendarioScolastico',
    titolo: 'Calendario scolastico',
    testo: 'Inizio e fine delle lezioni, sospensioni, sedi che seguono ciascun calendario.',
  },
  {
    path: '/tabelle/festivitaChiusure',
    titolo: 'Festività e chiusure',
    testo: 'Festività nazionali, santo patrono, chiusure deliberate dalla scuola.',
  },
  {
    path: '/tabelle/attivitaParticolari',
    titolo: 'Attività particolari',
    testo: 'Funzioni strumentali, coordinamenti, referenti da assegnare al personale.',
  },
  {
    path: '/tabelle/commissioniEsamiStato',
    titolo: 'Commissioni degli esami di Stato',
    testo: 'Candidati e giorni su cui si misurano i compensi.',
  },
  {
    path: '/tabelle/posizioneInps',
    titolo: 'Posizioni INPS',
    testo: 'Le matricole della denuncia mensile, e il loro accorpamento.',
  },
  {
    path: '/tabelle/posizioneInail',
    titolo: 'Posizioni INAIL',
    testo: 'Le posizioni assicurative, e il loro accorpamento.',
  },
  {
    path: '/tabelle/classificazioneInps',
    titolo: 'Classificazione INPS',
    testo: 'I codici della denuncia e della certificazione per tipo di lavoratore.',
  },
  { path: '/tabelle/tipiSettore', titolo: 'Tipi settore', testo: 'I gruppi in cui si divide il personale.' },
  {
    path: '/tabelle/vociUtente',
    titolo: 'Voci utente',
    testo: 'Le voci proprie della scuola, con unità, validità e valore.',
  },
  {
    path: '/tabelle/codiciDenunce',
    titolo: 'Codici per le denunce',
    testo: 'Come assenze, qualifiche e voci si chiamano nelle denunce, e i codici che la scuola vi scrive di suo.',
  },
  {
    path: '/tabelle/descrizioniRitenute',
    titolo: 'Descrizioni delle ritenute',
    testo: 'Come la scuola chiama e raggruppa le ritenute nelle stampe in conto terzi.',
  },
  {
    path: '/tabelle/aliquote',
    titolo: 'Aliquote contributive e fiscali',
    testo: 'Le aliquote in vigore, da quando, e la norma da cui vengono.',
  },
  {
    path: '/tabelle/valoriAnnunciati',
    titolo: 'Valori annunciati',
    testo: "Massimali e minimali dell'anno, letti prima che il programma li porti.",
  },
  {
    path: '/tabelle/addizionali',
    titolo: 'Addizionali regionali e comunali',
    testo: 'Le tabelle annuali del Ministero che i cedolini leggono.',
  },
];

/** The way to every table of the office. */
export const TabellePage = () => {
  const naviga = useNavigate();
  return (
    <Pagina titolo="Tabelle" descrizione="Gli elenchi su cui si appoggiano anagrafe, servizi, cedolini e adempimenti">
      <Cards<Tabella>
        items={tabelle}
        trackBy="path"
        ariaLabels={{
          itemSelectionLabel: (_, { titolo }) => titolo,
          selectionGroupLabel: 'Tabelle',
          cardsLabel: 'Tabelle',
        }}
        cardsPerRow={[{ cards: 1 }, { minWidth: 600, cards: 2 }, { minWidth: 1000, cards: 3 }]}
        cardDefinition={{
          header: ({ path, titolo }) => (
            <Link
              fontSize="heading-m"
              href={`#${path}`}
              onFollow={(event) => {
                event.preventDefault();
                void naviga(path);
              }}
            >
              {titolo}
            </Link>
          ),
          sections: [{ id: 'testo', content: ({ testo }) => testo }],
        }}
      />
    </Pagina>
  );
};
