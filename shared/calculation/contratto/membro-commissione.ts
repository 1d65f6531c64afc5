import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import { formatEuro } from '../../money/centesimi.ts';
import {
  classeArticolata,
  esamiPreliminari,
  funzioniMaturita,
  sostitutoPresidente,
  trasfertaMaturita,
  type FasciaTrasferta,
} from '../../rules/contratto/esami.ts';
import type { InVigore } from '../../rules/regola.ts';
import type { Regole } from '../../rules/regole.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import { figura, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import {
  compensoEsamiPreliminari,
  compensoMaturita,
  maggiorazioneSostitutoPresidente,
  quotaTrasferta,
} from './esami.ts';
import { interoTra } from './ingressi.ts';

/** Part of a class with several courses that a member examines, as a fraction of the fee, and why. */
export interface ParteDiClasse {
  readonly numeratore: number;
  readonly denominatore: number;
  readonly motivo: string;
}

/** What a member of a board did. */
export interface LavoroMembro {
  readonly funzione: 'PRESIDENTE' | 'COMMISSARIO_ESTERNO' | 'COMMISSARIO_INTERNO';
  readonly classi: number;
  /** Also stands in for the chair. */
  readonly sostituto: boolean;
  readonly parte: ParteDiClasse | null;
  /** Band of the travel quota, from the nearest, 1 to 4; null for who has none. */
  readonly fascia: number | null;
  readonly materie: number;
  readonly candidatiPreliminari: number;
}

/** What a member is paid: taxed, exempt (travel), for preliminary exams; null where there is nothing to pay. */
export interface CompensiMembro {
  readonly funzione: Calcolato;
  readonly trasferta: Calcolato | null;
  readonly preliminari: Calcolato | null;
}

/** The fees of a member on the day of the exam. @throws CalcoloImpossibile for what the decree does not know, RegolaMancante before a rule */
export const compensiMembro = (lavoro: LavoroMembro, giorno: string, regole: Regole): CompensiMembro => ({
  funzione: funzioneDi(lavoro, giorno, regole),
  trasferta: lavoro.fascia === null ? null : quotaFascia(lavoro.fascia, regole.inVigore(trasfertaMaturita, giorno)),
  preliminari:
    lavoro.candidatiPreliminari === 0
      ? null
      : compensoEsamiPreliminari(
          lavoro.materie,
          lavoro.candidatiPreliminari,
          regole.inVigore(esamiPreliminari, giorno),
        ),
});

const funzioneDi = (
  { funzione, classi, parte, sostituto }: LavoroMembro,
  giorno: string,
  regole: Regole,
): Calcolato => {
  const intero = compensoMaturita(funzione, classi, regole.inVigore(funzioniMaturita, giorno));
  const base = parte === null ? intero : parteDi(intero, parte, giorno, regole);
  if (!sostituto) return base;
  if (funzione === 'PRESIDENTE')
    throw impossibile(
      'SITUAZIONE_NON_VALIDA',
      'Il presidente non sostituisce sé stesso: togliere la sostituzione.',
      'sostituto',
    );
  const maggiorazione = maggiorazioneSostitutoPresidente(base, regole.inVigore(sostitutoPresidente, giorno));
  return sommaDi('Compenso con la sostituzione del presidente', [
    { nome: 'funzione', calcolato: base },
    { nome: 'sostituzione', calcolato: maggiorazione },
  ]);
};

/** The part of a fee, to the cent half up, within what the rule allows. @throws RegolaMancante before the school year 2024/25, CalcoloImpossibile outside its limits */
const parteDi = (
  intero: Calcolato,
  { numeratore, denominatore, motivo }: ParteDiClasse,
  giorno: string,
  regole: Regole,
): Calcolato => {
  const regola = regole.inVigore(classeArticolata, giorno);
  const { da, a, diviso } = regola.valore;
  interoTra(denominatore, 1, 1000, 'denominatore della parte');
  if (numeratore * diviso < da * denominatore || numeratore * diviso > a * denominatore)
    throw impossibile(
      'SITUAZIONE_NON_VALIDA',
      `Parte della classe articolata ${numeratore}/${denominatore}: ammessa da ${da}/${diviso} a ${a}/${diviso}. Correggi la frazione.`,
      'parte',
    );
  const importo = perDivisoArrotondato(intero.importo, numeratore, denominatore);
  return figura(importo, {
    testo: () =>
      `${formatEuro(intero.importo)} × ${numeratore}/${denominatore} = ${formatEuro(importo)} — ${regola.descrizione}: ${motivo}`,
    formula: 'compenso × parte della classe',
    regola,
    da: [intero],
  });
};

/** The travel quota of a band by its number. */
const quotaFascia = (fascia: number, regola: InVigore<readonly [FasciaTrasferta, ...FasciaTrasferta[]]>): Calcolato => {
  const numero = interoTra(fascia, 1, regola.valore.length, 'fascia della trasferta');
  const prima = regola.valore[numero - 2]?.finoAMinuti ?? -1;
  return quotaTrasferta(prima + 1, regola);
};
