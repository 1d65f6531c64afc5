/** An act of the State that a norm quotes, and where its text in force is read. */
export interface AttoCitato {
  readonly atto: string;
  readonly url: string;
}

/** Days of the acts that norms quote, by their short name: the address is made of day and number. */
const GIORNI: Readonly<Record<string, string>> = {
  'L. 93/1957': '03-07',
  'L. 836/1973': '12-18',
  'L. 39/1975': '03-08',
  'L. 177/1976': '04-29',
  'L. 417/1978': '07-26',
  'L. 845/1978': '12-21',
  'L. 312/1980': '07-11',
  'L. 937/1977': '12-23',
  'L. 146/1990': '06-12',
  'L. 104/1992': '02-05',
  'L. 335/1995': '08-08',
  'L. 662/1996': '12-23',
  'L. 388/2000': '12-23',
  'L. 4/2004': '01-09',
  'L. 219/2005': '10-21',
  'L. 296/2006': '12-27',
  'L. 1/2007': '01-11',
  'L. 92/2012': '06-28',
  'L. 228/2012': '12-24',
  'L. 190/2014': '12-23',
  'L. 107/2015': '07-13',
  'L. 89/2016': '05-26',
  'L. 191/2009': '12-23',
  'L. 183/2010': '11-04',
  'L. 205/2017': '12-27',
  'L. 234/2021': '12-30',
  'L. 197/2022': '12-29',
  'L. 213/2023': '12-30',
  'L. 207/2024': '12-30',
  'L. 106/2025': '07-18',
  'L. 199/2025': '12-30',
  'DL 384/1992': '09-19',
  'DL 510/1996': '10-01',
  'DL 269/2003': '09-30',
  'DL 147/2007': '09-07',
  'DL 112/2008': '06-25',
  'DL 78/2010': '05-31',
  'DL 16/2012': '03-02',
  'DL 95/2012': '07-06',
  'DL 3/2020': '02-05',
  'DL 22/2020': '04-08',
  'DL 34/2020': '05-19',
  'DL 115/2022': '08-09',
  'DL 48/2023': '05-04',
  'DL 145/2023': '10-18',
  'DL 19/2024': '03-02',
  'DL 84/2025': '06-17',
  'DL 127/2025': '09-09',
  'D.Lgs. 103/1996': '02-10',
  'D.Lgs. 241/1997': '07-09',
  'D.Lgs. 446/1997': '12-15',
  'D.Lgs. 471/1997': '12-18',
  'D.Lgs. 472/1997': '12-18',
  'D.Lgs. 360/1998': '09-28',
  'D.Lgs. 38/2000': '02-23',
  'D.Lgs. 151/2001': '03-26',
  'D.Lgs. 165/2001': '03-30',
  'D.Lgs. 119/2011': '07-18',
  'D.Lgs. 33/2013': '03-14',
  'D.Lgs. 175/2014': '11-21',
  'D.Lgs. 158/2015': '09-24',
  'D.Lgs. 87/2024': '06-14',
  'D.Lgs. 42/2004': '01-22',
  'D.Lgs. 22/2015': '03-04',
  'D.Lgs. 80/2015': '06-15',
  'D.Lgs. 62/2017': '04-13',
  'D.Lgs. 36/2021': '02-28',
  'D.Lgs. 230/2021': '12-29',
  'D.Lgs. 105/2022': '06-30',
  'D.Lgs. 209/2023': '12-27',
  'D.Lgs. 216/2023': '12-30',
  'D.Lgs. 1/2024': '01-08',
  'D.Lgs. 33/2025': '03-24',
  'D.Lgs. 81/2025': '06-12',
  'D.Lgs. 117/2026': '06-19',
  'DPR 180/1950': '01-05',
  'DPR 895/1950': '07-28',
  'DPR 3/1957': '01-10',
  'DPR 1124/1965': '06-30',
  'DPR 633/1972': '10-26',
  'DPR 642/1972': '10-26',
  'DPR 600/1973': '09-29',
  'DPR 602/1973': '09-29',
  'DPR 1032/1973': '12-29',
  'DPR 417/1974': '05-31',
  'DPR 917/1986': '12-22',
  'DPR 395/1988': '08-23',
  'DPR 399/1988': '08-23',
  'DPR 322/1998': '07-22',
};

const GENERI: Readonly<Record<string, string>> = {
  'L.': 'legge',
  DL: 'decreto.legge',
  'D.Lgs.': 'decreto.legislativo',
  DPR: 'decreto.del.presidente.della.repubblica',
};

const ATTO = /(?<![\w.])(?<genere>L\.|DL|D\.Lgs\.|DPR) (?<numero>\d{1,4})\/(?<anno>\d{4})|\bTUIR\b/g;

/** The acts of the State that a sentence quotes, once each, in the order they are quoted: ministerial decrees and circulars have no such address. */
export const attiCitati = (norma: string): readonly AttoCitato[] =>
  attiNominati(norma).flatMap((atto) => {
    const url = indirizzo(atto);
    return url === null ? [] : [{ atto, url }];
  });

/** The acts of the State that a sentence names, with or without a known address. */
export const attiNominati = (norma: string): readonly string[] => [
  ...new Set([...norma.matchAll(ATTO)].map(([nome]) => (nome === 'TUIR' ? 'DPR 917/1986' : nome))),
];

const indirizzo = (atto: string): string | null => {
  const giorno = GIORNI[atto];
  const [genere = '', numero = '', anno = ''] = atto.split(/[ /]/);
  if (giorno === undefined) return null;
  return `https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:${GENERI[genere] ?? ''}:${anno}-${giorno};${numero}`;
};
