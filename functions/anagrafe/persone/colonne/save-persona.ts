import { parseInput, type Mezzi } from '#functions/colonne/tipo.ts';
import { PersonaModificata } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona, PersonaInput } from '#shared/contracts/anagrafe/persona.ts';
import { personeService } from '../persone-service.ts';

/** Writes a part of a person over what is on record. */
export const savePersona = async (
  persona: Persona | undefined,
  cambi: Partial<PersonaInput>,
  { context }: Mezzi,
): Promise<void> => {
  if (persona === undefined) throw new Error('A part of a person needs its person');
  const {
    uid,
    uidSubAnagrafe: _sub,
    prgAnagrafe: _prg,
    matricola: _matricola,
    uidPortale: _portale,
    ...input
  } = persona;
  await personeService.update(uid, parseInput(PersonaModificata, { ...input, ...cambi }), context);
};
