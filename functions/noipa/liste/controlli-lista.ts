import { readDatiPersone } from '#archivio/fascicolo/dati-persona.ts';
import { cfConEredi } from '#archivio/impedimenti/con-eredi.ts';
import { isFermo } from '#archivio/impedimenti/impedimento.ts';
import { impedimentiDelPagamento } from '#archivio/impedimenti/pagamento-noipa.ts';
import { listeRepository, type ListaSalvata } from '#archivio/noipa/liste-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { nomeDelControllo, type Controllo } from '#shared/contracts/controllo.ts';
import type { ListaNoipa, PagamentoNoipa } from '#shared/contracts/noipa/lista.ts';
import { conLoStessoCodice } from '#shared/domain/noipa/codice-portale.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import type { PagatoAltrove } from './doppioni-scuola.ts';
import { pagatiAltrove } from './doppioni.ts';

/** People read together: a list may pay thousands, and each has a partition of their own. */
const ALLA_VOLTA = 100;

/**
 * Questions about a list before it is sent: another with its code on the portal; of its people who is dead, out of service, absent on the days paid, paid
 * the same elsewhere, with another's number at NoiPA. One request, one a hundred people, those of the heirs and of `pagatiAltrove`.
 */
export const controlliDellaLista = async (
  { lista, pagamenti }: Pick<ListaSalvata, 'lista' | 'pagamenti'>,
  giorno: string,
  archivio: Archivio,
): Promise<Controllo[]> => {
  const [altrove, liste] = await Promise.all([
    pagatiAltrove(lista.uid, archivio),
    listeRepository(archivio).listDell(lista.anno),
  ]);
  const codici = new Map(pagamenti.map(({ persona, desCf }) => [persona, desCf]));
  return [
    ...conLoStessoCodice(lista, liste).map((altra) => controlloCodice(lista, altra)),
    ...(await controlliDeiPagamenti(pagamenti, giorno, archivio)),
    ...altrove.map((pagato) => controlloDoppio(pagato, codici.get(pagato.altrove.persona) ?? '')),
  ];
};

/** A code of the portal that a list sent before has asks why, unless all of that was refused; one of a list still to be sent is told. */
const controlloCodice = (lista: ListaNoipa, altra: ListaNoipa): Controllo => {
  const inviata = altra.datInvio === null ? 'ancora da inviare' : `inviata il ${formatGiorno(altra.datInvio)}`;
  const definitiva = altra.datInvio !== null && altra.esito?.esito !== 'SCARTATO';
  return {
    codice: 'CODICE_PORTALE_IN_COMUNE',
    nominativo: `Lista "${lista.descrizione}"`,
    messaggio: `Il codice sul portale ${lista.codice} è anche della lista "${altra.descrizione}" di ${formatMese(altra)}, ${inviata}: sul portale un codice è di una lista sola. Se è la stessa lista scritta due volte eliminarne una, altrimenti correggere il codice${definitiva ? ', oppure inviare dicendo perché' : ''}.`,
    esito: definitiva ? 'CONFERMA' : 'AVVISO',
  };
};

/** Same work and same sum already paid for good asks why; what overlaps only is told. */
const controlloDoppio = ({ altrove, qui, definitivo }: PagatoAltrove, desCf: string): Controllo => {
  const { nominativo, chiave, datInizio, datFine, importo, descrizione, processo } = altrove;
  const dove = processo === undefined ? `nella lista "${descrizione}"` : `nell'elaborazione "${descrizione}"`;
  const cosa = `${chiave} dal ${formatGiorno(datInizio)} al ${formatGiorno(datFine)}, ${formatEuro(importo)}`;
  return {
    codice: 'GIA_PAGATO',
    nominativo,
    desCf,
    messaggio: definitivo
      ? `Già pagato ${dove}: ${cosa}. Toglierlo da qui, oppure inviare dicendo perché si paga di nuovo.`
      : `È anche ${dove}, non ancora definitiva: ${cosa}. Pagarlo in una sola delle due.`,
    esito: definitivo && importo === qui ? 'CONFERMA' : 'AVVISO',
  };
};

const controlliDeiPagamenti = async (
  pagamenti: readonly PagamentoNoipa[],
  giorno: string,
  archivio: Archivio,
): Promise<Controllo[]> => {
  const conEredi = await cfConEredi(archivio);
  const controlli: Controllo[] = [];
  const partite: Partita[] = [];
  for (let inizio = 0; inizio < pagamenti.length; inizio += ALLA_VOLTA) {
    const parte = pagamenti.slice(inizio, inizio + ALLA_VOLTA);
    const dati = await readDatiPersone(
      archivio,
      parte.map(({ persona }) => persona),
    );
    controlli.push(...parte.flatMap((pagamento, indice) => controlliDi(pagamento, dati[indice], giorno, conEredi)));
    partite.push(
      ...parte.map(({ nominativo, desCf }, indice) => ({
        nominativo,
        desCf,
        partita: dati[indice]?.persona.numPartitaNoipa ?? null,
      })),
    );
  }
  return [...controlli, ...partiteInComune(partite)];
};

/** A person of a list, with the number by which NoiPA pays them. */
interface Partita extends Pick<PagamentoNoipa, 'nominativo' | 'desCf'> {
  readonly partita: string | null;
}

/** The people of a list who have one number at NoiPA, where a number is of one person: the others would be paid in their place. */
const partiteInComune = (persone: readonly Partita[]): readonly Controllo[] =>
  [...Map.groupBy(persone, ({ partita }) => partita)].flatMap(([partita, sue]) =>
    partita === null || sue.length < 2
      ? []
      : sue.map(({ nominativo, desCf }) => ({
          codice: 'PARTITA_IN_COMUNE',
          nominativo,
          desCf,
          messaggio: accorciato(
            `La partita NoiPA ${partita} è di ${sue.length} persone di questa lista: ${sue.map(nomeDelControllo).join(', ')}. Una partita è di una persona sola: correggerla in anagrafe, oppure inviare dicendo perché.`,
            2000,
          ),
          esito: 'CONFERMA' as const,
        })),
  );

const controlliDi = (
  { nominativo, desCf, righe }: PagamentoNoipa,
  dati: Awaited<ReturnType<typeof readDatiPersone>>[number],
  giorno: string,
  conEredi: ReadonlySet<string>,
): readonly Controllo[] => {
  if (dati === undefined) return [];
  return impedimentiDelPagamento({ righe }, dati, giorno, conEredi).map(({ codice, messaggio }) => ({
    codice,
    nominativo,
    desCf,
    messaggio,
    esito: isFermo({ codice }) ? 'FERMA' : 'CONFERMA',
  }));
};
