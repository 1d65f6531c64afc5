import { irapDiChi } from '../../rules/contributi.ts';
import { contributiDovuti, type CategoriaPercettore, type ContributiDovuti } from '../../rules/percettori.ts';
import { alPagamento, type Contesto } from '../situazione/contesto.ts';

/** A school of this kind owes IRAP on what it pays. Payslips sealed before the kind was asked bear it, whatever the school. */
export const isSoggettaIrap = ({ situazione: { scuola }, regole, dataPagamento }: Contesto): boolean =>
  regole.seInVigore(irapDiChi, dataPagamento)?.valore.includes(scuola) ?? true;

/** Contributions and IRAP that a payment to a payee bears, in this kind of school. */
export const dovutiDi = (ctx: Contesto, categoria: CategoriaPercettore): ContributiDovuti => {
  const { valore } = alPagamento(ctx, contributiDovuti[categoria]);
  return valore.irap && !isSoggettaIrap(ctx) ? { ...valore, irap: false } : valore;
};
