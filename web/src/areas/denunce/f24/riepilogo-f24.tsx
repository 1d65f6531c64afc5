import Container from '@cloudscape-design/components/container';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import type { Denuncia } from '../../../../../shared/contracts/denunce/denuncia.ts';
import { formatIban } from '../../../../../shared/domain/codici/iban.ts';
import { statoInParole } from '../../../../../shared/domain/denuncia.ts';
import { formatGiorno } from '../../../../../shared/domain/tempo/date.ts';
import { formatEuro } from '../../../../../shared/money/centesimi.ts';
import { tipoStato } from '../stati.ts';

/** How an F24 stands, and what its front says. */
export const RiepilogoF24 = ({ denuncia }: { readonly denuncia: Denuncia }) => {
  const { tipo, debito, credito, bloccanti, avvisi, persone, processi, dati, datInvio } = denuncia;
  return (
    <Container>
      <KeyValuePairs
        columns={4}
        items={[
          {
            label: 'Stato',
            value: <StatusIndicator type={tipoStato(denuncia)}>{statoInParole(denuncia)}</StatusIndicator>,
          },
          { label: 'Saldo da addebitare', value: formatEuro(debito - credito) },
          { label: 'Debiti e crediti', value: `${formatEuro(debito)} – ${formatEuro(credito)}` },
          { label: 'Rilievi', value: `${bloccanti} bloccanti, ${avvisi} avvisi` },
          {
            label: 'Cedolini',
            value: `${persone} in ${processi.length} ${processi.length === 1 ? 'elaborazione' : 'elaborazioni'}`,
          },
          { label: 'Contribuente', value: `${dati.denominazione ?? ''} ${dati.contribuente ?? ''}` },
          {
            label: tipo === 'f24' ? 'Conto' : 'Conto di tesoreria',
            value: dati.iban ? formatIban(dati.iban) : 'da indicare negli altri dati della scuola',
          },
          { label: 'Inviato il', value: datInvio === null ? '–' : formatGiorno(datInvio) },
        ]}
      />
    </Container>
  );
};
