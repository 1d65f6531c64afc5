import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import type { DaFare as Passo } from '#shared/contracts/casa/casa.ts';
import { descrizioneTipoElaborazione } from '#shared/domain/elaborazione/elaborazione.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { DataCell, StatoCell } from '#ui/celle.tsx';
import { TabellaLetta } from '#ui/elenco/tabella-letta.tsx';
import { useMayOpen } from '#ui/frame.tsx';
import { useSession } from '#ui/session.ts';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';
import { useLarga } from '#ui/use-larghezza.ts';
import { ritardoDi } from './ritardo.ts';
import { statiElaborazioneVisti } from './stati-elaborazione.ts';

const azioni: Readonly<Record<Passo['azione'], string>> = {
  CALCOLARE: 'Calcolare',
  CORREGGERE_SCARTATI: 'Correggere gli scartati',
  RIPRENDERE: 'Riprendere il calcolo',
  RICALCOLARE: 'Ricalcolare',
  CONTABILIZZARE: 'Contabilizzare',
  SISTEMARE: 'Sistemare la paga',
};

/** The runs of every month that ask for something, with the next step of each: those of months that are over first. */
export const DaFare = ({ daFare }: { readonly daFare: readonly Passo[] }) => {
  const vedeCedolini = useMayOpen()('/cedolini');
  const larga = useLarga();
  const { oggi } = useSession().sessione;
  return (
    <TabellaLetta<Passo>
      nome="Da fare"
      righe={daFare}
      chiave={({ uid }) => uid}
      intestazione={
        <Header variant="h2" counter={`(${daFare.length})`}>
          Da fare
        </Header>
      }
      vuoto={
        <StatoVuoto
          titolo="Niente da fare"
          testo="Nessuna elaborazione aspetta qualcosa, di nessun mese."
          azione={vedeCedolini && <Link href="#/cedolini?vista=nuova">Crea un'elaborazione</Link>}
        />
      }
      colonne={[
        {
          id: 'descrizione',
          header: 'Elaborazione',
          cell: ({ uid, descrizione }) =>
            vedeCedolini ? <Link href={`#/cedolini?processo=${uid}`}>{descrizione}</Link> : descrizione,
        },
        {
          id: 'mese',
          header: 'Mese',
          cell: ({ anno, mese, scaduta }) => (
            <>
              {formatMese({ anno, mese })}
              {scaduta && <Box color="text-status-error">Mese passato</Box>}
            </>
          ),
        },
        ...(larga
          ? [{ id: 'tipo', header: 'Tipo', cell: ({ tipo }: Passo) => descrizioneTipoElaborazione[tipo] }]
          : []),
        {
          id: 'pagamento',
          header: 'Pagamento',
          cell: (passo) => (
            <>
              <DataCell valore={passo.dataPagamento} />
              <Box color="text-status-error">{ritardoDi(passo, oggi)}</Box>
            </>
          ),
          width: 130,
        },
        {
          id: 'stato',
          header: 'Stato',
          cell: ({ stato }) => <StatoCell valore={stato} stati={statiElaborazioneVisti} />,
          width: 160,
        },
        {
          id: 'passo',
          header: 'Prossimo passo',
          cell: ({ messaggio }) => messaggio,
        },
        {
          id: 'azione',
          header: 'Azione',
          cell: ({ uid, azione, descrizione }) =>
            vedeCedolini ? (
              <Button
                wrapText={false}
                href={`#/cedolini?processo=${uid}${azione === 'CALCOLARE' ? '&vista=prepara' : ''}`}
                ariaLabel={`${azioni[azione]}: ${descrizione}`}
              >
                {azioni[azione]}
              </Button>
            ) : (
              azioni[azione]
            ),
        },
      ]}
    />
  );
};
