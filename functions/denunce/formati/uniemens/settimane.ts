import { addGiorni, giorniTra, giornoDi, giornoSettimana, type Giorno } from '#shared/domain/tempo/date.ts';

const SETTIMANA = 7;

/** The number of a week in its year, Sunday to Saturday; the one with 1 January is the first, a day of December is never in it. */
export const settimanaDi = (giorno: Giorno): number => {
  const capodanno = `${giorno.slice(0, 4)}-01-01`;
  const domenica = addGiorni(capodanno, -(giornoSettimana(capodanno) % SETTIMANA));
  return Math.floor(giorniTra(domenica, giorno) / SETTIMANA) + 1;
};

/** The days of a month, AAAA-MM. */
export const giorniDi = (annoMese: string): readonly Giorno[] => {
  const [anno = 0, mese = 0] = annoMese.split('-').map(Number);
  return Array.from({ length: 31 }, (_, indice) => giornoDi(anno, mese, indice + 1) ?? []).flat();
};

/** The weeks that days of a month fall in, AAAA-MM. */
export const settimaneDelMese = (annoMese: string): readonly number[] => [
  ...new Set(giorniDi(annoMese).map(settimanaDi)),
];

/** A week of the filing: its number, how it is covered, the absence that keeps it from being so. */
interface SettimanaCoperta {
  readonly numero: number;
  readonly copertura: string;
  readonly evento: string | null;
}

/** Weeks as the office reads and writes them: '10:X 11:2:MAL', number, cover, event. */
export const FORMA_SETTIMANE = /^(?:\d{1,2}:[X012](?::[A-Z0-9]{3})?(?: \d{1,2}:[X012](?::[A-Z0-9]{3})?)*)?$/;
export const settimaneInTesto = (settimane: readonly SettimanaCoperta[]): string =>
  settimane
    .map(({ numero, copertura, evento }) => `${numero}:${copertura}${evento === null ? '' : `:${evento}`}`)
    .join(' ');
export const settimaneDa = (testo: string): SettimanaCoperta[] =>
  testo
    .split(' ')
    .filter(Boolean)
    .map((una) => {
      const [numero, copertura = '', evento = null] = una.split(':');
      return { numero: Number(numero), copertura, evento };
    });

/** Days of a month as the office reads and writes them: '3-8 10 12-14'. */
export const FORMA_GIORNI = /^(?:\d{1,2}(?:-\d{1,2})?(?: \d{1,2}(?:-\d{1,2})?)*)?$/;
export const giorniInTesto = (giorni: readonly number[]): string => {
  const tratti: [number, number][] = [];
  for (const giorno of giorni.toSorted((a, b) => a - b)) {
    const ultimo = tratti.at(-1);
    if (ultimo?.[1] === giorno - 1) ultimo[1] = giorno;
    else tratti.push([giorno, giorno]);
  }
  return tratti.map(([dal, al]) => (dal === al ? `${dal}` : `${dal}-${al}`)).join(' ');
};
export const giorniDa = (testo: string): ReadonlySet<number> =>
  new Set(
    testo
      .split(' ')
      .filter(Boolean)
      .flatMap((tratto) => {
        const [dal = 0, al = dal] = tratto.split('-').map(Number);
        return Array.from({ length: Math.max(0, al - dal + 1) }, (_, passo) => dal + passo);
      }),
  );
