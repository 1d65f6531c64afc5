import type { RigaBreve } from '#archivio/cedolini/cedolino.ts';
import type { ColonnaDi } from '#functions/impaginazione/elenco/elenco.ts';
import type { Prospetto } from '#functions/impaginazione/elenco/prospetto.ts';
import { gruppiRiga } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import { nomeMese } from '#shared/domain/tempo/date.ts';
import { somma } from '#shared/money/centesimi.ts';
import { chiaveDi, chiDi, type Liquidato } from './liquidato.ts';
import { unica } from './quote-fondo.ts';

/** By person, by month and F24 code, or of one person. */
export type Tipo = 'elenco' | 'riepilogo' | 'dipendente';

/** Which payslip lines a print is of, and under which title each stands. */
export interface Scelta {
  /** What the sections are of: 'Imposta'. */
  readonly sezione: string;
  /** The sections in the order they come; without it, that of the groups of a payslip, then of the alphabet. */
  readonly sezioni?: readonly string[];
  /** Name of the section a line belongs to; undefined for the lines that are not of this print. */
  readonly sezioneDi: (riga: RigaBreve) => string | undefined;
  /** The lines are not a rate of something, nor paid by F24: an amount and nothing else. */
  readonly soloImporto?: true;
}

/** The lines chosen, by person or summed by month and code. */
export const prospettoRighe = (
  liquidati: readonly Liquidato[],
  scelta: Scelta,
  tipo: Tipo = 'elenco',
): Prospetto<RigaLiquidata> => {
  const trovate = righeDi(liquidati, scelta.sezioneDi);
  const righe = tipo === 'riepilogo' ? perMese(trovate) : trovate;
  const colonne = [...COLONNE[tipo], CODICE, ...(tipo === 'riepilogo' ? [PERSONE] : []), ...IMPORTI];
  return {
    colonne: scelta.soloImporto ? [...colonne.filter((una) => !SOLO_DI_IMPOSTE.has(una)), SOMMABILE] : colonne,
    sezione: scelta.sezione,
    sezioni: (scelta.sezioni ?? sezioniDi(trovate)).map((titolo) => ({
      titolo,
      righe: righe.filter(({ sezione }) => sezione === titolo),
    })),
    orientamento: 'orizzontale',
  };
};

export interface RigaLiquidata {
  readonly sezione: string;
  readonly gruppo: RigaBreve['gruppo'];
  readonly mese: number;
  readonly persona: string;
  readonly desCf: string;
  readonly elaborazione: string;
  readonly tributo: string | null;
  readonly persone: number;
  readonly base: number | null;
  readonly aliquota: number | null;
  readonly importo: number;
}

/** The lines by person, a line of the print for each. */
const righeDi = (liquidati: readonly Liquidato[], sezioneDi: Scelta['sezioneDi']): RigaLiquidata[] =>
  liquidati
    .toSorted((a, b) => (chiaveDi(a) < chiaveDi(b) ? -1 : 1))
    .flatMap((liquidato) =>
      liquidato.righe.flatMap((riga) => {
        const sezione = sezioneDi(riga);
        if (sezione === undefined) return [];
        return [
          {
            sezione,
            gruppo: riga.gruppo,
            mese: liquidato.mese.mese,
            persona: chiDi(liquidato),
            desCf: liquidato.testata.storico.desCf,
            elaborazione: liquidato.processo.DES_ELABORAZIONE,
            tributo: riga.tributo,
            persone: 1,
            base: riga.base,
            aliquota: riga.aliquota,
            importo: riga.importo,
          },
        ];
      }),
    );

/** The net of each person as a line of a section. */
export const nettiDi = (liquidati: readonly Liquidato[], sezione: string): RigaLiquidata[] =>
  liquidati
    .toSorted((a, b) => (chiaveDi(a) < chiaveDi(b) ? -1 : 1))
    .map((liquidato) => ({
      sezione,
      gruppo: 'riepilogo',
      mese: liquidato.mese.mese,
      persona: chiDi(liquidato),
      desCf: liquidato.testata.storico.desCf,
      elaborazione: liquidato.processo.DES_ELABORAZIONE,
      tributo: null,
      persone: 1,
      base: null,
      aliquota: null,
      importo: liquidato.testata.netto,
    }));

const sezioniDi = (righe: readonly RigaLiquidata[]): readonly string[] => {
  const ordine = ({ gruppo, sezione }: RigaLiquidata) =>
    `${String(gruppiRiga.indexOf(gruppo)).padStart(2, '0')} ${sezione}`;
  return [...new Set(righe.toSorted((a, b) => (ordine(a) < ordine(b) ? -1 : 1)).map(({ sezione }) => sezione))];
};

const perMese = (righe: readonly RigaLiquidata[]): RigaLiquidata[] => {
  const chiave = ({ sezione, mese, tributo }: RigaLiquidata) =>
    `${sezione}#${String(mese).padStart(2, '0')}#${tributo ?? ''}`;
  return [...Map.groupBy(righe, chiave)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, gruppo]) => {
      const [prima] = gruppo;
      if (prima === undefined) return [];
      return [
        {
          ...prima,
          persona: '',
          desCf: '',
          elaborazione: '',
          persone: new Set(gruppo.map(({ desCf }) => desCf)).size,
          base: somma(gruppo.map(({ base }) => base ?? 0)),
          aliquota: unica(gruppo.map(({ aliquota }) => aliquota)),
          importo: somma(gruppo.map(({ importo }) => importo)),
        },
      ];
    });
};

type Colonna = ColonnaDi<RigaLiquidata>;

const MESE: Colonna = { titolo: 'Mese', tipo: 'testo', valore: ({ mese }) => nomeMese(mese) };
const ELABORAZIONE: Colonna = { titolo: 'Elaborazione', tipo: 'testo', valore: ({ elaborazione }) => elaborazione };
const CODICE: Colonna = { titolo: 'Codice F24', tipo: 'testo', valore: ({ tributo }) => tributo };
const PERSONE: Colonna = { titolo: 'Persone', tipo: 'numero', valore: ({ persone }) => persone };
const COLONNE: Readonly<Record<Tipo, readonly Colonna[]>> = {
  elenco: [
    { titolo: 'Persona', tipo: 'testo', testata: true, valore: ({ persona }) => persona },
    { titolo: 'Codice fiscale', tipo: 'testo', valore: ({ desCf }) => desCf },
    MESE,
    ELABORAZIONE,
  ],
  riepilogo: [{ ...MESE, testata: true }],
  dipendente: [{ ...MESE, testata: true }, ELABORAZIONE],
};
const IMPORTI: readonly Colonna[] = [
  { titolo: 'Imponibile', tipo: 'importo', totale: 'sezione', valore: ({ base }) => base },
  { titolo: 'Aliquota', tipo: 'aliquota', valore: ({ aliquota }) => aliquota },
  { titolo: 'Importo', tipo: 'importo', totale: 'sezione', valore: ({ importo }) => importo },
];
const SOLO_DI_IMPOSTE: ReadonlySet<Colonna> = new Set([CODICE, ...IMPORTI]);
const SOMMABILE: Colonna = { titolo: 'Importo', tipo: 'importo', totale: true, valore: ({ importo }) => importo };
