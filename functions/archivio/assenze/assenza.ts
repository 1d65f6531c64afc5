import * as z from 'zod';
import type { Item } from '#platform/data/dynamo.ts';
import type { ElencoIndicizzato } from '#platform/data/elenco.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import { AssenzaInput, gruppiAssenza, RigaAssenza } from '#shared/contracts/assenze/assenze.ts';
import { Intestatario } from '#shared/contracts/servizi/servizio.ts';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { defineEntita } from '../entita.ts';
import { etichettaRiservata } from './tipi-assenza.ts';

/** An absence as it is stored: days counted with the holidays known when it was saved. */
export const AssenzaSalvata = z.strictObject({
  ...AssenzaInput.shape,
  ...Intestatario.shape,
  uid: z.string().brand<'ASSENZA'>(),
  versione: z.int(),
  codGruppo: z.enum(gruppiAssenza),
  numGiorni: z.int(),
});
export type AssenzaSalvata = z.infer<typeof AssenzaSalvata>;

/** Absences of the staff: children of the person, listed across the school by name, by start and by end. Their rows never say why. */
export const assenzaEntita = defineEntita<AssenzaSalvata>({
  nome: 'ASSENZA',
  posto: 'figlio',
  radice: 'PERSONA',
  elencato: 'scuola',
  schema: AssenzaSalvata,
  shape: 1,
  indici: {
    indice1: ({ desCognome, desNome, datInizio, uid }) =>
      `${chiaveRicerca(`${desCognome} ${desNome}`)}#${datInizio}#${uid}`,
    indice2: ({ datInizio, uid }) => `${datInizio}#${uid}`,
    indice3: ({ datFine, uid }) => `${datFine}#${uid}`,
  },
  riga: (assenza) => ({ ...rigaDi(assenza) }),
  lettaDaiCedolini: true,
});

/** Orders and filters of the absences of the whole school. */
export const elencoAssenze: ElencoIndicizzato = {
  nome: assenzaEntita.nome,
  ordini: { nominativo: 'indice1', datInizio: 'indice2' },
  ordinePredefinito: 'datInizio',
  versoPredefinito: 'DESC',
  filtri: {
    nominativo: { indice: 'indice1', piega: chiaveRicerca },
    datInizio: { indice: 'indice2', piega: (valore) => valore.trim() },
  },
};

/** The light row of an absence. */
export const rigaDi = (assenza: AssenzaSalvata): RigaAssenza => {
  const {
    uid,
    versione,
    uidSubAnagrafe,
    matricola,
    desCognome,
    desNome,
    datInizio,
    datFine,
    numGiorni,
    numOre,
    codGruppo,
  } = assenza;
  return {
    uid,
    versione,
    uidSubAnagrafe,
    matricola,
    desCognome,
    desNome,
    datInizio,
    datFine,
    numGiorni,
    numOre,
    codGruppo,
    desAssenza: etichettaRiservata(assenza.codTipoAssenza),
  };
};

export const rigaAssenza = (item: Item): RigaAssenza => readRiga(RigaAssenza, item);
