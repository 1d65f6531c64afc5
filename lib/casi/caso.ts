import * as z from 'zod';
import type { Centesimi, PartiPerMilione } from '#shared/money/centesimi.ts';

const Valore = z.union([z.number(), z.string(), z.boolean(), z.array(z.array(z.number().nullable()))]);

/** A worked case: inputs and expected figures in euros, rates as fractions, tolerance of its own. */
export const Caso = z.object({
  id: z.string(),
  topic: z.string(),
  year: z.int(),
  inputs: z.record(z.string(), Valore),
  expected: z.record(z.string(), z.union([z.number(), z.boolean()])),
  tolerance: z.number().min(0),
});
export type Caso = z.infer<typeof Caso>;
export const FileCasi = z.object({ cases: z.array(Caso) });

/** A figure as a case compares it: millionths of the unit it is written in, or yes/no. */
export type Cifra = number | boolean;
export type Cifre = Readonly<Record<string, Cifra>>;

export const MILIONE = 1_000_000;
export const daCentesimi = (importo: Centesimi): Cifra => importo * (MILIONE / 100);
export const daAliquota = (aliquota: PartiPerMilione): Cifra => aliquota;
export const daUnita = (numero: number): Cifra => numero * MILIONE;

/** A decimal number of a case × a power or a product, to a whole number half up: read from its digits, so that no float decides a cent. */
export const inUnita = (numero: number, moltiplicatore: number): number => {
  const [mantissa = '0', esponente = '0'] = String(numero).split('e');
  const [intero = '0', decimali = ''] = mantissa.replace('-', '').split('.');
  const scala = decimali.length - Number(esponente);
  const cifre = BigInt(intero + decimali) * BigInt(moltiplicatore) * (scala < 0 ? 10n ** BigInt(-scala) : 1n);
  const divisore = scala > 0 ? 10n ** BigInt(scala) : 1n;
  return (numero < 0 ? -1 : 1) * Number((cifre * 2n + divisore) / (divisore * 2n));
};

/** Reads the inputs of a case, in the units of the engine. */
export interface Ingressi {
  readonly ha: (nome: string) => boolean;
  readonly importo: (nome: string) => Centesimi;
  readonly importoOppure: (nome: string, altrimenti: Centesimi) => Centesimi;
  readonly aliquota: (nome: string) => PartiPerMilione;
  readonly numero: (nome: string) => number;
  readonly numeroOppure: (nome: string, altrimenti: number) => number;
  readonly testo: (nome: string) => string;
  readonly si: (nome: string) => boolean;
  readonly coppie: (nome: string) => readonly (readonly (number | null)[])[];
}

export const ingressi = ({ inputs }: Caso): Ingressi => {
  const numero = (nome: string): number => {
    const valore = inputs[nome];
    if (typeof valore !== 'number') throw new Error(`manca il numero "${nome}"`);
    return valore;
  };
  const importo = (nome: string) => inUnita(numero(nome), 100);
  return {
    ha: (nome) => inputs[nome] !== undefined,
    importo,
    importoOppure: (nome, altrimenti) => (inputs[nome] === undefined ? altrimenti : importo(nome)),
    aliquota: (nome) => inUnita(numero(nome), MILIONE),
    numero,
    numeroOppure: (nome, altrimenti) => (inputs[nome] === undefined ? altrimenti : numero(nome)),
    testo: (nome) => {
      const valore = inputs[nome];
      if (typeof valore !== 'string') throw new Error(`manca il testo "${nome}"`);
      return valore;
    },
    si: (nome) => inputs[nome] === true,
    coppie: (nome) => {
      const valore = inputs[nome];
      if (!Array.isArray(valore)) throw new Error(`manca l'elenco "${nome}"`);
      return valore;
    },
  };
};
