import { createHash } from 'node:crypto';
import { checkRegistro, sealGiorni } from '#archivio/casa/sigillo-registro.ts';
import { processiAperti, processiSigillati } from '#archivio/cedolini/processi-del-mese.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { isDaBloccare, lockDenuncia } from '#archivio/denunce/blocco.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import type { BloccoDeiFile } from '#platform/blocco-dei-file.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Files } from '#platform/files.ts';
import type { Log } from '#platform/log.ts';
import type { PassoContext, TipoLavoro } from '#platform/work/lavoro-steps.ts';
import type { Blocco, LavoroSalvato } from '#platform/work/lavoro.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { checkDenuncia } from '../../verifica/denuncia.ts';
import { checkElaborazione } from '../../verifica/elaborazione.ts';
import type { Rilievo } from '../../verifica/rilievo.ts';

/** Nights in which every sealed run is looked at once: runs that can still change are looked at each night. */
const NOTTI = 28;
/** How the block of a filing begins: runs are named by their uid alone. */
const DI_DENUNCIA = 'denuncia.';
/** How the block of a filing whose files are to be locked begins. */
const DA_BLOCCARE = 'blocco.';
/** Nights after a sending on which its files are looked at for their lock; later ones are locked on the night of the filing. */
const NOTTI_DOPO_INVIO = 7;
/** The block that seals the audit trail. */
const DI_REGISTRO = 'registro';
/** The event in the log that the alarm counts. */
const RILIEVO = 'rilievo';

interface Deposito {
  readonly files: Pick<Files, 'head'>;
  /** Absent where the bucket locks nothing. */
  readonly blocco: BloccoDeiFile | undefined;
}

/** Seals the days of the audit trail that are closed, and checks that what is stored of runs, filings and the trail holds: runs that are computed each night, what is sealed and sent once every four weeks. Where the bucket locks files, locks those of what was sent. */
export const checkElaborazioni = (log: Log, { files, blocco: lock }: Deposito): TipoLavoro => ({
  prepare: async (context) => {
    const { daVerificare, daBloccare } = await listDellaNotte(context, lock !== undefined);
    return { blocchi: [...daVerificare, ...daBloccare, DI_REGISTRO].toSorted(), totale: daVerificare.length };
  },

  blocco: async (blocco, { archivio, lavoro, adesso, modifica }) => {
    if (blocco === DI_REGISTRO) {
      const trovati = await checkRegistroDi(archivio, notteDi(lavoro));
      modifica.add(...(await sealGiorni(archivio, adesso)));
      return { ...esitoDi(trovati, archivio, log), fatti: 0 };
    }
    if (lock !== undefined && blocco.startsWith(DA_BLOCCARE)) {
      const bloccati = await lockDenuncia(archivio, asUid(blocco.slice(DA_BLOCCARE.length)), lock, adesso);
      return { ...NULLA, totali: { bloccati } };
    }
    if (blocco.startsWith(DI_DENUNCIA))
      return esitoDi(await checkDenunciaDi(archivio, asUid(blocco.slice(DI_DENUNCIA.length)), files), archivio, log);
    const processi = processiRepository(archivio);
    const prima = await processi.get(asUid(blocco));
    if (prima === undefined) return NULLA;
    const trovati = await checkElaborazione(archivio, prima);
    // who works at night changes what is being looked at: the next night sees how it ended
    if ((await processi.get(prima.uid))?.versione !== prima.versione) return NULLA;
    const descrizione = `${prima.DES_ELABORAZIONE} di ${formatMese({ anno: prima.ANNO, mese: prima.MESE })}`;
    return esitoDi({ uid: prima.uid, descrizione, trovati }, archivio, log);
  },

  close: async (blocchi) => {
    const esiti = blocchi.flatMap((uno) => uno.esiti);
    const [primo] = esiti;
    return primo === undefined
      ? {}
      : {
          stato: 'FALLITO' as const,
          motivo: `${primo.descrizione}: ${primo.messaggio} I rilievi sono ${blocchi.reduce((somma, { scartati }) => somma + scartati, 0)}: avvisare chi amministra il programma.`,
        };
  },
});

/** One thing that was looked at, and the findings in it. */
interface Guardata {
  readonly uid: string;
  readonly descrizione: string;
  readonly trovati: readonly Rilievo[];
}

/** The seals of the audit trail whose night it is. */
const checkRegistroDi = async (archivio: Archivio, notte: number): Promise<Guardata> => ({
  uid: archivio.codmin,
  descrizione: 'Registro delle modifiche',
  trovati: (await checkRegistro(archivio, (sigillo) => turnoDi(sigillo) === notte)).map(({ sigillo, messaggio }) => ({
    invariante: 'registro',
    chiave: `${archivio.codmin} ${sigillo}`,
    messaggio,
  })),
});

/** A filing, looked at with its files. */
const checkDenunciaDi = async (
  archivio: Archivio,
  uid: Uid<'DENUNCIA'>,
  files: Pick<Files, 'head'>,
): Promise<Guardata> => {
  const descrizione = (await denunceRepository(archivio).get(uid))?.descrizione ?? 'Denuncia eliminata';
  return { uid, descrizione, trovati: await checkDenuncia(archivio, uid, files) };
};

const esitoDi = ({ uid, descrizione, trovati }: Guardata, archivio: Archivio, log: Log): Omit<Blocco, 'blocco'> => {
  for (const { invariante, chiave } of trovati)
    log.error(RILIEVO, undefined, { scuola: archivio.codmin, invariante, chiave });
  return {
    fatti: 1,
    scartati: trovati.length,
    totali: {},
    esiti: trovati.map(({ messaggio }) => ({ uid, descrizione, messaggio: `${messaggio}.` })),
  };
};

const NULLA = { fatti: 0, scartati: 0, totali: {}, esiti: [] };

/** Runs and filings of tonight, and filings whose files are to be locked: each is told apart by what its block begins with. */
const listDellaNotte = async (
  { archivio, lavoro, adesso }: PassoContext,
  blocca: boolean,
): Promise<{ readonly daVerificare: string[]; readonly daBloccare: string[] }> => {
  const [aperti, chiusi, denunce] = await Promise.all([
    processiAperti(archivio),
    processiSigillati(archivio),
    denunceRepository(archivio).listRighe(),
  ]);
  const notte = notteDi(lavoro);
  const daVerificare = [
    ...aperti.filter(({ STATUS }) => STATUS === 'COMPLETATO').map(({ uid }) => uid),
    ...chiusi.map(({ uid }) => uid).filter((uid) => turnoDi(uid) === notte),
    ...denunce
      .filter(({ STATUS, uid }) => STATUS === 'INVIATO' && turnoDi(uid) === notte)
      .map(({ uid }) => `${DI_DENUNCIA}${uid}`),
  ];
  const daBloccare = denunce
    .filter((una) => blocca && isDaBloccare(una, adesso) && (turnoDi(una.uid) === notte || isRecente(una, adesso)))
    .map(({ uid }) => `${DA_BLOCCARE}${uid}`);
  return { daVerificare, daBloccare };
};

const isRecente = ({ inviatoIl }: { readonly inviatoIl: string | null }, adesso: Date): boolean =>
  adesso.getTime() - Date.parse(inviatoIl ?? '') < (NOTTI_DOPO_INVIO + 1) * 86_400_000;

const notteDi = ({ oggetto }: Pick<LavoroSalvato, 'oggetto'>): number =>
  Math.floor(Date.parse(oggetto) / 86_400_000) % NOTTI;

/** The night of a run, spread evenly. */
const turnoDi = (uid: string): number => createHash('sha1').update(uid).digest().readUInt32BE(0) % NOTTI;
