import { daCredito, importoRestituito, isDellAnno, type SommaRestituita } from '../../domain/persona/restituzione.ts';
import { quota } from '../../money/arrotondamenti.ts';
import type { Centesimi } from '../../money/centesimi.ts';
import { creditoDaRecupero } from '../../rules/compensi/recuperi.ts';
import { ifInForceOn } from '../../rules/regola.ts';

/** The tax credit of the school on a sum given back net in a later year. */
export const creditoDi = (somma: SommaRestituita): Centesimi => {
  const regola = daCredito(somma) ? ifInForceOn(creditoDaRecupero, somma.datRestituzione) : null;
  return regola === null ? 0 : quota(importoRestituito(somma), regola.valore);
};

/** The sum that comes back to the school under no code that anybody has read: its credit, and the surtaxes paid over in the same year. */
export const daRecuperareAMano = (somma: SommaRestituita): Centesimi =>
  creditoDi(somma) + (isDellAnno(somma) && somma.modo === 'NETTO' ? somma.numAddizionali : 0);
