import type { Item } from '../dynamo.ts';

const detto = (valore: unknown): string => (typeof valore === 'string' ? valore.trim() : '');

/** Name of a record for a person who must find it: its kind, and the name it carries, or else its id. */
export const nomeDi = ({ tipo, riga, ...altro }: Item): string => {
  const item: Item = { ...Object(riga), ...altro };
  const specie = String(tipo).toLowerCase().replaceAll('_', ' ');
  const chi = [item.desCognome, item.desNome].map(detto).filter(Boolean).join(' ');
  const nome = NOMI.map((campo) => detto(item[campo])).find(Boolean);
  return `${specie} "${chi || (nome ?? String(item.uid ?? item.sk))}"`;
};

const NOMI = ['DES_ELABORAZIONE', 'descutente', 'descrizione', 'desScuola', 'desVoce', 'nome', 'numIncarico'] as const;
