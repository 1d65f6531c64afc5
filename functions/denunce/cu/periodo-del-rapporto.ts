const GIORNO = 86_400_000;

/** Days of a relation; without an end while it lasts. */
interface Durata {
  readonly datInizio: string;
  readonly datFine: string | null;
}

/** Days of the year that some periods cover, each once; 365 at most. */
const giorniCoperti = (rapporti: readonly Durata[], anno: number): number => {
  const giorni = new Set<number>();
  for (const { datInizio, datFine } of rapporti) {
    const dal = Date.parse(datInizio < `${anno}-01-01` ? `${anno}-01-01` : datInizio);
    const al = Date.parse(datFine === null || datFine > `${anno}-12-31` ? `${anno}-12-31` : datFine);
    for (let giorno = dal; giorno <= al; giorno += GIORNO) giorni.add(giorno);
  }
  return Math.min(365, giorni.size);
};

/** When the relations of the year began and ended; nothing where nobody has written one. */
export const periodoDelRapporto = (rapporti: readonly Durata[], anno: number) => {
  const dal = rapporti.map(({ datInizio }) => datInizio).toSorted()[0] ?? '';
  const aperto = rapporti.some(({ datFine }) => datFine === null || datFine > `${anno}-12-31`);
  const giorni = giorniCoperti(rapporti, anno);
  return {
    DB001006: giorni === 0 ? '' : String(giorni),
    DB001008: dal,
    DB001009: aperto
      ? ''
      : (rapporti
          .map(({ datFine }) => datFine ?? '')
          .toSorted()
          .at(-1) ?? ''),
    DB001010: aperto ? '1' : '',
  };
};
