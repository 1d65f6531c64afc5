import { getFirmeDelGiorno } from '#archivio/scuola/intestazione.ts';
import { elenco, type ColonnaDi, type Elenco } from '#functions/impaginazione/elenco/elenco.ts';
import { defineStampa, type ContestoStampa } from '#functions/impaginazione/stampa.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { ListaNoipa, PagamentoNoipa } from '#shared/contracts/noipa/lista.ts';
import {
  printDettagliAltriEsami,
  printDettagliMaturita,
  printDettagliMof,
  printDettaglioNoipa,
} from '#shared/contracts/noipa/stampe/lista-noipa.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { descrizioneFunzioneCommissione, funzioniCommissione } from '#shared/domain/elaborazione/commissione.ts';
import type { tipiStampaNoipa } from '#shared/domain/noipa/lista.ts';
import { isVoceDi } from '#shared/domain/opzioni.ts';
import { byTesto } from '#shared/domain/ordine-testi.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import {
  COLONNE_COMPENSO,
  compensiDei,
  loadLista,
  loadNomi,
  marcaLista,
  testataLista,
  type Compenso,
} from './lista.ts';

type Kind = (typeof tipiStampaNoipa)[number];

/** A compensation with the name of its code. */
interface Dettaglio extends Compenso {
  readonly nome: string;
}

const chiDi = ({ nominativo, desCf }: PagamentoNoipa): string => `${nominativo}, ${desCf}`;
const codiceDi = ({ riga, nome }: Dettaglio): string => `${riga.chiave} ${nome}`.trim();
const funzioneDi = ({ riga: { profilo } }: Dettaglio): string =>
  isVoceDi(funzioniCommissione, profilo) ? descrizioneFunzioneCommissione[profilo] : profilo;

const CODICE: ColonnaDi<Dettaglio> = { titolo: 'Codice', tipo: 'testo', testata: true, valore: codiceDi };
const MEMBRO: readonly ColonnaDi<Dettaglio>[] = [
  { titolo: 'Membro', tipo: 'testo', testata: true, valore: ({ pagamento }) => chiDi(pagamento) },
  { titolo: 'Funzione', tipo: 'testo', valore: funzioneDi },
  { titolo: 'Codice', tipo: 'testo', valore: codiceDi },
];

/** How the details of each kind are laid out: what a section is of, and what says a row besides its amount. */
const DISPOSIZIONE: Readonly<
  Record<Kind, { sezione: string; di: (uno: Dettaglio) => string; prime: readonly ColonnaDi<Dettaglio>[] }>
> = {
  mof: { sezione: 'Persona', di: ({ pagamento }) => chiDi(pagamento), prime: [CODICE] },
  maturita: { sezione: 'Commissione', di: ({ riga }) => riga.esame?.nome ?? 'Senza commissione', prime: MEMBRO },
  altriesami: { sezione: 'Commissione', di: ({ riga }) => riga.esame?.nome ?? 'Senza commissione', prime: MEMBRO },
};

interface Richiesta {
  readonly idProcesso: Uid<'LISTA_NOIPA'>;
}

/** The pay of a list, section by section, signed by the DSGA and the head teacher of the day, or of that on which it was sent. @throws NON_TROVATO */
const loadDettagli = async (
  { archivio, oggi }: ContestoStampa,
  { idProcesso }: Richiesta,
  kind: Kind,
  persona?: Uid<'PERSONA'>,
): Promise<Elenco<Dettaglio>> => {
  const { lista, pagamenti, fatti } = await loadLista(idProcesso, kind, archivio);
  const giorno = lista.datInvio ?? oggi;
  const [nomi, firme] = await Promise.all([
    loadNomi({ fatti }, archivio),
    fatti === null ? getFirmeDelGiorno(archivio, giorno) : fatti.firme,
  ]);
  const suoi = persona === undefined ? pagamenti : pagamenti.filter((pagamento) => pagamento.persona === persona);
  if (suoi.length === 0 && persona !== undefined) throw nonTrovato('Nella lista la persona');
  const { sezione, di, prime } = DISPOSIZIONE[kind];
  const dettagli = compensiDei(suoi).map((uno) => ({ ...uno, nome: nomi.get(uno.riga.chiave) ?? '' }));
  return {
    filtri: testataLista({ lista, fatti }),
    colonne: [...prime, ...COLONNE_COMPENSO],
    sezione,
    sezioni: [...Map.groupBy(dettagli, di)]
      .toSorted(byTesto(([titolo]) => titolo))
      .map(([titolo, righe]) => ({ titolo, righe })),
    orientamento: 'orizzontale',
    ...marcaLista(lista, fatti),
    atto: { premesse: [premessa(lista)], luogoData: `Data ${formatGiorno(giorno)}`, firme },
  };
};

const premessa = ({ descrizione, datInizio, datFine }: ListaNoipa): string =>
  `Compensi della lista "${descrizione}" per attività svolte dal ${formatGiorno(datInizio)} al ${formatGiorno(datFine)}, lordo dipendente: li paga NoiPA con il cedolino unico.`;

const titoloDi =
  (kind: Kind) =>
  async (richiesta: Richiesta, { archivio }: ContestoStampa) =>
    `Dettagli della lista NoiPA, ${formatMese((await loadLista(richiesta.idProcesso, kind, archivio)).lista)}`;

const dettagliDi = (kind: Kind) =>
  elenco({
    title: titoloDi(kind),
    load: (richiesta: Richiesta, contesto) => loadDettagli(contesto, richiesta, kind),
  });

export const dettagliMof = defineStampa(printDettagliMof, dettagliDi('mof'));
export const dettagliMaturita = defineStampa(printDettagliMaturita, dettagliDi('maturita'));
export const dettagliAltriEsami = defineStampa(printDettagliAltriEsami, dettagliDi('altriesami'));

type Uno = Richiesta & { readonly kind: Kind; readonly persona: Uid<'PERSONA'> };

/** The pay of one person in a list. */
export const dettaglioNoipa = defineStampa(
  printDettaglioNoipa,
  elenco({
    title: async ({ kind, idProcesso, persona }: Uno, { archivio }) => {
      const { lista, pagamenti } = await loadLista(idProcesso, kind, archivio);
      const suo = pagamenti.find((pagamento) => pagamento.persona === persona);
      if (suo === undefined) throw nonTrovato('Nella lista la persona');
      return `Pagamento NoiPA di ${suo.nominativo}, ${formatMese(lista)}`;
    },
    load: ({ kind, persona, ...richiesta }: Uno, contesto) => loadDettagli(contesto, richiesta, kind, persona),
  }),
);
