import * as z from 'zod';
import type { CodiceErrore } from '#shared/contracts/errori.ts';
import { instant, type Clock } from '../clock.ts';
import { archivioDi, type Archivio } from '../data/archivio.ts';
import { addConseguenze, type Conseguenze } from '../data/conseguenze.ts';
import type { Store } from '../data/dynamo.ts';
import { isVersionePiuRecente } from '../data/forme/lettura.ts';
import { Modifica, sendModifica, sendOperazioni, type Operazione } from '../data/modifica.ts';
import { AppError } from '../errors.ts';
import type { Log } from '../log.ts';
import { lavoriRepository, type Blocco, type LavoroSalvato } from './lavoro.ts';
import { causaDiEsaurimento, causaDiMorte, VERSIONE_PIU_RECENTE } from './morte.ts';

/** The call that the state machine makes at each step; ids only. */
export const PassoLavoro = z.object({
  passo: z.enum(['prepara', 'blocco', 'concludi', 'fallito']),
  lavoro: z.object({ codmin: z.string(), uid: z.string(), tentativo: z.int() }),
  blocco: z.string().optional(),
  errore: z.object({ Error: z.string().optional(), Cause: z.string().optional() }).optional(),
});
export type PassoLavoro = z.infer<typeof PassoLavoro>;

/** What a step knows besides its work: the unit of change that will be sent with the platform's own items, and the clock. */
export interface PassoContext {
  readonly archivio: Archivio;
  readonly modifica: Modifica;
  readonly adesso: Date;
  readonly oggi: string;
  readonly lavoro: LavoroSalvato;
  /** For a step that tells apart what it did a while ago from what it does now. */
  readonly clock: Clock;
  /** Stores a change at once, before the step goes on to do something outside the table: it stays whatever becomes of the step. No audit entry of its own. */
  readonly sendNow: (...operazioni: readonly Operazione[]) => Promise<void>;
}

/** A kind of long work. Every step may be called twice: ids it creates derive from the work and the block, never from chance. */
export interface TipoLavoro {
  /**
   * Names of the blocks, short, in a fixed order; `totale` = how many records they hold in all. Or, in a flow that has a reader, what is to be read first: this step is
   * then called again, and writes nothing now.
   */
  readonly prepare: (
    context: PassoContext,
  ) => Promise<{ readonly blocchi: readonly string[]; readonly totale: number } | { readonly leggi: object }>;
  /** Works one block, filling the unit of change (≤ 80 actions). What fails of a single record is an outcome, not an exception. */
  readonly blocco: (blocco: string, context: PassoContext) => Promise<Omit<Blocco, 'blocco'>>;
  /** Closes the work from what its blocks came to; what it returns is merged into the Lavoro. */
  readonly close: (
    blocchi: readonly Blocco[],
    context: PassoContext,
  ) => Promise<
    Partial<Pick<LavoroSalvato, 'file' | 'motivo' | 'riprovabile' | 'annullabile' | 'totale'>> & {
      readonly stato?: 'COMPLETATO' | 'FALLITO';
    }
  >;
  /** What follows a work done outside the table, such as removing its files. It may be called again, and is until it succeeds. */
  readonly seguito?: (context: PassoContext) => Promise<void>;
  /** A technical failure that ends the attempt: the kind's own records change with the Lavoro. `esaurito`: what a step took more than it may have, when that ended it. */
  readonly fallito?: (motivo: string, context: PassoContext, esaurito?: string) => Promise<void>;
}

const MASSIMO_ESITI = 500;

/** The Lambda of a kind of long work: each step once, whatever is delivered twice or resumed after a crash. */
export const lavoroHandler =
  (
    tipo: TipoLavoro,
    {
      store,
      clock,
      log,
      conseguenze,
    }: { readonly store: Store; readonly clock: Clock; readonly log: Log; readonly conseguenze?: Conseguenze },
  ) =>
  async (payload: unknown): Promise<unknown> => {
    const { passo, lavoro: chi, blocco, errore } = PassoLavoro.parse(payload);
    const archivio = archivioDi(store, chi.codmin);
    const lavori = lavoriRepository(archivio);
    const { lavoro, fatto, corsia } =
      passo === 'blocco'
        ? await lavori.loadConBlocco(chi.uid, chi.tentativo, blocco ?? '')
        : { lavoro: await lavori.load(chi.uid), fatto: false, corsia: false };
    const modifica = new Modifica();
    modifica.ammessi = lavoro.ammessi === undefined ? 'TUTTI' : new Set(lavoro.ammessi);
    const context: PassoContext = {
      archivio,
      modifica,
      adesso: clock.now(),
      oggi: clock.oggi(),
      lavoro,
      clock,
      sendNow: (...operazioni) => sendOperazioni(store, operazioni),
    };
    const send = async () => {
      await addConseguenze(archivio, context.modifica, conseguenze);
      await sendModifica(store, context.modifica, {
        codmin: chi.codmin,
        utente: lavoro.utente,
        nome: lavoro.avviatoDa,
        correlationId: lavoro.correlationId,
        adesso: context.adesso,
        passo: `${chi.uid}-${chi.tentativo}-${passo}${blocco ?? ''}`,
      });
    };
    if (lavoro.tentativo !== chi.tentativo) return { blocchi: [] };
    const quale = {
      scuola: chi.codmin,
      tipo: lavoro.tipo,
      passo,
      lavoro: lavoro.uid,
      tentativo: chi.tentativo,
      blocco: blocco ?? null,
      correlationId: lavoro.correlationId,
    };
    log.info('passo', quale);
    try {
      switch (passo) {
        case 'prepara':
          return await prepareLavoro(tipo, lavori, context, send);
        case 'blocco':
          return fatto ? {} : await workBlocco(tipo, lavori, { nome: blocco ?? '', corsia }, context, send);
        case 'concludi':
          return await closeLavoro(tipo, lavori, context, send);
        case 'fallito':
          return await failLavoro(tipo, lavori, errore?.Error ?? 'errore', context, send);
      }
    } catch (error) {
      if (isPasseggero(error)) log.info('passo-ripetuto', { ...quale, code: error.code });
      else log.error('passo-fallito', error, quale);
      throw failureNamed(nameFor(error));
    }
  };

/** All that the state machine needs of a failure is its name. What an error says, and the record that a refusal carries, may be of people: AWS would write them in the log of the function and in the history of the execution. */
const failureNamed = (name: string): Error => Object.assign(new Error('The step failed: the log says where'), { name });

/** What another delivery of the same step, a person, or a busy store caused has a name that is tried again: the next try sees how things stand. */
const nameFor = (error: unknown): string => {
  if (isPasseggero(error))
    return error.code === 'TROPPE_RICHIESTE' ? 'ThrottlingException' : 'TransactionConflictException';
  if (isVersionePiuRecente(error)) return VERSIONE_PIU_RECENTE;
  return error instanceof Error ? error.name : 'Error';
};
const isPasseggero = (error: unknown): error is AppError =>
  error instanceof AppError && PASSEGGERI.includes(error.code);
const PASSEGGERI: readonly CodiceErrore[] = ['TROPPE_RICHIESTE', 'VERSIONE_SUPERATA', 'STATO_NON_AMMESSO', 'DUPLICATO'];

type Lavori = ReturnType<typeof lavoriRepository>;

const prepareLavoro = async (
  tipo: TipoLavoro,
  lavori: Lavori,
  context: PassoContext,
  send: () => Promise<void>,
): Promise<{ blocchi: readonly string[] } | { leggi: object }> => {
  const { lavoro, modifica } = context;
  if (lavoro.stato !== 'ATTESA' && lavoro.stato !== 'IN_CORSO') return { blocchi: [] };
  const preparato = await tipo.prepare(context);
  if ('leggi' in preparato) return preparato;
  const { blocchi, totale } = preparato;
  if (lavoro.stato === 'ATTESA') {
    modifica.add(...lavori.corsie(lavoro.uid).open(lavoro.tentativo, blocchi));
    modifica.write(lavori.update(lavoro, { stato: 'IN_CORSO', totale, iniziatoIl: instant(context.adesso) }), {
      azione: 'stato',
      prima: { stato: 'ATTESA' },
      dopo: { stato: 'IN_CORSO' },
    });
  }
  await send();
  return { blocchi };
};

const workBlocco = async (
  tipo: TipoLavoro,
  lavori: Lavori,
  { nome: blocco, corsia }: { readonly nome: string; readonly corsia: boolean },
  context: PassoContext,
  send: () => Promise<void>,
): Promise<object> => {
  const { lavoro, modifica } = context;
  if (lavoro.stato !== 'IN_CORSO') return {};
  const esito = await tipo.blocco(blocco, context);
  const propria = corsia ? lavori.corsie(lavoro.uid).chiaveDi(blocco) : null;
  modifica.add(
    lavori.putBlocco(lavoro.uid, lavoro.tentativo, { blocco, ...esito, esiti: esito.esiti.slice(0, 100) }),
    lavori.stillRunning(lavoro.uid, lavoro.tentativo, propria),
  );
  try {
    await send();
  } catch (error) {
    // The twin of this delivery got there first, or somebody stopped the work: in both cases there is nothing left to do here.
    if (!(error instanceof AppError) || (error.code !== 'DUPLICATO' && error.code !== 'STATO_NON_AMMESSO')) throw error;
  }
  return {};
};

const closeLavoro = async (
  tipo: TipoLavoro,
  lavori: Lavori,
  context: PassoContext,
  send: () => Promise<void>,
): Promise<object> => {
  const { lavoro, modifica } = context;
  if (lavoro.stato === 'COMPLETATO') await tipo.seguito?.(context);
  if (lavoro.stato !== 'IN_CORSO') return {};
  const blocchi = await lavori.listBlocchi(lavoro.uid, lavoro.tentativo);
  const fatti = blocchi.reduce((somma, blocco) => somma + blocco.fatti, 0);
  const scartati = blocchi.reduce((somma, blocco) => somma + blocco.scartati, 0);
  const { stato = 'COMPLETATO', ...cambi } = await tipo.close(blocchi, context);
  const concluso = lavori.update(lavoro, {
    stato,
    fatti,
    scartati,
    esiti: blocchi.flatMap(({ esiti }) => esiti).slice(0, MASSIMO_ESITI),
    finitoIl: instant(context.adesso),
    riprovabile: scartati > 0 || stato === 'FALLITO',
    ...cambi,
  });
  modifica.add(...lavori.corsie(lavoro.uid).closeDi(blocchi.map(({ blocco }) => blocco)));
  modifica.write(concluso, {
    azione: 'stato',
    prima: { stato: lavoro.stato },
    dopo: { stato, fatti, scartati },
  });
  await send();
  if (stato === 'COMPLETATO') await tipo.seguito?.(context);
  return { stato };
};

const failLavoro = async (
  tipo: TipoLavoro,
  lavori: Lavori,
  errore: string,
  context: PassoContext,
  send: () => Promise<void>,
): Promise<object> => {
  const { lavoro, modifica } = context;
  if (lavoro.stato !== 'IN_CORSO' && lavoro.stato !== 'ATTESA') return {};
  const morte = causaDiMorte(errore);
  const motivo =
    morte === undefined
      ? `Il lavoro si è fermato per un errore tecnico (${errore}). Quanto fatto fin qui è conservato: riprovare.`
      : `Il lavoro si è fermato perché ${morte}. Quanto fatto fin qui è conservato: se riprovando si ferma di nuovo, avvisare chi amministra il programma.`;
  await tipo.fallito?.(motivo, context, causaDiEsaurimento(errore));
  modifica.add(...lavori.corsie(lavoro.uid).closeTutte());
  modifica.write(
    lavori.update(lavoro, { stato: 'FALLITO', motivo, finitoIl: instant(context.adesso), riprovabile: true }),
    { azione: 'stato', prima: { stato: lavoro.stato }, dopo: { stato: 'FALLITO', motivo } },
  );
  await send();
  return {};
};
