import { periodoDi } from '#archivio/servizi/elenco-personale.ts';
import type { PianoAmmortamento } from '#shared/contracts/anagrafe/voci-persona.ts';
import { senzaAccenti } from '#shared/domain/persona/nominativo.ts';
import { meseDi, primoGiornoDelMese, ultimoGiornoDelMese, type Mese } from '#shared/domain/tempo/mese.ts';
import { overlaps, type Periodo } from '#shared/domain/tempo/periodo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import type { CedolinoContabilizzato } from '../../denuncia/cedolini-contabilizzati.ts';
import type { DatiPersone } from './persone.ts';

/** An instalment of an INPS loan that a payslip withholds: the record of the person that says it, the line, cents, the plan where it was written. */
export interface RataTrattenuta {
  readonly origine: string;
  readonly riga: number;
  readonly importo: number;
  readonly piano: PianoAmmortamento | null;
}

/** The months that a payslip was declared in, by the month of what it paid. */
export type MesiDetti = ReadonlyMap<string, Mese>;

/** A payslip of an accounted run, and the day it was paid. */
export interface CedolinoPagato extends CedolinoContabilizzato {
  readonly pagato: string;
  /** Of the payslip that it corrects; absent where it corrects none. */
  readonly detti?: MesiDetti;
  readonly rate?: readonly RataTrattenuta[];
}

/** A part of a payslip line with the place of its payslip among those gathered. */
export interface Parte {
  readonly posto: number;
  readonly cedolino: CedolinoPagato;
  readonly rotta: CedolinoPagato['rotte'][number];
}

/** What one record sums. */
export type Gruppo = readonly [Parte, ...Parte[]];

/** Characters of surname and name in the private family. */
const COGNOME = 30;
const NOME = 20;

/** Who the parts are of, as the private family names them. */
export const chiDi = ([{ cedolino }]: Gruppo, { persone }: DatiPersone) => {
  const { storico, uidSubAnagrafe } = cedolino.testata;
  const persona = persone.get(uidSubAnagrafe);
  const { desCf, desCognome, desNome } = persona ?? storico;
  return {
    uid: uidSubAnagrafe,
    persona,
    desCf,
    nomi: {
      Cognome: accorciato(senzaAccenti(desCognome), COGNOME).trim(),
      Nome: accorciato(senzaAccenti(desNome), NOME).trim(),
    },
  };
};

/** First to last day of the months that the parts are of: their competence, else that of the month they were paid in. */
export const periodoDelle = (gruppo: readonly Parte[], pagato: string): Periodo => {
  const mesi = gruppo.map(({ rotta }) => rotta.competenza ?? meseDi(pagato));
  const giorni = mesi.flatMap((mese) => [primoGiornoDelMese(mese), ultimoGiornoDelMese(mese)]).toSorted();
  return { dal: giorni[0] ?? pagato, al: giorni.at(-1) ?? pagato };
};

/** The last that was running in a period, else the last that had begun. */
export const ultimoIn = <R extends { readonly datInizio: string; readonly datFine: string | null }>(
  tutti: readonly R[],
  periodo: Periodo,
): R | undefined => {
  const perInizio = tutti.toSorted((a, b) => (a.datInizio < b.datInizio ? 1 : -1));
  return (
    perInizio.find((uno) => overlaps(periodoDi(uno), periodo)) ??
    perInizio.find(({ datInizio }) => datInizio <= (periodo.al ?? datInizio))
  );
};
