import Alert from '@cloudscape-design/components/alert';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute } from '#api/query.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import {
  versamentiRoutes,
  type VersamentiProcesso as Versamenti,
  type Versamento,
  type VersamentoCreditore,
} from '#shared/contracts/cedolini/versamenti.ts';
import { nomeSezioneF24 } from '#shared/contracts/denunce/f24.ts';
import { codiceF24InParole, riferimentiF24InParole } from '#shared/denunce/parole-f24.ts';
import { formatIban } from '#shared/domain/codici/iban.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { ConParola } from '#ui/celle.tsx';
import { enteDi } from '#ui/codici/ente-in-parole.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';

const SENZA_CODICE: Readonly<Record<Exclude<Versamento['destinazione'], 'F24'>, string>> = {
  DA_STABILIRE: 'Codice da stabilire',
  TERZI: 'A terzi',
  SCUOLA: 'Resta alla scuola',
  NOIPA: 'Paga NoiPA',
  INAIL: 'INAIL, autoliquidazione',
};

const sezioneDi = (sezione = ''): string =>
  Object.entries(nomeSezioneF24).find(([lettera]) => lettera === sezione)?.[1] ?? sezione;

const codiceDi = ({ destinazione, f24 }: Versamento): string =>
  destinazione === 'F24' ? (f24?.ep ?? '') : SENZA_CODICE[destinazione];

/** The notes of a row for the office: no code and why, data that are missing. */
const notaDi = ({ perche, mancanti }: Versamento): string =>
  [...(perche === null ? [] : [perche]), ...(mancanti.length === 0 ? [] : [`manca ${mancanti.join(', ')}`])].join('; ');

/** The body that a payment goes to, in words too where its code is of a town or of a region. */
const Ente = ({ f24 }: Pick<Versamento, 'f24'>) => {
  if (f24 === null) return '–';
  const { ente, sezione } = f24;
  return ente === null ? 'da indicare' : <ConParola codice={ente} parola={enteDi({ sezione, ente })} />;
};

const colonne: readonly Colonna<Versamento>[] = [
  {
    id: 'codice',
    titolo: 'Codice',
    valore: codiceDi,
    cella: (riga) => <ConParola codice={codiceDi(riga)} parola={codiceF24InParole(riga.f24?.ep ?? '')} />,
  },
  { id: 'voci', titolo: 'Voci', valore: ({ voci }) => voci.join(', ') },
  { id: 'trattenute', titolo: 'Trattenute', tipo: 'importo', somma: true },
  { id: 'dovute', titolo: 'A carico della scuola', tipo: 'importo', somma: true },
  { id: 'somma', titolo: 'Da versare', tipo: 'importo', somma: true },
  {
    id: 'ente',
    titolo: 'Ente',
    valore: ({ f24 }) => (f24 === null ? '' : (f24.ente ?? 'da indicare')),
    cella: ({ f24 }) => <Ente f24={f24} />,
  },
  {
    id: 'estremi',
    titolo: 'Estremi',
    valore: ({ f24 }) => (f24 === null ? '' : (f24.estremi ?? 'da indicare')),
    nascosta: true,
  },
  {
    id: 'riferimenti',
    titolo: 'Riferimenti',
    seLarga: true,
    valore: ({ f24 }) => [f24?.riferimentoA, f24?.riferimentoB].filter(Boolean).join(' '),
    cella: ({ f24 }) => (
      <ConParola
        codice={[f24?.riferimentoA, f24?.riferimentoB].filter(Boolean).join(' ')}
        parola={riferimentiF24InParole(f24?.riferimentoA ?? '', f24?.riferimentoB ?? '')}
      />
    ),
  },
  { id: 'mese', titolo: 'Mese di versamento', valore: ({ mese }) => (mese === null ? '' : formatMese(mese)) },
  { id: 'persone', titolo: 'Persone', tipo: 'intero', seLarga: true },
  { id: 'sezione', titolo: 'Sezione F24', valore: ({ f24 }) => sezioneDi(f24?.sezione), nascosta: true },
  { id: 'ordinario', titolo: 'Codice F24 ordinario', valore: ({ f24 }) => f24?.ordinario, nascosta: true },
  { id: 'nota', titolo: 'Nota', valore: notaDi },
];

const colonneCreditori: readonly Colonna<VersamentoCreditore>[] = [
  { id: 'nome', titolo: 'Creditore', valore: ({ nome }) => nome ?? 'Da indicare nei dati soggettivi' },
  { id: 'iban', titolo: 'IBAN', valore: ({ iban }) => (iban === null ? '' : formatIban(iban)) },
  { id: 'perConto', titolo: 'Trattenuto a' },
  { id: 'importo', titolo: 'Da pagare', tipo: 'importo', somma: true },
];

const chiaveDi = ({ destinazione, f24, mese, perche }: Versamento): string =>
  JSON.stringify([destinazione, f24, mese, perche]);

/** Where the money of a run goes: read-only, from the payslips as they were computed. */
export const VersamentiProcesso = ({ processo: { uid, versione } }: { readonly processo: Processo }) => {
  const query = useRoute(versamentiRoutes.listVersamenti, { body: { idProcesso: uid } }, { staleTime: 0 });
  if (query.isPending || query.error) return <Attesa errore={query.error} onRiprova={query.refetch} />;
  return <Tabella key={versione} uid={uid} dati={query.data} />;
};

const Tabella = ({ uid, dati }: { readonly uid: string; readonly dati: Versamenti }) => {
  const elenco = useElencoLocale<Versamento>({
    nome: 'versamenti',
    righe: dati.versamenti,
    colonne,
    chiave: chiaveDi,
    stato: uid,
  });
  return (
    <SpaceBetween size="m">
      {dati.avviso !== null && (
        <Alert type="warning" header="Versamenti da completare">
          {dati.avviso} I dati della scuola sono in <Link href="#/scuola/altriDati">Altri dati</Link>.
        </Alert>
      )}
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Versamenti"
        descrizione={`Trattenute ${formatEuro(dati.trattenute)} e a carico della scuola ${formatEuro(dati.dovute)}: ${formatEuro(dati.somma)}, la somma dei cedolini`}
        etichetta={(riga) => `${codiceDi(riga)} ${riga.voci.join(', ')}`}
        vuoto={{ titolo: 'Niente da versare', testo: 'I versamenti si leggono dai cedolini calcolati.' }}
      />
      {dati.creditori.length > 0 && <Creditori uid={uid} righe={dati.creditori} />}
    </SpaceBetween>
  );
};

/** The rows payable to creditors, out of what goes to third parties: each is a payment order of its own. */
const Creditori = ({ uid, righe }: { readonly uid: string; readonly righe: readonly VersamentoCreditore[] }) => {
  const elenco = useElencoLocale<VersamentoCreditore>({
    nome: 'versamenti-creditori',
    righe,
    colonne: colonneCreditori,
    chiave: (riga) => JSON.stringify(riga),
    stato: uid,
  });
  return (
    <Elenco
      elenco={elenco}
      variante="container"
      titolo="Ai creditori"
      descrizione="Quanto si è trattenuto per pignoramenti, assegni alimentari, cessioni e delegazioni: un mandato per ogni riga"
      etichetta={({ nome, perConto }) => `${nome ?? 'creditore da indicare'}, ${perConto}`}
      vuoto={{ titolo: 'Nessun creditore', testo: 'Nessun cedolino trattiene per un creditore.' }}
    />
  );
};
