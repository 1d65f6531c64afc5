import { useRoute } from '#api/query.ts';
import { assenzeRoutes } from '#shared/contracts/assenze/assenze.ts';
import {
  descrizioneGenitoreCongedo,
  descrizioneMancatoRecupero,
  descrizioneMotivoSanitario,
} from '#shared/domain/persona/assenze.ts';
import { inParole, type Parole } from '../registro/registro-cambiamenti.ts';
import { etichetteAssenza, etichetteCongedo } from './etichette-assenza.ts';

/** An absence in the words of the audit view: its kind by its name. */
export const useParoleAssenza = (): Parole => {
  const { data } = useRoute(assenzeRoutes.searchTipiAssenza, { body: { limit: 0 } }, { staleTime: Infinity });
  const tipi = (data?.righe ?? []).map(({ codTipoAssenza, desTipoAssenza }) => [codTipoAssenza, desTipoAssenza]);
  return {
    etichette: { ...etichetteAssenza, ...etichetteCongedo },
    righe: {},
    valori: {
      codTipoAssenza: inParole(Object.fromEntries(tipi)),
      codMotivo: inParole(descrizioneMotivoSanitario),
      codGenitore: inParole(descrizioneGenitoreCongedo),
      codMancatoRecupero: inParole(descrizioneMancatoRecupero),
    },
    taciuti: ['codGruppo', 'matricola', 'desCognome', 'desNome'],
  };
};
