import type { VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { nominativoDi, proposteDi, type RigaPreparazione } from '../righe-preparazione.ts';

/** An item that the records propose to pay a person. */
export interface Proposta {
  readonly chiave: string;
  readonly nome: string;
  /** The codice fiscale, which tells homonyms apart. */
  readonly codice: string;
  readonly voce: VoceCedolino;
}

/** Returns the items that the records propose and nobody has taken yet, person by person. */
export const proposteIn = (righe: readonly RigaPreparazione[]): readonly Proposta[] =>
  righe.flatMap((riga) =>
    proposteDi(riga).map((voce, indice) => ({
      chiave: `${riga.bozza.uidSubAnagrafe} ${indice}`,
      nome: nominativoDi(riga),
      codice: riga.bozza.storico.desCf,
      voce,
    })),
  );
