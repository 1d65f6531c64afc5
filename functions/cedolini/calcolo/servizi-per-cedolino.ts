import type { AssenzaSalvata } from '#archivio/assenze/assenza.ts';
import { effettoAl } from '#archivio/assenze/contatori.ts';
import { assenzePerLaPaga } from '#archivio/assenze/effetto-paga.ts';
import { isAOre, tipoPerLaPaga } from '#archivio/assenze/paga-del-tipo.ts';
import { descrizioneTipo } from '#archivio/assenze/tipi-assenza.ts';
import { periodoDi } from '#archivio/servizi/elenco-personale.ts';
import type { ServizioCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { orePagate, type Servizio } from '#shared/contracts/servizi/servizio.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { intersection, overlaps } from '#shared/domain/tempo/periodo.ts';
import { getTipoAssenza } from '#shared/rules/contratto/assenze/assenze.ts';

interface Periodo {
  readonly dal: string;
  readonly al: string;
}

/** Hours of absence of the period that the payslip withholds or pays by the hour. Hundredths of hours. */
export interface OreAssenza {
  readonly tipo: string;
  readonly descrizione: string;
  readonly giorno: string;
  readonly ore: number;
  readonly aliquota: number;
}

/** A registered service inside a period, in the shape the engine takes. */
export interface ServizioDelPeriodo {
  readonly servizio: Servizio;
  readonly daPagare: ServizioCedolino;
  readonly assenzeAOre: readonly OreAssenza[];
}

/** What the payslip of a period reads of a person's services and absences. */
export interface ServiziPerCedolino {
  /** Services inside the period, oldest first, each with the absences that count in it and their history. */
  readonly servizi: readonly ServizioDelPeriodo[];
  /** Services that the pay tables have no row for: their pay cannot be computed. */
  readonly senzaTabella: readonly Servizio[];
}

/** Most absences that one service of a payslip carries: the latest count. */
const MASSIMO_ASSENZE = 100;

/** Reads services and absences of a period from the records of one person. */
export const serviziPerCedolino = (
  servizi: readonly Servizio[],
  assenze: readonly AssenzaSalvata[],
  periodo: Periodo,
): ServiziPerCedolino => {
  const nelPeriodo = servizi.filter((servizio) => overlaps(periodoDi(servizio), periodo)).toSorted(perInizio);
  const finora = assenze.filter(({ datInizio }) => datInizio <= periodo.al).toSorted(perInizio);
  return {
    servizi: nelPeriodo.flatMap((servizio) => delPeriodo(servizio, finora, periodo)),
    senzaTabella: nelPeriodo.filter(({ profilo }) => profilo === null),
  };
};

const perInizio = (
  a: { readonly datInizio: string; readonly uid: string },
  b: { readonly datInizio: string; readonly uid: string },
): number => {
  const [prima, dopo] = [`${a.datInizio} ${a.uid}`, `${b.datInizio} ${b.uid}`];
  return prima < dopo ? -1 : Number(prima > dopo);
};

const delPeriodo = (
  servizio: Servizio,
  assenze: readonly AssenzaSalvata[],
  periodo: Periodo,
): readonly ServizioDelPeriodo[] => {
  const parte = intersection(periodoDi(servizio), periodo);
  if (parte === null || parte.al === null || servizio.profilo === null) return [];
  const competenza = { dal: parte.dal, al: parte.al };
  return [
    {
      servizio,
      daPagare: {
        competenza,
        profilo: servizio.profilo,
        fascia: servizio.codFascia,
        oreSettimanali: orePagate(servizio),
        oreCattedra: servizio.numOreIntere,
        sentenzaRpdCia: servizio.desSentenzaRpdCia,
        assegnoPersonaleMensile: servizio.numAssegnoPersonale,
        riferimento: nomeBreve(servizio),
        assenze: assenzePerLaPaga(assenze, servizio.contratto)
          .slice(-MASSIMO_ASSENZE)
          .map((assenza) => ({ ...assenza })),
      },
      assenzeAOre: assenze
        .filter(({ datInizio, datFine }) => overlaps({ dal: datInizio, al: datFine }, competenza))
        .flatMap((assenza) => oreDi(assenza, servizio)),
    },
  ];
};

/** A service as the payslip names it: its dates, and the appointment where it has a number. */
export const nomeBreve = ({
  datInizio,
  datFine,
  numProtocollo,
}: Pick<Servizio, 'datInizio' | 'datFine' | 'numProtocollo'>): string =>
  `servizio dal ${formatGiorno(datInizio)}${datFine === null ? '' : ` al ${formatGiorno(datFine)}`}${numProtocollo === '' ? '' : `, prot. ${numProtocollo}`}`;

/** Hours of one absence, at the rate the contract of the service gives them. */
const oreDi = (assenza: AssenzaSalvata, { contratto }: Servizio): readonly OreAssenza[] => {
  const codice = tipoPerLaPaga(assenza);
  const tipo = getTipoAssenza(codice);
  const effetto = tipo && effettoAl(tipo, assenza.datInizio)?.valore;
  const trattamento = effetto?.trattamenti[contratto];
  if (effetto === undefined || trattamento === undefined || !isAOre(effetto.conteggio)) return [];
  // art. 16 c. 4: pay is withheld only where it is the person's doing
  if (assenza.codMancatoRecupero === 'SCUOLA') return [];
  return [
    {
      tipo: codice,
      descrizione: descrizioneTipo(codice),
      giorno: assenza.datInizio,
      ore: assenza.numOre ?? 0,
      aliquota: trattamento.fasce[0].aliquota,
    },
  ];
};
