import { perDivisoArrotondato, quota } from '../../money/arrotondamenti.ts';
import { formatAliquota, formatEuro, formatOre, type Centesimi, type PartiPerMilione } from '../../money/centesimi.ts';
import { marcaDellaRegola, type InVigore } from '../../rules/regola.ts';
import type { Calcolato, Ingresso, Profondita, RegolaCitata, Spiegazione } from './spiegazione.ts';

/** The rule as an explanation quotes it. */
export const citata = (regola: InVigore<unknown>): RegolaCitata => {
  const { id, dal, riscontro } = regola;
  const detta = { id, dal, norma: normaScritta(regola), riscontro };
  return marcaDellaRegola(regola) === 'DEDOTTO' ? { ...detta, dedotto: true } : detta;
};

export const normaScritta = ({ norma }: InVigore<unknown>): string =>
  norma.length === 1 ? norma[0].testo : norma.map(({ testo }) => testo).join('; ');

/** An explanation without the figures it was made from: where those are already shown by their own line. */
export const sintesi = (calcolato: Calcolato): Spiegazione => calcolato.spiega('PRIMA_RIGA');

/** The explanations below a line, unless only the line is wanted. */
export const sotto = (profondita: Profondita, figli: () => readonly Spiegazione[]): readonly Spiegazione[] =>
  profondita === 'INTERA' ? figli() : [];

/** A figure nobody computed: it was entered. */
export const dato = (nome: string, importo: Centesimi): Calcolato => ({
  importo,
  base: null,
  aliquota: null,
  spiega: () => ({
    testo: `${nome}: ${formatEuro(importo)}`,
    formula: 'importo indicato',
    importo,
    regola: null,
    ingressi: [],
    figli: [],
  }),
});

export interface Quota {
  readonly nome: string;
  readonly base: Calcolato;
  readonly aliquota: PartiPerMilione;
  readonly regola: InVigore<unknown>;
}

/** A share of an amount at the rate of a rule, to the cent half up. */
export const quotaDi = ({ nome, base, aliquota, regola }: Quota): Calcolato => {
  const importo = quota(base.importo, aliquota);
  return {
    importo,
    base: base.importo,
    aliquota,
    spiega: (profondita = 'INTERA') => {
      const [imponibile, percentuale, citazione] = [formatEuro(base.importo), formatAliquota(aliquota), citata(regola)];
      return {
        testo: `${percentuale} di ${imponibile} = ${formatEuro(importo)} — ${nome}, ${citazione.norma}`,
        formula: 'imponibile × aliquota',
        importo,
        regola: citazione,
        ingressi: [
          { nome: 'imponibile', valore: imponibile },
          { nome: 'aliquota', valore: percentuale },
        ],
        figli: sotto(profondita, () => [sintesi(base)]),
      };
    },
  };
};

/** Hours or days at a rate for one whole unit: quantity in hundredths, to the cent half up. */
export const quantitaPerTariffa = (
  nome: string,
  unita: 'ore' | 'giorni',
  quantita: number,
  tariffa: Centesimi,
): Calcolato => {
  const importo = perDivisoArrotondato(quantita, tariffa, 100);
  return {
    importo,
    base: tariffa,
    aliquota: null,
    spiega: () => ({
      testo: `${formatOre(quantita)} ${unita} × ${formatEuro(tariffa)} = ${formatEuro(importo)} — ${nome}`,
      formula: `${unita} × tariffa`,
      importo,
      regola: null,
      ingressi: [
        { nome: unita, valore: formatOre(quantita) },
        { nome: 'tariffa', valore: formatEuro(tariffa) },
      ],
      figli: [],
    }),
  };
};

/** An addend of a sum: subtracted when `meno`. */
export interface Addendo {
  readonly nome: string;
  readonly calcolato: Calcolato;
  readonly meno?: true;
}

/** A sum of figures, exact, with each of them below it. */
export const sommaDi = (nome: string, addendi: readonly Addendo[]): Calcolato => {
  const importo = addendi.reduce(
    (totale, { calcolato, meno }) => (meno ? totale - calcolato.importo : totale + calcolato.importo),
    0,
  );
  // A sum is below every line that comes from it: its own line is written once for all of them.
  let primaRiga: Spiegazione | undefined;
  return {
    importo,
    base: null,
    aliquota: null,
    spiega: (profondita = 'INTERA') => {
      primaRiga ??= sommaScritta(nome, importo, addendi);
      if (profondita === 'PRIMA_RIGA') return primaRiga;
      const figli = addendi.filter(({ calcolato }) => calcolato.importo !== 0);
      return { ...primaRiga, figli: figli.map(({ calcolato }) => sintesi(calcolato)) };
    },
  };
};

const sommaScritta = (nome: string, importo: Centesimi, addendi: readonly Addendo[]): Spiegazione => ({
  testo: `${nome} = ${formatEuro(importo)}`,
  formula: formulaSomma(addendi),
  importo,
  regola: null,
  ingressi: addendi.map(({ nome: voce, calcolato, meno }): Ingresso => ({
    nome: voce,
    valore: addendoScritto(calcolato.importo, meno),
  })),
  figli: [],
});

/** A subtracted relief is negative already: what it adds is written without two signs. */
const addendoScritto = (importo: Centesimi, meno?: true): string =>
  meno && importo >= 0 ? `− ${formatEuro(importo)}` : formatEuro(meno ? -importo : importo);

const formulaSomma = (addendi: readonly Addendo[]): string =>
  addendi.reduce(
    (formula, { nome, meno }, indice) => `${formula}${indice === 0 ? '' : ' '}${segnoDi(indice, meno)}${nome}`,
    '',
  );

const segnoDi = (indice: number, meno?: true): string => {
  if (meno) return '− ';
  return indice === 0 ? '' : '+ ';
};

/** What a figure of its own formula says about itself. */
export interface Ragione {
  readonly testo: () => string;
  readonly formula: string;
  readonly regola?: InVigore<unknown>;
  readonly ingressi?: () => readonly Ingresso[];
  readonly da?: readonly Calcolato[];
  readonly base?: Centesimi | null;
  readonly aliquota?: PartiPerMilione | null;
}

/** A figure with a formula of its own. */
export const figura = (
  importo: Centesimi,
  { testo, formula, regola, ingressi, da = [], base, aliquota }: Ragione,
): Calcolato => ({
  importo,
  base: base ?? null,
  aliquota: aliquota ?? null,
  spiega: (profondita = 'INTERA') => {
    const citazione = regola === undefined ? null : citata(regola);
    return {
      testo: citazione === null ? testo() : `${testo()}, ${citazione.norma}`,
      formula,
      importo,
      regola: citazione,
      ingressi: ingressi?.() ?? [],
      figli: sotto(profondita, () => da.map((calcolato) => calcolato.spiega())),
    };
  },
});

/** The same figure with the sign changed, explained the same way: a relief among the withholdings it lowers. */
export const opposto = (calcolato: Calcolato): Calcolato => {
  const importo = -calcolato.importo || 0;
  return { ...calcolato, importo, spiega: (profondita) => ({ ...calcolato.spiega(profondita), importo }) };
};

/** The same figure under another amount's limit: keeps its explanation and says what cut it. */
export const alMassimo = (calcolato: Calcolato, limite: Centesimi, motivo: string): Calcolato => {
  if (calcolato.importo <= limite) return calcolato;
  return figura(limite, {
    testo: () => `${formatEuro(calcolato.importo)} ridotti a ${formatEuro(limite)} — ${motivo}`,
    formula: 'il minore tra importo e limite',
    da: [calcolato],
  });
};
