import type { Centesimi } from '../../money/centesimi.ts';
import { retribuzioneVirtuale } from '../../rules/assenze-contributive.ts';
import type { RegolaDatata } from '../../rules/regola.ts';
import { regoleCorrenti, regoleDa, type Regole, type RegolaUsata } from '../../rules/regole.ts';
import type { Rinnovo } from '../../rules/rinnovi.ts';
import { fondiDelCalcolo } from '../contributi/fondi.ts';
import { isUtileAlTfr } from '../contributi/tfr.ts';
import type { RigaImporto } from '../riga/cedolino-tipi.ts';
import type { Periodo } from '../situazione/misure.ts';
import type { SituazioneInput } from '../situazione/situazione.ts';
import { Situazione } from '../situazione/situazione.ts';
import type { Anomalia } from '../spiegazione/anomalia.ts';
import { cedolinoConBasi, type RigaConBasi } from './cedolino.ts';

/** A line of pay as it was paid and as the renewal makes it, in cents. */
export interface DifferenzaRinnovo {
  readonly codice: string;
  readonly descrizione: string;
  readonly competenza: Periodo;
  readonly prima: Centesimi;
  readonly dopo: Centesimi;
  /** It earns the end of service. */
  readonly utile: boolean;
  /** How much more than the difference contributions, and the end of service, are on; absent where nothing. */
  readonly basi?: Basi;
}

/** Cents beyond what is paid. */
export interface Basi {
  readonly contributi: Centesimi;
  readonly fineServizio: Centesimi;
}

/** A payslip as it was sealed: what it was computed from, its lines, its rules. */
export interface CedolinoPagato {
  readonly situazione: SituazioneInput;
  readonly righe: readonly Pick<RigaImporto, 'codice' | 'gruppo' | 'descrizione' | 'importo' | 'competenza'>[];
  readonly regole: readonly RegolaUsata[];
}

/**
 * The lines of pay that a renewal changes in a sealed payslip: it is computed again from what it keeps, with the tables of the renewal in the place of those it
 * was paid by and every other rule as it was. Or the reasons why it cannot be.
 */
export const differenzeDelRinnovo = (
  { situazione, righe, regole }: CedolinoPagato,
  rinnovo: Rinnovo,
): { readonly differenze: readonly DifferenzaRinnovo[] } | { readonly anomalie: readonly Anomalia[] } => {
  const nuove = regoleColRinnovo(regole, rinnovo);
  const esito = cedolinoConBasi(situazione, nuove);
  if (esito.esito === 'scartato') return { anomalie: esito.anomalie };
  const [prima, dopo] = [perRiga(righe), perRiga(esito.cedolino.righe)];
  const inPiu = basiInPiu(situazione, esito.cedolino.righe, regole);
  return {
    differenze: [...new Set([...prima.keys(), ...dopo.keys()])].flatMap((chiave) => {
      const [vecchia, nuova] = [prima.get(chiave), dopo.get(chiave)];
      const una = nuova ?? vecchia;
      const cifre = { prima: vecchia?.importo ?? 0, dopo: nuova?.importo ?? 0 };
      const basi = inPiu.get(chiave);
      if (una === undefined || (cifre.prima === cifre.dopo && basi === undefined)) return [];
      const { codice, descrizione, competenza } = una;
      const utile = isUtileAlTfr(codice, situazione.dataPagamento, nuove);
      return [{ codice, descrizione, competenza, ...cifre, utile, ...(basi === undefined ? {} : { basi }) }];
    }),
  };
};

/**
 * By code and days, how much more than what each line is paid more contributions and the end of service are on: the months whose lines contribute on
 * another amount are computed again by the rules they keep, and compared.
 */
const basiInPiu = (
  situazione: SituazioneInput,
  dopo: readonly RigaConBasi[],
  conservate: readonly RegolaUsata[],
): ReadonlyMap<string, Basi> => {
  if (dopo.every(({ contributivo, perTfr }) => contributivo === undefined && perTfr === undefined)) return new Map();
  const allora = regoleDa(conservate);
  const prima = cedolinoConBasi(situazione, allora);
  if (prima.esito === 'scartato') return new Map();
  const virtuale = allora.seInVigore(retribuzioneVirtuale, situazione.dataPagamento);
  const fondo = fondiDelCalcolo(Situazione.parse(situazione)).pensione;
  const suQuantoSpettava = virtuale?.valore.fondi.includes(fondo) === true;
  const basi = new Map<string, Basi>();
  for (const [righe, segno] of [[dopo, 1] as const, [prima.cedolino.righe, -1] as const])
    for (const [chiave, { contributi, fineServizio }] of oltreIlPagato(righe, suQuantoSpettava)) {
      const finora = basi.get(chiave) ?? { contributi: 0, fineServizio: 0 };
      basi.set(chiave, {
        contributi: finora.contributi + segno * contributi,
        fineServizio: finora.fineServizio + segno * fineServizio,
      });
    }
  return new Map([...basi].filter(([, { contributi, fineServizio }]) => contributi !== 0 || fineServizio !== 0));
};

/** Of each line of pay, how much more than what it is paid contributions and the end of service are on. */
const oltreIlPagato = (
  righe: readonly RigaConBasi[],
  suQuantoSpettava: boolean,
): readonly (readonly [chiave: string, basi: Basi])[] =>
  righe.flatMap(({ codice, competenza, importo, contributivo, perTfr }) => {
    if (competenza === null) return [];
    const aiContributi = suQuantoSpettava ? (contributivo ?? importo) : importo;
    const basi = { contributi: aiContributi - importo, fineServizio: (perTfr ?? aiContributi) - importo };
    return [[chiaveDi({ codice, competenza }), basi] as const];
  });

const chiaveDi = ({ codice, competenza }: Pick<RigaDiPaga, 'codice' | 'competenza'>): string =>
  `${codice} ${competenza.dal} ${competenza.al}`;

/** The rules that a payslip keeps, those that the renewal changed as they are known since it. */
const regoleColRinnovo = (conservate: readonly RegolaUsata[], { noto, regole }: Rinnovo): Regole => {
  const [allora, oggi] = [regoleDa(conservate), regoleCorrenti()];
  return {
    inVigore: (regola, giorno) =>
      regole.has(regola.id)
        ? oggi.inVigore(regola, giorno, noto)
        : (allora.seInVigore(regola, giorno) ?? oggi.inVigore(regola, giorno)),
    seInVigore: <T>(regola: RegolaDatata<T>, giorno: string) =>
      regole.has(regola.id) ? oggi.seInVigore(regola, giorno, noto) : allora.seInVigore(regola, giorno),
    addizionale: allora.addizionale,
  };
};

interface RigaDiPaga extends Pick<RigaImporto, 'codice' | 'descrizione' | 'importo'> {
  readonly competenza: Periodo;
}

/** The lines of pay by code and days; two of the same are one. */
const perRiga = (righe: CedolinoPagato['righe']): ReadonlyMap<string, RigaDiPaga> => {
  const somme = new Map<string, RigaDiPaga>();
  for (const { codice, gruppo, descrizione, importo, competenza } of righe) {
    if (gruppo !== 'competenze' || competenza === null) continue;
    const chiave = chiaveDi({ codice, competenza });
    const altra = somme.get(chiave);
    somme.set(chiave, { codice, descrizione, competenza, importo: importo + (altra?.importo ?? 0) });
  }
  return somme;
};
