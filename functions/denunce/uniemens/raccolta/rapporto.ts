import { periodoDi } from '#archivio/servizi/elenco-personale.ts';
import type { Incarico } from '#shared/contracts/anagrafe/incarico.ts';
import { senzaAccenti } from '#shared/domain/persona/nominativo.ts';
import { meseDi, primoGiornoDelMese, ultimoGiornoDelMese } from '#shared/domain/tempo/mese.ts';
import { overlaps, type Periodo } from '#shared/domain/tempo/periodo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { quota } from '#shared/money/arrotondamenti.ts';
import { somma } from '#shared/money/centesimi.ts';
import { gestioneSeparata } from '#shared/rules/gestione-separata.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';
import type { CedolinoContabilizzato } from '../../denuncia/cedolini-contabilizzati.ts';
import { QUADRI } from '../../formati/uniemens/quadri.ts';
import type { Campi } from '../../macchina/denuncia.ts';
import { SCUOLA, type DatiPersone } from './persone.ts';

/** A payslip of an accounted run, and the day it was paid. */
export interface CedolinoPagato extends CedolinoContabilizzato {
  readonly pagato: string;
}

/** A part of a payslip line with the place of its payslip among those gathered. */
export interface Parte {
  readonly posto: number;
  readonly cedolino: CedolinoPagato;
  readonly rotta: CedolinoPagato['rotte'][number];
}

/** What one record sums. */
export type Gruppo = readonly [Parte, ...Parte[]];

/** A record in the making: which, whose, its fields. */
export interface CampiDi {
  readonly chiave: string;
  readonly persona: string;
  readonly campi: Campi;
}

/** Characters of surname and name in the private family. */
const COGNOME = 30;
const NOME = 20;
/** Hundredths of a percentage, as rates are written, from parts per million. */
const PER_CENTESIMO = 100;

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
export const periodoDelle = (gruppo: Gruppo, pagato: string): Periodo => {
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

/** The only value of some, none when there are several. */
const unico = <V>(valori: readonly V[]): V | undefined => (new Set(valori).size === 1 ? valori[0] : undefined);

/** The one rate of the year that a payslip's base and contribution come from; none when two would, or no one does. */
const aliquotaDi = (base: number, dovuto: number, pagato: string): string => {
  const aliquote = Object.values(ifInForceOn(gestioneSeparata, pagato)?.valore.aliquote ?? {});
  const sua = unico(aliquote.filter((aliquota) => quota(base, aliquota) === dovuto));
  return sua === undefined ? '' : String(Math.round(sua / PER_CENTESIMO));
};

const PERCIPIENTE = 'GESTIONE_SEPARATA_PERCIPIENTE';

const baseDi = (parti: readonly Parte[]): number =>
  somma(parti.flatMap(({ rotta }) => (rotta.codice === PERCIPIENTE ? (rotta.base ?? 0) : [])));
const importoDi = (parti: readonly Parte[]): number => somma(parti.map(({ rotta }) => rotta.importo));

const SENZA_INCARICO = { codTipoRapporto: null, codAttivita: null, codAltraAss: null } as const;

/** What the assignment says; without one, the days are those that were paid. */
const dallIncarico = (incarico: Incarico | undefined, pagati: Periodo): Campi => {
  const { codTipoRapporto, codAttivita, codAltraAss } = incarico ?? SENZA_INCARICO;
  const { dal, al } = incarico === undefined ? pagati : periodoDi(incarico);
  return {
    TipoRapporto: codTipoRapporto ?? '',
    CodiceAttivita: codAttivita ?? '',
    AltraAss: codAltraAss ?? '',
    Dal: dal,
    Al: al ?? pagati.al ?? '',
  };
};

/** Characters of the key of a record. */
const MASSIMO_CHIAVE = 60;

/** The office of INPS that a collaborator is paid to: who is paid to two has two records. */
const estremiDi = ([{ rotta }]: Gruppo): readonly string[] =>
  rotta.destinazione.a === 'F24' && rotta.destinazione.estremi ? [rotta.destinazione.estremi] : [];

/** A collaborator: base, rate and days of the assignment that was paid. */
export const campiCollaboratore = (gruppo: Gruppo, dati: DatiPersone): CampiDi => {
  const { uid, desCf, nomi } = chiDi(gruppo, dati);
  const { pagato } = gruppo[0].cedolino;
  const periodo = periodoDelle(gruppo, pagato);
  const perCedolino = [...Map.groupBy(gruppo, ({ posto }) => posto).values()].map((parti) =>
    aliquotaDi(baseDi(parti), importoDi(parti), parti[0]?.cedolino.pagato ?? pagato),
  );
  return {
    chiave: accorciato([QUADRI.collaboratore, desCf, ...estremiDi(gruppo)].join('|'), MASSIMO_CHIAVE),
    persona: desCf,
    campi: {
      quadro: QUADRI.collaboratore,
      CFCollaboratore: desCf,
      ...nomi,
      ...dallIncarico(ultimoIn(dati.incarichi.get(uid) ?? [], periodo), periodo),
      CodiceComune: dati.comuni.get(SCUOLA) ?? '',
      Imponibile: baseDi(gruppo),
      Aliquota: unico(perCedolino) ?? '',
      Dovuto: importoDi(gruppo),
    },
  };
};
