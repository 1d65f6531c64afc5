import { formatEuro, somma, type Centesimi } from '../../money/centesimi.ts';
import type { Regole } from '../../rules/regole.ts';
import type { Familiare } from '../situazione/fiscale.ts';
import { figura } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { ulterioreDetrazione } from './cuneo.ts';
import { detrazioniPerFamiglia } from './detrazioni-famiglia.ts';
import { detrazioneLavoro, type DetrazioneLavoroCalcolata } from './detrazioni.ts';
import { irpefLorda } from './irpef.ts';

/** A year of employment or assimilated income, with the deductions the payee asks for. */
export interface Annualita {
  readonly imponibile: Calcolato;
  readonly redditoComplessivo: Centesimi;
  readonly giorni: number;
  readonly tempoDeterminato: boolean;
  readonly detrazioneLavoro: boolean;
  readonly ulterioreDetrazione: boolean;
  readonly familiari: readonly Familiare[];
}

/** IRPEF of a year; a deduction that is not asked for is null. */
export interface ImpostaAnnua {
  readonly lorda: Calcolato;
  readonly famiglia: Calcolato;
  readonly lavoro: DetrazioneLavoroCalcolata | null;
  readonly ulteriore: Calcolato | null;
  readonly netta: Calcolato;
}

/** IRPEF of a whole year: brackets less family, employment (with its yearly floor and increase) and further deductions. */
export const impostaAnnua = (anno: Annualita, giorno: string, regole: Regole): ImpostaAnnua => {
  const { imponibile, redditoComplessivo, giorni, tempoDeterminato, familiari } = anno;
  const lorda = irpefLorda(imponibile, giorno, regole);
  const famiglia = detrazioniPerFamiglia(familiari, redditoComplessivo, giorno, regole);
  const lavoro = anno.detrazioneLavoro
    ? detrazioneLavoro({ redditoComplessivo, giorni, tempoDeterminato, minimo: true }, giorno, regole)
    : null;
  const ulteriore = anno.ulterioreDetrazione ? ulterioreDetrazione(redditoComplessivo, giorni, giorno, regole) : null;
  return {
    lorda,
    famiglia,
    lavoro,
    ulteriore,
    netta: irpefNetta(lorda, [
      famiglia,
      ...(lavoro === null ? [] : [lavoro.totale]),
      ...(ulteriore === null ? [] : [ulteriore]),
    ]),
  };
};

/** Gross tax less deductions, never below zero. */
export const irpefNetta = (lorda: Calcolato, detrazioni: readonly Calcolato[]): Calcolato => {
  const spettanti = detrazioni.filter(({ importo }) => importo !== 0);
  const totale = somma(spettanti.map(({ importo }) => importo));
  const importo = Math.max(0, lorda.importo - totale);
  return figura(importo, {
    testo: () =>
      `${formatEuro(lorda.importo)} di IRPEF lorda − ${formatEuro(totale)} di detrazioni = ${formatEuro(importo)}`,
    formula: 'IRPEF lorda − detrazioni, non sotto zero',
    da: [lorda, ...spettanti],
    base: lorda.base,
  });
};
