import type { Route, RouteAnswer, RouteRequest } from '#shared/contracts/route.ts';
import type { Person, TestHome } from '../home/test-home.ts';

/** What somebody at the screen can do: ask, and ask again in the same words when nobody answers. */
export interface Gesto {
  /** Calls a route with the same key whenever the same step is done again. @returns its answer @throws when it is refused */
  readonly ask: <R extends Route>(chi: Person, route: R, request: RouteRequest<R>) => Promise<RouteAnswer<R>>;
  /** Reads until what is read is as awaited. */
  readonly until: <R extends Route>(
    chi: Person,
    route: R,
    request: RouteRequest<R>,
    awaited: (answer: RouteAnswer<R>) => boolean,
  ) => Promise<RouteAnswer<R>>;
  /** Gives a command of who administers, and gives it again while it fails. */
  readonly command: (work: () => Promise<unknown>) => Promise<void>;
  /** The data folder of the product, where whoever administers it may keep a file of theirs. */
  readonly cartella: string;
}

/** One thing that a person does, to its end: what it needs of the steps before, it remembers, each thing by a name that no later step gives to another: the step is done again after they were. */
export type Passo = (gesto: Gesto) => Promise<unknown>;

/** A product ready for a flow, and the steps of who goes through it. */
export interface Partenza {
  readonly home: TestHome;
  readonly oggi: string;
  readonly passi: readonly Passo[];
}

export interface Flusso {
  readonly nome: string;
  /** True of a stored line that tells of an act by itself, which a step done again does twice: of none unless said. */
  readonly ripetute?: (line: string) => boolean;
  readonly prepare: () => Promise<Partenza>;
}
