import type { Riga770 } from '#shared/contracts/denunce/annuali/modello-770.ts';
import { quadri770 as ordine, type Quadro770 } from '#shared/domain/denunce/modello-770.ts';
import type { ModelloF24 } from '#shared/domain/elaborazione/denuncia.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import type { Mese } from '#shared/domain/tempo/mese.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { codiciDel } from '#shared/instradamento/modello-f24.ts';
import type { Rotta } from '#shared/instradamento/rotta.ts';
import { somma } from '#shared/money/centesimi.ts';
import { quadri770 } from '#shared/rules/adempimenti/modello-770.ts';
import { cassaAllargata } from '#shared/rules/irpef.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';

/** An amount of one of the two sides of a row. */
export interface Parte770 {
  readonly anno: number;
  readonly quadro: Quadro770;
  readonly mese: number;
  /** The code in the form the school pays with: what joins the two sides. Empty where nobody has confirmed one. */
  readonly codice: string;
  readonly ente: string;
  readonly operate: number;
  readonly versate: number;
  /** Interest of a late payment, which the row of the F24 holds besides. */
  readonly interessi: number;
  /** Withheld in the first days of January on sums of the year before. */
  readonly diGennaio: number;
  readonly righe: 0 | 1;
  readonly datVersamento: string | null;
  readonly nota: string;
}

/** A row of a sent F24, and of which F24 it is. */
export interface RigaVersata {
  readonly codice: string;
  readonly ente: string;
  readonly riferimentoA: string;
  readonly riferimentoB: string;
  readonly importo: number;
  /** Interest of a late payment that the row holds besides. */
  readonly interessi: number;
  readonly f24: Mese;
  readonly dataPagamento: string;
  readonly descrizione: string;
}

const quadriDel = (anno: number) => ifInForceOn(quadri770, `${anno}-12-31`)?.valore;

/** The EP name of a code of either form, by which the return is divided. */
const epDi = (codice: string): string => codiciDel('ORDINARIO')[codice]?.versioni[0].valore?.ep ?? codice;

/** Credits are positive in the return. */
const segno = (quadro: Quadro770): 1 | -1 => (quadro === 'SX' ? -1 : 1);

/**
 * The year a withholding is of. Taxes of the State: that of the income, which the row names. Surtaxes name the year of the income they
 * are on, which may be the one before: theirs is the year they are withheld in, that of the F24 or the one before when its month comes after.
 */
const annoDi = (quadro: Quadro770, mese: number, riferimentoB: string, f24: Mese): number => {
  if (quadro !== 'ST2' && quadro !== 'SV') return Number(riferimentoB);
  return mese > f24.mese ? f24.anno - 1 : f24.anno;
};

const OPERATA = { versate: 0, interessi: 0, diGennaio: 0, righe: 1, datVersamento: null } as const;

/** What was withheld and has no code that somebody has confirmed. */
const senzaCodice = ({ codice, importo, adempimenti, annoImposta }: Rotta, perche: string): Parte770[] => {
  const quadro = quadriDel(annoImposta)?.perVoce[codice];
  if (quadro === undefined) return [];
  const dicembre = { anno: annoImposta, mese: 12 };
  const f24 = adempimenti.F24 ?? dicembre;
  const { anno, mese } = annoImposta < f24.anno ? dicembre : f24;
  return [{ ...OPERATA, anno, quadro, mese, codice: '', ente: '', operate: importo, nota: perche }];
};

/** Returns the part of a tax of the State withheld in the first days of January, which the law gives to the income of the year before. */
const diGennaioDi = (quadro: Quadro770, operate: number, annoImposta: number, pagatoIl: Giorno): number => {
  const finoA = ifInForceOn(cassaAllargata, pagatoIl)?.valore.finoAlGiorno;
  if (quadro !== 'ST1' || finoA === undefined) return 0;
  return Number(pagatoIl.slice(0, 4)) === annoImposta + 1 && pagatoIl.slice(5) <= finoA ? operate : 0;
};

/** Returns the withholding of a route of a payslip paid on a day; nothing when it is no part of the return. */
export const partiOperate = (rotta: Rotta, modello: ModelloF24, pagatoIl: Giorno): Parte770[] => {
  const { gruppo, destinazione, annoImposta } = rotta;
  if (destinazione.a === 'DA_STABILIRE')
    return gruppo === 'ritenute_fiscali' ? senzaCodice(rotta, destinazione.perche) : [];
  if (destinazione.a !== 'F24') return [];
  const { ep, ordinario, ente, riferimentoA, riferimentoB } = destinazione;
  const quadro = quadriDel(annoImposta)?.perCodice[ep];
  if (quadro === undefined) return [];
  const mese = Number(riferimentoA);
  const anno = annoDi(quadro, mese, riferimentoB, rotta.adempimenti.F24 ?? { anno: annoImposta, mese: 12 });
  const operate = segno(quadro) * rotta.importo;
  const codice = modello === 'EP' ? ep : (ordinario ?? ep);
  const diGennaio = diGennaioDi(quadro, operate, annoImposta, pagatoIl);
  return [{ ...OPERATA, anno, quadro, mese, codice, ente: ente ?? '', operate, diGennaio, nota: '' }];
};

/** What a row of a sent F24 pays; nothing when its code is no part of the return. */
export const partiVersate = ({ codice, ente, importo, interessi, f24, ...riga }: RigaVersata): Parte770[] => {
  const quadro = quadriDel(f24.anno)?.perCodice[epDi(codice)];
  if (quadro === undefined) return [];
  const mese = Number(riga.riferimentoA);
  return [
    {
      anno: annoDi(quadro, mese, riga.riferimentoB, f24),
      quadro,
      mese,
      codice,
      ente,
      operate: 0,
      versate: segno(quadro) * importo,
      interessi,
      diGennaio: 0,
      righe: 0,
      datVersamento: riga.dataPagamento,
      nota: riga.descrizione,
    },
  ];
};

const chiaveDi = ({ quadro, mese, codice, ente, nota }: Parte770): string =>
  [ordine.indexOf(quadro), String(mese).padStart(2, '0'), codice, ente, codice === '' ? nota : ''].join('|');

/** The rows of the return, part by part and month by month. */
export const righe770 = (parti: readonly Parte770[]): Riga770[] =>
  [...Map.groupBy(parti, chiaveDi)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, gruppo]) => {
      const [prima] = gruppo;
      if (prima === undefined) return [];
      const { quadro, mese, ente, codice } = prima;
      const operate = somma(gruppo.map((parte) => parte.operate));
      const versate = somma(gruppo.map((parte) => parte.versate));
      if (operate === 0 && versate === 0) return [];
      return [
        {
          quadro,
          mese,
          ente,
          codice,
          operate,
          versate,
          differenza: versate - operate,
          interessi: somma(gruppo.map((parte) => parte.interessi)),
          diGennaio: somma(gruppo.map((parte) => parte.diGennaio)),
          righeCedolini: gruppo.filter(({ righe }) => righe === 1).length,
          datVersamento:
            gruppo
              .flatMap(({ datVersamento }) => datVersamento ?? [])
              .toSorted()
              .at(-1) ?? null,
          nota: accorciato([...new Set(gruppo.flatMap(({ nota }) => (nota === '' ? [] : [nota])))].join('; '), 1000),
        },
      ];
    });
