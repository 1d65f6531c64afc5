import { Incarico } from '../../../shared/contracts/anagrafe/incarico.ts';
import { defineEntita } from '../entita.ts';

/** Contracts of outsiders, trainers, collaborators; listed by school too, from the day they begin, for the lists of who has what. */
export const incaricoEntita = defineEntita<Incarico>({
  nome: 'INCARICO',
  posto: 'figlio',
  radice: 'PERSONA',
  schema: Incarico,
  shape: 1,
  elencato: 'scuola',
  indici: { indice1: ({ datInizio, uid }) => `${datInizio}#${uid}` },
  riga: (incarico) => ({ ...incarico }),
});
