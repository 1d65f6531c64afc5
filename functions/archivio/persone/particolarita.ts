import { Particolarita } from '#shared/contracts/anagrafe/particolarita.ts';
import { defineEntita } from '../entita.ts';

/** Dated conditions that change contributions or tax. */
export const particolaritaEntita = defineEntita<Particolarita>({
  nome: 'PARTICOLARITA',
  posto: 'figlio',
  radice: 'PERSONA',
  schema: Particolarita,
  shape: 1,
  lettaDaiCedolini: true,
});
