import type { TipoApprovazione } from '#shared/domain/approvazione.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import type { Answer } from '#support/home/test-home.ts';

/** One road to a guarded effect, made ready while one person is enough: the act that takes it, and what the school says of its object. */
export interface Pronta {
  readonly tenta: () => Promise<Answer<unknown>>;
  readonly stato: () => Promise<unknown>;
  /** Long work that the act begins ends before the state is read again. */
  readonly finito?: () => Promise<unknown>;
}

export interface Strada {
  readonly nome: string;
  readonly tipo: TipoApprovazione;
  /** The source that judges the effect on this road. */
  readonly giudice: string;
  readonly prepara: (scuola: ScuolaCheVersa) => Promise<Pronta>;
}
