import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute } from '#api/query.ts';
import {
  collaudoRoutes,
  type CedolinoProvato,
  type ProvaCollaudo,
  type RigaProvata,
} from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import { printProva, printProvaDettagli } from '#shared/contracts/cedolini/stampe/collaudo/collaudo.ts';
import { byTesto } from '#shared/domain/ordine-testi.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { ImportoCell } from '#ui/celle.tsx';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { quanti } from '#ui/formati.ts';
import { useSoggetto } from '#ui/frame.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { Segno } from '#ui/segno.tsx';
import { useStampa } from '#ui/stampa/use-stampa.ts';
import { Tabella } from '#ui/tabella/tabella-o-schede.tsx';
import { ConfermaAtteso } from './conferma-atteso.tsx';
import { parolaProva } from './stato-prova.tsx';

interface Props {
  readonly uid: string;
  readonly onIndietro: () => void;
}

/** What a test found: the payslips that are not as expected, line by line with the reason, and those that are. */
export const ProvaAperta = ({ uid, onIndietro }: Props) => {
  const prove = useRoute(collaudoRoutes.listProve, { body: {} });
  const cedolini = useRoute(collaudoRoutes.listCedoliniProva, { body: { uid } });
  const prova = prove.data?.find((una) => una.uid === uid);
  useSoggetto(prova?.descrizione);
  if (cedolini.data === undefined || prova === undefined)
    return (
      <Attesa
        errore={cedolini.error ?? prove.error}
        onRiprova={() => {
          void cedolini.refetch();
          void prove.refetch();
        }}
      />
    );
  const perNome = cedolini.data.toSorted(byTesto(({ nominativo }) => nominativo));
  const uguali = perNome.filter(({ esito }) => esito === 'UGUALE');
  return (
    <Pagina
      titolo={`Prova di ${prova.descrizione}`}
      descrizione={parolaProva(prova)}
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <Button onClick={onIndietro}>Tutti i casi</Button>
          <Stampe uid={prova.uid} />
          <ConfermaAtteso prova={prova} />
        </SpaceBetween>
      }
    >
      {prova.motivo !== null && <Alert type="error">{prova.motivo}</Alert>}
      {perNome
        .filter(({ esito }) => esito !== 'UGUALE')
        .map((cedolino) => (
          <Diverso key={cedolino.uid} {...cedolino} />
        ))}
      {uguali.length > 0 && (
        <Container header={<Header variant="h2">{quanti(uguali.length, 'cedolino uguale', 'cedolini uguali')}</Header>}>
          <SpaceBetween size="xxs">
            {uguali.map(({ uid: cedolino, nominativo, nettoAtteso }) => (
              <Segno key={cedolino} type="success">{`${nominativo}, netto ${formatEuro(nettoAtteso)}`}</Segno>
            ))}
          </SpaceBetween>
        </Container>
      )}
    </Pagina>
  );
};

const Stampe = ({ uid }: Pick<ProvaCollaudo, 'uid'>) => {
  const [confronto, spiegati] = [useStampa(printProva), useStampa(printProvaDettagli)];
  return (
    <ButtonDropdown
      loading={confronto.inCorso || spiegati.inCorso}
      items={[
        { id: 'confronto', text: 'Il confronto' },
        { id: 'spiegati', text: 'I cedolini spiegati' },
      ]}
      onItemClick={({ detail }) => (detail.id === 'confronto' ? confronto : spiegati).print({ uid })}
    >
      Stampa
    </ButtonDropdown>
  );
};

const Diverso = ({ nominativo, nettoAtteso, nettoTrovato, righe, anomalie }: CedolinoProvato) => {
  const cambiate = righe.filter(({ causa }) => causa !== '');
  return nettoTrovato === null ? (
    <Alert type="error" header={`${nominativo}: non si può più calcolare`}>
      {anomalie.map((messaggio) => (
        <div key={messaggio}>{messaggio}</div>
      ))}
    </Alert>
  ) : (
    <Tabella<RigaProvata>
      variant="container"
      wrapLines
      items={cambiate}
      trackBy={(riga) => `${riga.gruppo} ${riga.codice} ${righe.indexOf(riga)}`}
      ariaLabels={{ tableLabel: `Righe cambiate di ${nominativo}` }}
      header={
        <Header
          variant="h2"
          counter={`(${cambiate.length})`}
          description={`Netto atteso ${formatEuro(nettoAtteso)}, trovato ${formatEuro(nettoTrovato)}`}
        >
          {nominativo}
        </Header>
      }
      columnDefinitions={[
        { id: 'riga', header: 'Riga', isRowHeader: true, cell: ({ descrizione }) => descrizione, width: 260 },
        { id: 'atteso', header: 'Atteso', cell: ({ atteso }) => <ImportoCell valore={atteso} />, width: 130 },
        { id: 'trovato', header: 'Trovato', cell: ({ trovato }) => <ImportoCell valore={trovato} />, width: 130 },
        {
          id: 'differenza',
          header: 'Differenza',
          cell: ({ atteso, trovato }) => <ImportoCell valore={(trovato ?? 0) - (atteso ?? 0)} />,
          width: 130,
        },
        { id: 'causa', header: 'Perché', cell: ({ causa }) => causa },
      ]}
    />
  );
};
