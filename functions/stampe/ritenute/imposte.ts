import { nomeMese } from '../../../shared/domain/tempo/date.ts';
import { somma } from '../../../shared/money/centesimi.ts';
import type { RigaBreve } from '../../archivio/cedolini/cedolino.ts';
import { elenco, type ColonnaDi, type Elenco } from '../elenco/elenco.ts';
import {
  chiaveDi,
  chiDi,
  filtriPeriodo,
  formatPeriodo,
  liquidatoIn,
  titoloDiPersona,
  type Liquidato,
  type Periodo,
} from '../liquidato.ts';
import type { ContestoStampa } from '../stampa.ts';
import { unica } from './quote-fondo.ts';

/** By person, by month and F24 code, or of one person. */
type Tipo = 'elenco' | 'riepilogo' | 'dipendente';
interface Richiesta extends Periodo {
  readonly tipo: Tipo;
}

/** A tax of some payslip lines: how they are called together, and which they are. */
interface Imposta {
  readonly titoli: Readonly<Partial<Record<Tipo, string>>>;
  /** Name of the section a line belongs to, in the order they come; undefined for the lines that are not of this tax. */
  readonly sezioni: readonly string[];
  readonly sezioneDi: (riga: RigaBreve) => string | undefined;
}

/** The second half of a print of a tax: its lines by person, or summed by month and code. */
export const defineStampaImposta = ({ titoli, sezioni, sezioneDi }: Imposta) =>
  elenco({
    title: async (parametri: Richiesta, contesto: ContestoStampa): Promise<string> =>
      `${titoli[parametri.tipo] ?? ''}${await titoloDiPersona(parametri, contesto)}, ${formatPeriodo(parametri)}`,
    load: async (parametri: Richiesta, contesto: ContestoStampa): Promise<Elenco<RigaImposta>> => {
      const trovate = righeDi(await liquidatoIn(contesto, parametri, 'F24'), sezioneDi);
      const righe = parametri.tipo === 'riepilogo' ? perMese(trovate) : trovate;
      return {
        filtri: filtriPeriodo(parametri),
        colonne: [...COLONNE[parametri.tipo], ...IMPORTI],
        sezione: 'Imposta',
        sezioni: sezioni.map((titolo) => ({ titolo, righe: righe.filter(({ sezione }) => sezione === titolo) })),
        orientamento: 'orizzontale',
      };
    },
  });

interface RigaImposta {
  readonly sezione: string;
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

/** The lines of the tax by person, a line of the print for each. */
const righeDi = (liquidati: readonly Liquidato[], sezioneDi: Imposta['sezioneDi']): RigaImposta[] =>
  liquidati
    .toSorted((a, b) => (chiaveDi(a) < chiaveDi(b) ? -1 : 1))
    .flatMap((liquidato) =>
      liquidato.righe.flatMap((riga) => {
        const sezione = sezioneDi(riga);
        if (sezione === undefined) return [];
        return [
          {
            sezione,
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

const perMese = (righe: readonly RigaImposta[]): RigaImposta[] => {
  const chiave = ({ sezione, mese, tributo }: RigaImposta) =>
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

type Colonna = ColonnaDi<RigaImposta>;

const MESE: Colonna = { titolo: 'Mese', tipo: 'testo', valore: ({ mese }) => nomeMese(mese) };
const ELABORAZIONE: Colonna = { titolo: 'Elaborazione', tipo: 'testo', valore: ({ elaborazione }) => elaborazione };
const CODICE: Colonna = { titolo: 'Codice F24', tipo: 'testo', valore: ({ tributo }) => tributo };
const COLONNE: Readonly<Record<Tipo, readonly Colonna[]>> = {
  elenco: [
    { titolo: 'Persona', tipo: 'testo', testata: true, valore: ({ persona }) => persona },
    { titolo: 'Codice fiscale', tipo: 'testo', valore: ({ desCf }) => desCf },
    MESE,
    ELABORAZIONE,
    CODICE,
  ],
  riepilogo: [
    { ...MESE, testata: true },
    CODICE,
    { titolo: 'Persone', tipo: 'numero', valore: ({ persone }) => persone },
  ],
  dipendente: [{ ...MESE, testata: true }, ELABORAZIONE, CODICE],
};
const IMPORTI: readonly Colonna[] = [
  { titolo: 'Imponibile', tipo: 'importo', totale: 'sezione', valore: ({ base }) => base },
  { titolo: 'Aliquota', tipo: 'aliquota', valore: ({ aliquota }) => aliquota },
  { titolo: 'Importo', tipo: 'importo', totale: 'sezione', valore: ({ importo }) => importo },
];
