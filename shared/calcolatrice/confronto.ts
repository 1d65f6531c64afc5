import type { Cedolino } from '../calculation/cedolino/cedolino.ts';
import type { RigaCedolino } from '../calculation/riga/cedolino-tipi.ts';

/** One line of two payslips side by side; null where a payslip has none. */
export interface RigaConfrontata {
  readonly codice: string;
  readonly descrizione: string;
  readonly prima: number | null;
  readonly seconda: number | null;
}

/** The lines of two payslips, by code and in the order of the first; what has the same code in one payslip is summed. */
export const confrontoDi = (prima: Cedolino, seconda: Cedolino): readonly RigaConfrontata[] => {
  const [uno, due] = [importi(prima.righe), importi(seconda.righe)];
  return [...new Map([...due, ...uno]).keys()]
    .toSorted((a, b) => posto(uno, due, a) - posto(uno, due, b))
    .map((chiave) => ({
      codice: chiave,
      descrizione: uno.get(chiave)?.descrizione ?? due.get(chiave)?.descrizione ?? chiave,
      prima: uno.get(chiave)?.importo ?? null,
      seconda: due.get(chiave)?.importo ?? null,
    }));
};

type Importi = ReadonlyMap<string, { readonly descrizione: string; readonly importo: number }>;

const importi = (righe: readonly RigaCedolino[]): Importi => {
  const per = new Map<string, { descrizione: string; importo: number }>();
  for (const { codice, descrizione, importo } of righe) {
    const gia = per.get(codice);
    per.set(codice, { descrizione: gia?.descrizione ?? descrizione, importo: (gia?.importo ?? 0) + importo });
  }
  return per;
};

const posto = (uno: Importi, due: Importi, chiave: string): number => {
  const [nelPrimo, nelSecondo] = [[...uno.keys()].indexOf(chiave), [...due.keys()].indexOf(chiave)];
  return nelPrimo === -1 ? uno.size + nelSecondo : nelPrimo;
};
