import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type { PassoChiusura, StatoPasso } from '#shared/domain/denunce/chiusura-anno.ts';

/** How a step stands, as it is shown. */
export const statiPassi: Readonly<
  Record<StatoPasso, { readonly tipo: StatusIndicatorProps.Type; readonly testo: string }>
> = {
  FATTO: { tipo: 'success', testo: 'Fatto' },
  DA_FARE: { tipo: 'pending', testo: 'Da fare' },
  SCADUTO: { tipo: 'error', testo: 'Scaduto' },
  NIENTE: { tipo: 'stopped', testo: 'Niente da fare' },
};

/** The screen where a step of a year is done: of that year, where the screen is of one. */
export const percorsiPassi: Readonly<Record<PassoChiusura, (anno: number) => string>> = {
  ELABORAZIONI: () => '/cedolini',
  F24: () => '/invia-F24',
  UNIEMENS: () => '/uniemens',
  SPT: () => '/accessori-fuori-sistema',
  CONGUAGLIO: (anno) => `/quadratura?vista=conguaglio&anno=${anno}`,
  CONTROLLO_770: (anno) => `/quadratura?vista=770&anno=${anno}`,
  CU: (anno) => `/cu?vista=copertura&anno=${anno}`,
  CONSEGNA_CU: (anno) => `/cu?vista=copertura&anno=${anno}`,
  MODELLO_M: (anno) => `/modello-m?anno=${anno}`,
  IRAP: (anno) => `/wir?anno=${anno}`,
  MODELLO_770: (anno) => `/quadratura?vista=770&anno=${anno}`,
};
