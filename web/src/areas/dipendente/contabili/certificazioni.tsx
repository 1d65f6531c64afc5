import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import type { CertificazionePropria } from '#shared/contracts/cedolini/dipendente/dati-contabili.ts';
import { printCuPropria } from '#shared/contracts/stampe/dipendente/dipendente.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { markLette } from '#ui/lette.ts';
import { useStampa } from '#ui/stampa/use-stampa.ts';
import { idDocumento } from './da-leggere.ts';

/** The certificates of the incomes of a year that the school handed over: each leaves as a PDF. */
export const Certificazioni = ({ certificazioni }: { readonly certificazioni: readonly CertificazionePropria[] }) => {
  const { inCorso, print } = useStampa(printCuPropria);
  return certificazioni.map(({ uid, descrizione, consegnata }) => (
    <Container
      key={uid}
      header={
        <Header
          variant="h2"
          actions={
            <Button
              iconName="file"
              disabled={inCorso}
              ariaLabel={`PDF di ${descrizione}`}
              onClick={() => {
                markLette([idDocumento(uid)]);
                print({ uid });
              }}
            >
              PDF
            </Button>
          }
        >
          Certificazione Unica
        </Header>
      }
    >
      <KeyValuePairs
        columns={2}
        items={[
          { label: 'Quale', value: descrizione },
          { label: 'Consegnata il', value: formatGiorno(consegnata) },
        ]}
      />
    </Container>
  ));
};
