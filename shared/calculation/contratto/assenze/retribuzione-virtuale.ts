import { UNO } from '#shared/money/centesimi.ts';
import { retribuzioneVirtuale } from '#shared/rules/assenze-contributive.ts';
import type { Regole } from '#shared/rules/regole.ts';
import type { Calcolato } from '../../spiegazione/spiegazione.ts';
import type { GiornoTolto } from './assenze-servizio.ts';

/** A test of the days that contributions do not see as lost. */
type GiorniVirtuali = (giorno: GiornoTolto) => boolean;

/** Tells the days, among those a month loses, that are paid in part and contribute on the whole pay; null where there are none, or no rule. */
export const giorniVirtuali = (giorni: readonly GiornoTolto[], dal: string, regole: Regole): GiorniVirtuali | null => {
  if (!giorni.some(isPagatoInParte)) return null;
  const regola = regole.seInVigore(retribuzioneVirtuale, dal);
  if (regola === null) return null;
  const sono = (giorno: GiornoTolto) =>
    isPagatoInParte(giorno) && regola.valore.assenze.includes(giorno.assenza.tipo.codice);
  return giorni.some(sono) ? sono : null;
};

/** True of a day that keeps some of its salary, and loses the rest of it or the fixed accessory. */
const isPagatoInParte = ({ fondamentale, accessorio }: GiornoTolto): boolean =>
  fondamentale < UNO && (fondamentale > 0 || accessorio > 0);

/** The whole pay that an item contributes on in the place of what is paid; nothing where they are the same. */
export const utileAiContributi = (pagata: Calcolato, intera: Calcolato): { readonly contributivo?: Calcolato } =>
  intera.importo === pagata.importo ? {} : { contributivo: intera };
