import type { Cose, Luogo } from './luogo.ts';

/** An act that the words of a refusal tell to do. */
export interface Via {
  readonly dice: RegExp;
  readonly segui: (luogo: Luogo, cose: Cose, detto: string) => Promise<unknown>;
  /** It takes the place of the act that was asked, which is not asked again. */
  readonly alPosto?: true;
  /** The same call with one word more: no act by itself. */
  readonly soloParole?: true;
}
