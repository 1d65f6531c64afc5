import type { ServizioTenuto } from '#archivio/cedolini/lavoro.ts';
import type { RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import { meseOrdinato } from '#archivio/denunce/denuncia.ts';
import { periodoDi } from '#archivio/servizi/elenco-personale.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { senzaAccenti } from '#shared/domain/persona/nominativo.ts';
import { intervalloDetto } from '#shared/domain/tempo/date.ts';
import { formatMese, primoGiornoDelMese, ultimoGiornoDelMese, type Mese } from '#shared/domain/tempo/mese.ts';
import { overlaps, uncoveredBy, type Periodo } from '#shared/domain/tempo/periodo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { QUADRI } from '../../formati/uniemens/quadri.ts';
import type { Campi } from '../../macchina/denuncia.ts';
import { campiGestioni, campiVersanti, CODICI_POSPA, ESONERI } from './importi-pos-pa.ts';
import { inquadramentoDi, tabellareIntero } from './inquadramento.ts';
import type { DatiPersone, Sede } from './persone.ts';
import type { Gruppo, Parte } from './rapporto.ts';

/** Which list of the filing: that of the month, or that of variations only. */
export const LISTE = { ordinaria: 'O', variazione: 'V' } as const;

/** Causale of arrears: they are added to what was declared. */
const INTEGRAZIONE = '1';

/** Characters of surname and name in the public family. */
const COGNOME = 40;
const NOME = 30;

/** The month that is filed, and who declares it. */
export interface Dichiarazione {
  readonly mese: Mese;
  /** The front page, leaf by leaf. */
  readonly fronte: Campi;
  readonly CFAzienda: string;
}

/** Whether the public family declares a line: those of its funds, once the school has said which they are. */
export const isPosPA = ({ rotta }: Parte): boolean =>
  CODICI_POSPA.includes(rotta.codice) && rotta.fondo !== 'FPLD' && rotta.mancanti.length === 0;

/** A person in a month that is declared: the period of the month, or an earlier one. */
interface Periodi {
  readonly gruppo: Gruppo;
  readonly mese: Mese;
}

const isGruppo = (parti: readonly Parte[]): parti is Gruppo => parti.length > 0;

/** Arrears of fixed pay go to their month; what follows the payment, and what comes before its time, to the month that is filed. */
const meseDichiarato = ({ rotta }: Parte, filed: Mese): Mese => {
  const suo = rotta.adempimenti.UNIEMENS ?? filed;
  return meseOrdinato(suo) < meseOrdinato(filed) ? suo : filed;
};

const perMesi = (parti: readonly Parte[], filed: Mese): Periodi[] =>
  [...Map.groupBy(parti, (parte) => meseOrdinato(meseDichiarato(parte, filed))).values()].flatMap((gruppo) =>
    isGruppo(gruppo) ? [{ gruppo, mese: meseDichiarato(gruppo[0], filed) }] : [],
  );

/** The services of a person that run in a period, the first first. */
const serviziIn = (servizi: readonly ServizioTenuto[], periodo: Periodo): ServizioTenuto[] =>
  servizi
    .filter((servizio) => overlaps(periodoDi(servizio), periodo))
    .toSorted((a, b) => (a.datInizio < b.datInizio ? -1 : 1));

/** A period as it is declared: days in which somebody served, and the last service; without one, the whole month. */
interface Servito {
  readonly dal: string;
  readonly al: string;
  readonly servizio: ServizioTenuto | undefined;
  readonly quanti: number;
  /** The days between its services. */
  readonly vuoti: readonly Periodo[];
}

const servito = (servizi: readonly ServizioTenuto[], mese: Mese): Servito => {
  const [primo, ultimo] = [primoGiornoDelMese(mese), ultimoGiornoDelMese(mese)];
  const suoi = serviziIn(servizi, { dal: primo, al: ultimo });
  const inizio = suoi[0]?.datInizio ?? primo;
  const fine = suoi.some(({ datFine }) => datFine === null)
    ? ultimo
    : (suoi
        .flatMap(({ datFine }) => datFine ?? [])
        .toSorted()
        .at(-1) ?? ultimo);
  const dichiarati = { dal: inizio > primo ? inizio : primo, al: fine < ultimo ? fine : ultimo };
  return {
    ...dichiarati,
    servizio: suoi.at(-1),
    quanti: suoi.length,
    vuoti: suoi.length === 0 ? [] : uncoveredBy(dichiarati, suoi.map(periodoDi)),
  };
};

/** Who is paid after the last service is declared in the month in which it ended. */
const meseServito = (servizi: readonly ServizioTenuto[], mese: Mese): Mese => {
  const ultimo = ultimoGiornoDelMese(mese);
  if (servizi.length === 0 || serviziIn(servizi, { dal: primoGiornoDelMese(mese), al: ultimo }).length > 0) return mese;
  const [finito] = servizi
    .flatMap(({ datFine }) => (datFine !== null && datFine < ultimo ? [datFine] : []))
    .toSorted()
    .toReversed();
  return finito === undefined ? mese : { anno: Number(finito.slice(0, 4)), mese: Number(finito.slice(5, 7)) };
};

/** What a period of a person says, whatever its form. */
const campiPeriodo = (gruppo: Gruppo, { dal, al, servizio }: Servito, { codici }: DatiPersone): Campi => {
  const importi = campiGestioni(gruppo);
  if (servizio === undefined) return { GiornoInizio: dal, GiornoFine: al, ...importi };
  const fineServizio = 'Gestioni.GestPrevidenziale.CodGestione' in importi;
  return {
    GiornoInizio: dal,
    GiornoFine: al,
    ...inquadramentoDi(servizio, al, codici, fineServizio),
    ...importi,
    ...campiTabellare(importi, tabellareIntero(servizio, al)),
    ...(servizio.datFine === al ? { CodiceCessazione: servizio.codCessazione ?? '' } : {}),
  };
};

/** The tabellare of a whole post, where the period pays to the funds that ask for it. */
const campiTabellare = (importi: Campi, tabellare: number | undefined): Campi => {
  if (tabellare === undefined) return {};
  return {
    ...('Gestioni.GestPensionistica.CodGestione' in importi
      ? {
          'Gestioni.GestPensionistica.StipendioTabellare': tabellare,
          // Who has a personal seniority pay has it written over: no payslip of a school carries one.
          'Gestioni.GestPensionistica.RetribIndivAnzianita': 0,
        }
      : {}),
    ...('RetribValutabileTFR' in importi ? { RetribTeoricaTabellareTFR: tabellare } : {}),
  };
};

interface Chi {
  readonly desCf: string;
  readonly desCognome: string;
  readonly desNome: string;
}

/** Who a record is of, as the public family names them. */
export const campiChi = ({ desCf, desCognome, desNome }: Chi, lista: string): Campi => ({
  lista,
  CFLavoratore: desCf,
  Cognome: accorciato(senzaAccenti(desCognome), COGNOME).trim(),
  Nome: accorciato(senzaAccenti(desNome), NOME).trim(),
});

/** The worker of a list, without their forms. */
export const recordLavoratore = (chi: Chi, lista: string, sede: Sede | undefined): RecordRaccolto => ({
  chiave: `${QUADRI.lavoratore}|${lista}|${chi.desCf}`,
  persona: chi.desCf,
  campi: {
    quadro: QUADRI.lavoratore,
    ...campiChi(chi, lista),
    'DatiSedeLavoro.CodiceComune': sede?.codComune ?? '',
    'DatiSedeLavoro.CAP': sede?.desCap ?? '',
  },
  origini: [],
});

/** The front page of a list. */
export const recordFrontespizio = (lista: string, fronte: Campi): RecordRaccolto => ({
  chiave: `${QUADRI.frontespizio}|${lista}`,
  persona: null,
  campi: { quadro: QUADRI.frontespizio, lista, ...fronte },
  origini: [],
});

/** Where a person serves, else the school. */
export const sedeDi = (
  servizi: readonly ServizioTenuto[],
  { scuola }: Pick<DatiPersone, 'scuola'>,
): Sede | undefined => {
  const ultimo = servizi.toSorted((a, b) => (a.datInizio < b.datInizio ? 1 : -1))[0];
  return ultimo?.luogo ?? scuola;
};

/** What is declared of one person, and what the office has to look at. */
interface Dichiarato {
  readonly records: RecordRaccolto[];
  readonly rilievi: Rilievo[];
}

const dichiaraPersona = (parti: Gruppo, dati: DatiPersone, { mese, fronte, CFAzienda }: Dichiarazione): Dichiarato => {
  const { storico, uidSubAnagrafe } = parti[0].cedolino.testata;
  const chi = dati.persone.get(uidSubAnagrafe) ?? storico;
  const { desCf } = chi;
  const servizi = dati.servizi.get(uidSubAnagrafe) ?? [];
  const periodi = perMesi(parti, mese).map(({ gruppo, mese: suo }) => {
    const declared = meseServito(servizi, suo);
    const delMese = meseOrdinato(declared) === meseOrdinato(mese);
    const quadro = delMese ? QUADRI.e0 : QUADRI.v1;
    const quando = servito(servizi, declared);
    const record: RecordRaccolto = {
      chiave: `${quadro}|${LISTE.ordinaria}|${desCf}|${meseOrdinato(declared)}${meseOrdinato(declared) === meseOrdinato(suo) ? '' : `<${meseOrdinato(suo)}`}`,
      persona: desCf,
      campi: {
        quadro,
        ...campiChi(chi, LISTE.ordinaria),
        ...(delMese
          ? {}
          : {
              '@CausaleVariazione': INTEGRAZIONE,
              ...campiVersanti(gruppo, { CFAzienda, PRGAZIENDA: String(fronte.PRGAZIENDA ?? '') }),
            }),
        ...campiPeriodo(gruppo, quando, dati),
      },
      origini: gruppo.map(({ posto, rotta }) => [posto, rotta.riga, rotta.importo]),
    };
    return { record, rilievi: quando.quanti > 1 ? [piuServizi(desCf, declared, quando)] : [] };
  });
  return {
    records: [recordLavoratore(chi, LISTE.ordinaria, sedeDi(servizi, dati)), ...periodi.map(({ record }) => record)],
    rilievi: [...periodi.flatMap(({ rilievi }) => rilievi), ...recuperati(desCf, parti, mese)],
  };
};

/** Tells the earlier months that what was taken back lowers: in the list it lowers the month that is filed. */
const recuperati = (persona: string, parti: readonly Parte[], mese: Mese): Rilievo[] => {
  const mesi = parti.flatMap(({ rotta: { codice, importo, competenza } }) =>
    !ESONERI.includes(codice) && importo < 0 && competenza !== null && meseOrdinato(competenza) < meseOrdinato(mese)
      ? [formatMese(competenza)]
      : [],
  );
  return [...new Set(mesi)].map((servizio) => ({
    codice: 'pospa.recupero',
    gravita: 'AVVISO',
    regola: "Un recupero diminuisce l'imponibile del mese in cui si trattiene.",
    persona,
    campo: 'Imponibile',
    atteso: 'il periodo in cui la somma fu pagata in più',
    trovato: `il recupero di ${servizio} è nel periodo di ${formatMese(mese)}`,
    rimedio:
      'Se la gestione chiede di correggere il mese di allora, scrivere la variazione di quel periodo e rialzare questo della stessa somma.',
  }));
};

const piuServizi = (persona: string, mese: Mese, { quanti, vuoti }: Servito): Rilievo => ({
  codice: 'pospa.piu-servizi',
  gravita: 'AVVISO',
  regola:
    'Un periodo ha un solo inquadramento e i soli giorni di servizio: se cambia o si interrompe nel mese, i periodi sono più di uno.',
  persona,
  campo: 'GiornoInizio',
  atteso: 'un servizio nel mese',
  trovato: accorciato(
    `${quanti} servizi in ${formatMese(mese)}, dichiarati insieme con l'inquadramento dell'ultimo${compresi(vuoti)}`,
    600,
  ),
  rimedio:
    vuoti.length === 0
      ? 'Se tipo di impiego, qualifica o part time sono diversi, aggiungere un periodo a mano e dividere gli importi.'
      : 'Aggiungere un periodo a mano per ciascun servizio, con i suoi giorni e la sua cessazione, e dividere gli importi.',
});

/** Names the days that no service has and the period holds; nothing where there is none. */
const compresi = (vuoti: readonly Periodo[]): string =>
  vuoti.length === 0
    ? ''
    : `, compresi i giorni senza servizio ${vuoti.map(({ dal, al }) => intervalloDetto(dal, al ?? dal)).join(', ')}`;

/** The list of the month: its front page, each worker, their periods. Nothing when no line is of the public family. */
export const collectPosPA = (parti: readonly Parte[], dati: DatiPersone, come: Dichiarazione): Dichiarato => {
  if (parti.length === 0) return { records: [], rilievi: [] };
  const persone = [...Map.groupBy(parti, ({ cedolino }) => cedolino.testata.uidSubAnagrafe).values()].flatMap((sue) =>
    isGruppo(sue) ? [dichiaraPersona(sue, dati, come)] : [],
  );
  return {
    records: [recordFrontespizio(LISTE.ordinaria, come.fronte), ...persone.flatMap(({ records }) => records)],
    rilievi: persone.flatMap(({ rilievi }) => rilievi),
  };
};
