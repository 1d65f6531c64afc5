/** Seniority bands of the contract tables. */
export const fasceAnzianita = ['0-8', '9-14', '15-20', '21-27', '28-34', '35+'] as const;
export type FasciaAnzianita = (typeof fasceAnzianita)[number];

export const descrizioneFasciaAnzianita: Readonly<Record<FasciaAnzianita, string>> = {
  '0-8': 'da 0 a 8 anni',
  '9-14': 'da 9 a 14 anni',
  '15-20': 'da 15 a 20 anni',
  '21-27': 'da 21 a 27 anni',
  '28-34': 'da 28 a 34 anni',
  '35+': '35 anni e oltre',
};

const primoAnno: Readonly<Record<FasciaAnzianita, number>> = {
  '0-8': 0,
  '9-14': 9,
  '15-20': 15,
  '21-27': 21,
  '28-34': 28,
  '35+': 35,
};

/** The band of a number of completed years of service. @throws RangeError for a negative number. */
export const fasciaDiAnni = (anni: number): FasciaAnzianita => {
  const fascia = fasceAnzianita.findLast((candidata) => primoAnno[candidata] <= anni);
  if (fascia === undefined) throw new RangeError(`Years of service expected, got ${anni}`);
  return fascia;
};
