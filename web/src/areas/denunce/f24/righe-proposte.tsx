import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Proposta } from '#shared/contracts/denunce/f24-chiamate.ts';
import { nomeSezioneF24, type RigaF24 } from '#shared/contracts/denunce/f24.ts';
import { codiceF24InParole, riferimentoF24InParole } from '#shared/denunce/parole-f24.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { ConParola } from '#ui/celle.tsx';
import { enteDi } from '#ui/codici/ente-in-parole.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Segno } from '#ui/segno.tsx';

/** A row that is proposed, or that a run left out would make: which, and what it is called. */
interface Proponibile extends RigaF24 {
  readonly processo: string | null;
  readonly fuori: string | null;
}
const ENTRA = { processo: null, fuori: null } as const;

const inParole = ({ fuori }: Proponibile): string => (fuori === null ? 'Entra' : 'Lasciata fuori');

const colonne: readonly Colonna<Proponibile>[] = [
  {
    id: 'codice',
    titolo: 'Codice',
    cella: ({ codice }) => <ConParola codice={codice} parola={codiceF24InParole(codice)} />,
  },
  { id: 'sezione', titolo: 'Sezione', valore: ({ sezione }) => nomeSezioneF24[sezione], parole: nomeSezioneF24 },
  { id: 'ente', titolo: 'Ente', cella: (riga) => <ConParola codice={riga.ente} parola={enteDi(riga)} /> },
  { id: 'estremi', titolo: 'Estremi', nascosta: true },
  {
    id: 'riferimentoA',
    titolo: 'Riferimento A',
    cella: ({ riferimentoA: uno }) => <ConParola codice={uno} parola={riferimentoF24InParole(uno)} />,
  },
  {
    id: 'riferimentoB',
    titolo: 'Riferimento B',
    cella: ({ riferimentoB: uno }) => <ConParola codice={uno} parola={riferimentoF24InParole(uno)} />,
  },
  { id: 'debito', titolo: 'Debito', tipo: 'importo', somma: true },
  { id: 'credito', titolo: 'Credito', tipo: 'importo', somma: true },
];

/** Whether a row is in, where some are out. */
const scelta: readonly Colonna<Proponibile>[] = [
  {
    id: 'scelta',
    titolo: "Nell'F24",
    intera: true,
    valore: inParole,
    cella: (riga) => <Segno type={riga.fuori === null ? 'success' : 'stopped'}>{inParole(riga)}</Segno>,
  },
  { id: 'fuori', titolo: 'Elaborazione lasciata fuori' },
];

/** The rows that the free runs of the month would make, those left out too, before anything is written. */
export const RigheProposte = ({
  proposta,
  onRimetti,
}: {
  readonly proposta: Proposta;
  /** Takes back what was left out. */
  readonly onRimetti: () => void;
}) => {
  const { righe, lasciati, processi, escluse, debito, credito } = proposta;
  const nomi = new Map(processi.map(({ uid, descrizione }) => [uid, descrizione]));
  const fuori = lasciati.flatMap((uno) =>
    uno.righe.map((riga): Proponibile => ({ ...riga, processo: uno.processo, fuori: nomi.get(uno.processo) ?? '' })),
  );
  const elenco = useElencoLocale<Proponibile>({
    nome: 'f24-proposta',
    righe: [...righe.map((riga): Proponibile => ({ ...riga, ...ENTRA })), ...fuori],
    colonne: lasciati.length === 0 ? colonne : [...colonne, ...scelta],
    chiave: (riga) => JSON.stringify(riga),
  });
  return (
    <SpaceBetween size="l">
      {lasciati.length > 0 && (
        <Alert
          type="info"
          header={
            lasciati.length === 1 ? 'Una elaborazione lasciata fuori' : `${lasciati.length} elaborazioni lasciate fuori`
          }
          action={<Button onClick={onRimetti}>Rimetti tutto</Button>}
        >
          Le loro righe sono segnate qui sotto e non entrano in questo F24: restano libere per un altro.
        </Alert>
      )}
      {escluse.length > 0 && (
        <Alert type="warning" header="Somme che non entrano nel modello">
          <ul>
            {escluse.map(({ voce, perche }) => (
              <li key={`${voce} ${perche}`}>
                {voce}: {perche}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Righe proposte"
        descrizione={`Debito ${formatEuro(debito)}, credito ${formatEuro(credito)}, saldo ${formatEuro(debito - credito)}`}
        etichetta={({ codice }) => codice}
        vuoto={{ titolo: 'Niente da versare', testo: 'Queste elaborazioni non versano niente con F24.' }}
      />
    </SpaceBetween>
  );
};
