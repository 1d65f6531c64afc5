import {
  doConto,
  listContiDaFare,
  putContoDaFare,
  removeContoDaFare,
  type ContoDaFare,
} from '#archivio/accesso/conti-da-fare.ts';
import type { InvitoTrovato } from '#archivio/accesso/utenti-scuola.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import type { MezziArea } from '#platform/http/api-handler.ts';
import type { Platform } from '#platform/platform.ts';
import type { Scritto } from './messaggi-utenti.ts';

/** How long a call waits for accounts: what is left of a long sheet is done by the schedule. Milliseconds. */
const ATTESA = 6000;

export type MezziConti = Pick<Platform, 'store' | 'log' | 'clock'> & Pick<MezziArea, 'identita' | 'posta'>;
type Lasciato = Omit<ContoDaFare, 'codmin' | 'da' | 'perche'>;

/** The accounts of the users of a school: the archive says first, the installation does after it. Where an external issuer makes them, nothing is done. */
export const contiService = ({ store, log, clock, identita, posta }: MezziConti) => {
  /** Does it now, unless the call has waited long already. */
  const run = async (daFare: ContoDaFare, adesso: Date): Promise<void> => {
    if (identita !== undefined && clock.now().getTime() - adesso.getTime() < ATTESA)
      await doConto({ store, identita, log }, daFare);
  };
  return {
    propri: identita !== undefined,

    /** Acts left to do in a school, by invitation or user. */
    pending: async (codmin: string): Promise<ReadonlyMap<string, ContoDaFare>> =>
      identita === undefined
        ? new Map()
        : new Map((await listContiDaFare(store, codmin)).map((daFare) => [daFare.uid, daFare])),

    /** Leaves an act on an account, done once the change is stored. */
    leave: (lasciato: Lasciato, { archivio: { codmin }, modifica, adesso }: RequestContext): void => {
      if (identita === undefined) return;
      const daFare = { ...lasciato, codmin, da: instant(adesso), perche: null };
      modifica.add(putContoDaFare(daFare)).afterCommit(() => run(daFare, adesso));
      const contrario = OPPOSTI[daFare.azione];
      if (contrario !== undefined) modifica.add(removeContoDaFare({ ...daFare, azione: contrario }));
    },

    /** Forgets the acts of an invitation that is not there any more. */
    forget: ({ codmin }: Archivio, { uid }: InvitoTrovato): readonly Operazione[] =>
      identita === undefined ? [] : [removeContoDaFare({ codmin, uid, azione: 'CREA' })],

    /** Tries again what was left of an invitation or of a user. */
    retry: async (uid: string, { archivio: { codmin }, adesso }: RequestContext): Promise<void> => {
      for (const daFare of await listContiDaFare(store, codmin)) if (daFare.uid === uid) await run(daFare, adesso);
    },

    /** Writes to the person, once the change is stored. A message that does not leave stops nothing. */
    tell: (a: string | null, { oggetto, testo }: Scritto, { modifica }: RequestContext): void => {
      if (a === null) return;
      modifica.afterCommit(async () => {
        try {
          const mezzo = await posta?.();
          await mezzo?.send({ a, rispondiA: null, oggetto, testo: testo(mezzo.sito), etichette: { tipo: 'accesso' } });
        } catch (error) {
          log.error('messaggio-di-accesso-non-partito', error);
        }
      });
    },
  };
};

export type ContiService = ReturnType<typeof contiService>;

const OPPOSTI: Partial<Readonly<Record<ContoDaFare['azione'], ContoDaFare['azione']>>> = {
  DISABILITA: 'RIABILITA',
  RIABILITA: 'DISABILITA',
};
