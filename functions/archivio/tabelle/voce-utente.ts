import type { Archivio } from '#platform/data/archivio.ts';
import { VoceUtente } from '#shared/contracts/tabelle/voci-utente.ts';
import { defineEntita } from '../entita.ts';

/** The school's own items. Who has a value for one uses it: see `riferimenti`. */
export const voceUtenteEntita = defineEntita<VoceUtente>({
  nome: 'VOCE_UTENTE',
  posto: 'scuola',
  schema: VoceUtente,
  shape: 2,
  upcast: {
    1: (prima) => ({ ...prima, codTipoSpt: '', codCapitolo: '', codCompensoNoipa: '', desTipoEmolumento: '' }),
  },
  unici: ({ codVoce }) => [
    {
      campo: 'codVoce',
      valore: codVoce.toUpperCase(),
      messaggio: `Esiste già una voce con codice ${codVoce}: modificarla, oppure usare un altro codice.`,
    },
  ],
  tenutaDalBrowser: true,
});

export const vociUtenteRepository = (archivio: Archivio) => archivio.of(voceUtenteEntita);
