import { assenzeValutate } from '#shared/calculation/contratto/assenze/assenze-servizio.ts';
import {
  giorniGodutiIn,
  giorniSenzaFerie,
  type ServizioConAssenze,
} from '#shared/calculation/contratto/assenze/ferie-dei-servizi.ts';
import { isAccessorioFissoDovuto } from '#shared/calculation/contratto/stipendio.ts';
import type { FerieCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { orePagate, type Servizio } from '#shared/contracts/servizi/servizio.ts';
import { annoScolasticoDi, periodoAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';
import { giorniTra } from '#shared/domain/tempo/date.ts';
import { festiviTra } from '#shared/domain/tempo/festivita.ts';
import { primoGiornoDelMese, ultimoGiornoDelMese } from '#shared/domain/tempo/mese.ts';
import { intersection } from '#shared/domain/tempo/periodo.ts';
import { accessorioFissoSpettante } from '#shared/rules/contratto/indennita.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { assenzePerLaPaga } from '../assenze/effetto-paga.ts';
import { anniPrima } from '../servizi/anni-di-servizio.ts';
import { periodoDi } from '../servizi/elenco-personale.ts';
import type { DatiPersona } from './dati-persona.ts';

/** Leave is earned by the year: a contract of 365 or 366 days earns no more than one of 360. */
const GIORNI_ANNO = 360;

/**
 * Leave that the payslip of a month pays to whose fixed-term contract ended in it: days of service and of leave taken, from services and absences of the school
 * year up to that end, or from the first day of a contract that goes across two, as those of an academic year do. Null when none ended, or another service of the
 * same school year ends later: leave is paid at the end of the last contract of a school year, whatever begins in the next. What only the office knows (suspended
 * lessons, the invitation to take leave) it writes itself.
 */
export const ferieRegistrate = (
  { ANNO: anno, MESE: mese }: Pick<Processo, 'ANNO' | 'MESE'>,
  { servizi, assenze }: Pick<DatiPersona, 'servizi' | 'assenze'>,
): FerieCedolino | null => {
  const [primo, ultimo] = [primoGiornoDelMese({ anno, mese }), ultimoGiornoDelMese({ anno, mese })];
  const { dal: inizioAnno, al: fineAnno } = periodoAnnoScolastico(annoScolasticoDi(ultimo).numAnno);
  const determinati = servizi.filter(({ contratto, datInizio }) => contratto !== 'TI' && datInizio <= fineAnno);
  const finale = determinati.toSorted((a, b) => ((a.datFine ?? '9') < (b.datFine ?? '9') ? -1 : 1)).at(-1);
  const cessazione = finale?.datFine ?? null;
  if (finale === undefined || cessazione === null || finale.profilo === null) return null;
  if (cessazione < primo || cessazione > ultimo) return null;
  const dal = finale.datInizio < inizioAnno ? finale.datInizio : inizioAnno;
  const parti = determinati.flatMap((servizio) => parteDi(servizio, assenze, { dal, al: cessazione }));
  const festivi = festiviTra(dal, cessazione);
  const giorniServizio = parti.reduce((somma, parte) => somma + giorniUtili(parte), 0);
  return {
    cessazione,
    profilo: finale.profilo,
    fascia: finale.codFascia,
    conAccessorioFisso: isAccessorioFissoDovuto(
      finale.contratto,
      finale.desSentenzaRpdCia,
      regoleCorrenti().inVigore(accessorioFissoSpettante, cessazione),
    ),
    oreSettimanali: orePagate(finale),
    oreCattedra: finale.numOreIntere,
    giorniServizio: Math.max(1, Math.min(GIORNI_ANNO, giorniServizio)),
    giorniFruiti: parti.reduce(
      (somma, parte) => somma + parte.assenze.reduce((giorni, una) => giorni + giorniGodutiIn(una, parte, festivi), 0),
      0,
    ),
    anniServizio: Math.min(50, anniPrima(servizi, dal)),
    settimanaCorta: finale.numGiorniSettimana === 5,
  };
};

const parteDi = (
  servizio: Servizio,
  assenze: DatiPersona['assenze'],
  periodo: { readonly dal: string; readonly al: string },
): readonly ServizioConAssenze[] => {
  const parte = intersection(periodoDi(servizio), periodo);
  if (parte === null || parte.al === null) return [];
  const { dal, al } = parte;
  const finora = assenze.filter(({ datInizio }) => datInizio <= al);
  return [
    {
      dal,
      al,
      settimanaCorta: servizio.numGiorniSettimana === 5,
      assenze: assenzeValutate(assenzePerLaPaga(finora, servizio.contratto), servizio.contratto, regoleCorrenti()),
    },
  ];
};

/** Days of a service that earn leave. */
const giorniUtili = (parte: ServizioConAssenze): number =>
  giorniTra(parte.dal, parte.al) +
  1 -
  parte.assenze.reduce((somma, assenza) => somma + giorniSenzaFerie(assenza, parte), 0);
