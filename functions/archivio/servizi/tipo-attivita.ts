import { TipoAttivita } from '#shared/contracts/servizi/attivita.ts';
import { defineEntita } from '../entita.ts';

/** Kinds of special activity of the school: a small table, listed whole. */
export const tipoAttivitaEntita = defineEntita<TipoAttivita>({
  nome: 'TIPO_ATTIVITA',
  posto: 'scuola',
  schema: TipoAttivita,
  shape: 1,
  unici: ({ codTipoAttivita }) => [
    {
      campo: 'codTipoAttivita',
      valore: codTipoAttivita.toUpperCase(),
      messaggio: `Esiste già un'attività con codice ${codTipoAttivita}: modificarla, oppure usare un altro codice.`,
    },
  ],
  tenutaDalBrowser: true,
});
