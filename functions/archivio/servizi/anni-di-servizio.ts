import type { Servizio } from '#shared/contracts/servizi/servizio.ts';
import { giorniTra } from '#shared/domain/tempo/date.ts';

const GIORNI_ANNO = 365;

/** Completed years of the services on file before a day, whatever their contract. */
export const anniPrima = (servizi: readonly Servizio[], giorno: string): number =>
  Math.floor(
    servizi
      .filter(({ datInizio }) => datInizio < giorno)
      .reduce(
        (somma, { datInizio, datFine }) =>
          somma + giorniTra(datInizio, datFine === null || datFine >= giorno ? giorno : datFine) + 1,
        0,
      ) / GIORNI_ANNO,
  );
