import { formatEuro } from '../../money/centesimi.ts';
import { accessorioFissoInTfr, tredicesimaInTfr } from '../../rules/contributi.ts';
import type { FondoFineServizio } from '../../rules/fondi.ts';
import type { InVigore } from '../../rules/regola.ts';
import type { Regole } from '../../rules/regole.ts';
import type { RigaCalcolata } from '../riga/righe.ts';
import { figura, sommaDi, sotto } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { contributiTfr } from './contributi.ts';

/** The tabellare and what is part of it. */
const SEMPRE_UTILI: readonly string[] = ['STIPENDIO', 'VACANZA_CONTRATTUALE', 'ASSEGNO_PERSONALE', 'ORE_DI_ASSENZA'];

/** The 13th of a year is the same item as its monthly accruals. */
const ANNUA = /_ANNUA$/u;

/**
 * TFR of a month of pay, charged to the school, in cents: on the tabellare, and on the items that the agreements added to it.
 * A run sealed before these were rules has none of them: it is computed again as it was.
 * @throws CalcoloImpossibile REGOLA_MANCANTE for a fund whose rates nobody knows
 */
export const tfrDellaRetribuzione = (
  fondo: FondoFineServizio,
  competenze: readonly RigaCalcolata[],
  giorno: string,
  regole: Regole,
): Calcolato => {
  const { utile, aggiunte } = utileAlTfr(competenze, giorno, regole);
  const { amministrazione } = contributiTfr(fondo, utile, giorno, regole);
  return aggiunte.length === 0
    ? amministrazione
    : conFigli(
        amministrazione,
        aggiunte.map(({ calcolato }) => calcolato),
      );
};

/** The items of a month of pay that TFR and the supplementary fund are on, and those of them that the agreements added. */
export const utileAlTfr = (competenze: readonly RigaCalcolata[], giorno: string, regole: Regole) => {
  const aggiunte = competenze.flatMap((riga) => aggiunta(riga, giorno, regole));
  const tabellare = competenze
    .filter(({ codice, voce }) => SEMPRE_UTILI.includes(codice) || voce?.utileFineServizio === true)
    .map(({ descrizione, calcolato }) => ({ nome: descrizione, calcolato }));
  return { utile: sommaDi('voci utili al TFR', [...tabellare, ...aggiunte]), aggiunte };
};

/** True of an item of a month of pay that the TFR is on: the tabellare, and those that the agreements in force on a day added. */
export const isUtileAlTfr = (codice: string, giorno: string, regole: Regole): boolean =>
  SEMPRE_UTILI.includes(codice) || regolaDellAggiunta(codice, giorno, regole) !== undefined;

const regolaDellAggiunta = (codice: string, giorno: string, regole: Regole): InVigore<readonly string[]> | undefined =>
  [tredicesimaInTfr, accessorioFissoInTfr]
    .map((una) => regole.seInVigore(una, giorno))
    .find((una): una is InVigore<readonly string[]> => una?.valore.includes(codice.replace(ANNUA, '')) ?? false);

/** An item under the rule that makes it useful; nothing for the tabellare, and where no rule says so. */
const aggiunta = (
  { codice, descrizione, calcolato }: RigaCalcolata,
  giorno: string,
  regole: Regole,
): readonly { readonly nome: string; readonly calcolato: Calcolato }[] => {
  const regola = regolaDellAggiunta(codice, giorno, regole);
  if (regola === undefined) return [];
  const utile = figura(calcolato.importo, {
    testo: () => `${descrizione}: ${formatEuro(calcolato.importo)} utili al TFR`,
    formula: 'voce utile al TFR',
    regola,
  });
  return [{ nome: descrizione, calcolato: utile }];
};

/** The same figure with more of what it was made from below it. */
const conFigli = (calcolato: Calcolato, figli: readonly Calcolato[]): Calcolato => ({
  ...calcolato,
  spiega: (profondita = 'INTERA') => {
    const spiegazione = calcolato.spiega(profondita);
    return {
      ...spiegazione,
      figli: [...spiegazione.figli, ...sotto(profondita, () => figli.map((uno) => uno.spiega()))],
    };
  },
});
