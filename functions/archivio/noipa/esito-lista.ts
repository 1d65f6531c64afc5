import type { EsitoListaInput } from '#shared/contracts/noipa/esito.ts';
import type { ListaNoipa, PagamentoNoipa } from '#shared/contracts/noipa/lista.ts';

/** The payments that cost nothing: those of a refused list, of who was refused, of whose money came back. */
export const liberi = (
  { esito, respinti, stornati }: EsitoListaInput,
  pagamenti: readonly PagamentoNoipa[],
): readonly PagamentoNoipa[] => {
  if (esito === 'SCARTATO') return pagamenti;
  const persone = new Set<string>([
    ...respinti,
    ...stornati.filter(({ rimborsato }) => rimborsato).map(({ persona }) => persona),
  ]);
  return pagamenti.filter(({ persona }) => persone.has(persona));
};

/** The payments that a list makes, or will make: without those that came to nothing. */
export const pagamentiFatti = (
  { esito }: Pick<ListaNoipa, 'esito'>,
  pagamenti: readonly PagamentoNoipa[],
): readonly PagamentoNoipa[] => {
  if (esito === undefined) return pagamenti;
  const niente = new Set(liberi(esito, pagamenti));
  return pagamenti.filter((pagamento) => !niente.has(pagamento));
};
