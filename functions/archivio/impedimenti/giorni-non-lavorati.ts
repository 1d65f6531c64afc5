import type { Incarico } from '#shared/contracts/anagrafe/incarico.ts';
import type { AssenzaInput } from '#shared/contracts/assenze/assenze.ts';
import type { Servizio } from '#shared/contracts/servizi/servizio.ts';
import { isDiIncarico } from '#shared/domain/incarichi/stesso-incarico.ts';
import type { TipoPercettore } from '#shared/domain/persona/percettore.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { giorniCompresi, intersection, mergePeriodi, uncoveredBy, type Periodo } from '#shared/domain/tempo/periodo.ts';
import type { Impedimento } from './impedimento.ts';

/** Work that a payment pays: its name, its days, and the assignment it is of. */
export interface LavoroPagato {
  readonly descrizione: string;
  readonly dal: string;
  readonly al: string;
  readonly uidIncarico?: string | undefined;
}

/** The records that say on which days a person was at work. */
export interface Presenza {
  readonly servizi: readonly Pick<Servizio, 'datInizio' | 'datFine'>[];
  readonly assenze: readonly Pick<AssenzaInput, 'datInizio' | 'datFine' | 'numOre'>[];
  readonly incarichi: readonly Incarico[];
}

/** Titles paid for work of the staff. */
const PERSONALE: readonly (TipoPercettore | null)[] = ['DIPENDENTE', 'FORMATORE'];

/** Days paid on which the records say that the person was not at work: out of service, absent, out of the assignment. */
export const giorniNonLavorati = (
  { servizi, assenze, incarichi }: Presenza,
  titolo: TipoPercettore | null,
  lavoro: readonly LavoroPagato[],
): readonly Impedimento[] =>
  lavoro.flatMap((pagato) => [
    ...(PERSONALE.includes(titolo) && servizi.length > 0
      ? [...fuoriServizio(servizi, pagato), ...assente(assenze, pagato)]
      : []),
    ...fuoriIncarico(incarichi, pagato),
  ]);

const fuoriServizio = (servizi: Presenza['servizi'], pagato: LavoroPagato): readonly Impedimento[] => {
  const scoperti = uncoveredBy(
    giorniDi(pagato),
    servizi.map(({ datInizio, datFine }) => ({ dal: datInizio, al: datFine })),
  );
  return scoperti.length === 0
    ? []
    : [
        {
          codice: 'GIORNI_FUORI_SERVIZIO',
          messaggio: `"${pagato.descrizione}" paga anche ${inParole(scoperti)}, giorni in cui la persona non ha un servizio: correggere i giorni della voce o i servizi.`,
        },
      ];
};

/** Absences of whole days on at least half of the days paid: hours may be worked on the others. */
const assente = (assenze: Presenza['assenze'], pagato: LavoroPagato): readonly Impedimento[] => {
  const giorni = giorniDi(pagato);
  const coperti = mergePeriodi(
    assenze
      .filter(({ numOre }) => numOre === null)
      .flatMap(({ datInizio, datFine }) => intersection({ dal: datInizio, al: datFine }, giorni) ?? []),
  );
  const assenti = quanti(coperti);
  const pagati = quanti([giorni]);
  return assenti * 2 < pagati || pagati === 0
    ? []
    : [
        {
          codice: 'GIORNI_DI_ASSENZA',
          messaggio: `"${pagato.descrizione}" paga ${pagati === 1 ? '1 giorno' : `${pagati} giorni`}, ${periodoInParole(giorni)}: la persona risulta assente ${inParole(coperti)} (${assenti} di ${pagati}). Correggere i giorni della voce o le assenze.`,
        },
      ];
};

const fuoriIncarico = (
  incarichi: Presenza['incarichi'],
  { uidIncarico, ...pagato }: LavoroPagato,
): readonly Impedimento[] => {
  const incarico = uidIncarico === undefined ? undefined : incarichi.find((uno) => isDiIncarico(uno, uidIncarico));
  if (incarico === undefined) return [];
  const scoperti = uncoveredBy(giorniDi(pagato), [{ dal: incarico.datInizio, al: incarico.datFine }]);
  return scoperti.length === 0
    ? []
    : [
        {
          codice: 'INCARICO_NON_IN_CORSO',
          messaggio: `"${pagato.descrizione}" paga anche ${inParole(scoperti)}: l'incarico ${nomeDi(incarico)}. Correggere i giorni della voce o l'incarico.`,
        },
      ];
};

const nomeDi = ({ numIncarico, datIncarico, datInizio, datFine }: Incarico): string =>
  `${numIncarico} del ${formatGiorno(datIncarico)} va ${periodoInParole({ dal: datInizio, al: datFine })}`;

const giorniDi = ({ dal, al }: Pick<LavoroPagato, 'dal' | 'al'>): Periodo => ({ dal, al });

const quanti = (periodi: readonly Periodo[]): number =>
  periodi.reduce((somma, periodo) => somma + (giorniCompresi(periodo) ?? 0), 0);

/** Periods shown by name; of many the first ones, and how many more. */
const inParole = (periodi: readonly Periodo[]): string =>
  `${periodi.slice(0, 3).map(periodoInParole).join(', ')}${periodi.length > 3 ? ` e altri ${periodi.length - 3} periodi` : ''}`;

const periodoInParole = ({ dal, al }: Periodo): string => {
  if (dal === al) return `il ${formatGiorno(dal)}`;
  return al === null ? `dal ${formatGiorno(dal)}` : `dal ${formatGiorno(dal)} al ${formatGiorno(al)}`;
};
