import type { RigaF24 } from '#shared/contracts/denunce/f24.ts';
import { somma, type Centesimi } from '#shared/money/centesimi.ts';
import type { Campi, Posto } from '../../macchina/denuncia.ts';
import type { Valori } from '../../macchina/record-fisso.ts';

interface Totali {
  readonly debito: Centesimi;
  readonly credito: Centesimi;
  readonly saldo: Centesimi;
}

/** Of the columns of a row, those that make it another: it is kept by them, and rows are in their order. */
export const chiaveRiga = ({
  sezione,
  codice,
  ente,
  estremi,
  riferimentoA,
  riferimentoB,
}: Omit<RigaF24, 'debito' | 'credito'>): string =>
  [sezione, codice, ente, estremi, riferimentoB, riferimentoA].join('|');

/** A record as the form has it: what of its debt is interest stays here. */
export const rigaDelModulo = ({ diCuiInteressi: _, ...riga }: Campi): Campi => riga;

/** Sums of rows: their debits, their credits, what is left to pay. */
export const totaliDi = (righe: readonly Pick<RigaF24, 'debito' | 'credito'>[]): Totali => {
  const [debito, credito] = [somma(righe.map((riga) => riga.debito)), somma(righe.map((riga) => riga.credito))];
  return { debito, credito, saldo: debito - credito };
};

/** Rows cut in parts of so many, in their order. */
export const inParti = <R>(righe: readonly R[], quante: number): readonly (readonly R[])[] =>
  Array.from({ length: Math.ceil(righe.length / quante) }, (_, indice) =>
    righe.slice(indice * quante, (indice + 1) * quante),
  );

/** A balance with its sign: N when the credits are more. */
export const conSegno = (saldo: Valori[string] | undefined, segno: Valori[string] | undefined): unknown =>
  segno === 'N' && typeof saldo === 'number' ? -saldo : saldo;

/** The row and the field that a finding of a stored F24, which has one form, is about. */
export const postoDellaRiga = (campo: string): Posto => {
  const [, riga = null, nome = null] = /^modelli\.0\.righe\.(\d+)\.(\w+)$/.exec(campo) ?? [];
  return { riga: riga === null ? null : Number(riga), nome };
};
