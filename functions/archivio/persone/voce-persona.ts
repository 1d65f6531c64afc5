import { VocePersona } from '#shared/contracts/anagrafe/voci-persona.ts';
import { defineEntita } from '../entita.ts';

/** The value a person has for an item of the school, between two months. */
export const vocePersonaEntita = defineEntita<VocePersona>({
  nome: 'VOCE_PERSONA',
  posto: 'figlio',
  radice: 'PERSONA',
  schema: VocePersona,
  shape: 1,
});
