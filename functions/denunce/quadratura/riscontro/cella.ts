import { impronta } from '#archivio/impronta.ts';
import type { CellaRiscontro, RigaRiscontro, Riconciliazione } from '#shared/contracts/denunce/riscontro.ts';
import { causeRiscontro } from '#shared/domain/denunce/riscontro.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { somma } from '#shared/money/centesimi.ts';
import { paroleDelCodice } from '../parole-dei-codici.ts';

/** A cell with the lines of its two sides. */
export interface CellaIntera extends CellaRiscontro {
  readonly righe: readonly RigaRiscontro[];
}

/** Where an amount falls among the cells of the year. */
export type Posto = Pick<CellaRiscontro, 'confronto' | 'mese' | 'codice' | 'dettaglio'>;

interface Contenuto {
  readonly righe: readonly RigaRiscontro[];
  readonly riconciliazioni?: readonly Riconciliazione[];
  readonly nota?: string;
  /** Tells apart the cells that show the same place. */
  readonly oltre?: string;
}

const delLato = (righe: readonly RigaRiscontro[], lato: RigaRiscontro['lato']): number =>
  somma(righe.filter((riga) => riga.lato === lato).map(({ importo }) => importo));

/** Reasons told once each, in their order, without those that come to nothing. */
export const sommate = (riconciliazioni: readonly Riconciliazione[]): Riconciliazione[] =>
  causeRiscontro.flatMap((causa) => {
    const importo = somma(riconciliazioni.filter((una) => una.causa === causa).map((una) => una.importo));
    return importo === 0 ? [] : [{ causa, importo }];
  });

/** The lines of the same person and run, or of the same file, as one. */
const raccolte = (righe: readonly RigaRiscontro[]): RigaRiscontro[] =>
  [...Map.groupBy(righe, ({ lato, nome, descrizione }) => [lato, nome, descrizione].join('\u0001')).values()].flatMap(
    (sue) => sue.slice(0, 1).map((riga) => ({ ...riga, importo: somma(sue.map(({ importo }) => importo)) })),
  );

/** A cell of its two sides: what is told by name is not a difference. */
export const cellaDi = (
  posto: Posto,
  { righe, riconciliazioni = [], nota = '', oltre = '' }: Contenuto,
): CellaIntera => {
  const { confronto, mese, codice, dettaglio } = posto;
  const [atteso, trovato] = [delLato(righe, 'ATTESO'), delLato(righe, 'TROVATO')];
  const dette = sommate(riconciliazioni);
  return {
    ...posto,
    parole: accorciato(paroleDelCodice(codice), 200),
    chiave: impronta([confronto, mese ?? '', codice, dettaglio, oltre].join('\u0001')).slice(0, 16),
    atteso,
    trovato,
    riconciliazioni: dette,
    differenza: trovato - atteso - somma(dette.map(({ importo }) => importo)),
    nota: accorciato(nota, 1000),
    righe: raccolte(righe),
  };
};

/** As much of a difference as a reason can account for: never more than either, and never of the other sign. */
export const finoA = (differenza: number, importo: number): number =>
  Math.sign(differenza) === Math.sign(importo)
    ? Math.sign(importo) * Math.min(Math.abs(differenza), Math.abs(importo))
    : 0;
