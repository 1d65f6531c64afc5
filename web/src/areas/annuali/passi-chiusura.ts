import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type { PassoChiusura, StatoPasso } from '../../../../shared/domain/denunce/chiusura-anno.ts';

/** How a step stands, as it is shown. */
export const statiPassi: Readonly<
  Record<StatoPasso, { readonly tipo: StatusIndicatorProps.Type; readonly testo: string }>
> = {
  FATTO: { tipo: 'success', testo: 'Fatto' },
  DA_FARE: { tipo: 'pending', testo: 'Da fare' },
  SCADUTO: { tipo: 'error', testo: 'Scaduto' },
  NIENTE: { tipo: 'stopped', testo: 'Niente da fare' },
};

/** The screen where a step is done; null for what is done elsewhere. */
export const percorsiPassi: Readonly<Record<PassoChiusura, string | null>> = {
  ELABORAZIONI: '/cedolini',
  F24: '/invia-F24',
  UNIEMENS: '/uniemens',
  SPT: '/accessori-fuori-sistema',
  CONGUAGLIO: '/quadratura?vista=conguaglio',
  CONTROLLO_770: '/quadratura?vista=770',
  CU: '/cu?vista=copertura',
  CONSEGNA_CU: '/cu?vista=copertura',
  MODELLO_M: '/modello-m',
  IRAP: '/wir',
  MODELLO_770: '/quadratura?vista=770',
};
