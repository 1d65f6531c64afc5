import { randomUUID } from 'node:crypto';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { Modifica, sendModifica, type Operazione } from '#platform/data/modifica.ts';
import { idempotenza } from '#platform/http/idempotenza.ts';
import { untilUncontended } from '#platform/http/tentativi.ts';
import type { Platform } from '#platform/platform.ts';
import type { ScuolaDemo } from './schools.ts';

/** A use case of the product. */
type UseCase<T> = (context: RequestContext) => Promise<T>;

/** Calls use cases as a user of a school who may do everything, and stores what they change; again when somebody who looks around already has written the same records. */
export interface AsOffice {
  <T>(useCase: UseCase<T>): Promise<T>;
  /** Calls a use case that only reads: its answer is never remembered. */
  readonly look: <T>(useCase: UseCase<T>) => Promise<T>;
  /** The same user at another piece of work, which counts its calls by itself, on another day if one is given. */
  readonly apart: (work: string, oggi?: string) => AsOffice;
}

/** A filling that may be cut and goes on at the next start. */
export interface Ripresa {
  /** True if an earlier process may have made some of the calls. */
  readonly ripresa: boolean;
  /** Runs before each call. @throws when the filling is not to go on */
  readonly check: () => void;
}

type Chi = Pick<ScuolaDemo, 'codmin' | 'setupType'>;

const UTENTE = 'dimostrazione';

/**
 * Every call has its name, the work and its place in it: of a filling that may be cut the answer is stored with what the
 * call changes, under that name, and a filling that goes on takes the answers of the calls that were made.
 */
export const asOffice = (platform: Platform, scuola: Chi, oggi: string, ripresa?: Ripresa): AsOffice =>
  officeAt({ platform, scuola, oggi, ripresa, work: UTENTE });

interface At {
  readonly platform: Platform;
  readonly scuola: Chi;
  readonly oggi: string;
  readonly ripresa: Ripresa | undefined;
  readonly work: string;
}

const officeAt = (at: At): AsOffice => {
  const { oggi, ripresa, work } = at;
  let calls = 0;
  const look: AsOffice['look'] = (useCase) => {
    ripresa?.check();
    return untilUncontended(() => once(at, useCase), ANYBODY);
  };
  const call = <T>(useCase: UseCase<T>): Promise<T> => {
    calls += 1;
    return ripresa === undefined ? look(useCase) : remembered(at, ripresa, `${work}/${calls}`, useCase);
  };
  const apart: AsOffice['apart'] = (altro, giorno = oggi) =>
    officeAt({ ...at, oggi: giorno, work: `${work}/${altro}` });
  return Object.assign(call, { look, apart });
};

/** Errors that a call of the demonstration repeats on: users may write the same records meanwhile. */
const ANYBODY = { errors: [] };

const remembered = async <T>(at: At, { ripresa, check }: Ripresa, name: string, useCase: UseCase<T>): Promise<T> => {
  check();
  const { platform, scuola } = at;
  const chi = { codmin: scuola.codmin, utente: UTENTE };
  const chiamata = idempotenza(platform.store, platform.clock, chi, name, [name]);
  const stored = ripresa ? await chiamata.stored() : undefined;
  if (stored !== undefined) {
    const answer: T = JSON.parse(stored);
    return answer;
  }
  const remember = (answer: T) => [chiamata.remember(JSON.stringify(answer ?? null))];
  return untilUncontended(() => once(at, useCase, remember), ANYBODY);
};

/** Makes a call and stores what it changes, together with `altre`. */
const once = async <T>(
  { platform, scuola, oggi }: At,
  useCase: UseCase<T>,
  altre: (answer: T) => readonly Operazione[] = () => [],
): Promise<T> => {
  const context = contextOf(platform, scuola, oggi);
  const answer = await useCase(context);
  const autore = {
    codmin: scuola.codmin,
    utente: UTENTE,
    nome: 'Dati dimostrativi',
    correlationId: context.correlationId,
    adesso: context.adesso,
  };
  await sendModifica(platform.store, context.modifica, autore, altre(answer));
  return answer;
};

const contextOf = (platform: Platform, { codmin, setupType }: Chi, oggi: string): RequestContext => {
  const adesso = platform.clock.now();
  return {
    archivio: archivioDi(platform.store, codmin),
    correlationId: randomUUID(),
    modifica: new Modifica(),
    seRifiutata: new Modifica(),
    oggi,
    adesso,
    sessione: {
      issuer: platform.issuer,
      subject: UTENTE,
      codcli: 'wws.test',
      codmin,
      ruoli: ['TESTER'],
      licenze: ['WWS'],
      user: UTENTE,
      descutente: 'Dati dimostrativi',
      utente: UTENTE,
      uid: null,
      uidSubAnagrafe: null,
      cf: null,
      inManutenzione: false,
      setupType,
      creata: instant(adesso),
      scade: 0,
    },
    credenziali: {
      issuer: platform.issuer,
      subject: UTENTE,
      authTime: null,
      expiresAt: 0,
      sessionToken: undefined,
    },
  };
};
