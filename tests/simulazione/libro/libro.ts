import { dovuto, isDiNiente } from './dovuto.ts';
import { registroElaborazioni } from './elaborazioni.ts';
import type { Dovuto, Elaborazione, Ordine, Pagato, Riga } from './fatti.ts';
import { registro } from './persone.ts';

/** The rows of a run with each person once: two records of one person are one payslip. */
const unite = (righe: readonly Riga[], chi: (scheda: string) => string): readonly Riga[] =>
  [...Map.groupBy(righe, ({ scheda }) => chi(scheda)).values()].flatMap(([prima, ...altre]) =>
    prima === undefined ? [] : [{ ...prima, voci: [prima, ...altre].flatMap(({ voci }) => voci) }],
  );

/**
 * The ledger of a school: who people are, what runs pay, what was paid for good. It knows nothing of how the product does it, only what must come out.
 * A run is open until it is closed; what it pays is then an entry that stays.
 */
export const openLibro = () => {
  const persone = registro();
  const { enter, forget, ...runs } = registroElaborazioni();
  const ordini: Ordine[] = [];
  /** By run and person, what their payslip takes back of a settlement. */
  const ripresi = new Map<string, number>();
  const stessa = (una: string, altra: string) => persone.chi(una) === persone.chi(altra);

  const pagatiA = (scheda: string): readonly Pagato[] =>
    runs.pagati().filter(({ riga }) => stessa(riga.scheda, scheda));
  const dovutoDi = (elaborazione: Elaborazione, riga: Riga): Dovuto =>
    dovuto({
      elaborazione,
      riga,
      pagati: pagatiA(riga.scheda).filter((pagato) => pagato.elaborazione.uid !== elaborazione.uid),
      ordini: ordini.filter(({ scheda }) => stessa(scheda, riga.scheda)),
      ripreso: ripresi.get(`${elaborazione.uid} ${persone.chi(riga.scheda)}`) ?? 0,
    });

  const righeDi = (uid: string): readonly Riga[] => unite(runs.get(uid)?.righe ?? [], persone.chi);

  /** The payslips of a run as they must be today. */
  const cedoliniDi = (uid: string): readonly Pagato[] => {
    const elaborazione = runs.get(uid);
    if (elaborazione === undefined) return [];
    return righeDi(uid).map((riga) => ({ elaborazione, riga, dovuto: dovutoDi(elaborazione, riga) }));
  };
  /** The payslips that the run can make: a settlement of what is settled already is none. */
  const pagabiliDi = (uid: string): readonly Pagato[] =>
    cedoliniDi(uid).filter((cedolino) => !isDiNiente(cedolino, pagatiA(cedolino.riga.scheda)));
  const close = (uid: string): void => enter(uid, pagabiliDi(uid));

  return {
    ...runs,
    persone,
    ordini,
    righeDi,
    close,
    /** A payslip takes back so much of a settlement of before. */
    riprende: (uid: string, scheda: string, importo: number): void => {
      ripresi.set(`${uid} ${persone.chi(scheda)}`, importo);
    },
    /** The same by person. */
    dovuti: (uid: string): ReadonlyMap<string, Dovuto> =>
      new Map(cedoliniDi(uid).map(({ riga, dovuto: suo }) => [persone.chi(riga.scheda), suo])),
    /** The people whom the run pays: without those whose year is settled already. */
    pagabili: (uid: string): ReadonlySet<string> =>
      new Set(pagabiliDi(uid).map(({ riga }) => persone.chi(riga.scheda))),
    /** An answer as it would be with one more run closed. */
    afterClosing: <T>(uid: string, ask: () => T): T => {
      close(uid);
      try {
        return ask();
      } finally {
        forget(uid);
      }
    },
  };
};
export type Libro = ReturnType<typeof openLibro>;
