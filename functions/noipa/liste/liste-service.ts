import { listeRepository, type ListaSalvata } from '#archivio/noipa/liste-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { AppError, campoRifiutato } from '#platform/errors.ts';
import type {
  ListaIntera,
  ListaNoipa,
  ListaNoipaInput,
  PagamentoNoipa,
  PagamentoNoipaInput,
  RigaNoipa,
} from '#shared/contracts/noipa/lista.ts';
import type { Uid } from '#shared/domain/campi.ts';
import {
  checkChiave,
  composePagamenti,
  keepRighe,
  loadIntestatari,
  loadPiani,
  mergePagamenti,
  sortPagamenti,
  totaliLista,
  withChiave,
  withoutEsame,
} from './pagamenti.ts';
import { createLista, loadAperta, MODIFICARE, toIntera, writePagamenti, type RiferimentoLista } from './scrittura.ts';

/** Compensations of some people, each with the field that names it in the request. */
interface RigheDaAggiungere extends RiferimentoLista {
  readonly chiavi: readonly (readonly [campo: string, chiave: string])[];
  readonly persone: readonly (readonly [campo: string, desCf: string])[];
  /** The commission they are of: those that somebody has of it are replaced, or their being there is refused. */
  readonly commissione: Uid<'COMMISSIONE'>;
  readonly sostituisce: boolean;
  /** In the order of the people. */
  readonly righe: (lista: ListaNoipa) => readonly (readonly RigaNoipa[])[];
}
export type Cambio = RiferimentoLista & { readonly persone: readonly Uid<'PERSONA'>[] };

/** The payments of some people, and those of the others. @throws STATO_NON_AMMESSO when nobody of them is there, or everybody is and `tutti` may not be */
const separate = ({ lista, pagamenti }: ListaSalvata, persone: readonly Uid<'PERSONA'>[], tutti: boolean) => {
  const scelte = new Set<string>(persone);
  const loro = pagamenti.filter(({ persona }) => scelte.has(persona));
  const altri = pagamenti.filter(({ persona }) => !scelte.has(persona));
  if (loro.length === 0)
    throw new AppError(
      'STATO_NON_AMMESSO',
      `Nessuna delle persone scelte è nella lista "${lista.descrizione}": aggiornare l'elenco.`,
      { current: { ...lista } },
    );
  if (!tutti && altri.length === 0)
    throw new AppError(
      'STATO_NON_AMMESSO',
      `Nella lista "${lista.descrizione}" non resterebbe nessuno: lasciare almeno una persona.`,
      { current: { ...lista } },
    );
  return { loro, altri };
};

/** @throws DUPLICATO naming who is paid for the commission already */
const refuseGiaPagati = (
  pagamenti: readonly PagamentoNoipa[],
  intestate: readonly Pick<PagamentoNoipa, 'persona' | 'nominativo'>[],
  campi: RigheDaAggiungere['persone'],
  commissione: Uid<'COMMISSIONE'>,
): void => {
  const pagate = new Set<string>(
    pagamenti.flatMap(({ persona, righe }) =>
      righe.some(({ esame }) => esame?.commissione === commissione) ? [persona] : [],
    ),
  );
  intestate.forEach(({ persona, nominativo }, indice) => {
    if (pagate.has(persona))
      throw campoRifiutato(
        'DUPLICATO',
        campi[indice]?.[0] ?? 'membri',
        `${nominativo} è già nella lista per questa commissione: modificare il suo compenso.`,
      );
  });
};

/** Lists and their payments, until they are sent. */
export const listeService = {
  get: async (uid: Uid<'LISTA_NOIPA'>, archivio: Archivio): Promise<ListaIntera> => {
    const { lista, pagamenti } = await listeRepository(archivio).loadIntera(uid);
    return toIntera(lista, pagamenti, archivio);
  },
  create: (input: ListaNoipaInput, context: RequestContext): ListaNoipa =>
    createLista(input, { origine: 'MANUALE', daLista: null, pagamenti: [] }, context),
  /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  update: async (input: ListaNoipaInput & RiferimentoLista, context: RequestContext): Promise<ListaNoipa> => {
    const liste = listeRepository(context.archivio);
    const lista = await liste.load(input.uid);
    liste.checkAperta(lista, input.versione, MODIFICARE);
    if (lista.tipo !== input.tipo && lista.persone > 0)
      throw new AppError(
        'STATO_NON_AMMESSO',
        `La lista "${lista.descrizione}" ha già dei pagamenti: il suo tipo non cambia. Farne una nuova.`,
        { current: { ...lista } },
      );
    return context.modifica.write(liste.update(lista, input));
  },
  /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  remove: async (quale: RiferimentoLista, { archivio, modifica }: RequestContext) => {
    const liste = listeRepository(archivio);
    const salvata = await loadAperta(quale, archivio, 'eliminare');
    modifica.write(liste.remove(salvata.lista));
    modifica.add(...liste.removeContenuto(salvata));
    return { uid: quale.uid };
  },
  /** The same people and compensations in the days of a new list: an amount that came of a rate comes of that of its days. @throws NON_TROVATO */
  duplicate: async (uid: Uid<'LISTA_NOIPA'>, input: ListaNoipaInput, context: RequestContext): Promise<ListaNoipa> => {
    const { pagamenti } = await listeRepository(context.archivio).loadIntera(uid);
    const nuovi = pagamenti.map(({ persona, righe }) => ({
      persona,
      righe: righe.map(({ chiave, ore, importo, calcolato, profilo }) => ({
        chiave,
        ore,
        profilo,
        datInizio: input.datInizio,
        datFine: input.datFine,
        importo: importo === calcolato ? null : importo,
      })),
    }));
    const composti = await composePagamenti(nuovi, input, context.archivio);
    return createLista(input, { origine: 'DUPLICATA', daLista: uid, pagamenti: sortPagamenti(composti) }, context);
  },
  /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO, DUPLICATO, RIFERIMENTO_NON_VALIDO */
  add: async (
    { pagamenti: inputs, ...quale }: RiferimentoLista & { readonly pagamenti: readonly PagamentoNoipaInput[] },
    context: RequestContext,
  ): Promise<ListaIntera> => {
    const salvata = await loadAperta(quale, context.archivio);
    const presenti = new Map(salvata.pagamenti.map((pagamento) => [pagamento.persona, pagamento]));
    inputs.forEach(({ persona }, indice) => {
      const presente = presenti.get(persona);
      if (presente !== undefined)
        throw campoRifiutato(
          'DUPLICATO',
          `pagamenti.${indice}.persona`,
          `${presente.nominativo} è già nella lista "${salvata.lista.descrizione}": modificare il suo pagamento.`,
        );
    });
    const nuovi = await composePagamenti(inputs, salvata.lista, context.archivio);
    const pagamenti = sortPagamenti([...salvata.pagamenti, ...nuovi]);
    return writePagamenti(salvata, pagamenti, context);
  },
  /** Adds compensations already reckoned; to who is there, beside those of other commissions. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO, DUPLICATO, RIFERIMENTO_NON_VALIDO */
  addRighe: async (
    { chiavi, persone, righe, commissione, sostituisce, ...quale }: RigheDaAggiungere,
    context: RequestContext,
  ): Promise<ListaIntera> => {
    const salvata = await loadAperta(quale, context.archivio);
    const piani = await loadPiani(context.archivio);
    for (const [campo, chiave] of chiavi) checkChiave(chiave, salvata.lista.tipo, piani, campo);
    const intestate = await loadIntestatari(persone, context.archivio);
    const nuove = righe(salvata.lista).flatMap((sue, indice) => {
      const chi = intestate[indice];
      return chi === undefined ? [] : [{ ...chi, righe: [...sue] }];
    });
    if (!sostituisce) refuseGiaPagati(salvata.pagamenti, intestate, persone, commissione);
    const restano = withoutEsame(
      salvata.pagamenti,
      commissione,
      intestate.map(({ persona }) => persona),
    );
    const pagamenti = sortPagamenti(mergePagamenti([...restano, ...nuove]));
    return writePagamenti(salvata, pagamenti, context);
  },
  /** Takes off what some people have of a commission; who has nothing else leaves the list. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  removeEsame: async (
    { persone, commissione, ...quale }: Cambio & { readonly commissione: Uid<'COMMISSIONE'> },
    context: RequestContext,
  ): Promise<ListaIntera> => {
    const salvata = await loadAperta(quale, context.archivio);
    const pagamenti = withoutEsame(salvata.pagamenti, commissione, persone);
    if (totaliLista(pagamenti).righe === salvata.lista.righe)
      throw new AppError(
        'STATO_NON_AMMESSO',
        `Nella lista "${salvata.lista.descrizione}" nessuna delle persone scelte ha compensi di questa commissione: aggiornare l'elenco.`,
        { current: { ...salvata.lista } },
      );
    return writePagamenti(salvata, pagamenti, context);
  },
  /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO, RIFERIMENTO_NON_VALIDO */
  save: async (
    {
      pagamenti: inputs,
      tolti,
      ...quale
    }: RiferimentoLista & {
      readonly pagamenti: readonly PagamentoNoipaInput[];
      readonly tolti: readonly Uid<'PERSONA'>[];
    },
    context: RequestContext,
  ): Promise<ListaIntera> => {
    const salvata = await loadAperta(quale, context.archivio);
    const cambiati = keepRighe(salvata.pagamenti, await composePagamenti(inputs, salvata.lista, context.archivio));
    const altrove = new Set<string>([...tolti, ...inputs.map(({ persona }) => persona)]);
    const pagamenti = sortPagamenti([...salvata.pagamenti.filter(({ persona }) => !altrove.has(persona)), ...cambiati]);
    return writePagamenti(salvata, pagamenti, context);
  },
  /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  removePagamenti: async ({ persone, ...quale }: Cambio, context: RequestContext): Promise<ListaIntera> => {
    const salvata = await loadAperta(quale, context.archivio);
    const { altri } = separate(salvata, persone, true);
    return writePagamenti(salvata, altri, context);
  },
  /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  divide: async (
    { persone, descrizione, ...quale }: Cambio & { readonly descrizione: string },
    context: RequestContext,
  ): Promise<{ readonly prima: ListaIntera; readonly nuova: ListaIntera }> => {
    const salvata = await loadAperta(quale, context.archivio, 'dividere');
    const { loro, altri } = separate(salvata, persone, false);
    const { tipo, anno, mese, datInizio, datFine, tassazione, note } = salvata.lista;
    const nuova = createLista(
      { tipo, anno, mese, datInizio, datFine, tassazione, note, descrizione, codice: '' },
      { origine: 'DIVISA', daLista: quale.uid, pagamenti: loro },
      context,
    );
    const resta = await writePagamenti(salvata, altri, context);
    // What leaves one list is in the other: of no code there is more or less left.
    const intera = await toIntera(nuova, loro, context.archivio);
    return { prima: { ...resta, disponibilita: intera.disponibilita }, nuova: intera };
  },
  /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO, RIFERIMENTO_NON_VALIDO */
  changeChiavi: async (
    { persone, da, a, ...quale }: Cambio & { readonly da: string; readonly a: string },
    context: RequestContext,
  ): Promise<ListaIntera> => {
    const salvata = await loadAperta(quale, context.archivio);
    checkChiave(a, salvata.lista.tipo, await loadPiani(context.archivio), 'a');
    const { loro } = separate(salvata, persone, true);
    const scelti = new Set(loro.map(({ persona }) => persona));
    return writePagamenti(salvata, withChiave(salvata.pagamenti, scelti, { da, a }), context);
  },
};
