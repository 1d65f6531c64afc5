import type { Elaborazione } from '#shared/contracts/cedolini/calcolo.ts';
import {
  descrizioneBaseImmissione,
  descrizioneTipoElaborazione,
  metodiDi,
  tipiElaborazione,
} from '#shared/domain/elaborazione/elaborazione.ts';
import { isPagato, percheNon, type ChiE } from '#shared/domain/elaborazione/tipo-scuola.ts';
import { percettoriAmmessi } from '#shared/domain/persona/percettore.ts';
import { partiMetodo } from '../../riferimento/voci/voce.ts';
import { isContabilizzabile } from './processi-service.ts';

/** Types of run with their methods, as a school may use them. */
export const elaborazioni = (scuola: ChiE): Elaborazione[] =>
  tipiElaborazione.map((tipo) => ({
    tipo,
    descrizione: descrizioneTipoElaborazione[tipo],
    percettori: percettoriAmmessi[tipo].filter((chi) => isPagato(chi, scuola)),
    contabilizzabile: isContabilizzabile(tipo, scuola.setupType),
    nonOfferta: percheNon(tipo, scuola),
    metodi: metodiDi(tipo).map((idMetodo) => {
      const { base } = partiMetodo(idMetodo);
      return { idMetodo, base, descrizione: descrizioneBaseImmissione[base] };
    }),
  }));
