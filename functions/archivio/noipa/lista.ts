import * as z from 'zod';
import type { Effetto } from '#platform/data/effetti.ts';
import { ListaNoipa, PagamentoNoipa } from '#shared/contracts/noipa/lista.ts';
import { uidDi } from '#shared/domain/campi.ts';
import { defineEntita } from '../entita.ts';
import { effettiInvio } from '../invio.ts';
import { Parte } from '../parti.ts';

/** When a list was sent; nothing of one that was not. */
const invioDi = (lista: ListaNoipa | undefined): readonly (string | null)[] | null =>
  lista?.STATUS === 'INVIATO' ? [lista.datInvio] : null;

/** That it is sent, sent otherwise, or not sent any more. */
export const effettiLista = (prima: ListaNoipa | undefined, dopo: ListaNoipa | undefined): readonly Effetto[] => {
  const { uid = '' } = dopo ?? prima ?? {};
  return effettiInvio(uid, invioDi(prima), invioDi(dopo));
};

/** A list: the root of its payments. Listed by month. */
export const listaNoipaEntita = defineEntita<ListaNoipa>({
  nome: 'LISTA_NOIPA',
  posto: 'radice',
  schema: ListaNoipa,
  shape: 1,
  indici: { indice1: ({ anno, mese, uid }) => `${anno}-${String(mese).padStart(2, '0')}#${uid}` },
  riga: (lista) => ({ ...lista }),
  guardia: effettiLista,
});

/** The payments of a list, compressed: they are read and written whole. */
export const parteListaEntita = defineEntita<Parte>({
  nome: 'PARTE_LISTA_NOIPA',
  posto: 'figlio',
  radice: 'LISTA_NOIPA',
  schema: Parte,
  shape: 1,
  senzaVoce: true,
});

/** What the people that a file named were paid before it, and after, compressed: kept until it is taken back or another file comes. */
export const primaDelFileEntita = defineEntita<Parte>({
  nome: 'PRIMA_DEL_FILE_NOIPA',
  posto: 'figlio',
  radice: 'LISTA_NOIPA',
  schema: Parte,
  shape: 1,
  senzaVoce: true,
});

export const PrimaDelFile = z.object({
  origine: ListaNoipa.shape.origine,
  persone: z.array(z.object({ persona: uidDi('PERSONA'), prima: PagamentoNoipa.nullable(), dopo: PagamentoNoipa })),
});
export type PrimaDelFile = z.infer<typeof PrimaDelFile>;

export const PagamentiSalvati = z.array(PagamentoNoipa);

const SpesaInviata = z.object({ uid: z.string(), versione: z.int(), somme: z.record(z.string(), z.int()) });
export type SpesaInviata = z.infer<typeof SpesaInviata>;

/** What the sent lists of a budget year pay of each code, one a year: whoever sends writes it, so that two together cannot spend the same money. */
export const spesaInviataEntita = defineEntita<SpesaInviata>({
  nome: 'SPESA_NOIPA',
  posto: 'scuola',
  schema: SpesaInviata,
  shape: 1,
  senzaVoce: true,
});
