import { instant, type Clock } from '#platform/clock.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { Modifica, sendModifica } from '#platform/data/modifica.ts';
import type { Log } from '#platform/log.ts';
import type { Esecuzione, Esecuzioni } from '#platform/work/esecuzioni.ts';
import { AUTORE, closePerduto, getAperto, type Perduto } from '#platform/work/lavoro-perduto.ts';
import {
  lavoriRepository,
  listInAttesa,
  listInCorso,
  type LavoroDiScuola,
  type LavoroSalvato,
} from '#platform/work/lavoro.ts';
import { isTipoDiLavoro } from '../flussi.ts';

const MINUTO = 60_000;
/** Work is looked at when it has been open for so long, then each time so long has gone by: almost all of it ends before the first time. */
export const MINUTI_TRA_DUE_SGUARDI = 15;
/** Works looked at side by side. */
const INSIEME = 10;
/** What the person who follows a work reads on it as long as the program cannot close it. */
const NON_CHIUSO =
  'Il lavoro si è interrotto e il programma non riesce a chiuderlo. Quanto fatto fin qui è conservato: fermarlo e poi riprenderlo; se resta così, avvisare chi amministra il programma.';

interface Mezzi {
  readonly store: Store;
  readonly esecuzioni: Esecuzioni;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Closes the work that an execution which is over left open, because telling its end failed too, or nothing told it: its steps go through `fallito` once an
 * hour until they succeed. Two requests when there is none. What is still open after that is told on the work itself.
 * @returns how many closings began, and how many works none has closed yet
 */
export const closeInterrotti = async (mezzi: Mezzi): Promise<{ readonly chiusi: number; readonly rimasti: number }> => {
  const adesso = mezzi.clock.now();
  const limite = instant(new Date(adesso.getTime() - MINUTI_TRA_DUE_SGUARDI * MINUTO));
  const aperti = [...(await listInCorso(mezzi.store, limite)), ...(await listInAttesa(mezzi.store, limite))];
  const daGuardare = aperti.filter(({ dal }) => isMinutoDiSguardo(dal, adesso));
  const esiti: Esito[] = [];
  for (let da = 0; da < daGuardare.length; da += INSIEME)
    esiti.push(...(await Promise.all(daGuardare.slice(da, da + INSIEME).map((uno) => lookAfter(uno, mezzi, adesso)))));
  const count = (esito: Esito): number => esiti.filter((uno) => uno === esito).length;
  return { chiusi: count('CHIUSO'), rimasti: count('RIMASTO') };
};

type Esito = 'NIENTE' | 'CHIUSO' | 'RIMASTO';

const isMinutoDiSguardo = (dal: string, adesso: Date): boolean =>
  Math.floor((adesso.getTime() - Date.parse(dal)) / MINUTO) % MINUTI_TRA_DUE_SGUARDI === 0;

const lookAfter = async (quale: LavoroDiScuola, mezzi: Mezzi, adesso: Date): Promise<Esito> => {
  try {
    const visto = await getAperto(mezzi.store, quale);
    if (visto === 'ILLEGGIBILE') return await giveUp(quale, visto, mezzi, adesso);
    return visto !== undefined && isAperto(visto) ? await closeOver(quale, visto, mezzi, adesso) : 'NIENTE';
  } catch (error) {
    mezzi.log.error('non-chiuso', error, { scuola: quale.codmin, lavoro: quale.uid });
    return 'RIMASTO';
  }
};

/** What nobody can perform, or close by its own steps, is told once. */
const giveUp = async (quale: LavoroDiScuola, perche: Perduto, { store, log }: Mezzi, adesso: Date): Promise<Esito> =>
  (await closePerduto(quale, perche, { store, log, adesso })) ? 'RIMASTO' : 'NIENTE';

/** Begins the closing of open work whose execution is over. */
const closeOver = async (
  quale: LavoroDiScuola,
  { tipo, tentativo, ...visto }: LavoroSalvato,
  mezzi: Mezzi,
  adesso: Date,
): Promise<Esito> => {
  const { store, esecuzioni, log } = mezzi;
  const { codmin, uid } = quale;
  const errore = erroreDi(await esecuzioni.get(tipo, { codmin, uid, tentativo }), visto);
  if (errore === undefined) return 'NIENTE';
  // read again: the last thing that an execution does is to close its work, and only then it is over
  const lavoro = await lavoriRepository(archivioDi(store, codmin)).get(uid);
  if (lavoro === undefined || !isAperto(lavoro) || lavoro.tentativo !== tentativo) return 'NIENTE';
  if (!isTipoDiLavoro(tipo)) return giveUp(quale, 'SENZA_TIPO', mezzi, adesso);
  const chi = { scuola: codmin, lavoro: uid, flusso: tipo, esito: errore };
  if (await esecuzioni.close(tipo, { codmin, uid, tentativo }, errore, voltaDi(adesso))) {
    log.info('chiusura', chi);
    return 'CHIUSO';
  }
  log.error('non-chiuso', new Error('The work stays open'), chi);
  await tellNonChiuso(lavoro, { store, codmin, adesso });
  return 'RIMASTO';
};

const isAperto = ({ stato }: LavoroSalvato): boolean => stato === 'ATTESA' || stato === 'IN_CORSO';

/** Why the execution of open work is over, by the name that `fallito` explains; undefined while it is not, or has yet to begin. */
const erroreDi = ({ stato, errore }: Esecuzione, lavoro: Pick<LavoroSalvato, 'stato'>): string | undefined => {
  if (stato === 'IN_CORSO' || (stato === 'ASSENTE' && lavoro.stato === 'ATTESA')) return undefined;
  return stato === 'FALLITA' ? (errore ?? 'errore') : ERRORI[stato];
};

const ERRORI = {
  SCADUTA: 'States.Timeout',
  INTERROTTA: 'Esecuzione.Interrotta',
  RIUSCITA: 'Esecuzione.SenzaFine',
  ASSENTE: 'Esecuzione.Assente',
} as const;

/** One closing an hour. */
const voltaDi = (adesso: Date): string => `chiusura-${instant(adesso).slice(0, 13).replaceAll(/\D/g, '')}`;

/** Once: who changes the work meanwhile has more to say. */
const tellNonChiuso = async (
  lavoro: LavoroSalvato,
  { store, codmin, adesso }: { readonly store: Store; readonly codmin: string; readonly adesso: Date },
): Promise<void> => {
  if (lavoro.motivo === NON_CHIUSO) return;
  const { stato, correlationId } = lavoro;
  const modifica = new Modifica();
  modifica.write(lavoriRepository(archivioDi(store, codmin)).update(lavoro, { motivo: NON_CHIUSO }), {
    azione: 'stato',
    prima: { stato },
    dopo: { stato, motivo: NON_CHIUSO },
  });
  await sendModifica(store, modifica, { codmin, ...AUTORE, correlationId, adesso });
};
