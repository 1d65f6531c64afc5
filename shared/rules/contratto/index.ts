import type { RegolaDatata } from '../regola.ts';
import { regoleAssenze } from './assenze/assenze.ts';
import { regoleCongedoParentale } from './assenze/congedo-parentale.ts';
import { regoleEsami } from './esami.ts';
import { regoleFerie } from './ferie.ts';
import { regoleIncrementi } from './incrementi.ts';
import { regoleIndennita } from './indennita.ts';
import { regoleOreAggiuntive } from './ore-aggiuntive.ts';
import { regoleOreEccedenti } from './ore-eccedenti.ts';
import { regoleProgetti } from './progetti.ts';
import { regoleTabellari } from './tabellari.ts';
import { regoleTempo } from './tempo.ts';
import { regoleTrattenuteTerzi } from './trattenute-terzi.ts';
import { regoleVacanzaContrattuale } from './vacanza-contrattuale.ts';

/** Every rule of the contract side: what the school contracts fix, absences, and what may be taken from the net for others. */
export const regoleContratto: readonly RegolaDatata<unknown>[] = [
  ...regoleTabellari,
  ...regoleIncrementi,
  ...regoleIndennita,
  ...regoleVacanzaContrattuale,
  ...regoleOreAggiuntive,
  ...regoleOreEccedenti,
  ...regoleEsami,
  ...regoleProgetti,
  ...regoleFerie,
  ...regoleTempo,
  ...regoleAssenze,
  ...regoleCongedoParentale,
  ...regoleTrattenuteTerzi,
];
