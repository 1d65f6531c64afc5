import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import { formatEuro, somma, type Centesimi } from '../../money/centesimi.ts';
import {
  LIMITE_IMPORTO,
  type BaseImporti,
  type TrattamentoVoce,
  type VoceSituazione,
} from '../situazione/situazione.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import { dato, figura, quantitaPerTariffa, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { lordoDipendente, type Tratto } from './lordo-stato.ts';

/** A line with its lordo dipendente. */
export interface VoceLorda {
  readonly voce: VoceSituazione;
  readonly lordo: Calcolato;
}

export interface VociLorde {
  readonly voci: readonly VoceLorda[];
  /** All-inclusive amount entered for the lines that bear charges; null when the amounts were entered as lordo dipendente. */
  readonly lordoStatoIndicato: Centesimi | null;
}

/** Amount of a line as entered, lordo dipendente or lordo stato. */
const importoVoce = ({ descrizione, misura }: VoceSituazione): Calcolato => {
  if (misura.unita === 'IMPORTO') return dato(descrizione, misura.importo);
  return quantitaPerTariffa(descrizione, misura.unita === 'ORE' ? 'ore' : 'giorni', misura.quantita, misura.tariffa);
};

/**
 * Lordo dipendente of every line. All-inclusive amounts are unbundled on their total and the result is shared out among the lines,
 * so that splitting a line in two changes neither charges nor net. Exempt lines bear no charges.
 */
export const vociLorde = (
  voci: readonly VoceSituazione[],
  base: BaseImporti,
  tratti: () => readonly Tratto[],
  dovuto: PartePagata = (importo) => importo,
): VociLorde => {
  const indicate = voci.map((voce) => ({ voce, importo: dovuto(importoVoce(voce)) }));
  if (somma(indicate.map(({ importo }) => Math.abs(importo.importo))) > LIMITE_IMPORTO) {
    throw impossibile(
      'IMPORTO_FUORI_LIMITI',
      `Le voci superano insieme ${formatEuro(LIMITE_IMPORTO)}: controllare quantità e tariffe.`,
      'voci',
    );
  }
  if (base === 'LD')
    return { voci: indicate.map(({ voce, importo }) => ({ voce, lordo: importo })), lordoStatoIndicato: null };
  if (indicate.some(({ importo }) => importo.importo < 0)) {
    throw impossibile(
      'VOCE_NON_AMMESSA',
      "Un recupero non si inserisce come lordo stato: indicarlo in lordo dipendente, in un'elaborazione a parte.",
      'voci',
    );
  }
  const conOneri = indicate.filter(({ voce }) => voce.trattamento !== 'ESENTE');
  const totale = somma(conOneri.map(({ importo }) => importo.importo));
  const lordo = lordoDipendente(totale, tratti());
  const quote = ripartizione(
    conOneri.map(({ voce, importo }) => ({ voce, peso: importo.importo })),
    lordo,
  );
  let indice = 0;
  return {
    lordoStatoIndicato: totale,
    voci: indicate.map(({ voce, importo }) =>
      voce.trattamento === 'ESENTE'
        ? { voce, lordo: importo }
        : { voce, lordo: scorporata(importo, quote[indice++] ?? 0, totale, lordo) },
    ),
  };
};

/** The part of an amount as entered that is owed to the payee. */
export type PartePagata = (importo: Calcolato) => Calcolato;

/** Lines unbundled together, and their charges when the groups before them have taken so much gross. */
export interface GruppoDiVoci {
  readonly voci: readonly VoceSituazione[];
  readonly tratti: (lordoPrecedente: Centesimi) => readonly Tratto[];
  /** Absent: all of it. */
  readonly dovuto?: PartePagata;
}

/** Lordo dipendente of lines that bear different charges, each group on its own total; the lines come back in the order of the payslip. */
export const vociLordePerGruppo = (
  ordine: readonly VoceSituazione[],
  gruppi: readonly GruppoDiVoci[],
  base: BaseImporti,
): VociLorde => {
  const perVoce = new Map<VoceSituazione, VoceLorda>();
  const indicati: Centesimi[] = [];
  let lordo = 0;
  for (const { voci, tratti, dovuto } of gruppi) {
    const precedente = lordo;
    const lorde = vociLorde(voci, base, () => tratti(precedente), dovuto);
    for (const una of lorde.voci) perVoce.set(una.voce, una);
    lordo += somma(lorde.voci.filter(({ voce }) => voce.trattamento !== 'ESENTE').map((una) => una.lordo.importo));
    if (lorde.lordoStatoIndicato !== null) indicati.push(lorde.lordoStatoIndicato);
  }
  return {
    voci: ordine.flatMap((voce) => perVoce.get(voce) ?? []),
    lordoStatoIndicato: base === 'LD' ? null : somma(indicati),
  };
};

/** Gross of the lines of one treatment. */
export const lordoDi = (nome: string, voci: readonly VoceLorda[], trattamenti: readonly TrattamentoVoce[]): Calcolato =>
  sommaDi(
    nome,
    voci
      .filter(({ voce }) => trattamenti.includes(voce.trattamento))
      .map(({ voce, lordo }) => ({ nome: voce.descrizione, calcolato: lordo })),
  );

const scorporata = (indicata: Calcolato, importo: Centesimi, totale: Centesimi, lordo: Centesimi): Calcolato =>
  figura(importo, {
    testo: () =>
      `${formatEuro(indicata.importo)} lordo stato → ${formatEuro(importo)} lordo dipendente (${formatEuro(totale)} → ${formatEuro(lordo)} in tutto)`,
    formula: 'lordo stato ÷ (1 + oneri), ripartito tra le voci',
    da: [indicata],
  });

interface Parte {
  readonly voce: VoceSituazione;
  readonly peso: number;
}

/** Shares a total in proportion to weights, to the cent, parts summing to it: the order of the parts does not matter. */
const ripartizione = (parti: readonly Parte[], totale: Centesimi): readonly Centesimi[] => {
  const pesoTotale = somma(parti.map(({ peso }) => peso));
  const quote = new Array<Centesimi>(parti.length).fill(0);
  if (pesoTotale === 0) return quote;
  let peso = 0;
  let assegnato = 0;
  for (const indice of inOrdine(parti)) {
    peso += parti[indice]?.peso ?? 0;
    const finora = perDivisoArrotondato(totale, peso, pesoTotale);
    quote[indice] = finora - assegnato;
    assegnato = finora;
  }
  return quote;
};

/** The places of the parts in the order of what their lines say; one part needs no order. */
const inOrdine = (parti: readonly Parte[]): readonly number[] => {
  if (parti.length < 2) return parti.map((_, indice) => indice);
  return parti
    .map(({ voce }, indice) => ({ chiave: chiaveVoce(voce), indice }))
    .sort((a, b) => (a.chiave < b.chiave ? -1 : Number(a.chiave > b.chiave)))
    .map(({ indice }) => indice);
};

const chiaveVoce = ({ trattamento, codice, competenza, descrizione, misura }: VoceSituazione): string =>
  JSON.stringify([trattamento, codice, competenza.dal, competenza.al, descrizione, misura]);
