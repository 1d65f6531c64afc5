import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { statoDetto, type StatoDetto } from '#shared/domain/denuncia.ts';

/** How each state of a filing is shown. */
const TIPI: Readonly<Record<StatoDetto, StatusIndicatorProps.Type>> = {
  ATTESA: 'warning',
  COMPLETATO: 'info',
  IN_CORSO: 'in-progress',
  INVIATO: 'success',
  FALLITO: 'error',
  DA_INVIARE: 'info',
};

export const tipoStato = (denuncia: Denuncia): StatusIndicatorProps.Type => {
  if (denuncia.esito === 'SCARTATO_IN_PARTE') return 'warning';
  const stato = statoDetto(denuncia);
  return stato === 'DA_INVIARE' && denuncia.STATUS === 'ATTESA' ? 'warning' : TIPI[stato];
};
