import type { CellaQuadratura, Quadratura, VoceQuadratura } from '#shared/contracts/denunce/quadratura.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { arrotondatoEuro } from '#shared/money/arrotondamenti.ts';
import { somma } from '#shared/money/centesimi.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { euroInteri } from '#shared/rules/versamenti.ts';

/** The cell that an amount falls in. */
type Posto = Pick<
  CellaQuadratura,
  'denuncia' | 'mese' | 'codice' | 'ente' | 'estremi' | 'riferimentoA' | 'riferimentoB' | 'perche'
>;

/** An amount of one of the two sides, in cents. */
export interface Parte extends Posto {
  readonly dovuto: number;
  readonly denunciato: number;
  /** A payslip line, and not a row of a file. */
  readonly righe: 0 | 1;
  readonly voce: Voce;
  /** By when it is sent, of what is owed and in no filing that was. */
  readonly daInviareEntro?: Giorno;
  /** The contribution that goes with it, of a cell that compares the base: cents, with the sign of its side. */
  readonly contributo?: number;
}

/** Where an amount comes from, in words: who is paid by which runs, or the file of which filing. */
export interface Voce {
  readonly nome: string;
  readonly descrizione: string;
}

/** An amount whose origin is not told yet. */
export type ParteAnonima = Omit<Parte, 'voce'>;

/** The same amounts, with where they come from. */
export const withVoce = (voce: Voce, parti: readonly ParteAnonima[]): Parte[] =>
  parti.map((parte) => ({ ...parte, voce }));

export const VUOTO = { ente: '', estremi: '', riferimentoA: '', riferimentoB: '', perche: '' } as const;

export const chiaveDi = ({
  denuncia,
  mese,
  codice,
  ente,
  estremi,
  riferimentoB,
  riferimentoA,
  perche,
}: Posto): string =>
  [denuncia, String(mese).padStart(2, '0'), codice, ente, estremi, riferimentoB, riferimentoA, perche].join('\u0001');

interface Giudizio {
  readonly differenza: number;
  /** By when what is missing is sent; null when that is not all that the sent files miss. */
  readonly entro: Giorno | null;
  readonly oggi: Giorno;
}

const esitoDi = ({ perche }: Posto, { differenza, entro, oggi }: Giudizio): CellaQuadratura['esito'] => {
  if (perche !== '') return 'SENZA_CODICE';
  if (differenza === 0) return 'QUADRA';
  if (entro === null) return 'DIVERSA';
  return oggi > entro ? 'SCADUTA' : 'DA_INVIARE';
};

/** By when the first of what is not sent yet is, if what the files miss is that and nothing else. */
const entroDi = (parti: readonly Parte[], differenza: number): Giorno | null => {
  const daInviare = parti.flatMap(({ dovuto, daInviareEntro }) =>
    daInviareEntro === undefined ? [] : [{ dovuto, entro: daInviareEntro }],
  );
  const manca = somma(daInviare.map(({ dovuto }) => dovuto));
  const [primo] = daInviare.map(({ entro }) => entro).toSorted();
  return primo !== undefined && differenza === -manca ? primo : null;
};

/** Whether a cell does not agree: what is still to be sent in time does, for now. */
export const isDiversa = ({ esito, differenza }: CellaQuadratura): boolean =>
  esito === 'DIVERSA' || esito === 'SCADUTA' || (esito === 'SENZA_CODICE' && differenza !== 0);

/** Half an euro: the most that one row rounds. */
const META_EURO = 50;
const versoEuro = (importo: number): number => arrotondatoEuro(importo) * 100 - importo;

/** Cents that rounding to the euro adds to the sum due: to the part in sent files, and to the part still to be sent. */
interface Arrotondamento {
  readonly inviato: number;
  readonly daInviare: number;
}
const NESSUNO: Arrotondamento = { inviato: 0, daInviare: 0 };

/** Every sent file rounds its own row; where they differ by more than rounding can, the whole of what is due is rounded once. */
const arrotondamentoDi = (gruppo: readonly Parte[], { denuncia, codice }: Posto, oggi: Giorno): Arrotondamento => {
  if (denuncia !== 'F24' || !inForceOn(euroInteri, oggi).valore.includes(codice)) return NESSUNO;
  const daInviare = somma(gruppo.map(({ dovuto, daInviareEntro }) => (daInviareEntro === undefined ? 0 : dovuto)));
  const inviato = somma(gruppo.map(({ dovuto }) => dovuto)) - daInviare;
  const diverso = somma(gruppo.map(({ denunciato }) => denunciato)) - inviato;
  const files = gruppo.filter(({ righe }) => righe === 0).length;
  return {
    inviato: Math.abs(diverso) <= META_EURO * files ? diverso : versoEuro(inviato),
    daInviare: versoEuro(daInviare),
  };
};

export const NOME_ARROTONDAMENTO = "Arrotondamento all'euro";
/** The rounding as one of the voices of what is due. */
const voceDellArrotondamento = (importo: number): VoceQuadratura[] =>
  importo === 0 ? [] : [{ lato: 'DOVUTO', nome: NOME_ARROTONDAMENTO, descrizione: 'A carico della scuola', importo }];

/** The two sides of a cell, person by person and file by file. */
const vociDi = (parti: readonly Parte[]): VoceQuadratura[] =>
  [...Map.groupBy(parti, ({ righe, voce }) => [righe, voce.nome, voce.descrizione].join('\u0001')).values()].flatMap(
    (sue): VoceQuadratura[] => {
      const [{ righe, voce } = { righe: 0, voce: null }] = sue;
      const importo = somma(sue.map(({ dovuto, denunciato }) => dovuto + denunciato));
      return voce === null ? [] : [{ ...voce, lato: righe === 1 ? 'DOVUTO' : 'DENUNCIATO', importo }];
    },
  );

/**
 * The cells of both sides on a day, filing by filing, in the order of months and codes.
 * @param quali the cells that say what they are made of: those that do not agree, or every one
 */
export const quadraturaDi = (
  parti: readonly Parte[],
  oggi: Giorno,
  quali: 'DIVERSE' | 'TUTTE' = 'DIVERSE',
): Omit<Quadratura, 'mesiInps'> => {
  const gruppi = [...Map.groupBy(parti, chiaveDi)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const celle = gruppi.flatMap(([, gruppo]): CellaQuadratura[] => {
    const [parte] = gruppo;
    if (parte === undefined) return [];
    const { righe: _, voce: __, daInviareEntro: ___, contributo: ____, ...prima } = parte;
    const arrotondato = arrotondamentoDi(gruppo, prima, oggi);
    const arrotondamento = arrotondato.inviato + arrotondato.daInviare;
    const dovuto = somma(gruppo.map((parte) => parte.dovuto)) + arrotondamento;
    const denunciato = somma(gruppo.map((parte) => parte.denunciato));
    const righeCedolini = gruppo.filter((parte) => parte.righe === 1).length;
    if (dovuto === 0 && denunciato === 0) return [];
    const differenza = denunciato - dovuto;
    const mancante =
      prima.perche === '' && differenza !== 0 ? entroDi(gruppo, differenza + arrotondato.daInviare) : null;
    const esito = esitoDi(prima, { differenza, entro: mancante, oggi });
    const voci =
      esito === 'QUADRA' && quali === 'DIVERSE' ? [] : [...vociDi(gruppo), ...voceDellArrotondamento(arrotondamento)];
    const cella = { ...prima, dovuto, denunciato, differenza, righeCedolini, esito, entro: mancante, voci };
    return [arrotondamento === 0 ? cella : { ...cella, arrotondamento }];
  });
  const conF24 = celle.filter(({ denuncia }) => denuncia === 'F24');
  return {
    righe: celle,
    dovuto: somma(conF24.map((cella) => cella.dovuto)),
    denunciato: somma(conF24.map((cella) => cella.denunciato)),
    diverse: celle.filter(isDiversa).length,
  };
};
