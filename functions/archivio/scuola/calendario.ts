import { Calendario } from '../../../shared/contracts/scuola/calendari.ts';
import { nomeAnnoScolastico } from '../../../shared/domain/tempo/anno-scolastico.ts';
import { defineEntita } from '../entita.ts';

export const calendarioEntita = defineEntita<Calendario>({
  nome: 'CALENDARIO',
  posto: 'scuola',
  schema: Calendario,
  shape: 1,
  unici: ({ numAnno, codRegione, descrizione }) => [
    {
      campo: 'descrizione',
      valore: `${numAnno}#${codRegione}#${descrizione.toUpperCase()}`,
      messaggio: `Per l'anno ${nomeAnnoScolastico(numAnno)} e la regione esiste già un calendario "${descrizione}".`,
    },
  ],
  tenutaDalBrowser: true,
});
