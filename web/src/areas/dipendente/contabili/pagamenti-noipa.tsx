import Box from '@cloudscape-design/components/box';
import Cards from '@cloudscape-design/components/cards';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs, { type KeyValuePairsProps } from '@cloudscape-design/components/key-value-pairs';
import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type { EsitoProprio, PagamentoNoipaProprio } from '#shared/contracts/cedolini/dipendente/dati-contabili.ts';
import { descrizioneTipoListaNoipa } from '#shared/domain/noipa/lista.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { formatEuro, formatOre } from '#shared/money/centesimi.ts';
import { Segno } from '#ui/segno.tsx';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';

const esiti: Readonly<Record<EsitoProprio, { readonly tipo: StatusIndicatorProps.Type; readonly testo: string }>> = {
  IN_ATTESA: { tipo: 'pending', testo: 'Inviato a NoiPA, in attesa di risposta' },
  ACCETTATO: { tipo: 'in-progress', testo: 'Accettato da NoiPA, non ancora pagato' },
  SCARTATO: { tipo: 'error', testo: 'Scartato da NoiPA: chiedere alla segreteria' },
  PAGATO: { tipo: 'success', testo: 'Pagato' },
  STORNATO: { tipo: 'warning', testo: 'Da restituire: chiedere alla segreteria' },
};

interface Props {
  readonly anno: number;
  readonly pagamenti: readonly PagamentoNoipaProprio[];
}

/** What NoiPA pays for the school: for which activity, how much, when it was sent, what became of it and with which payslip of NoiPA it comes. */
export const PagamentiNoipa = ({ anno, pagamenti }: Props) => (
  <Cards<PagamentoNoipaProprio>
    items={pagamenti}
    trackBy="lista"
    ariaLabels={{ itemSelectionLabel: () => '', selectionGroupLabel: '', cardsLabel: 'Pagamenti NoiPA' }}
    cardsPerRow={[{ cards: 1 }, { minWidth: 700, cards: 2 }]}
    header={
      <Header
        variant="h2"
        counter={`(${pagamenti.length})`}
        description="Importi lordi: il netto è nel cedolino di NoiPA della rata indicata"
      >
        {`Pagamenti NoiPA del ${anno}`}
      </Header>
    }
    empty={
      <StatoVuoto
        titolo="Nessun pagamento con NoiPA"
        testo="Un pagamento compare qui quando la segreteria lo mostra ai dipendenti, dopo averlo inviato."
      />
    }
    cardDefinition={{
      header: ({ descrizione }) => descrizione,
      sections: [
        {
          id: 'che-cosa',
          content: ({ tipo, totale }) => (
            <Coppia
              items={[
                { label: 'Che cosa', value: descrizioneTipoListaNoipa[tipo] },
                { label: 'Importo lordo', value: formatEuro(totale) },
              ]}
            />
          ),
        },
        { id: 'attivita', header: 'Per quali attività', content: ({ righe }) => <Attivita righe={righe} /> },
        {
          id: 'quando',
          content: (pagamento) => (
            <Coppia
              items={[
                { label: 'Inviato il', value: giornoDi(pagamento.datInvio) },
                { label: 'Rata', value: rataDi(pagamento) },
              ]}
            />
          ),
        },
        {
          id: 'esito',
          header: 'A che punto è',
          content: ({ esito }) => <Segno type={esiti[esito].tipo}>{esiti[esito].testo}</Segno>,
        },
      ],
    }}
  />
);

const Coppia = ({ items }: Pick<KeyValuePairsProps, 'items'>) => (
  <KeyValuePairs columns={2} minColumnWidth={120} items={items} />
);

const giornoDi = (giorno: string | null): string => (giorno === null ? '–' : formatGiorno(giorno));

/** 'marzo 2026, pagata il 23/03/2026'. */
const rataDi = ({ rata, datPagamento }: PagamentoNoipaProprio): string => {
  if (rata === null) return '–';
  const [anno, mese] = rata.split('-').map(Number);
  const nome = formatMese({ anno: anno ?? 0, mese: mese ?? 1 });
  return datPagamento === null ? nome : `${nome}, pagata il ${formatGiorno(datPagamento)}`;
};

const Attivita = ({ righe }: Pick<PagamentoNoipaProprio, 'righe'>) =>
  righe.map(({ attivita, ore, importo, datInizio, datFine }, indice) => (
    <div key={`${indice} ${attivita}`}>
      {`${attivita}: ${formatEuro(importo)}${ore === null ? '' : ` per ${formatOre(ore)} ore`}`}
      <Box variant="small" display="block">{`dal ${formatGiorno(datInizio)} al ${formatGiorno(datFine)}`}</Box>
    </div>
  ));
