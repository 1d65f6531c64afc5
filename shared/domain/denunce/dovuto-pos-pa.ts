import { somma } from '../../money/centesimi.ts';

/** A record of the public family, by its elements; `quadro` says which form it is. */
type Campi = Readonly<Record<string, string | number>>;

/** Contributions of a period, in each fund. */
const CONTRIBUTI = [
  'Gestioni.GestPensionistica.Contributo',
  'Gestioni.GestPensionistica.Contrib1PerCento',
  'Gestioni.GestPensionistica.ContributoL166_91',
  'Gestioni.GestPrevidenziale.ContributoTFR',
  'Gestioni.GestPrevidenziale.ContributoTFRUlterioriElem',
  'Gestioni.GestPrevidenziale.ContributoTFS',
  'Gestioni.GestCredito.Contributo',
  'Gestioni.ENPDEP.Contributo',
  'Gestioni.ENAM.Contributo',
] as const;

/** Earlier periods that owe what they declare: the others put right or cancel what was declared. */
const CAUSALI_DOVUTE: readonly unknown[] = ['1', '7'];

const isDovuto = ({ quadro, '@CausaleVariazione': causale }: Campi): boolean =>
  quadro === 'E0' || (quadro === 'V1' && CAUSALI_DOVUTE.includes(causale));

/** What the public family owes for the month: periods of the month, arrears, instalments. Cents. */
export const dovutoPosPA = (righe: readonly Campi[]): number =>
  somma([
    ...righe.filter(isDovuto).flatMap((record) => CONTRIBUTI.map((nome) => Number(record[nome] ?? 0))),
    ...righe.filter(({ quadro }) => quadro === 'F1').map((record) => Number(record.Importo ?? 0)),
  ]);

/** A contribution of a record, under the code it is paid by. Cents. */
export interface ContribuzionePosPA {
  readonly gestione: string;
  readonly codice: string;
  readonly imponibile: number;
  readonly contributo: number;
}

/** What each fund is paid under, after its number: pension, end of service, the others. */
const CAUSALI = [
  { gestione: 'GestPensionistica', base: 'Imponibile', contributi: ['Contributo', 'Contrib1PerCento'], causale: '01' },
  { gestione: 'GestPrevidenziale', base: 'ImponibileTFS', contributi: ['ContributoTFS'], causale: '07' },
  { gestione: 'GestPrevidenziale', base: 'ImponibileTFR', contributi: ['ContributoTFR'], causale: '08' },
  { gestione: 'GestCredito', base: 'Imponibile', contributi: ['Contributo'], causale: '09' },
  { gestione: 'ENPDEP', base: 'Imponibile', contributi: ['Contributo'], causale: '10' },
  { gestione: 'ENAM', base: 'Imponibile', contributi: ['Contributo'], causale: '' },
] as const;

/** What the periods that are due pay to each fund, with the code P + management + cause; ENAM has none that anybody has read. */
export const contribuzioniDi = (righe: readonly Campi[]): ContribuzionePosPA[] =>
  righe.filter(isDovuto).flatMap((record) =>
    CAUSALI.flatMap(({ gestione, base, contributi, causale }) => {
      const di = (nome: string) => record[`Gestioni.${gestione}.${nome}`];
      const numero = String(di('CodGestione') ?? '');
      if (numero === '' || di(base) === undefined) return [];
      const contributo = somma(contributi.map((nome) => Number(di(nome) ?? 0)));
      const codice = causale === '' ? 'ENAM' : `P${numero}${causale}`;
      return [{ gestione: numero, codice, imponibile: Number(di(base)), contributo }];
    }),
  );
