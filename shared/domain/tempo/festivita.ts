import { addGiorni, giornoDi, giornoSettimana, type Giorno } from './date.ts';

/** A day off by law: either a fixed day of the year or a number of days from Easter. `dal`/`al` are the first and last day it counted. */
interface RegolaFestivita {
  readonly nome: string;
  readonly quando: { readonly mese: number; readonly giorno: number } | { readonly giorniDaPasqua: number };
  readonly dal: Giorno | null;
  readonly al: Giorno | null;
  readonly norma: string;
  /** Day somebody checked the entry on the official text; null while nobody has. */
  readonly verificataIl: Giorno | null;
}

export interface Festivita {
  readonly giorno: Giorno;
  readonly nome: string;
  readonly tipo: 'NAZIONALE' | 'PATRONO';
  readonly norma: string | null;
  readonly verificataIl: Giorno | null;
}

/** Patron saint of a school site: a day that exists every year. */
export interface Patrono {
  readonly nome: string;
  readonly mese: number;
  readonly giorno: number;
}

const L260 = 'L. 27/05/1949 n. 260, art. 2';
const L54 = 'L. 05/03/1977 n. 54, art. 1';
/** The last day before L. 54/1977 took effect. */
const FINE_1977 = '1977-03-07';

/** When a holiday was one, and the act that says so; nothing said is always, by the law of 1949. */
type Vigenza = Partial<Pick<RegolaFestivita, 'dal' | 'al' | 'norma'>>;

const fissa = (nome: string, giorno: number, mese: number, vigenza: Vigenza = {}): RegolaFestivita => ({
  nome,
  quando: { mese, giorno },
  ...sempre,
  ...vigenza,
});

const mobile = (nome: string, giorniDaPasqua: number, vigenza: Vigenza = {}): RegolaFestivita => ({
  nome,
  quando: { giorniDaPasqua },
  ...sempre,
  ...vigenza,
});

const sempre = { dal: null, al: null, norma: L260, verificataIl: null };
/** Abolished by L. 54/1977. */
const finoAl1977 = { al: FINE_1977, norma: L54 };

const regole: readonly RegolaFestivita[] = [
  fissa('Capodanno', 1, 1),
  fissa('Epifania', 6, 1, finoAl1977),
  fissa('Epifania', 6, 1, { dal: '1986-01-01', norma: 'D.P.R. 28/12/1985 n. 792' }),
  fissa('San Giuseppe', 19, 3, finoAl1977),
  mobile('Pasqua', 0),
  mobile("Lunedì dell'Angelo", 1),
  fissa('Anniversario della Liberazione', 25, 4),
  fissa('Festa del lavoro', 1, 5),
  mobile('Ascensione', 39, finoAl1977),
  mobile('Corpus Domini', 60, finoAl1977),
  fissa('Festa della Repubblica', 2, 6, { dal: '1947-06-02', ...finoAl1977 }),
  fissa('Festa della Repubblica', 2, 6, { dal: '2001-01-01', norma: 'L. 20/11/2000 n. 336' }),
  fissa('Santi Pietro e Paolo', 29, 6, finoAl1977),
  fissa('Assunzione', 15, 8),
  fissa("San Francesco d'Assisi", 4, 10, { dal: '2026-01-01', norma: 'L. 08/10/2025 n. 151' }),
  fissa('Ognissanti', 1, 11),
  fissa('Unità nazionale', 4, 11, finoAl1977),
  fissa('Immacolata Concezione', 8, 12),
  fissa('Natale', 25, 12),
  fissa('Santo Stefano', 26, 12),
];

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones, Butcher). */
export const pasqua = (anno: number): Giorno => {
  const secolo = Math.floor(anno / 100);
  const aureo = anno % 19;
  const correzione = secolo - Math.floor(secolo / 4) - Math.floor((secolo - Math.floor((secolo - 17) / 25)) / 3);
  const epatta = (correzione + 19 * aureo + 15) % 30;
  const luna = epatta - Math.floor(epatta / 28) * (1 - Math.floor(29 / (epatta + 1)) * Math.floor((21 - aureo) / 11));
  const settimana = (anno + Math.floor(anno / 4) + luna + 2 - secolo + Math.floor(secolo / 4)) % 7;
  const scarto = luna - settimana;
  const mese = 3 + Math.floor((scarto + 40) / 44);
  const giorno = giornoDi(anno, mese, scarto + 28 - 31 * Math.floor(mese / 4));
  if (giorno === null) throw new RangeError(`Gregorian year expected, got ${anno}`);
  return giorno;
};

/** The national holidays of a year as the law of that year had them, in order of day, and the patron saint when given. */
export const festivitaDi = (anno: number, patrono?: Patrono): readonly Festivita[] => {
  const nazionali = regole.flatMap((regola): readonly Festivita[] => {
    const giorno = giornoDellaRegola(regola, anno);
    const vale = (regola.dal === null || regola.dal <= giorno) && (regola.al === null || giorno <= regola.al);
    return vale
      ? [{ giorno, nome: regola.nome, tipo: 'NAZIONALE', norma: regola.norma, verificataIl: regola.verificataIl }]
      : [];
  });
  const giornoPatrono = patrono === undefined ? null : giornoDi(anno, patrono.mese, patrono.giorno);
  const tutte: readonly Festivita[] =
    patrono === undefined || giornoPatrono === null
      ? nazionali
      : [...nazionali, { giorno: giornoPatrono, nome: patrono.nome, tipo: 'PATRONO', norma: null, verificataIl: null }];
  return tutte.toSorted((a, b) => (a.giorno < b.giorno ? -1 : Number(a.giorno > b.giorno)));
};

/** True on Sundays and holidays. */
export const isFestivo = (giorno: Giorno, patrono?: Patrono): boolean =>
  giornoSettimana(giorno) === 7 ||
  festivitaDi(Number(giorno.slice(0, 4)), patrono).some((festa) => festa.giorno === giorno);

const giornoDellaRegola = ({ quando }: RegolaFestivita, anno: number): Giorno => {
  if ('giorniDaPasqua' in quando) return addGiorni(pasqua(anno), quando.giorniDaPasqua);
  const giorno = giornoDi(anno, quando.mese, quando.giorno);
  if (giorno === null) throw new RangeError(`Holiday on a day that does not exist in ${anno}`);
  return giorno;
};

/** National holidays of the years a period touches, and other days off of the school. */
export const festiviTra = (dal: Giorno, al: Giorno, altri: readonly Giorno[] = []): readonly Giorno[] => {
  const [primo, ultimo] = [Number(dal.slice(0, 4)), Number(al.slice(0, 4))];
  return [
    ...Array.from({ length: ultimo - primo + 1 }, (_, passo) => festivitaDi(primo + passo))
      .flat()
      .map(({ giorno }) => giorno),
    ...altri,
  ];
};
