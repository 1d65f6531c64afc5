import type { ComponentType } from 'react';

/** The states of a part, each by its name in words. */
export type Stati = Readonly<Record<string, ComponentType>>;

/** The parts of a group, each by the name of its component. */
export type Esempi = Readonly<Record<string, Stati>>;

/** A page of the catalogue: what it shows one under the other, and the windows that it shows one at a time. */
export interface Gruppo {
  readonly titolo: string;
  readonly parti: Esempi;
  readonly finestre: Esempi;
}
