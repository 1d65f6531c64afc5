import { Soggettiva } from '#shared/contracts/anagrafe/voci-persona.ts';
import { defineEntita } from '../entita.ts';
import { effettiCreditore } from './creditore.ts';

/** Dated personal amounts; listed by school too, item after item, for the lists of who has what. */
export const soggettivaEntita = defineEntita<Soggettiva>({
  nome: 'SOGGETTIVA',
  posto: 'figlio',
  radice: 'PERSONA',
  schema: Soggettiva,
  shape: 1,
  elencato: 'scuola',
  indici: { indice1: ({ codVoce, datInizio, uid }) => `${codVoce}#${datInizio}#${uid}` },
  riga: (soggettiva) => ({ ...soggettiva }),
  lettaDaiCedolini: true,
  guardia: effettiCreditore,
});
