import { oraSostituzioneColleghi } from '#shared/calculation/contratto/ore.ts';
import { quantitaPerTariffa } from '#shared/calculation/spiegazione/calcolato.ts';
import { isVoceDi } from '#shared/domain/opzioni.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { gradiOreEccedenti } from '#shared/rules/contratto/ore-eccedenti.ts';
import { RegolaMancante } from '#shared/rules/regola.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { vociNoipa } from '../../riferimento/voci/noipa.ts';
import type { Voce } from '../../riferimento/voci/voce.ts';

/** The rate of an item: cents for an hour or for the whole, where it comes from, whether somebody has read it in a public source. */
export interface TariffaProposta {
  readonly tariffa: number;
  readonly spiegazione: string;
  readonly riscontrata: boolean;
}

/** An item that lists pay, by its code. */
export const getVoceNoipa = (codice: string): Voce | undefined => vociNoipa.find((voce) => voce.codice === codice);

/** An hour in place of an absent colleague, by the school grade. */
export const SOSTITUZIONE = 'ORE_ECC';

/** Why an item may not be paid for the work of a day; null where it may. */
export const noDi = (voce: Voce | undefined, giorno: string): string | null => voce?.nonSpetta?.(giorno) ?? null;

/** The rate of an item on a day of service; null where none is known, or a range leaves the choice to the school. */
export const tariffaDi = (voce: Voce, giorno: string, profilo: string): TariffaProposta | null => {
  if (noDi(voce, giorno) !== null) return null;
  if (voce.codice === SOSTITUZIONE) return oraDiSostituzione(giorno, profilo);
  const trovata = voce.tariffa?.(giorno) ?? null;
  if (trovata === null || trovata.minima !== trovata.massima) return null;
  return {
    tariffa: trovata.minima,
    spiegazione: `${formatEuro(trovata.minima)} — ${voce.descrizione}, ${trovata.norma}`,
    riscontrata: trovata.riscontro !== null,
  };
};

const oraDiSostituzione = (giorno: string, profilo: string): TariffaProposta | null => {
  if (!isVoceDi(gradiOreEccedenti, profilo)) return null;
  try {
    const ora = oraSostituzioneColleghi(profilo, giorno, regoleCorrenti());
    const { testo, regola } = ora.spiega();
    return { tariffa: ora.importo, spiegazione: testo, riscontrata: (regola?.riscontro ?? null) !== null };
  } catch (error) {
    if (error instanceof RegolaMancante) return null;
    throw error;
  }
};

/** What a compensation comes to by the rate of its code. */
export interface ImportoProposto {
  readonly tariffa: number | null;
  readonly calcolato: number | null;
  readonly spiegazione: string;
}

const NIENTE: ImportoProposto = { tariffa: null, calcolato: null, spiegazione: '' };

/** Hours at the rate of the item, to the cent half up, or the whole fee; nothing where no rate is known or no hours are said. */
export const importoProposto = (
  codVoce: string,
  { ore, datFine, profilo }: { readonly ore: number | null; readonly datFine: string; readonly profilo: string },
): ImportoProposto => {
  const voce = getVoceNoipa(codVoce);
  const trovata = voce === undefined ? null : tariffaDi(voce, datFine, profilo);
  if (voce === undefined || trovata === null) return NIENTE;
  if (voce.unita !== 'ORE')
    return { tariffa: trovata.tariffa, calcolato: trovata.tariffa, spiegazione: trovata.spiegazione };
  if (ore === null) return { ...NIENTE, tariffa: trovata.tariffa };
  const prodotto = quantitaPerTariffa(voce.descrizione, 'ore', ore, trovata.tariffa);
  return {
    tariffa: trovata.tariffa,
    calcolato: prodotto.importo,
    spiegazione: `${prodotto.spiega().testo}; tariffa: ${trovata.spiegazione}`,
  };
};
