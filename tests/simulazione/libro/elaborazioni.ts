import type { Elaborazione, Pagato } from './fatti.ts';

/** Runs of a school, and the entries that closed ones have left. */
export const registroElaborazioni = () => {
  const tutte = new Map<string, Elaborazione>();
  const entrate = new Map<string, readonly Pagato[]>();
  return {
    get: (uid: string): Elaborazione | undefined => tutte.get(uid),
    write: (elaborazione: Elaborazione): void => {
      tutte.set(elaborazione.uid, elaborazione);
    },
    remove: (uid: string): void => {
      tutte.delete(uid);
    },
    elaborazioni: (): readonly Elaborazione[] => [...tutte.values()],
    isChiusa: (uid: string): boolean => entrate.has(uid),
    aperte: (): readonly Elaborazione[] => [...tutte.values()].filter(({ uid }) => !entrate.has(uid)),
    chiuse: (): readonly Elaborazione[] => [...tutte.values()].filter(({ uid }) => entrate.has(uid)),
    pagati: (): readonly Pagato[] => [...entrate.values()].flat(),
    enter: (uid: string, pagati: readonly Pagato[]): void => {
      entrate.set(uid, pagati);
    },
    /** Takes the entries of a run away again: they were only supposed. */
    forget: (uid: string): void => {
      entrate.delete(uid);
    },
  };
};
