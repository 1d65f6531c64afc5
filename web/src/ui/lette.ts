import { useSyncExternalStore } from 'react';
import * as z from 'zod';

const CHIAVE = 'emolumenti.lette';
/** More than the notifications and news that a list shows: the oldest marks are forgotten first. */
const MASSIMO = 500;
const Salvate = z.array(z.string());
const ascoltatori = new Set<() => void>();

const testo = (): string => localStorage.getItem(CHIAVE) ?? '[]';

const lette = (salvate: string): readonly string[] => {
  try {
    return Salvate.parse(JSON.parse(salvate));
  } catch {
    return [];
  }
};

/** Marks as read, on this browser only, what the server is not told about: mandatory notifications and news. */
export const markLette = (ids: readonly string[]): void => {
  const prima = lette(testo());
  localStorage.setItem(CHIAVE, JSON.stringify([...prima, ...ids.filter((id) => !prima.includes(id))].slice(-MASSIMO)));
  ascoltatori.forEach((avvisa) => avvisa());
};

const subscribe = (avvisa: () => void): (() => void) => {
  ascoltatori.add(avvisa);
  window.addEventListener('storage', avvisa);
  return () => {
    ascoltatori.delete(avvisa);
    window.removeEventListener('storage', avvisa);
  };
};

/** What this browser has marked as read, in every window of it. */
export const useLette = (): ReadonlySet<string> => new Set(lette(useSyncExternalStore(subscribe, testo)));
