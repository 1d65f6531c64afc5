import { ParametriAvvisi } from '#archivio/casa/avvisi-da-spedire.ts';
import { avvisiInviati, type AvvisoPosta } from '#archivio/casa/avviso-posta.ts';
import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import { AppError } from '#platform/errors.ts';
import { NonSpedito, type Messaggio, type Posta, type Spedizione } from '#platform/posta.ts';
import type { PassoContext, TipoLavoro } from '#platform/work/lavoro-steps.ts';
import type { EsitoRecord } from '#shared/contracts/lavori/lavoro.ts';
import { destinatariDi, type Destinatario, type Mezzi } from './destinatari.ts';

const PERSONE_PER_BLOCCO = 25;
/** Milliseconds in which whoever has taken a message surely has its answer. */
const IN_VIAGGIO = 15_000;

const SENZA_INDIRIZZO = 'Non ha un indirizzo di posta: scriverlo in anagrafe, poi riprovare.';
const RIFIUTATO = 'Il servizio di posta non accetta il suo indirizzo: controllarlo in anagrafe, poi riprovare.';
const INCERTO =
  'Il programma si è interrotto mentre spediva: non si sa se il messaggio è partito, e non se ne spedisce un secondo.';

/** Writes to people what the school wants them told, each once, whatever is delivered twice, resumed or retried; who could not be is told in its outcome. */
export const avvisiPosta = ({
  posta,
  utentiDi,
}: { readonly posta: Posta | undefined } & Pick<Mezzi, 'utentiDi'>): TipoLavoro => {
  const destinatari = ({ lavoro, archivio }: PassoContext): Promise<readonly Destinatario[]> =>
    posta === undefined
      ? Promise.resolve([])
      : destinatariDi(ParametriAvvisi.parse(lavoro.parametri), archivio, { sito: posta.sito, utentiDi });
  return {
    prepare: async (context) => {
      const { length: totale } = await destinatari(context);
      return {
        blocchi: Array.from({ length: Math.ceil(totale / PERSONE_PER_BLOCCO) }, (_, indice) =>
          String(indice).padStart(4, '0'),
        ),
        totale,
      };
    },

    blocco: async (blocco, context) => {
      if (posta === undefined) return { fatti: 0, scartati: 0, esiti: [], totali: {} };
      const inizio = Number(blocco) * PERSONE_PER_BLOCCO;
      const suoi = (await destinatari(context)).slice(inizio, inizio + PERSONE_PER_BLOCCO);
      const rispondiA = (await getScuolaPropria(context.archivio))?.desEMail ?? null;
      const noti = await avvisiInviati(context.archivio).get(suoi.map(({ chiave }) => chiave));
      const esiti: EsitoRecord[] = [];
      for (const destinatario of suoi) {
        const { uid, nome, chiave } = destinatario;
        const perche = await tell(destinatario, noti.get(chiave), { posta, rispondiA, context });
        if (perche !== null) esiti.push({ uid, descrizione: nome, messaggio: perche });
      }
      return { fatti: suoi.length - esiti.length, scartati: esiti.length, esiti, totali: {} };
    },

    close: async () =>
      posta === undefined
        ? {
            stato: 'FALLITO',
            motivo: 'Chi amministra il programma non ha indicato da quale indirizzo spedire la posta.',
          }
        : {},
  };
};

interface Invio {
  readonly posta: Posta;
  readonly rispondiA: string | null;
  readonly context: PassoContext;
}

/** Writes to one person, if nobody has. @returns why they could not be, null when they were. @throws what passes by itself: the step is called again */
const tell = async (
  { chiave, uid, indirizzo, avviso }: Destinatario,
  prima: AvvisoPosta | undefined,
  { posta, rispondiA, context }: Invio,
): Promise<string | null> => {
  const { archivio, lavoro, clock, sendNow } = context;
  if (prima?.stato === 'INVIATO') return null;
  if (prima?.stato === 'IN_INVIO') return leftBehind(chiave, prima, context);
  if (indirizzo === null) return SENZA_INDIRIZZO;
  const avvisi = avvisiInviati(archivio);
  await sendNow(avvisi.take({ chiave, uid }, clock.now()));
  const etichette = { scuola: archivio.codmin, lavoro: lavoro.uid, persona: uid };
  const spedizione = await sent(posta, { a: indirizzo, rispondiA, ...avviso, etichette });
  if (spedizione instanceof NonSpedito) {
    await sendNow(avvisi.remove(chiave));
    throw spedizione;
  }
  if (spedizione === undefined) return INCERTO;
  await sendNow(
    avvisi.put({ chiave, uid }, clock.now(), spedizione.esito, 'perche' in spedizione ? spedizione.perche : ''),
  );
  return spedizione.esito === 'INVIATO' ? null : RIFIUTATO;
};

/** What became of a message: undefined when its answer was lost, and nobody can tell. */
const sent = async (posta: Posta, messaggio: Messaggio): Promise<Spedizione | NonSpedito | undefined> => {
  try {
    return await posta.send(messaggio);
  } catch (error) {
    return error instanceof NonSpedito ? error : undefined;
  }
};

/** Of a message that another delivery has taken: awaited while it may still be sending it, then nobody knows. @throws what passes, when it did not leave after all */
const leftBehind = async (
  chiave: string,
  { il }: AvvisoPosta,
  { archivio, clock }: PassoContext,
): Promise<string | null> => {
  const manca = Date.parse(il) + IN_VIAGGIO - clock.now().getTime();
  if (manca > 0) await new Promise((resolve) => setTimeout(resolve, manca));
  const adesso = (await avvisiInviati(archivio).get([chiave])).get(chiave);
  if (adesso === undefined) throw new AppError('TROPPE_RICHIESTE', 'Il messaggio non è partito: il passo va ripetuto.');
  if (adesso.stato === 'RIFIUTATO') return RIFIUTATO;
  return adesso.stato === 'INVIATO' ? null : INCERTO;
};
