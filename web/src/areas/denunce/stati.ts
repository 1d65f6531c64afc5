import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { descrizioneStatoDenuncia, isRespinta } from '#shared/domain/denuncia.ts';

/** How each state of a filing is shown. */
const statiDenunciaMostrati = {
  ATTESA: { tipo: 'warning', testo: descrizioneStatoDenuncia.ATTESA },
  COMPLETATO: { tipo: 'info', testo: descrizioneStatoDenuncia.COMPLETATO },
  INVIATO: { tipo: 'success', testo: descrizioneStatoDenuncia.INVIATO },
} as const satisfies Record<string, { tipo: StatusIndicatorProps.Type; testo: string }>;

export const tipoStato = ({ STATUS, esito }: Denuncia): StatusIndicatorProps.Type => {
  if (esito === 'SCARTATO_IN_PARTE') return 'warning';
  return isRespinta(esito) ? 'error' : statiDenunciaMostrati[STATUS].tipo;
};
