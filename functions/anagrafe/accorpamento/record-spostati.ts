import { pagamentoEntita } from '#archivio/cedolini/pagamento.ts';
import { consegnaCuEntita, consegnaSpostata } from '#archivio/denunce/consegna-cu.ts';
import type { Item } from '#platform/data/dynamo.ts';
import { pagamentoSpostato } from './pagamenti-spostati.ts';

/** The records of both people, while one is being brought under the other. */
export interface Insieme {
  readonly presenti: readonly Item[];
  readonly lasciati: readonly Item[];
}

/** A record that says the person who stays, under a key that keeps it beside those that are there. */
export const spostato = (ripuntato: Item, da: string, { presenti, lasciati }: Insieme): Item => {
  if (ripuntato.tipo === pagamentoEntita.nome) return pagamentoSpostato(ripuntato, da, presenti, lasciati);
  return ripuntato.tipo === consegnaCuEntita.nome ? consegnaSpostata(ripuntato, da) : ripuntato;
};
