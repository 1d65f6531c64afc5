import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import Table from '@cloudscape-design/components/table';
import type { DaFare } from '../../../../shared/contracts/casa/casa.ts';
import { descrizioneTipoElaborazione } from '../../../../shared/domain/elaborazione/elaborazione.ts';
import { formatMese, type Mese } from '../../../../shared/domain/tempo/mese.ts';
import { DataCell, StatoCell } from '../../ui/celle.tsx';
import { useMayOpen } from '../../ui/frame.tsx';
import { StatoVuoto } from '../../ui/stato-vuoto.tsx';
import { statiElaborazioneVisti } from './stati-elaborazione.ts';

const azioni: Readonly<Record<DaFare['azione'], string>> = {
  CALCOLARE: 'Calcolare',
  CORREGGERE_SCARTATI: 'Correggere gli scartati',
  RIPRENDERE: 'Riprendere il calcolo',
  RICALCOLARE: 'Ricalcolare',
  CONTABILIZZARE: 'Contabilizzare',
};

/** The runs of the month that ask for something, with the next step of each. */
export const DaFareDelMese = ({ daFare, mese }: { readonly daFare: readonly DaFare[]; readonly mese: Mese }) => {
  const vedeCedolini = useMayOpen()('/cedolini');
  return (
    <Table<DaFare>
      variant="container"
      items={daFare}
      trackBy="uid"
      wrapLines
      ariaLabels={{ tableLabel: 'Da fare' }}
      header={
        <Header variant="h2" counter={`(${daFare.length})`}>
          Da fare
        </Header>
      }
      empty={
        <StatoVuoto
          titolo="Niente da fare"
          testo={`Nessuna elaborazione di ${formatMese(mese)} aspetta qualcosa.`}
          azione={vedeCedolini && <Link href="#/cedolini?vista=nuova">Crea un'elaborazione</Link>}
        />
      }
      columnDefinitions={[
        {
          id: 'descrizione',
          header: 'Elaborazione',
          isRowHeader: true,
          cell: ({ uid, descrizione }) =>
            vedeCedolini ? <Link href={`#/cedolini?processo=${uid}`}>{descrizione}</Link> : descrizione,
        },
        { id: 'tipo', header: 'Tipo', cell: ({ tipo }) => descrizioneTipoElaborazione[tipo] },
        {
          id: 'pagamento',
          header: 'Pagamento',
          cell: ({ dataPagamento }) => <DataCell valore={dataPagamento} />,
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
          cell: ({ azione, messaggio }) => (
            <>
              <b>{azioni[azione]}.</b> {messaggio}
            </>
          ),
        },
      ]}
    />
  );
};
