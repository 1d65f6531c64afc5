import { createContext } from 'react';

/** Which forms of the page hold changes that leaving would lose. */
export interface Unsaved {
  /** `chi` tells the forms apart. */
  readonly setUnsaved: (chi: string, unsaved: boolean) => void;
  readonly isUnsaved: () => boolean;
  /** What is written is kept elsewhere: leaving asks nothing. */
  readonly letGo: () => void;
}

export const UnsavedContext = createContext<Unsaved>({
  setUnsaved: () => undefined,
  isUnsaved: () => false,
  letGo: () => undefined,
});
