import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute } from '#api/query.ts';
import { modello770Routes, type Modello770, type Riga770 } from '#shared/contracts/denunce/annuali/modello-770.ts';
import { printModello770 } from '#shared/contracts/denunce/stampe/modello-770.ts';
import { codiceF24InParole } from '#shared/denunce/parole-f24.ts';
import { descrizioneQuadro770, nota770 } from '#shared/domain/denunce/modello-770.ts';
import { formatGiorno, nomeMese } from '#shared/domain/tempo/date.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { ConParola } from '#ui/celle.tsx';
import { enteInParole } from '#ui/codici/ente-in-parole.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { AzioniStampa } from '#ui/stampa/azioni-stampa.tsx';
import { useStampa } from '#ui/stampa/use-stampa.ts';
import { Letta } from '../parti/letta.tsx';
import { Confronti770 } from './confronti-770.tsx';
import { NienteDaConfrontare } from './niente-da-confrontare.tsx';

const colonne: readonly Colonna<Riga770>[] = [
  {
    id: 'quadro',
    titolo: 'Quadro',
    larghezza: 150,
    valore: ({ quadro }) => descrizioneQuadro770[quadro],
    parole: descrizioneQuadro770,
  },
  { id: 'mese', titolo: 'Mese', tipo: 'intero', inParola: true, larghezza: 125, cella: ({ mese }) => nomeMese(mese) },
  {
    id: 'codice',
    titolo: 'Codice',
    larghezza: 160,
    valore: ({ codice }) => (codice === '' ? 'senza' : codice),
    cella: ({ codice }) => (codice === '' ? 'senza' : <ConParola codice={codice} parola={codiceF24InParole(codice)} />),
  },
  {
    id: 'ente',
    titolo: 'Ente',
    larghezza: 130,
    cella: ({ ente }) => <ConParola codice={ente} parola={enteInParole(ente)} />,
  },
  { id: 'operate', titolo: 'Operate', tipo: 'importo', somma: true, larghezza: 130 },
  { id: 'versate', titolo: 'Versate', tipo: 'importo', somma: true, larghezza: 130 },
  { id: 'differenza', titolo: 'Differenza', tipo: 'importo', somma: true, larghezza: 130 },
  { id: 'nota', titolo: 'F24', larghezza: 280 },
  { id: 'datVersamento', titolo: 'Versato il', tipo: 'data', larghezza: 130, seLarga: true },
  { id: 'interessi', titolo: 'Interessi', tipo: 'importo', larghezza: 120, nascosta: true },
  { id: 'note', titolo: 'Note', larghezza: 160, nascosta: true, valore: (riga) => nota770(riga, formatEuro) },
  { id: 'righeCedolini', titolo: 'Righe dei cedolini', tipo: 'intero', nascosta: true },
];

/** The working table of the return of a year, its comparisons, its print and its sheet. */
export const TabellaModello770 = ({ anno }: { readonly anno: number }) => {
  const query = useRoute(modello770Routes.getModello770, { query: { anno } }, { staleTime: 0 });
  return <Letta query={query}>{(modello) => <Tabella modello={modello} />}</Letta>;
};

const Tabella = ({ modello: { anno, righe, confronti, scadenza } }: { readonly modello: Modello770 }) => {
  const { print, inCorso } = useStampa(printModello770);
  const elenco = useElencoLocale<Riga770>({
    nome: 'modello-770',
    righe,
    colonne,
    chiave: ({ quadro, mese, codice, ente, nota }) => JSON.stringify([quadro, mese, codice, ente, nota]),
    stato: String(anno),
  });
  return (
    <SpaceBetween size="l">
      <Alert type="info" action={<AzioniStampa inCorso={inCorso} onStampa={(formato) => print({ anno, formato })} />}>
        La dichiarazione dei redditi {anno} si invia entro il {formatGiorno(scadenza)}. I righi di ST e SV si riportano
        a mano dalla stampa, che ha le colonne con i numeri dei punti: il file ufficiale non è pubblico.
      </Alert>
      {righe.length === 0 ? <NienteDaConfrontare anno={anno} /> : <Confronti770 confronti={confronti} />}
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Ritenute operate e versate"
        etichetta={({ quadro, codice, mese }) => `${descrizioneQuadro770[quadro]}, ${codice} di ${nomeMese(mese)}`}
        vuoto={{
          titolo: `Nessuna ritenuta nel ${anno}`,
          testo: 'Nessuna elaborazione contabilizzata ha trattenuto imposte.',
        }}
      />
    </SpaceBetween>
  );
};
