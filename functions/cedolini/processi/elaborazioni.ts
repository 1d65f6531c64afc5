import type { Elaborazione } from '#shared/contracts/cedolini/calcolo.ts';
import {
  descrizioneBaseImmissione,
  descrizioneTipoElaborazione,
  metodiDi,
  tipiElaborazione,
  type SetupType,
} from '#shared/domain/elaborazione/elaborazione.ts';
import { percettoriAmmessi } from '#shared/domain/persona/percettore.ts';
import { partiMetodo } from '../../riferimento/voci/voce.ts';
import { isContabilizzabile } from './processi-service.ts';

/** Types of run with their methods, as a school may use them. */
export const elaborazioni = (setupType: SetupType): Elaborazione[] =>
  tipiElaborazione.map((tipo) => ({
    tipo,
    descrizione: descrizioneTipoElaborazione[tipo],
    percettori: [...percettoriAmmessi[tipo]],
    contabilizzabile: isContabilizzabile(tipo, setupType),
    metodi: metodiDi(tipo).map((idMetodo) => {
      const { base } = partiMetodo(idMetodo);
      return { idMetodo, base, descrizione: descrizioneBaseImmissione[base] };
    }),
  }));
