import { assenzePerLaPaga } from '#archivio/assenze/effetto-paga.ts';
import type { AssenzaTenuta, ServizioTenuto } from '#archivio/cedolini/lavoro.ts';
import { periodoDi } from '#archivio/servizi/elenco-personale.ts';
import { assenzeValutate, type AssenzaValutata } from '#shared/calculation/contratto/assenze/assenze-servizio.ts';
import { giorniTra, giornoSettimana, type Giorno } from '#shared/domain/tempo/date.ts';
import { festivitaDi } from '#shared/domain/tempo/festivita.ts';
import { containsGiorno } from '#shared/domain/tempo/periodo.ts';
import { UNO, type PartiPerMilione } from '#shared/money/centesimi.ts';
import { settimaneUniemens } from '#shared/rules/adempimenti/settimane-uniemens.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { giorniDi, giorniInTesto, settimanaDi, settimaneInTesto } from '../../formati/uniemens/settimane.ts';

const DOMENICA = 7;

/** A day of the month in which a service was running. */
export interface Giornata {
  readonly giorno: Giorno;
  /** How much of it is paid. */
  readonly paga: PartiPerMilione;
  readonly lavorata: boolean;
  /** Code of the absence that the filing knows. */
  readonly evento: string | null;
  /** Name of the absence that takes pay, and for which no code of the filing was found. */
  readonly senzaCodice: string | null;
}

type ServizioValutato = readonly [ServizioTenuto, readonly AssenzaValutata[]];

const eventoDi = ({ tipo, dal, al, giorniEvento }: AssenzaValutata, giorno: Giorno): string | null => {
  const evento = inForceOn(settimaneUniemens, giorno).valore.eventi[tipo.codice];
  const giorni = giorniEvento + giorniTra(dal, al) + 1;
  return evento === undefined || giorni < evento.daGiorni ? null : evento.codice;
};

/** The absence that takes pay on a day and whose code nobody has published; null where there is a code, or none is needed. */
const ignotaAllaDenuncia = ({ tipo }: AssenzaValutata, paga: PartiPerMilione, giorno: Giorno): string | null => {
  const { eventi, senzaEvento } = inForceOn(settimaneUniemens, giorno).valore;
  return paga === UNO || Object.hasOwn(eventi, tipo.codice) || senzaEvento.includes(tipo.codice)
    ? null
    : tipo.descrizione;
};

const giornataIn = ([servizio, assenze]: ServizioValutato, giorno: Giorno, festivi: ReadonlySet<Giorno>): Giornata => {
  const assenza = assenze.find(({ dal, al }) => dal <= giorno && giorno <= al);
  const paga = assenza === undefined ? UNO : (assenza.aliquote[giorniTra(assenza.dal, giorno)] ?? 0);
  return {
    giorno,
    paga,
    lavorata: assenza === undefined && giornoSettimana(giorno) <= servizio.numGiorniSettimana && !festivi.has(giorno),
    evento: assenza === undefined ? null : eventoDi(assenza, giorno),
    senzaCodice: assenza === undefined ? null : ignotaAllaDenuncia(assenza, paga, giorno),
  };
};

/** A day of two contracts is worked if one of them was, and paid as the one that pays more. */
const unita = (giornate: readonly Giornata[]): readonly Giornata[] => {
  const [prima] = giornate;
  return prima === undefined
    ? []
    : [
        {
          ...prima,
          paga: Math.max(...giornate.map(({ paga }) => paga)),
          lavorata: giornate.some(({ lavorata }) => lavorata),
          evento: giornate.find(({ evento }) => evento !== null)?.evento ?? null,
        },
      ];
};

/**
 * The days of a month, AAAA-MM, in which some services run, each with what its absences leave of the pay.
 * @throws CalcoloImpossibile when absences overlap, RegolaMancante before the rules of a kind
 */
export const giornateDi = (
  servizi: readonly ServizioTenuto[],
  assenze: readonly AssenzaTenuta[],
  annoMese: string,
): readonly Giornata[] => {
  const regole = regoleCorrenti();
  const valutati = servizi.map((servizio): ServizioValutato => [
    servizio,
    assenzeValutate(assenzePerLaPaga(assenze, servizio.contratto), servizio.contratto, regole),
  ]);
  const festivi = new Set(festivitaDi(Number(annoMese.slice(0, 4))).map(({ giorno }) => giorno));
  return giorniDi(annoMese).flatMap((giorno) =>
    unita(
      valutati
        .filter(([servizio]) => containsGiorno(periodoDi(servizio), giorno))
        .map((valutato) => giornataIn(valutato, giorno, festivi)),
    ),
  );
};

/** Sundays are of no week's pay: a week of which the contract has nothing else is not declared. */
const isRetribuibile = ({ giorno }: Giornata): boolean => giornoSettimana(giorno) !== DOMENICA;

const coperturaDi = (giornate: readonly Giornata[], giorno: Giorno) => {
  const { coperture } = inForceOn(settimaneUniemens, giorno).valore;
  const evento = giornate.find((una) => una.evento !== null && una.paga < UNO)?.evento ?? null;
  if (giornate.every(({ paga }) => paga === UNO)) return { copertura: coperture.intera, evento: null };
  if (giornate.some(({ paga }) => paga > 0)) return { copertura: coperture.inParte, evento };
  return { copertura: evento === null ? coperture.nessuna : coperture.evento, evento };
};

/** Weeks, days worked and days paid of a month, as the filing has them. */
export const settimaneEGiorni = (giornate: readonly Giornata[]) => {
  const utili = giornate.filter(isRetribuibile);
  const settimane = [...Map.groupBy(utili, ({ giorno }) => settimanaDi(giorno))].map(([numero, sue]) => ({
    numero,
    ...coperturaDi(sue, sue[0]?.giorno ?? ''),
  }));
  return {
    Settimane: settimaneInTesto(settimane),
    GiorniLavorati: giorniInTesto(
      giornate.filter(({ lavorata }) => lavorata).map(({ giorno }) => Number(giorno.slice(8))),
    ),
    retribuiti: utili.filter(({ paga }) => paga > 0).length,
  };
};
