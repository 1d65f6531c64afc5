import { retribuzioneServizio, type ServizioContratto } from '#shared/calculation/contratto/servizio.ts';
import { CalcoloImpossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import type { TipoContratto } from '#shared/rules/contratto/inquadramento.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';

export const regole = regoleCorrenti();
export const servizio = (cambia: Partial<ServizioContratto> = {}): ServizioContratto => ({
  competenza: { dal: '2024-11-01', al: '2024-11-30' },
  profilo: 'DOCENTE_LAUREATO',
  fascia: '0-8',
  oreSettimanali: 1800,
  oreCattedra: 1800,
  sentenzaRpdCia: null,
  assegnoPersonaleMensile: 0,
  assenze: [],
  ...cambia,
});
export const paga = (cambia: Partial<ServizioContratto> = {}, contratto: TipoContratto = 'SUPPLENTE_BREVE') =>
  retribuzioneServizio(servizio(cambia), contratto, regole);
export const importi = (cambia: Partial<ServizioContratto> = {}, contratto: TipoContratto = 'SUPPLENTE_BREVE') =>
  paga(cambia, contratto).competenze.map(({ codice, calcolato }) => [codice, calcolato.importo]);
export const assenza = (tipo: string, dal: string, al = dal) => ({ tipo, dal, al });
export const codiceDi = (azione: () => unknown): string | undefined => {
  try {
    azione();
    return undefined;
  } catch (causa) {
    return causa instanceof CalcoloImpossibile ? causa.anomalie[0].codice : String(causa);
  }
};
export const mensile = 202_236;
