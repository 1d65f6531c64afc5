import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect } from 'react';
import { useRoute } from '#api/query.ts';
import type { RigaSpiegata } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import {
  cedolinoProprioRoutes,
  type CedolinoProprioSpiegato,
} from '#shared/contracts/cedolini/dipendente/cedolino-proprio.ts';
import { domandeProprieRoutes } from '#shared/contracts/cedolini/dipendente/domande-proprie.ts';
import { printCedolinoProprio } from '#shared/contracts/stampe/dipendente/dipendente.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { DomandeCedolino } from '#ui/cedolino/domande-cedolino.tsx';
import { SpiegazioneAlbero } from '#ui/cedolino/spiegazione-albero.tsx';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { useSoggetto } from '#ui/frame.tsx';
import { markLette } from '#ui/lette.ts';
import { Pagina } from '#ui/pagina.tsx';
import { useStampa } from '#ui/stampa/use-stampa.ts';
import { idDocumento } from './da-leggere.ts';
import { partiDelCedolino, type ParteCedolino } from './parti-cedolino.ts';

interface Props {
  readonly uid: string;
  readonly onIndietro: () => void;
}

/** One's own payslip in plain words: how the gross becomes the net, and each figure with where it comes from. */
export const CedolinoProprioAperto = ({ uid, onIndietro }: Props) => {
  const { data, error, refetch } = useRoute(
    cedolinoProprioRoutes.getCedolinoProprio,
    { body: { uid } },
    // each opening is in the audit trail: nothing but the person asks for it again
    { staleTime: Infinity },
  );
  useSoggetto(data && formatMese(data));
  const aperto = data?.uid;
  useEffect(() => {
    if (aperto !== undefined) markLette([idDocumento(aperto)]);
  }, [aperto]);
  if (data === undefined)
    return (
      <Pagina titolo="Cedolino" azioni={<Button onClick={onIndietro}>Tutti i cedolini</Button>}>
        <Attesa errore={error} onRiprova={refetch} />
      </Pagina>
    );
  return (
    <Pagina
      titolo={`Cedolino di ${formatMese(data)}`}
      descrizione={`${data.descrizione}, pagamento del ${formatGiorno(data.dataPagamento)}`}
      azioni={<Azioni uid={data.uid} onIndietro={onIndietro} />}
    >
      {data.provvisorio && (
        <Alert type="info" header="Provvisorio">
          La scuola non ha ancora contabilizzato questo cedolino: può cambiare.
        </Alert>
      )}
      <Container header={<Header variant="h2">Netto a pagare</Header>}>
        <Box fontSize="display-l" fontWeight="bold">
          {formatEuro(data.somme.netto)}
        </Box>
      </Container>
      <Parti cedolino={data.cedolino} />
      <DomandeCedolino uid={data.uid} rotta={domandeProprieRoutes.getRisposteProprie} />
    </Pagina>
  );
};

const Azioni = ({
  uid,
  onIndietro,
}: {
  readonly uid: CedolinoProprioSpiegato['uid'];
  readonly onIndietro: () => void;
}) => {
  const { inCorso, print } = useStampa(printCedolinoProprio);
  return (
    <SpaceBetween direction="horizontal" size="xs">
      <Button onClick={onIndietro}>Tutti i cedolini</Button>
      <Button iconName="file" disabled={inCorso} onClick={() => print({ idCedolino: uid })}>
        PDF
      </Button>
      <Button iconName="file" disabled={inCorso} onClick={() => print({ idCedolino: uid, spiegazioni: true })}>
        PDF con le spiegazioni
      </Button>
    </SpaceBetween>
  );
};

const Parti = ({ cedolino: { righe } }: Pick<CedolinoProprioSpiegato, 'cedolino'>) => (
  <SpaceBetween size="l">
    {partiDelCedolino(righe).map((parte) => (
      <Container
        key={parte.titolo}
        header={
          <Header variant="h2" description={parte.parole}>
            {`${parte.titolo}: ${importoDi(parte.totale)}`}
          </Header>
        }
      >
        <Righe {...parte} />
      </Container>
    ))}
  </SpaceBetween>
);

const importoDi = (centesimi: number): string => formatEuro(centesimi).replace('-', '−');

const Righe = ({ righe, segno }: ParteCedolino) =>
  righe.map((riga, indice) => (
    <ExpandableSection
      key={`${indice} ${riga.codice}`}
      headingTagOverride="h3"
      headerText={`${riga.descrizione}: ${importoDi(segno * riga.importo)}`}
      {...(periodoDi(riga) === '' ? {} : { headerDescription: periodoDi(riga) })}
    >
      <SpiegazioneAlbero spiegazione={riga.spiegazione} />
    </ExpandableSection>
  ));

const periodoDi = ({ competenza }: RigaSpiegata): string =>
  competenza === null ? '' : `dal ${formatGiorno(competenza.dal)} al ${formatGiorno(competenza.al)}`;
