import { requireApprovazione } from '#archivio/casa/approvazione.ts';
import { confermaDi, rifiutoDeiControlli } from '#archivio/impedimenti/conferma.ts';
import { loadSpesaEAssegnato } from '#archivio/noipa/disponibilita.ts';
import { effettiLista, type SpesaInviata } from '#archivio/noipa/lista.ts';
import { listeRepository } from '#archivio/noipa/liste-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import { superata } from '#platform/data/repository.ts';
import { AppError, campoNonValido } from '#platform/errors.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { controlliDellaLista } from './controlli-lista.ts';
import { fattiDellInvio } from './fatti-invio.ts';
import type { RiferimentoLista } from './scrittura.ts';

/** The sending of a list: when, and the reason for which open questions did not stop it. */
type Invio = RiferimentoLista & { readonly datInvio: string; readonly motivo?: string | undefined };

/** How long a sent date can be taken back. */
const ORE = 24;

const rifiuto = (lista: ListaNoipa, perche: string): AppError =>
  new AppError('STATO_NON_AMMESSO', `La lista "${lista.descrizione}" ${perche}`, { current: { ...lista } });

/** @throws STATO_NON_AMMESSO, VERSIONE_SUPERATA */
export const checkInviata = (lista: ListaNoipa, versione: number, cosa: string): void => {
  if (lista.datInvio === null)
    throw rifiuto(lista, `non si può ${cosa}: non è ancora inviata. Scrivere prima la data di invio.`);
  if (lista.versione !== versione) throw superata(lista);
};

/** What a list pays over what is allocated and not yet sent, code by code, in words. */
const oltreDotazione = (
  { somme }: ListaNoipa,
  assegnate: ReadonlyMap<string, number>,
  spesa: SpesaInviata | undefined,
): string[] =>
  somme.flatMap(({ chiave, importo }) => {
    const resta = (assegnate.get(chiave) ?? 0) - (spesa?.somme[chiave] ?? 0);
    return importo > resta ? [`${chiave}: restano ${formatEuro(resta)}, mancano ${formatEuro(importo - resta)}`] : [];
  });

/** A sent date of a list, or its undoing, as a second person approves it. */
const invioDi = (prima: ListaNoipa, dopo: ListaNoipa) => ({
  tipo: 'INVIO' as const,
  oggetto: prima.uid,
  effetti: effettiLista(prima, dopo),
  fatti: () => ({
    cambi: [{ chi: prima.descrizione, cosa: 'Data di invio', prima: giornoDi(prima), dopo: giornoDi(dopo) }],
    totali: [{ cosa: 'Totale della lista', importo: somma(prima.somme.map(({ importo }) => importo)) }],
  }),
});

const giornoDi = ({ datInvio }: ListaNoipa): string => (datInvio === null ? '' : formatGiorno(datInvio));

/** What is told of a list once it has left the school. */
export const invioService = {
  /** Only within what is allocated and not yet sent. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO, RICHIESTA_NON_VALIDA */
  send: async ({ uid, versione, datInvio, motivo }: Invio, context: RequestContext): Promise<ListaNoipa> => {
    const { archivio, modifica, adesso, oggi } = context;
    const liste = listeRepository(archivio);
    const lista = await liste.load(uid);
    liste.checkAperta(lista, versione, 'inviare');
    if (lista.STATUS !== 'DA_INVIARE')
      throw rifiuto(lista, 'non si può inviare: non paga nessuno. Aggiungere i pagamenti.');
    if (datInvio > oggi) throw campoNonValido('datInvio', 'La data di invio non può essere nel futuro.');
    if (datInvio < lista.datInizio)
      throw campoNonValido(
        'datInvio',
        `La lista paga dal ${formatGiorno(lista.datInizio)}: non è stata inviata prima.`,
      );
    const intera = await liste.loadIntera(uid);
    const controlli = await controlliDellaLista(intera, datInvio, archivio);
    const rifiutoControlli = rifiutoDeiControlli(controlli, motivo);
    if (rifiutoControlli !== null) throw rifiuto(lista, rifiutoControlli);
    const { conferma } = confermaDi(controlli, motivo, context);
    // what is judged is what is written over: a list sent in between makes this one try again
    const { spesa, assegnate } = await loadSpesaEAssegnato(lista.anno, archivio);
    const oltre = oltreDotazione(lista, assegnate, spesa);
    if (oltre.length > 0)
      throw rifiuto(
        lista,
        `supera la dotazione del ${lista.anno}. ${oltre.join('; ')}. Ridurre i pagamenti o aggiungere l'entrata.`,
      );
    const inviata = liste.update(lista, {
      STATUS: 'INVIATO',
      datInvio,
      inviatoIl: instant(adesso),
      ...(conferma === undefined ? {} : { conferma }),
    });
    await requireApprovazione(
      {
        ...invioDi(lista, inviata.record),
        contenuto: JSON.stringify([lista.versione, datInvio, ...(conferma === undefined ? [] : [conferma.motivo])]),
        descrizione: `Inviata il ${formatGiorno(datInvio)}: lista NoiPA "${lista.descrizione}"`,
      },
      context,
    );
    modifica.add(
      ...liste.putSpesa(lista.anno, spesa, lista.somme),
      ...liste.putFatti(inviata.record, await fattiDellInvio(intera, datInvio, archivio), intera.partiFatti),
    );
    return modifica.write(inviata, {
      azione: 'stato',
      prima: { STATUS: lista.STATUS },
      dopo: { STATUS: 'INVIATO', datInvio, ...(conferma === undefined ? {} : { conferma }) },
    });
  },
  /** @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  undoSend: async (
    { uid, versione, motivo }: RiferimentoLista & { readonly motivo: string },
    context: RequestContext,
  ): Promise<ListaNoipa> => {
    const { archivio, modifica, adesso } = context;
    const liste = listeRepository(archivio);
    const { lista, partiFatti } = await liste.loadIntera(uid);
    checkInviata(lista, versione, 'riaprire');
    if (adesso.getTime() - Date.parse(lista.inviatoIl ?? '') > ORE * 3_600_000)
      throw rifiuto(
        lista,
        `resta inviata: sono passate più di ${ORE} ore. Le differenze si pagano con un'altra lista.`,
      );
    if (lista.FLG_ESP_DIP) throw rifiuto(lista, 'è esposta ai dipendenti: ritirarla prima.');
    if (lista.esito !== undefined)
      throw rifiuto(lista, "resta inviata: ha già un esito. Le differenze si pagano con un'altra lista.");
    const riaperta = liste.update(lista, { STATUS: 'DA_INVIARE', datInvio: null, inviatoIl: null });
    await requireApprovazione(
      {
        ...invioDi(lista, riaperta.record),
        contenuto: JSON.stringify(['annulla', lista.versione, motivo]),
        descrizione: `Annullamento dell'invio della lista NoiPA "${lista.descrizione}"`,
      },
      context,
    );
    modifica.add(
      ...liste.putSpesa(
        lista.anno,
        await liste.loadSpesa(lista.anno),
        lista.somme.map(({ chiave, importo }) => ({ chiave, importo: -importo })),
      ),
      ...liste.putFatti(riaperta.record, null, partiFatti),
    );
    return modifica.write(riaperta, {
      azione: 'stato',
      prima: { datInvio: lista.datInvio },
      dopo: { datInvio: null },
      motivo,
    });
  },
  /** Shows a sent list to who is paid, or hides it. @throws NON_TROVATO, VERSIONE_SUPERATA, STATO_NON_AMMESSO */
  setEsposta: async (
    { uid, versione }: RiferimentoLista,
    FLG_ESP_DIP: boolean,
    { archivio, modifica }: RequestContext,
  ): Promise<ListaNoipa> => {
    const liste = listeRepository(archivio);
    const lista = await liste.load(uid);
    checkInviata(lista, versione, FLG_ESP_DIP ? 'esporre' : 'ritirare');
    if (lista.FLG_ESP_DIP === FLG_ESP_DIP)
      throw rifiuto(lista, FLG_ESP_DIP ? 'è già esposta ai dipendenti.' : 'non è esposta ai dipendenti.');
    return modifica.write(liste.update(lista, { FLG_ESP_DIP }), {
      azione: 'stato',
      prima: { FLG_ESP_DIP: lista.FLG_ESP_DIP },
      dopo: { FLG_ESP_DIP },
    });
  },
};
