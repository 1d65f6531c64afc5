import type { AssenzaTenuta, ServizioTenuto } from '#archivio/cedolini/lavoro.ts';
import { meseOrdinato } from '#archivio/denunce/denuncia.ts';
import { periodoDi } from '#archivio/servizi/elenco-personale.ts';
import { CalcoloImpossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { orePagate } from '#shared/contracts/servizi/servizio.ts';
import { cessazionePrivata } from '#shared/domain/persona/rapporto-inps.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import {
  formatMese,
  giorniDelMese,
  primoGiornoDelMese,
  ultimoGiornoDelMese,
  type Mese,
} from '#shared/domain/tempo/mese.ts';
import { containsGiorno, overlaps } from '#shared/domain/tempo/periodo.ts';
import { perDivisoArrotondato } from '#shared/money/arrotondamenti.ts';
import { somma, UNO } from '#shared/money/centesimi.ts';
import { settimaneUniemens } from '#shared/rules/adempimenti/settimane-uniemens.ts';
import { meseRetributivo, minimaleGiornaliero } from '#shared/rules/contratto/tempo.ts';
import { ifInForceOn, inForceOn, RegolaMancante } from '#shared/rules/regola.ts';
import type { Campi } from '../../macchina/denuncia.ts';
import { giornateDi, settimaneEGiorni, type Giornata } from './giornate.ts';
import type { CedolinoPagato } from './rapporto.ts';

/** Line of the salary: who has one is paid by the school for days, and not for a task. */
export const STIPENDIO = 'STIPENDIO';
const PAGA_FISSA: readonly string[] = [
  ...[STIPENDIO, 'VACANZA_CONTRATTUALE', 'EMOLUMENTO_ACCESSORIO', 'ASSEGNO_PERSONALE'],
  ...['RPD', 'CIA', 'INDENNITA_DIREZIONE', 'TREDICESIMA', 'TREDICESIMA_EMOLUMENTO'],
];
// The 13th of a year is not pay of a month: NumMensilita says that there are thirteen.

/** Working days that a week's hours are of, as the filing counts them. */
const GIORNI_SETTIMANA = 6;
/** Hundredths of a percentage. */
const INTERO = 10_000;

/** Whether a payslip pays the salary of its months. */
export const isDiPagaFissa = ({ rotte }: Pick<CedolinoPagato, 'rotte'>): boolean =>
  rotte.some(({ codice }) => codice === STIPENDIO);

const fissaDel = (cedolini: readonly CedolinoPagato[], mese: Mese) =>
  cedolini
    .flatMap(({ rotte }) => rotte)
    .filter(
      ({ codice, competenza }) =>
        PAGA_FISSA.includes(codice) && competenza !== null && meseOrdinato(competenza) === meseOrdinato(mese),
    );

/** Who is paid the salary of the month: payslips, services of fixed-term staff, absences. */
interface Pagato {
  readonly desCf: string;
  readonly cedolini: readonly CedolinoPagato[];
  readonly servizi: readonly ServizioTenuto[];
  readonly assenze: readonly AssenzaTenuta[];
  readonly imponibile: number;
}

/** What the filing says of the days of a person, and what the office has to look at. */
interface DelMese {
  readonly campi: Campi;
  readonly rilievi: readonly Rilievo[];
}
const NIENTE: DelMese = { campi: {}, rilievi: [] };

/** Weeks, days and relation of who is paid the salary of the month that is filed; nothing of who is paid for accessory work only. */
export const campiPagaFissa = (pagato: Pagato, mese: Mese): DelMese => {
  const altri = altriMesi(pagato, mese);
  if (!fissaDel(pagato.cedolini, mese).some(({ codice }) => codice === STIPENDIO))
    return altri === '' ? NIENTE : { campi: {}, rilievi: [senzaSettimane(pagato.desCf, altri)] };
  const periodo = { dal: primoGiornoDelMese(mese), al: ultimoGiornoDelMese(mese) };
  const suoi = pagato.servizi
    .filter((servizio) => overlaps(periodoDi(servizio), periodo))
    .toSorted((a, b) => (a.datInizio < b.datInizio ? -1 : 1));
  const giornate = giornateNote(suoi, pagato.assenze, mese);
  if (typeof giornate === 'string') return { campi: {}, rilievi: [senzaSettimane(pagato.desCf, giornate)] };
  return {
    campi: {
      ...rapportoNelMese(pagato.servizi, suoi, mese),
      ...campiGiornate(pagato, giornate, suoi.at(-1), mese),
    },
    rilievi: [
      ...(altri === '' ? [] : [senzaSettimane(pagato.desCf, altri)]),
      ...(suoi.length > 1 ? [piuContratti(pagato.desCf, mese, suoi.length)] : []),
      ...assenzeIgnote(pagato.desCf, giornate),
    ],
  };
};

/** The days of services; in words why they cannot be told. */
const giornateNote = (
  servizi: readonly ServizioTenuto[],
  assenze: readonly AssenzaTenuta[],
  mese: Mese,
): readonly Giornata[] | string => {
  if (servizi.length === 0) return `nessun servizio a tempo determinato in ${formatMese(mese)}`;
  try {
    return giornateDi(servizi, assenze, meseOrdinato(mese));
  } catch (error) {
    if (error instanceof CalcoloImpossibile || error instanceof RegolaMancante) return error.message;
    throw error;
  }
};

const altriMesi = ({ cedolini }: Pagato, mese: Mese): string => {
  const mesi = cedolini
    .flatMap(({ rotte }) => rotte)
    .flatMap(({ codice, competenza }) => (codice === STIPENDIO && competenza !== null ? [competenza] : []))
    .filter((una) => meseOrdinato(una) !== meseOrdinato(mese));
  const nomi = [...new Set(mesi.map(formatMese))];
  return nomi.length === 0 ? '' : `lo stipendio di ${nomi.join(', ')}, le cui settimane non stanno in questo mese`;
};

/** The first contract that begins in the month and the last that ends in it; one that goes on under another has neither. */
const rapportoNelMese = (tutti: readonly ServizioTenuto[], suoi: readonly ServizioTenuto[], mese: Mese): Campi => {
  const [primo, ultimo] = [primoGiornoDelMese(mese), ultimoGiornoDelMese(mese)];
  const regola = inForceOn(settimaneUniemens, primo).valore;
  const inServizio = (giorno: string) => tutti.some((servizio) => containsGiorno(periodoDi(servizio), giorno));
  const inizia = suoi.find(({ datInizio }) => datInizio >= primo && !inServizio(addGiorni(datInizio, -1)));
  const finisce = suoi.findLast(
    ({ datFine }) => datFine !== null && datFine <= ultimo && !inServizio(addGiorni(datFine, 1)),
  );
  return {
    GiornoCessazione: finisce?.datFine == null ? '' : String(Number(finisce.datFine.slice(8))),
    TipoCessazione: finisce === undefined ? '' : (tipoCessazione(finisce) ?? regola.fineDelTermine),
    GiornoAssunzione: inizia === undefined ? '' : String(Number(inizia.datInizio.slice(8))),
    TipoAssunzione: inizia === undefined ? '' : (inizia.codAssunzione ?? regola.assunzione),
  };
};

const tipoCessazione = ({ codCessazione, codCessazionePrivata }: ServizioTenuto): string | null =>
  codCessazionePrivata ?? (codCessazione === null ? null : cessazionePrivata[codCessazione]);

const campiGiornate = (
  { cedolini, imponibile }: Pagato,
  giornate: readonly Giornata[],
  servizio: ServizioTenuto | undefined,
  mese: Mese,
): Campi => {
  const primo = primoGiornoDelMese(mese);
  const { retribuiti, ...settimane } = settimaneEGiorni(giornate);
  const { unitaOperativa, numMensilita } = inForceOn(settimaneUniemens, primo).valore;
  const pagate = somma(fissaDel(cedolini, mese).map(({ importo }) => importo));
  return {
    UnitaOperativa: unitaOperativa,
    NumMensilita: numMensilita,
    ...orarioDi(servizio, retribuiti),
    RetribTeorica: teorica(pagate, giornate, mese),
    ...settimane,
    GiorniRetribuiti: String(retribuiti),
    RispettoMinimale: imponibile >= minimoDi(servizio, retribuiti, primo) ? 'S' : 'N',
  };
};

/** The least that some paid days are worth for contributions: by the day, by the hour for part time. Cents. */
const minimoDi = (servizio: ServizioTenuto | undefined, retribuiti: number, giorno: string): number => {
  const minimale = ifInForceOn(minimaleGiornaliero, giorno);
  if (minimale === null || servizio === undefined) return 0;
  const quotaParziale = servizio.codTipoOrario === 'F' ? 1 : orePagate(servizio) / servizio.numOreIntere;
  return Math.floor(minimale.valore * retribuiti * quotaParziale);
};

/** Who works full time is declared by days, who does not by hours: those of the week, for the days that were paid. */
const orarioDi = (servizio: ServizioTenuto | undefined, retribuiti: number): Campi => {
  if (servizio === undefined) return {};
  const intero = String(servizio.numOreIntere);
  if (servizio.codTipoOrario === 'F') return { OrarioContrattuale: intero, GiorniContribuiti: String(retribuiti) };
  return {
    OrarioContrattuale: intero,
    PercPartTime: String(perDivisoArrotondato(orePagate(servizio), INTERO, servizio.numOreIntere)),
    OreContribuite: String(perDivisoArrotondato(orePagate(servizio), retribuiti, GIORNI_SETTIMANA)),
  };
};

/** What a whole month without absences would have paid: what was paid, over the thirtieths it is of. Cents. */
const teorica = (pagate: number, giornate: readonly Giornata[], mese: Mese): number => {
  const { giorni } = inForceOn(meseRetributivo, primoGiornoDelMese(mese)).valore;
  const parti = somma(giornate.map(({ paga }) => paga));
  const intero = parti === giorniDelMese(mese) * UNO ? giorni * UNO : Math.min(parti, giorni * UNO);
  return intero === 0 ? 0 : perDivisoArrotondato(pagate, giorni * UNO, intero);
};

const senzaSettimane = (persona: string, trovato: string): Rilievo => ({
  codice: 'uniemens.senza-settimane',
  gravita: 'AVVISO',
  regola: 'Chi ha lo stipendio dalla scuola è denunciato con le settimane e i giorni del mese.',
  persona,
  campo: 'Settimane',
  atteso: 'servizi e assenze del mese della denuncia',
  trovato,
  rimedio:
    'Controllare servizi e assenze della persona, poi aggiornare; le settimane di un altro mese si denunciano in quello.',
});

const piuContratti = (persona: string, mese: Mese, quanti: number): Rilievo => ({
  codice: 'uniemens.piu-contratti',
  gravita: 'AVVISO',
  regola: 'Una denuncia individuale ha una assunzione e una cessazione nel mese.',
  persona,
  campo: 'GiornoAssunzione',
  atteso: 'un contratto nel mese',
  trovato: `${quanti} contratti in ${formatMese(mese)}, denunciati insieme: l’inizio del primo, la fine dell’ultimo, i giorni di tutti`,
  rimedio: 'Se qualifica o orario sono diversi, scrivere nei campi quelli che valgono.',
});

/** One notice for each kind of absence that takes pay and has no known code in the filing. */
const assenzeIgnote = (persona: string, giornate: readonly Giornata[]): readonly Rilievo[] =>
  [...Map.groupBy(giornate, ({ senzaCodice }) => senzaCodice)].flatMap(([nome, sue]) =>
    nome === null
      ? []
      : [
          {
            codice: 'uniemens.assenza-senza-codice',
            gravita: 'AVVISO',
            regola: 'Una assenza tutelata ha sulla settimana il suo codice di evento.',
            persona,
            campo: 'Settimane',
            atteso: 'un codice di evento pubblicato dall’INPS',
            trovato: `${nome}, ${sue.length} ${sue.length === 1 ? 'giorno' : 'giorni'} senza paga intera, senza un codice noto`,
            rimedio:
              'Le settimane sono denunciate per quanto è pagato, senza evento: se l’INPS ha un codice per questa assenza, scriverlo nelle settimane della persona.',
          },
        ],
  );
