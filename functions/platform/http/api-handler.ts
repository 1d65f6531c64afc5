import middy, { type MiddyfiedHandler } from '@middy/core';
import {
  isSecondBackend,
  needsKey,
  routeKey,
  type Route,
  type RouteInput,
  type RouteOutput,
} from '#shared/contracts/route.ts';
import { requireLicenze } from '../caller/licenze.ts';
import { cameThrough, ORIGIN_HEADER } from '../caller/origin.ts';
import type { Credenziali, RequestContext } from '../caller/request-context.ts';
import { hashOf, loadSession, type SessioneAttiva } from '../caller/sessione.ts';
import { TokenNonValido } from '../caller/token.ts';
import { noteUso } from '../caller/uso.ts';
import { archivioDi } from '../data/archivio.ts';
import { addConseguenze } from '../data/conseguenze.ts';
import { readAll, readLeggibili, type Lettore } from '../data/forme/molti.ts';
import { Modifica, sendModifica } from '../data/modifica.ts';
import { AppError, refusalSaid } from '../errors.ts';
import type { Files } from '../files.ts';
import type { Identita } from '../identita.ts';
import type { Platform } from '../platform.ts';
import type { Posta } from '../posta.ts';
import type { Workflows } from '../work/workflows.ts';
import { failure, FORBIDDEN, success } from './answer.ts';
import { compressed, type HttpAnswer } from './compression.ts';
import { idempotenza, type Idempotenza } from './idempotenza.ts';
import { answerWithLinks, textWithoutLinks } from './link-ricordati.ts';
import { correlationOf, parseRequest, unknownCall, type HttpEvent, type ParsedRequest } from './request.ts';
import { countRifiuto, logRifiuto, type Chiamante } from './rifiuto.ts';
import { repeatable, truthful, untilUncontended } from './tentativi.ts';
import { withOtherNames } from './traduzione.ts';

/** An area that forgets a route, or returns the wrong shape, does not compile. */
export type Implementation<T extends Readonly<Record<string, Route>>> = {
  readonly [K in keyof T]: (input: RouteInput<T[K]>, context: RequestContext) => Promise<RouteOutput<T[K]>>;
};

/** A call of some area, run by its key without knowing which it is. */
export interface Chiamata {
  readonly route: Route;
  readonly run: (input: ParsedRequest, context: RequestContext) => Promise<unknown>;
}

/** The calls of an area by their key ('POST /emo/searchanag'). */
const chiamateDi = <T extends Readonly<Record<string, Route>>>(
  routes: T,
  implementation: Implementation<T>,
): ReadonlyMap<string, Chiamata> =>
  new Map(
    Object.entries<Route>(routes).map(([nome, route]) => {
      const run = implementation[nome];
      if (!run) throw new Error(`Route ${nome} has no implementation`);
      // The compiler has checked each pair (route, implementation); here, and only here, they are taken by name.
      return [routeKey(route), { route, run: run as Chiamata['run'] }];
    }),
  );

/** What the module of an area exports: the function that Lambda calls, and by its type the routes it implements, all of them. */
export type AreaHandler<T extends Readonly<Record<string, Route>>> = MiddyfiedHandler<HttpEvent, HttpAnswer> & {
  readonly routes: T;
  /** The calls of the area with the means of who runs them from elsewhere, by their key. */
  readonly chiamate: (mezzi: MezziArea) => ReadonlyMap<string, Chiamata>;
};

/** What an area's use cases stand on: each area takes what it uses. */
export interface MezziArea {
  readonly platform: Platform;
  readonly files: Files;
  readonly workflows: Workflows;
  /** Of the area that keeps the users of a school, where the installation makes their accounts; and how it writes to them. */
  readonly identita?: Identita | undefined;
  readonly posta?: (() => Promise<Posta | undefined>) | undefined;
}

/** The Lambda of an area: route, token, session, maintenance, role, licence, request, use case, one transaction, answer — once for all routes. */
export const apiHandler = <T extends Readonly<Record<string, Route>>, K extends keyof MezziArea>(
  routes: T,
  implementation: (mezzi: Pick<MezziArea, K>) => Implementation<T>,
  mezzi: Pick<MezziArea, K | 'platform'>,
): AreaHandler<T> => {
  const { platform } = mezzi;
  const chiamate = chiamateDi(routes, implementation(mezzi));
  const answer = middy<HttpEvent, HttpAnswer>()
    .onError((request) => {
      request.response = failure(request.error, calledBy(request.event), platform);
    })
    .handler(async (event) => {
      await platform.segreti.load();
      if (!cameThrough(platform.segreti.letti().origini, event.headers[ORIGIN_HEADER])) return FORBIDDEN;
      const chiamata = chiamate.get(event.routeKey);
      if (!chiamata) throw unknownCall();
      const chiamante: Chiamante = { utente: null };
      const said = await handleRoute(chiamata, event, { platform, files: filesOf(mezzi) }, chiamante).catch(
        async (error: unknown) => {
          logRifiuto(platform, error, { event, chiamante, correlationId: correlationOf(event) });
          await countRifiuto(platform, error, { chiamante });
          throw repeatable(refusalSaid(error), chiamata.route);
        },
      );
      return compressed(said, event.headers['accept-encoding']);
    });
  return Object.assign(answer, { routes, chiamate: (altri: MezziArea) => chiamateDi(routes, implementation(altri)) });
};

const calledBy = (event: HttpEvent) => ({ correlationId: correlationOf(event), route: event.routeKey });

/** The files of an area, where it has some. */
const filesOf = ({ files }: Partial<MezziArea>): Files | undefined => files;

/** The platform of a call, and the files of its area. */
interface Base {
  readonly platform: Platform;
  readonly files: Files | undefined;
}

const handleRoute = async (
  { route, run }: Chiamata,
  event: HttpEvent,
  { platform, files }: Base,
  chiamante: Chiamante,
): Promise<HttpAnswer> => {
  const correlationId = correlationOf(event);
  const credenziali = await readCredentials(event, platform);
  chiamante.utente = hashOf(credenziali.issuer, credenziali.subject);
  const sessione =
    route.access === 'token'
      ? guest(credenziali)
      : await loadSession(platform.store, platform.clock, credenziali.sessionToken, credenziali);
  if (route.access !== 'token') chiamante.sessione = sessione;
  authorise(route, sessione);
  if (route.access !== 'token')
    await noteUso(platform.store, sessione, Math.floor(platform.clock.now().getTime() / 1000));
  requireClientHeader(route, event);
  const context = contextOf(platform, sessione, { correlationId, credenziali }, lettoreDi(route));
  if (!needsKey(route)) {
    const input = parseRequest(route, event, () => context.oggi);
    requireScheda(route, context);
    const answer = await run(input, context).catch(async (error: unknown) => {
      await noteRefused(error, platform, context);
      throw error;
    });
    await sendModifica(platform.store, context.modifica, authorOf(context)).catch((error: unknown) => {
      throw truthful(error, context.modifica, route);
    });
    return success(withOtherNames(route, route.response.parse(answer)), context.archivio.leggi.nonLetti);
  }
  return handleWrite({ route, run }, event, { platform, files }, context);
};

/** How a call reads many records: what only shows them is told which it could not read, what writes is refused. */
const lettoreDi = ({ effect }: Route): Lettore => (effect === 'read' ? readLeggibili() : readAll);

const contextOf = (
  { store, clock }: Platform,
  sessione: SessioneAttiva,
  chiamata: Pick<RequestContext, 'correlationId' | 'credenziali'>,
  leggi: Lettore,
): RequestContext => {
  let oggi: string | undefined;
  return {
    ...chiamata,
    sessione,
    archivio: archivioDi(store, sessione.codmin, leggi),
    modifica: new Modifica(),
    seRifiutata: new Modifica(),
    adesso: clock.now(),
    /** The first day that a process asks for costs it the calendar of Rome: who asks for none does not wait for it. */
    get oggi() {
      return (oggi ??= clock.oggi());
    },
  };
};

const handleWrite = async (
  { route, run }: Chiamata,
  event: HttpEvent,
  { platform, files }: Base,
  context: RequestContext,
): Promise<HttpAnswer> => {
  const input = parseRequest(route, event, () => context.oggi);
  const chiamata = idempotenza(
    platform.store,
    platform.clock,
    { codmin: context.archivio.codmin, utente: context.sessione.utente },
    event.headers['idempotency-key'],
    [
      routeKey(route),
      JSON.stringify(event.pathParameters ?? {}),
      JSON.stringify(event.queryStringParameters ?? {}),
      event.body ?? '',
    ],
  );
  requireScheda(route, context);
  const stored = await chiamata.stored();
  if (stored !== undefined) return success(await answerWithLinks(stored, files));
  let attempted = context;
  try {
    const answer = await untilUncontended(() => {
      attempted = { ...context, modifica: new Modifica(), seRifiutata: new Modifica() };
      return writeOnce({ route, run }, input, chiamata, { platform, files }, attempted);
    }, route);
    return success(answer);
  } catch (error) {
    await noteRefused(error, platform, attempted);
    throw truthful(error, attempted.modifica, route);
  }
};

/** Stores what a refused call leaves: the request of an approval, the notice that somebody tried. */
const noteRefused = async (error: unknown, { store }: Platform, context: RequestContext): Promise<void> => {
  if (error instanceof AppError) await sendModifica(store, context.seRifiutata, authorOf(context));
};

/** One try of a write. Whoever refuses it, use case or store, a twin of the call may have been stored meanwhile: then this is its answer. */
const writeOnce = async (
  { route, run }: Chiamata,
  input: ParsedRequest,
  chiamata: Idempotenza,
  { platform, files }: Base,
  context: RequestContext,
): Promise<unknown> => {
  try {
    const answer = withOtherNames(route, route.response.parse(await run(input, context)));
    await addConseguenze(context.archivio, context.modifica, platform.conseguenze);
    await sendModifica(platform.store, context.modifica, authorOf(context), [
      chiamata.remember(textWithoutLinks(answer, files)),
    ]);
    return answer;
  } catch (error) {
    const twin = error instanceof AppError ? await chiamata.stored() : undefined;
    if (twin === undefined) throw error;
    return answerWithLinks(twin, files);
  }
};

const readCredentials = async (event: HttpEvent, platform: Platform): Promise<Credenziali> => {
  const bearer = /^Bearer ([^\s]{1,8000})$/i.exec(event.headers.authorization ?? '')?.[1];
  if (bearer === undefined) throw new AppError('TOKEN_NON_VALIDO', 'Manca il token di accesso: accedere di nuovo.');
  try {
    const token = await platform.verifica.verify(bearer);
    return {
      issuer: token.issuer,
      subject: token.subject,
      authTime: token.authTime,
      expiresAt: token.expiresAt,
      sessionToken: event.headers['x-auth-token'],
      ...(token.persona && { persona: token.persona }),
    };
  } catch (cause) {
    if (!(cause instanceof TokenNonValido)) throw cause;
    throw new AppError('TOKEN_NON_VALIDO', 'Il token di accesso è scaduto o non è valido: accedere di nuovo.', {
      cause,
    });
  }
};

const guest = ({ issuer, subject }: Credenziali): SessioneAttiva => ({
  issuer,
  subject,
  codcli: '',
  codmin: '',
  ruoli: [],
  licenze: [],
  user: '',
  descutente: '',
  utente: hashOf(issuer, subject),
  uid: null,
  uidSubAnagrafe: null,
  cf: null,
  inManutenzione: false,
  setupType: '',
  creata: '',
  scade: 0,
});

const authorise = (route: Route, sessione: SessioneAttiva): void => {
  if (route.access === 'token') return;
  if (sessione.inManutenzione)
    throw new AppError('SERVICE_UNAVAILABLE', 'SERVICE_UNAVAILABLE', { metadata: 'MAINTENANCE' });
  if (!route.roles.some((ruolo) => sessione.ruoli.includes(ruolo)))
    throw new AppError('RUOLO_NON_AUTORIZZATO', "Il ruolo dell'utente non permette questa operazione.");
  requireLicenze(route.licences, sessione);
};

/** Who asks for their own record has one. @throws NON_TROVATO */
const requireScheda = (route: Route, { sessione }: RequestContext): void => {
  if (route.scope === 'proprio' && route.access !== 'token' && sessione.uidSubAnagrafe === null)
    throw new AppError(
      'NON_TROVATO',
      "All'utente non è collegata nessuna scheda anagrafica: chiedere alla segreteria di collegarla.",
    );
};

const requireClientHeader = (route: Route, event: HttpEvent): void => {
  const header = isSecondBackend(route.path) ? 'x-application-code' : 'x-client-type';
  if (!/^[\w.-]{1,40}$/.test(event.headers[header] ?? ''))
    throw new AppError('RICHIESTA_NON_VALIDA', `Manca l'intestazione ${header}.`, {
      fields: [{ path: header, code: 'mancante', message: 'Intestazione mancante o non valida.' }],
    });
};

const authorOf = ({ sessione, archivio, correlationId, adesso }: RequestContext) => ({
  codmin: archivio.codmin,
  utente: sessione.utente,
  nome: sessione.descutente,
  correlationId,
  adesso,
});
