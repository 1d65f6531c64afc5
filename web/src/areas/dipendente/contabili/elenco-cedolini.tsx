import Button from '@cloudscape-design/components/button';
import Cards from '@cloudscape-design/components/cards';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import Link from '@cloudscape-design/components/link';
import type { CedolinoProprio } from '#shared/contracts/cedolini/dipendente/dati-contabili.ts';
import { printCedolinoProprio } from '#shared/contracts/stampe/dipendente/dipendente.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { Segno } from '#ui/segno.tsx';
import { useStampa } from '#ui/stampa/use-stampa.ts';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';

interface Props {
  readonly anno: number;
  readonly cedolini: readonly CedolinoProprio[];
  readonly onApri: (cedolino: string) => void;
}

/** The payslips of a year, the last paid first: one opens in plain words, or leaves as a PDF. */
export const ElencoCedolini = ({ anno, cedolini, onApri }: Props) => {
  const { inCorso, print } = useStampa(printCedolinoProprio);
  return (
    <Cards<CedolinoProprio>
      items={cedolini}
      trackBy="uid"
      ariaLabels={{ itemSelectionLabel: () => '', selectionGroupLabel: '', cardsLabel: 'Cedolini' }}
      cardsPerRow={[{ cards: 1 }, { minWidth: 700, cards: 2 }, { minWidth: 1100, cards: 3 }]}
      header={<Header variant="h2" counter={`(${cedolini.length})`}>{`Cedolini del ${anno}`}</Header>}
      empty={
        <StatoVuoto
          titolo="Nessun cedolino"
          testo="Un cedolino compare qui quando la segreteria lo mostra ai dipendenti. Provare un altro anno."
        />
      }
      cardDefinition={{
        header: (cedolino) => (
          <Link
            href={`#/my-datiContabili?cedolino=${cedolino.uid}`}
            fontSize="heading-m"
            onFollow={(event) => {
              event.preventDefault();
              onApri(cedolino.uid);
            }}
          >
            {titoloDi(cedolino)}
          </Link>
        ),
        sections: [
          {
            id: 'somme',
            content: (cedolino) => (
              <KeyValuePairs
                columns={2}
                minColumnWidth={120}
                items={[
                  { label: 'Netto', value: formatEuro(cedolino.somme.netto) },
                  { label: 'Lordo', value: formatEuro(cedolino.somme.lordo) },
                  { label: 'Pagamento', value: <Pagamento {...cedolino} /> },
                ]}
              />
            ),
          },
          {
            id: 'pdf',
            content: ({ uid, descrizione }) => (
              <Button
                iconName="file"
                disabled={inCorso}
                ariaLabel={`PDF di ${descrizione}`}
                onClick={() => print({ idCedolino: uid })}
              >
                PDF
              </Button>
            ),
          },
        ],
      }}
    />
  );
};

/** The month, then what was paid; once, where the office has written the month in it. */
const titoloDi = (cedolino: CedolinoProprio): string => {
  const mese = formatMese(cedolino);
  return cedolino.descrizione.includes(mese) ? cedolino.descrizione : `${mese}, ${cedolino.descrizione}`;
};

const Pagamento = ({ dataPagamento, provvisorio }: CedolinoProprio) =>
  provvisorio ? (
    <Segno type="pending">{`${formatGiorno(dataPagamento)}, provvisorio`}</Segno>
  ) : (
    formatGiorno(dataPagamento)
  );
