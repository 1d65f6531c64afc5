import { Calendario } from '#shared/contracts/scuola/calendari.ts';
import { nomeAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';
import { defineEntita } from '../entita.ts';

export const calendarioEntita = defineEntita<Calendario>({
  nome: 'CALENDARIO',
  posto: 'scuola',
  schema: Calendario,
  shape: 2,
  upcast: { 1: ({ numAnno, codRegione, ...prima }) => ({ ...prima, anno: numAnno, regione: codRegione }) },
  unici: ({ anno, regione, descrizione }) => [
    {
      campo: 'descrizione',
      valore: `${anno}#${regione}#${descrizione.toUpperCase()}`,
      messaggio: `Per l'anno ${nomeAnnoScolastico(anno)} e la regione esiste già un calendario "${descrizione}".`,
    },
  ],
  tenutaDalBrowser: true,
});
