import type { ChiamateDenuncia, Correzione } from '#shared/contracts/denunce/chiamate.ts';
import type { Denuncia, RigaDenuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { LetturaRecord } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import type { Route } from '#shared/contracts/route.ts';
import type { StatoDetto } from '#shared/domain/denuncia.ts';
import type { CampoDenuncia } from './colonne-denuncia.tsx';

/** A part of the records of a filing that has its own fields: a list, and the call that mends one of it. */
export interface Sezione {
  readonly id: string;
  readonly titolo: string;
  readonly campi: readonly CampoDenuncia[];
  readonly correzione: Correzione;
  /** The call that says which payslip lines a record sums. */
  readonly origini: ChiamateDenuncia['get'] | LetturaRecord;
  /** One record sums what many people have. */
  readonly diMolti: boolean;
  readonly has: (riga: RigaDenuncia) => boolean;
  readonly nomeDi: (riga: RigaDenuncia) => string;
  readonly vuoto: string;
  /** Of what few filings have: shown where there is something in it. */
  readonly soloSePiena?: true;
  /** Each of its records is a person that may be refused alone. */
  readonly respingibile?: true;
}

/** What the screens of a kind of filing do not share: its calls, its words, the parts of its records. */
export interface FlussoMostrato {
  readonly nome: string;
  /** With the gender of its name. */
  readonly parole: { readonly nuovo: string; readonly nessuno: string; readonly eliminato: string };
  readonly chiamate: ChiamateDenuncia;
  /** The states that its filings are said to be in. */
  readonly stati: readonly StatoDetto[];
  /** Answers that any change of one of its filings makes old. */
  readonly lette: readonly Route[];
  readonly sezioni: readonly Sezione[];
  /** Where people are refused one by one: how it is said. */
  readonly respinge?: { readonly azione: string; readonly da: string; readonly aiuto: string };
  /** Its notices are alike on many rows: each is told once. */
  readonly avvisiInsieme?: true;
  /** What to know before it is sent. */
  readonly primaDiInviare: (denuncia: Denuncia) => string;
}
