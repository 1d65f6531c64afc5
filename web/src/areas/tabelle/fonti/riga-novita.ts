/** A change of the law, as the page *Fonti* tells it. */
export interface RigaNovita {
  readonly chiave: string;
  /** The first day of work that it counts for, or the day since which it is known where that is later. */
  readonly dal: string;
  readonly regola: string;
  readonly cambiamento: string;
  readonly norma: string;
  readonly dice: string;
  readonly chi: string;
  /** The same in the payslips of the demonstration, all its schools together and one by one. */
  readonly dimostrazione: string;
  readonly perScuola: string;
  /** Greatest change of the net of a sample case, in cents; null where nobody is touched. */
  readonly netto: number | null;
}
