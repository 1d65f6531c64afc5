/** Inputs of a golden amount, read by name; what is missing or of another kind is a defect of the file. */
export interface Ingressi {
  readonly numero: (nome: string) => number;
  readonly testo: (nome: string) => string;
  readonly intero: unknown;
}

/** Figures of a subject by name: cents, parts per million, hundredths of a day. */
export type Figure = Readonly<Record<string, number>>;
export type Tema = (ingressi: Ingressi) => Figure;

export type Temi = Readonly<Record<string, Tema>>;

/** The payslip of a golden case was refused: under these rules nobody can be paid so. */
export class NonPagato extends Error {}
