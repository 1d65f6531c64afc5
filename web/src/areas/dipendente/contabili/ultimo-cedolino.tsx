import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute } from '#api/query.ts';
import { datiContabiliRoutes, type CedolinoProprio } from '#shared/contracts/cedolini/dipendente/dati-contabili.ts';
import { printCedolinoProprio } from '#shared/contracts/stampe/dipendente/dipendente.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { useAnnoCorrente } from '#ui/scelte/use-anno-corrente.ts';
import { useStampa } from '#ui/stampa/use-stampa.ts';
import { cambiamentiDi, ultimiDue } from './cambiamenti.ts';
import { fraseDellaCu } from './cu-dei-redditi.ts';

/** The last payslip of the employee in one look: the net, what changed from the one before, its PDF, who gives the CU. Nothing while there is none. */
export const UltimoCedolino = ({ onApri }: { readonly onApri: (cedolino: string) => void }) => {
  const anno = useAnnoCorrente();
  const questo = useRoute(datiContabiliRoutes.getDatiContabili, { body: { anno, tipo: 'ALL' } });
  const scorso = useRoute(datiContabiliRoutes.getDatiContabili, { body: { anno: anno - 1, tipo: 'ALL' } });
  if (questo.data === undefined || scorso.data === undefined) return null;
  const [ultimo, precedente] = ultimiDue([...questo.data.cedolini, ...scorso.data.cedolini]);
  if (ultimo === undefined) return null;
  return (
    <Ultimo
      ultimo={ultimo}
      precedente={precedente}
      fraseCu={fraseDellaCu(
        [
          { ...questo.data, anno },
          { ...scorso.data, anno: anno - 1 },
        ],
        anno - 1,
      )}
      onApri={onApri}
    />
  );
};

interface Props {
  readonly ultimo: CedolinoProprio;
  readonly precedente: CedolinoProprio | undefined;
  readonly fraseCu: string;
  readonly onApri: (cedolino: string) => void;
}

const Ultimo = ({ ultimo, precedente, fraseCu, onApri }: Props) => {
  const { inCorso, print } = useStampa(printCedolinoProprio);
  return (
    <Container
      header={
        <Header
          variant="h2"
          description={`${formatMese(ultimo)}, pagamento del ${formatGiorno(ultimo.dataPagamento)}${ultimo.provvisorio ? ', provvisorio' : ''}`}
          actions={
            <SpaceBetween direction="horizontal" size="xs">
              <Button onClick={() => onApri(ultimo.uid)}>Come si arriva al netto</Button>
              <Button
                variant="primary"
                iconName="file"
                loading={inCorso}
                ariaLabel="PDF dell'ultimo cedolino"
                onClick={() => print({ idCedolino: ultimo.uid })}
              >
                PDF
              </Button>
            </SpaceBetween>
          }
        >
          {`Ultimo cedolino: ${formatEuro(ultimo.somme.netto)}`}
        </Header>
      }
    >
      <SpaceBetween size="xs">
        {precedente && <Differenze ultimo={ultimo} precedente={precedente} />}
        <Box color="text-body-secondary">{fraseCu}</Box>
      </SpaceBetween>
    </Container>
  );
};

const conSegno = (centesimi: number): string => `${centesimi > 0 ? '+' : ''}${formatEuro(centesimi).replace('-', '−')}`;

const Differenze = ({
  ultimo,
  precedente,
}: {
  readonly ultimo: CedolinoProprio;
  readonly precedente: CedolinoProprio;
}) => {
  const cambiamenti = cambiamentiDi(ultimo.somme, precedente.somme);
  const differenza = ultimo.somme.netto - precedente.somme.netto;
  return (
    <Box>
      {`${differenza === 0 ? 'Come' : `${conSegno(differenza)} rispetto a`} ${formatMese(precedente)} («${precedente.descrizione}»)`}
      {cambiamenti.length > 0 && (
        <ul style={{ marginBlock: 4 }}>
          {cambiamenti.map(({ nome, differenza: sua }) => (
            <li key={nome}>{`${nome}: ${conSegno(sua)} sul netto`}</li>
          ))}
        </ul>
      )}
    </Box>
  );
};
