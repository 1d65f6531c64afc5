/** A payslip of the package: the situation as somebody writes it, and the figures known from outside the engine. Amounts in cents. */
export interface CasoPubblicato {
  readonly id: string;
  readonly fonte: string;
  readonly situazione: Readonly<Record<string, unknown>>;
  readonly atteso: Readonly<Record<string, number>>;
}
