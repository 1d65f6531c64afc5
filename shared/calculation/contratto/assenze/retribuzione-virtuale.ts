import { formatEuro, UNO } from '#shared/money/centesimi.ts';
import { retribuzioneVirtuale, type RetribuzioneVirtuale } from '#shared/rules/assenze-contributive.ts';
import type { InVigore } from '#shared/rules/regola.ts';
import type { Regole } from '#shared/rules/regole.ts';
import { figura } from '../../spiegazione/calcolato.ts';
import type { Calcolato } from '../../spiegazione/spiegazione.ts';
import type { GiornoTolto } from './assenze-servizio.ts';

/** The days that contributions do not see as lost, and the rule that says so. */
interface GiorniVirtuali {
  readonly regola: InVigore<RetribuzioneVirtuale>;
  readonly sono: (giorno: GiornoTolto) => boolean;
}

/** Finds the days, among those a month loses, that are paid in part and contribute on the whole pay; null where there are none, or no rule. */
export const giorniVirtuali = (giorni: readonly GiornoTolto[], dal: string, regole: Regole): GiorniVirtuali | null => {
  if (!giorni.some(isPagatoInParte)) return null;
  const regola = regole.seInVigore(retribuzioneVirtuale, dal);
  if (regola === null) return null;
  const sono = (giorno: GiornoTolto) =>
    isPagatoInParte(giorno) && regola.valore.assenze.includes(giorno.assenza.tipo.codice);
  return giorni.some(sono) ? { regola, sono } : null;
};

/** True of a day that keeps some of its salary, and loses the rest of it or the fixed accessory. */
const isPagatoInParte = ({ fondamentale, accessorio }: GiornoTolto): boolean =>
  fondamentale < UNO && (fondamentale > 0 || accessorio > 0);

/** The whole pay that an item contributes on in the place of what is paid; nothing where they are the same. */
export const utileAiContributi = (
  pagata: Calcolato,
  intera: Calcolato,
  { regola }: GiorniVirtuali,
): { readonly contributivo?: Calcolato } =>
  intera.importo === pagata.importo
    ? {}
    : {
        contributivo: figura(intera.importo, {
          testo: () =>
            `${formatEuro(pagata.importo)} pagati, ${formatEuro(intera.importo)} senza le assenze pagate in parte: i contributi sono sulla retribuzione intera`,
          formula: 'retribuzione che sarebbe spettata senza le assenze pagate in parte',
          regola,
          da: [intera],
        }),
      };
