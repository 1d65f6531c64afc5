import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useClient } from '#api/query.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import { descrizioneEsitoDenuncia, isRespinta } from '#shared/domain/denuncia.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { useNotices } from '#ui/notices.tsx';
import { followLink } from '#ui/scarica.ts';
import { useHasRole } from '#ui/session.ts';
import { EsitoModale } from './esito-modale.tsx';
import { InvioModale, TogliInvioDenuncia } from './finestre-invio.tsx';
import type { FlussoMostrato } from './flusso.ts';

interface Props {
  readonly flusso: FlussoMostrato;
  readonly denuncia: Denuncia;
  /** Makes another one of the same month, for what was refused whole; where there is none, it is made from the list. */
  readonly onRifai?: (() => void) | undefined;
}

type Finestra = 'invio' | 'esito' | 'togli';

/** The sending of a filing and what came back of it. */
export const InvioDenuncia = ({ flusso, denuncia, onRifai }: Props) => {
  const [finestra, setFinestra] = useState<Finestra | null>(null);
  const chiudi = () => setFinestra(null);
  return (
    <Container header={<Header variant="h2">Invio ed esito</Header>}>
      {denuncia.datInvio === null ? (
        <DaInviare flusso={flusso} denuncia={denuncia} onInvia={() => setFinestra('invio')} />
      ) : (
        <Inviato {...{ flusso, denuncia, onRifai }} datInvio={denuncia.datInvio} onApri={setFinestra} />
      )}
      {finestra === 'invio' && <InvioModale flusso={flusso} denuncia={denuncia} onChiudi={chiudi} />}
      {finestra === 'esito' && <EsitoModale flusso={flusso} denuncia={denuncia} onChiudi={chiudi} />}
      {finestra === 'togli' && <TogliInvioDenuncia flusso={flusso} denuncia={denuncia} onChiudi={chiudi} />}
    </Container>
  );
};

interface InviatoProps extends Props {
  readonly datInvio: string;
  readonly onApri: (finestra: Finestra) => void;
}

const Inviato = ({ flusso, denuncia, datInvio, onRifai, onApri }: InviatoProps) => {
  const { protocollo, esito, motivoEsito } = denuncia;
  const isGestore = useHasRole('GESTORE');
  return (
    <SpaceBetween size="m">
      <KeyValuePairs
        columns={4}
        items={[
          { label: 'Inviato il', value: formatGiorno(datInvio) },
          { label: 'Protocollo', value: protocollo || '–' },
          { label: 'Esito', value: descrizioneEsitoDenuncia[esito ?? 'IN_ATTESA'] },
          { label: 'Motivo', value: motivoEsito || '–' },
        ]}
      />
      <Ricevute denuncia={denuncia} />
      {isRespinta(esito) ? (
        <Alert type="info" action={onRifai && <Button onClick={onRifai}>{flusso.parole.nuovo}</Button>}>
          Le sue elaborazioni sono libere: se ne fa un'altra e si manda di nuovo.
        </Alert>
      ) : (
        <SpaceBetween direction="horizontal" size="xs">
          <Button onClick={() => onApri('esito')}>Scrivi l'esito</Button>
          {isGestore && esito === 'IN_ATTESA' && (
            <Button onClick={() => onApri('togli')}>Togli la data di invio</Button>
          )}
        </SpaceBetween>
      )}
    </SpaceBetween>
  );
};

/** What the body that received it answered, to be downloaded as it came. */
const Ricevute = ({ denuncia: { uid, ricevute = [] } }: Pick<InviatoProps, 'denuncia'>) => {
  const client = useClient();
  const { notifyError } = useNotices();
  if (ricevute.length === 0) return null;
  const scarica = (numero: number) => {
    client(esitoRoutes.linkRicevuta, { body: { uid, numero } }).then(({ link }) => followLink(link), notifyError);
  };
  return (
    <SpaceBetween direction="horizontal" size="xs">
      {ricevute.map(({ numero, nome }) => (
        <Button key={numero} iconName="download" onClick={() => scarica(numero)}>
          {nome}
        </Button>
      ))}
    </SpaceBetween>
  );
};

/** Why a filing cannot be sent yet; undefined when it can. */
const motivoDi = ({ bloccanti, files }: Denuncia): string | undefined => {
  if (bloccanti > 0) return 'Ci sono rilievi bloccanti: correggerli prima.';
  return files.length === 0 ? 'Non c’è ancora un file: farlo e mandarlo prima.' : undefined;
};

const DaInviare = ({ flusso, denuncia, onInvia }: Omit<Props, 'onRifai'> & { readonly onInvia: () => void }) => {
  const motivo = motivoDi(denuncia);
  return (
    <SpaceBetween size="m">
      <Alert type="warning" header="Prima di inviare">
        {flusso.primaDiInviare(denuncia)}
      </Alert>
      <Button variant="primary" disabled={motivo !== undefined} disabledReason={motivo ?? ''} onClick={onInvia}>
        Scrivi la data di invio
      </Button>
    </SpaceBetween>
  );
};
