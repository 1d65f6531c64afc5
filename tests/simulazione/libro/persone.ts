/** A person as the registry has them. */
export interface Dati {
  readonly codice: string;
  readonly cognome: string;
  /** Number of the account that they are paid on. */
  readonly conto: string;
}

/** People of a school: records that turn out to be of one person are one, and a person has the codes of before. */
export const registro = () => {
  const dati = new Map<string, Dati>();
  const unite = new Map<string, string>();
  const chi = (scheda: string): string => {
    const altra = unite.get(scheda);
    return altra === undefined ? scheda : chi(altra);
  };
  return {
    /** The record that stands for a person today. */
    chi,
    schede: (): readonly string[] => [...dati.keys()].filter((scheda) => !unite.has(scheda)),
    /** Every record, those merged into others too. */
    tutte: (): readonly string[] => [...dati.keys()],
    datiDi: (scheda: string): Dati => dati.get(chi(scheda)) ?? { codice: '', cognome: '', conto: '' },
    write: (scheda: string, suoi: Dati): void => {
      dati.set(chi(scheda), suoi);
    },
    merge: (resta: string, va: string): void => {
      unite.set(va, resta);
    },
  };
};
