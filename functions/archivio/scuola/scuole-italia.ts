import * as z from 'zod';
import type { Item } from '#platform/data/dynamo.ts';
import type { ElencoIndicizzato } from '#platform/data/elenco.ts';
import { readRiga } from '#platform/data/forme/molti.ts';
import { ScuolaItalia } from '#shared/contracts/scuola/scuola-italia.ts';
import { versione } from '#shared/domain/campi.ts';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { defineEntita } from '../entita.ts';

const Salvata = z.strictObject({ ...ScuolaItalia.shape, uid: z.string(), versione: versione() });

/** The national list of schools as the office last imported it: one item a school, found by beginning of name, code or town. */
export const scuolaItaliaEntita = defineEntita<z.infer<typeof Salvata>>({
  nome: 'SCUOLA_ITALIA',
  posto: 'scuola',
  schema: Salvata,
  shape: 1,
  indici: {
    indice1: ({ desScuola, codMeccanografico }) => `${chiaveRicerca(desScuola)}#${codMeccanografico}`,
    indice2: ({ codMeccanografico }) => codMeccanografico,
    indice3: ({ desComune, desScuola, codMeccanografico }) =>
      `${chiaveRicerca(desComune)}#${chiaveRicerca(desScuola)}#${codMeccanografico}`,
  },
  riga: ({ uid: _uid, versione: _versione, ...riga }) => riga,
});

export const elencoScuoleItalia: ElencoIndicizzato = {
  nome: scuolaItaliaEntita.nome,
  ordini: { desScuola: 'indice1', codMeccanografico: 'indice2', desComune: 'indice3' },
  ordinePredefinito: 'desScuola',
  filtri: {
    desScuola: { indice: 'indice1', piega: chiaveRicerca },
    codMeccanografico: { indice: 'indice2', piega: (valore) => valore.trim().toUpperCase() },
    desComune: { indice: 'indice3', piega: chiaveRicerca },
  },
};

/** A school that enters the list: its code is its id. */
export const nuovaScuolaItalia = (scuola: ScuolaItalia): z.infer<typeof Salvata> => ({
  ...scuola,
  uid: scuola.codMeccanografico,
  versione: 1,
});

export const rigaScuolaItalia = (item: Item): ScuolaItalia => readRiga(ScuolaItalia, item);
