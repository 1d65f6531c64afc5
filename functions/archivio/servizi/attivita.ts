import type { ElencoIndicizzato } from '#platform/data/elenco.ts';
import { Attivita } from '#shared/contracts/servizi/attivita.ts';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { defineEntita } from '../entita.ts';

/** Special activities of the staff: children of the person, listed across the school by name and by start. */
export const attivitaEntita = defineEntita<Attivita>({
  nome: 'ATTIVITA',
  posto: 'figlio',
  radice: 'PERSONA',
  elencato: 'scuola',
  schema: Attivita,
  shape: 1,
  indici: {
    indice1: ({ desCognome, desNome, datInizio, uid }) =>
      `${chiaveRicerca(`${desCognome} ${desNome}`)}#${datInizio}#${uid}`,
    indice2: ({ datInizio, uid }) => `${datInizio}#${uid}`,
  },
  riga: (attivita) => ({ ...attivita }),
});

/** Orders and filters of the special activities of the whole school. */
export const elencoAttivita: ElencoIndicizzato = {
  nome: attivitaEntita.nome,
  ordini: { nominativo: 'indice1', datInizio: 'indice2' },
  ordinePredefinito: 'nominativo',
  filtri: {
    nominativo: { indice: 'indice1', piega: chiaveRicerca },
    datInizio: { indice: 'indice2', piega: (valore) => valore.trim() },
  },
};
