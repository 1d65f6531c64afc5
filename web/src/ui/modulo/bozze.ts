import * as z from 'zod';

const CHIAVE = 'emolumenti.bozze';
/** Whoever comes back later than this has done something else meanwhile. */
const DURATA_MS = 30 * 60_000;

/** What was written in a form and not saved. `modulo` is the form: its address and its fields. */
const Bozza = z.object({
  modulo: z.string(),
  versione: z.number().optional(),
  valori: z.record(z.string(), z.unknown()),
});
export type Bozza = z.infer<typeof Bozza>;

const Bozze = z.object({ subject: z.string(), fino: z.number(), bozze: z.array(Bozza) });

const aperti = new Set<() => Bozza | null>();

/** Asks a form of the page for what it holds unsaved, when it is time to keep it. @returns how to stop */
export const watchModulo = (read: () => Bozza | null): (() => void) => {
  aperti.add(read);
  return () => void aperti.delete(read);
};

/** Keeps what is written in the forms of the page until the same person comes back to it, in this window. @returns whether there was something */
export const keepBozze = (subject: string): boolean => {
  const bozze = [...aperti].flatMap((read) => read() ?? []);
  write({ subject, fino: Date.now() + DURATA_MS, bozze });
  return bozze.length > 0;
};

/** What was kept of a form, once: null when there is nothing of this person. */
export const takeBozza = (subject: string, modulo: string): Bozza | null => {
  const tenute = read();
  if (tenute === null || tenute.subject !== subject || tenute.fino < Date.now()) {
    sessionStorage.removeItem(CHIAVE);
    return null;
  }
  const trovata = tenute.bozze.find((bozza) => bozza.modulo === modulo) ?? null;
  if (trovata !== null) write({ ...tenute, bozze: tenute.bozze.filter((bozza) => bozza !== trovata) });
  return trovata;
};

const write = (tenute: z.infer<typeof Bozze>): void => {
  if (tenute.bozze.length === 0) sessionStorage.removeItem(CHIAVE);
  else sessionStorage.setItem(CHIAVE, JSON.stringify(tenute));
};

const read = (): z.infer<typeof Bozze> | null => {
  const text = sessionStorage.getItem(CHIAVE);
  if (text === null) return null;
  try {
    return Bozze.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};
