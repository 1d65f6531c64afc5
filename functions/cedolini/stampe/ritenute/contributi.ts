import type { ColonnaDi } from '#functions/impaginazione/elenco/elenco.ts';
import { type Prospetto } from '#functions/impaginazione/elenco/prospetto.ts';
import { defineStampa } from '#functions/impaginazione/stampa.ts';
import { printContributi, type ContributiDaStampare } from '#shared/contracts/cedolini/stampe/ritenute/contributi.ts';
import { descrizioneFondo, fondi } from '#shared/domain/elaborazione/fondi.ts';
import { nomeMese } from '#shared/domain/tempo/date.ts';
import { somma } from '#shared/money/centesimi.ts';
import { elencoDelPeriodo } from '../liquidato/elenchi.ts';
import { chiaveDi, chiDi, type Liquidato } from '../liquidato/liquidato.ts';
import { isContributo, quoteFondo, unica, type QuotaFondo } from '../liquidato/quote-fondo.ts';

const TITOLI = {
  elenco: 'Elenco dei contributi',
  riepilogo: 'Riepilogo dei contributi',
  dipendente: 'Contributi',
} as const satisfies Record<ContributiDaStampare['tipo'], string>;

/** What each fund is due: by person and run, by month and F24 code, or of one person. */
export const prospettoContributi = (
  liquidati: readonly Liquidato[],
  { tipo, fondo: unico }: Pick<ContributiDaStampare, 'tipo' | 'fondo'>,
): Prospetto<RigaContributi> => {
  const righe = RIGHE[tipo](liquidati);
  return {
    colonne: [...COLONNE[tipo], ...QUOTE],
    sezione: 'Fondo',
    sezioni: fondi
      .filter((fondo) => unico === undefined || fondo === unico)
      .map((fondo) => ({ titolo: descrizioneFondo[fondo], righe: righe.filter((riga) => riga.fondo === fondo) })),
    orientamento: 'orizzontale',
  };
};

/** Shares of a fund, of one payslip or of many; what does not tell many apart is empty. */
interface RigaContributi extends QuotaFondo {
  readonly mese: number;
  readonly persona: string;
  readonly desCf: string;
  readonly elaborazione: string;
  readonly tributo: string | null;
  readonly persone: number;
}

const perCedolino = (liquidati: readonly Liquidato[]): RigaContributi[] =>
  liquidati.flatMap((liquidato) =>
    quoteFondo(liquidato.righe).map((quota) => ({
      ...quota,
      mese: liquidato.mese.mese,
      persona: chiDi(liquidato),
      desCf: liquidato.testata.storico.desCf,
      elaborazione: liquidato.processo.DES_ELABORAZIONE,
      tributo: null,
      persone: 1,
    })),
  );

const perPersona = (liquidati: readonly Liquidato[]): RigaContributi[] =>
  perCedolino(liquidati.toSorted((a, b) => (chiaveDi(a) < chiaveDi(b) ? -1 : 1)));

/** Each fund by month and F24 code, as it is paid. */
const perMese = (liquidati: readonly Liquidato[]): RigaContributi[] => {
  const parti = liquidati.flatMap(({ mese, testata, righe }) => {
    const perTributo = Map.groupBy(righe.filter(isContributo), ({ tributo }) => tributo);
    return [...perTributo].flatMap(([tributo, sue]) =>
      quoteFondo(sue).map((quota) => ({ ...quota, mese: mese.mese, tributo, uid: testata.uidSubAnagrafe })),
    );
  });
  const gruppi = Map.groupBy(
    parti,
    ({ fondo, mese, tributo }) => `${fondo} ${String(mese).padStart(2, '0')} ${tributo ?? ''}`,
  );
  return [...gruppi]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, quote]) => {
      const [prima] = quote;
      if (prima === undefined) return [];
      const totale = (campo: 'imponibile' | 'dipendente' | 'scuola') => somma(quote.map((quota) => quota[campo]));
      return [
        {
          ...prima,
          aliquotaDipendente: unica(quote.map(({ aliquotaDipendente }) => aliquotaDipendente)),
          aliquotaScuola: unica(quote.map(({ aliquotaScuola }) => aliquotaScuola)),
          imponibile: totale('imponibile'),
          dipendente: totale('dipendente'),
          scuola: totale('scuola'),
          persona: '',
          desCf: '',
          elaborazione: '',
          persone: new Set(quote.map(({ uid }) => uid)).size,
        },
      ];
    });
};

const RIGHE = { elenco: perPersona, riepilogo: perMese, dipendente: perCedolino } as const;

type Colonna = ColonnaDi<RigaContributi>;

const MESE: Colonna = { titolo: 'Mese', tipo: 'testo', valore: ({ mese }) => nomeMese(mese) };
const COLONNE: Readonly<Record<ContributiDaStampare['tipo'], readonly Colonna[]>> = {
  elenco: [
    { titolo: 'Persona', tipo: 'testo', testata: true, valore: ({ persona }) => persona },
    { titolo: 'Codice fiscale', tipo: 'testo', valore: ({ desCf }) => desCf },
    MESE,
    { titolo: 'Elaborazione', tipo: 'testo', valore: ({ elaborazione }) => elaborazione },
  ],
  riepilogo: [
    { ...MESE, testata: true },
    { titolo: 'Codice F24', tipo: 'testo', valore: ({ tributo }) => tributo },
    { titolo: 'Persone', tipo: 'numero', valore: ({ persone }) => persone },
  ],
  dipendente: [
    { ...MESE, testata: true },
    { titolo: 'Elaborazione', tipo: 'testo', valore: ({ elaborazione }) => elaborazione },
  ],
};
const QUOTE: readonly Colonna[] = [
  { titolo: 'Imponibile', tipo: 'importo', totale: 'sezione', valore: ({ imponibile }) => imponibile },
  { titolo: 'Aliquota dipendente', tipo: 'aliquota', valore: ({ aliquotaDipendente }) => aliquotaDipendente },
  { titolo: 'A carico del dipendente', tipo: 'importo', totale: true, valore: ({ dipendente }) => dipendente },
  { titolo: 'Aliquota scuola', tipo: 'aliquota', valore: ({ aliquotaScuola }) => aliquotaScuola },
  { titolo: 'A carico della scuola', tipo: 'importo', totale: true, valore: ({ scuola }) => scuola },
  { titolo: 'Totale', tipo: 'importo', totale: true, valore: ({ dipendente, scuola }) => dipendente + scuola },
];

export const contributi = defineStampa(
  printContributi,
  elencoDelPeriodo({
    titolo: ({ tipo }: ContributiDaStampare) => TITOLI[tipo],
    conta: 'F24',
    righe: prospettoContributi,
  }),
);
