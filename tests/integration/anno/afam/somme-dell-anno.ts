import type { RigaImporto } from '#shared/contracts/cedolini/cedolino-calcolato.ts';

/** Sums paid, by person and tax year: gross, income, and the sums of the lines of each code. */
interface Pagato {
  lordo: number;
  reddito: number;
  readonly trattenute: Map<string, number>;
}
const pagati = new Map<string, Pagato>();
/** The sums of a person in a tax year, none before the first payment. */
export const pagatoA = (nome: string, anno: number): Pagato => {
  const chiave = `${nome} ${anno}`;
  const suo = pagati.get(chiave) ?? { lordo: 0, reddito: 0, trattenute: new Map<string, number>() };
  pagati.set(chiave, suo);
  return suo;
};

/** Gross pay of staff by month of payment, and of it what earns TFR. */
export const lordi = new Map<string, { staff: number; tfr: number }>();

/** Adds a payslip to the year and to the month of its payment. */
export const addPagato = (
  nome: string,
  giorno: string,
  pagato: { lordo: number; reddito: number; tfr: number },
): void => {
  const suo = pagatoA(nome, Number(giorno.slice(0, 4)));
  suo.lordo += pagato.lordo;
  suo.reddito += pagato.reddito;
  const mese = lordi.get(giorno.slice(0, 7)) ?? { staff: 0, tfr: 0 };
  lordi.set(giorno.slice(0, 7), mese);
  if (nome !== 'collaborini') mese.staff += pagato.lordo;
  mese.tfr += pagato.tfr;
};

/** Adds the lines of a payslip to the year that each is of, or to that of its payment. */
export const addRighe = (righe: readonly RigaImporto[], giorno: string, nome: string): void => {
  for (const { gruppo, codice, importo, annoRiferimento } of righe) {
    if (gruppo === 'riepilogo') continue;
    const { trattenute } = pagatoA(nome, annoRiferimento ?? Number(giorno.slice(0, 4)));
    trattenute.set(codice, (trattenute.get(codice) ?? 0) + importo);
  }
};
