import * as z from 'zod';
import { EsitoRecord, Lavoro as LavoroVisto } from '#shared/contracts/lavori/lavoro.ts';
import { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { RequestContext } from '../caller/request-context.ts';
import { instant } from '../clock.ts';
import type { Archivio } from '../data/archivio.ts';
import type { Chiave, Store } from '../data/dynamo.ts';
import { partizionePerTutte, scuolaDi, type Entita } from '../data/entita.ts';
import type { Operazione } from '../data/modifica.ts';
import { newUid, readItem } from '../data/repository.ts';
import { readSenzaSpecie } from '../data/senza-specie.ts';
import { AppError, nonTrovato } from '../errors.ts';
import type { FileSigillato, Files } from '../files.ts';
import { corsieDi } from './corsie.ts';
import type { Workflows } from './workflows.ts';

/** Long work as it is stored. `parametri` holds what its steps need to begin: ids and small settings. */
export const LavoroSalvato = z.object({
  ...LavoroVisto.shape,
  ruoli: z.array(Ruolo),
  utente: z.string(),
  /** Whose the work is, when it is about what is theirs alone. */
  persona: z.string().brand<'PERSONA'>().nullable().optional(),
  parametri: z.record(z.string(), z.unknown()),
  /** Guarded effects that its steps may have, judged before it began; absent of work that an earlier version began. */
  ammessi: z.array(z.string()).exactOptional(),
  /** The business date it was asked on. */
  oggi: z.string().optional(),
  file: z
    .object({
      chiave: z.string(),
      nome: z.string(),
      tipo: z.string(),
      dimensione: z.number(),
      /** Of a file that may be handed out again: the release of the program that made it. */
      release: z.string().optional(),
      /** Absent of a file of before hashes were kept. */
      sha256: z.string().exactOptional(),
    })
    .nullable(),
});
export type LavoroSalvato = z.infer<typeof LavoroSalvato>;

/** The file of a work as it was sealed when it was made. */
const sigillatoDi = (file: LavoroSalvato['file']): readonly FileSigillato[] =>
  file?.sha256 === undefined ? [] : [{ chiave: file.chiave, sha256: file.sha256, nome: file.nome }];

/** A link to the file of a work, to exactly the bytes it was made with. @throws FILE_ALTERATO */
export const linkFileLavoro = (
  files: Files,
  file: NonNullable<LavoroSalvato['file']>,
  disposition?: 'inline' | 'attachment',
): Promise<string> => {
  const [sigillato] = sigillatoDi(file);
  return sigillato === undefined
    ? files.downloadLink(file.chiave, file.nome, disposition)
    : files.sealedLink(sigillato, disposition);
};

export const lavoroEntita: Entita<LavoroSalvato> = {
  nome: 'LAVORO',
  posto: 'radice',
  schema: LavoroSalvato,
  shape: 1,
  indici: {
    indice1: ({ avviatoIl, uid }) => `${avviatoIl}#${uid}`,
    indice2: ({ stato, avviatoIl, uid }) => `${stato}#${avviatoIl}#${uid}`,
  },
  perTutte: ({ stato, avviatoIl, iniziatoIl, uid }) => {
    if (stato === 'ATTESA') return `${avviatoIl}#${uid}`;
    return stato === 'IN_CORSO' ? `${stato}#${iniziatoIl ?? avviatoIl}#${uid}` : undefined;
  },
  riga: ({ uid, tipo, stato, descrizione, oggetto, avviatoIl, tentativo }) => ({
    uid,
    tipo,
    stato,
    descrizione,
    oggetto,
    avviatoIl,
    tentativo,
  }),
  sigillati: ({ file }) => sigillatoDi(file),
};

/** What one block of records came to: its counts and the records that could not be worked. */
export const Blocco = z.object({
  blocco: z.string(),
  fatti: z.int(),
  scartati: z.int(),
  esiti: z.array(EsitoRecord),
  totali: z.record(z.string(), z.int()),
});
export type Blocco = z.infer<typeof Blocco>;

const NOME_BLOCCO = 'BLOCCO';

export const lavoriRepository = (archivio: Archivio) => {
  const lavori = archivio.of(lavoroEntita);
  const radice = (uid: string) => archivio.chiavi.radice(lavoroEntita.nome, uid);
  const bloccoDi = (tentativo: number, blocco: string) =>
    `${NOME_BLOCCO}#${String(tentativo).padStart(5, '0')}#${blocco}`;
  return {
    ...lavori,
    /** The blocks that one attempt has finished. */
    listBlocchi: async (uid: string, tentativo: number): Promise<Blocco[]> =>
      (await archivio.queryAll({ pk: radice(uid), begins: bloccoDi(tentativo, '') })).map((item) =>
        readSenzaSpecie(Blocco, item),
      ),
    corsie: (uid: string) => corsieDi(radice(uid), archivio.codmin),
    /** The work, whether one attempt has finished a block and whether the block has a lane: in one request. @throws NON_TROVATO */
    loadConBlocco: async (
      uid: string,
      tentativo: number,
      blocco: string,
    ): Promise<{ readonly lavoro: LavoroSalvato; readonly fatto: boolean; readonly corsia: boolean }> => {
      const corsie = corsieDi(radice(uid), archivio.codmin);
      const items = await archivio.batchGet([
        archivio.chiavi.record(lavoroEntita, uid),
        { pk: radice(uid), sk: bloccoDi(tentativo, blocco) },
        corsie.chiaveDi(blocco),
      ]);
      const lavoro = items.find(({ tipo }) => tipo === lavoroEntita.nome);
      if (lavoro === undefined) throw nonTrovato('Il lavoro');
      return {
        lavoro: readItem(lavoroEntita, lavoro),
        fatto: items.some(({ tipo }) => tipo === NOME_BLOCCO),
        corsia: items.some(corsie.isCorsia),
      };
    },
    /** Marks a block as done: the second delivery of the same block is refused as a duplicate. */
    putBlocco: (uid: string, tentativo: number, blocco: Blocco): Operazione => ({
      tipo: 'put',
      chiave: { pk: radice(uid), sk: bloccoDi(tentativo, blocco.blocco) },
      item: { ...Blocco.parse(blocco), tipo: NOME_BLOCCO, scuola: archivio.codmin, schema: 1 },
      condizione: { expression: 'attribute_not_exists(pk)' },
      rifiuto: () => new AppError('DUPLICATO', 'Il blocco è già stato elaborato.'),
    }),
    /** Fails the unit of change when the work was stopped or restarted meanwhile: asked of the lane of a block that has one, of the work itself for the others. */
    stillRunning: (uid: string, tentativo: number, corsia: Chiave | null): Operazione => ({
      tipo: 'check',
      chiave: corsia ?? archivio.chiavi.record(lavoroEntita, uid),
      condizione:
        corsia === null
          ? {
              expression: 'stato = :stato AND tentativo = :tentativo',
              values: { ':stato': 'IN_CORSO', ':tentativo': tentativo },
            }
          : { expression: 'tentativo = :tentativo', values: { ':tentativo': tentativo } },
      rifiuto: () => new AppError('STATO_NON_AMMESSO', 'Il lavoro è stato fermato.'),
    }),
  };
};

/** Open work as the list that all schools share tells it: where it is, and since when it waits or is under way. */
export interface LavoroDiScuola {
  readonly codmin: string;
  readonly uid: string;
  readonly dal: string;
}

const listPerTutte = async (store: Store, stato: '' | 'IN_CORSO#', primaDi: string): Promise<LavoroDiScuola[]> => {
  const pk = partizionePerTutte(lavoroEntita.nome);
  const trovati = await store.queryAll({
    index: 'indice3',
    pk,
    ...(stato ? { from: stato } : {}),
    to: `${stato}${primaDi}`,
  });
  return trovati.map((item) => ({
    codmin: scuolaDi({ pk: String(item.pk) }),
    uid: String(item.uid),
    dal: String(item.indice3sk).slice(stato.length).split('#')[0] ?? '',
  }));
};

/** Work that waits to begin since before an instant, of every school, the oldest first, in one request a page. */
export const listInAttesa = (store: Store, primaDi: string): Promise<LavoroDiScuola[]> =>
  listPerTutte(store, '', primaDi);

/** Work under way whose present attempt began before an instant, of every school, the oldest first, in one request a page. */
export const listInCorso = (store: Store, primaDi: string): Promise<LavoroDiScuola[]> =>
  listPerTutte(store, 'IN_CORSO#', primaDi);

export interface NuovoLavoro {
  /** Given to work that a school may have once only. */
  readonly uid?: Uid<string>;
  readonly tipo: string;
  readonly area: string;
  readonly descrizione: string;
  readonly oggetto: string;
  readonly totale: number;
  readonly ruoli: readonly Ruolo[];
  readonly persona?: Uid<'PERSONA'> | null;
  readonly parametri: Readonly<Record<string, unknown>>;
}

/** What starting long work needs of who asks for it: a person by a call, or the program by itself. */
type AvvioContext = Pick<RequestContext, 'archivio' | 'modifica' | 'adesso' | 'oggi' | 'correlationId'> & {
  readonly sessione: Pick<RequestContext['sessione'], 'utente' | 'descutente'>;
};

/** Adds long work to the unit of change. Nobody starts it but the schedule that looks for waiting work, within two minutes: for whom has no means to. */
export const leaveLavoro = (nuovo: NuovoLavoro, context: AvvioContext): LavoroSalvato => {
  const lavoro: LavoroSalvato = {
    uid: nuovo.uid ?? newUid(),
    versione: 1,
    tipo: nuovo.tipo,
    area: nuovo.area,
    stato: 'ATTESA',
    descrizione: nuovo.descrizione,
    oggetto: nuovo.oggetto,
    fatti: 0,
    totale: nuovo.totale,
    scartati: 0,
    tentativo: 1,
    avviatoDa: context.sessione.descutente,
    utente: context.sessione.utente,
    avviatoIl: instant(context.adesso),
    iniziatoIl: null,
    finitoIl: null,
    motivo: null,
    esiti: [],
    file: null,
    riprovabile: false,
    annullabile: false,
    correlationId: context.correlationId,
    ruoli: [...nuovo.ruoli],
    ...(nuovo.persona ? { persona: nuovo.persona } : {}),
    parametri: { ...nuovo.parametri },
    ...(context.modifica.ammessi === 'TUTTI' ? {} : { ammessi: [...context.modifica.ammessi] }),
    oggi: context.oggi,
  };
  context.modifica.write(lavoriRepository(context.archivio).create(lavoro), {
    azione: 'avviato',
    dopo: { tipo: lavoro.tipo, oggetto: lavoro.oggetto },
  });
  return lavoro;
};

/** Adds long work to the unit of change, to be started once it is stored. */
export const startLavoro = (workflows: Workflows, nuovo: NuovoLavoro, context: AvvioContext): LavoroSalvato => {
  const lavoro = leaveLavoro(nuovo, context);
  context.modifica.afterCommit(() =>
    workflows.start(lavoro.tipo, { codmin: context.archivio.codmin, uid: lavoro.uid, tentativo: 1 }),
  );
  return lavoro;
};

/** Adds to the unit of change a new attempt of work that ended; `parametri` may narrow it to what is left. */
export const restartLavoro = (
  workflows: Workflows,
  lavoro: LavoroSalvato,
  context: RequestContext,
  parametri: Readonly<Record<string, unknown>> = lavoro.parametri,
): LavoroSalvato => {
  const tentativo = lavoro.tentativo + 1;
  const ripreso = lavoriRepository(context.archivio).update(lavoro, {
    stato: 'ATTESA',
    tentativo,
    finitoIl: null,
    motivo: null,
    parametri: { ...parametri },
    riprovabile: false,
    annullabile: false,
  });
  context.modifica.afterCommit(() =>
    workflows.start(lavoro.tipo, { codmin: context.archivio.codmin, uid: lavoro.uid, tentativo }),
  );
  return context.modifica.write(ripreso, {
    azione: 'avviato',
    prima: { stato: lavoro.stato, tentativo: lavoro.tentativo },
    dopo: { stato: 'ATTESA', tentativo },
  });
};

/** What the browser may see of stored work; `blocchi` of the running attempt give its live count. */
export const toLavoro = (lavoro: LavoroSalvato, blocchi: readonly Blocco[] = []): LavoroVisto => {
  const {
    ruoli: _ruoli,
    utente: _utente,
    persona: _persona,
    parametri: _parametri,
    ammessi: _ammessi,
    oggi: _oggi,
    file,
    ...resto
  } = lavoro;
  const vivo = lavoro.stato === 'IN_CORSO' || lavoro.stato === 'FERMATO';
  return {
    ...resto,
    fatti: vivo ? blocchi.reduce((somma, blocco) => somma + blocco.fatti + blocco.scartati, 0) : lavoro.fatti,
    scartati: vivo ? blocchi.reduce((somma, blocco) => somma + blocco.scartati, 0) : lavoro.scartati,
    file: file && { nome: file.nome, tipo: file.tipo, dimensione: file.dimensione },
  };
};
