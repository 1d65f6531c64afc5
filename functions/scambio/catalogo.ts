import { tipiScambio, type NomeTipo } from '../../shared/domain/scambio.ts';
import { tipoPersone } from './tipi/persone.ts';
import { tipoSettori } from './tipi/settori.ts';
import type { TipoScambio } from './tipo.ts';

const tipi: Readonly<Record<NomeTipo, TipoScambio>> = { settori: tipoSettori, persone: tipoPersone };

export interface TipoCatalogo extends TipoScambio { readonly titolo: string }

/** Every kind of record that travels in exchange files, in the fixed order of a whole-school file. */
export const catalogo: readonly TipoCatalogo[] = Object.values(tipi).map((tipo) => ({ ...tipo, titolo: tipiScambio[tipo.nome].titolo }))
  .toSorted((a, b) => Object.keys(tipiScambio).indexOf(a.nome) - Object.keys(tipiScambio).indexOf(b.nome));

/** @throws when the name is of no kind: callers hold names that the contract has checked */
export const tipoDi = (nome: string): TipoCatalogo => {
  const tipo = catalogo.find((uno) => uno.nome === nome);
  if (tipo === undefined) throw new Error(`No exchange kind is called ${nome}`);
  return tipo;
};
