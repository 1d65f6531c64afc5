/** A question or a notice of one person. */
interface DiUno {
  readonly codice: string;
  readonly messaggio: string;
  readonly nominativo: string;
  readonly desCf?: string;
}

/** Equal questions of several people, told once. */
export interface Insieme<T extends DiUno> {
  readonly primo: T;
  readonly persone: readonly T[];
}

/** The questions that say the same, each once with its people: those of more people first. */
export const insieme = <T extends DiUno>(tutti: readonly T[]): readonly Insieme<T>[] =>
  [...Map.groupBy(tutti, ({ codice, messaggio }) => `${codice} ${messaggio}`).values()]
    .flatMap((uguali) => {
      const [primo] = uguali;
      const persone = [...new Map(uguali.map((uno) => [uno.desCf, uno])).values()];
      return primo === undefined ? [] : [{ primo, persone }];
    })
    .toSorted((a, b) => b.persone.length - a.persone.length);
