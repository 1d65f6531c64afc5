import type { RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import { meseOrdinato } from '#archivio/denunce/denuncia.ts';
import type { AdesioneEspero } from '#shared/contracts/anagrafe/espero.ts';
import type { PianoAmmortamento } from '#shared/contracts/anagrafe/voci-persona.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { primoGiornoDelMese, ultimoGiornoDelMese, type Mese } from '#shared/domain/tempo/mese.ts';
import { overlaps } from '#shared/domain/tempo/periodo.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { QUADRI } from '../../formati/uniemens/quadri.ts';
import type { Campi } from '../../macchina/denuncia.ts';
import type { DatiPersone } from './persone.ts';
import { campiChi, LISTE, recordLavoratore, sedeDi } from './raccolta-pos-pa.ts';
import type { CedolinoPagato, Parte, RataTrattenuta } from './rapporto.ts';

const DEL_LAVORATORE = 'ESPERO_DIPENDENTE';
const DELLA_SCUOLA = 'ESPERO_AMMINISTRAZIONE';

/** Tells whether a line is of the pension fund of a person: the form E1 declares it. */
export const isDiFondoPensione = ({ rotta: { codice } }: Parte): boolean =>
  codice === DEL_LAVORATORE || codice === DELLA_SCUOLA;

/** The records of the workers of a list besides their periods, and the findings of those that cannot be made. */
interface Moduli {
  readonly records: readonly RecordRaccolto[];
  readonly rilievi: readonly Rilievo[];
}

interface Lista {
  readonly mese: Mese;
  /** The records of the list so far; none where the school has no list. */
  readonly records: readonly RecordRaccolto[];
}

type Chi = Parameters<typeof campiChi>[0];

const chiDi = ({ testata: { uidSubAnagrafe, storico } }: CedolinoPagato, { persone }: DatiPersone): Chi =>
  persone.get(uidSubAnagrafe) ?? storico;

/** An instalment with the payslip that withholds it. */
interface Trattenuta extends RataTrattenuta {
  readonly posto: number;
  readonly cedolino: CedolinoPagato;
}

/** The forms F1 of the instalments that are withheld, E1 of the members of the pension fund, and the workers that no period of the list has. */
export const collectModuli = (
  cedolini: readonly CedolinoPagato[],
  fondo: readonly Parte[],
  dati: DatiPersone,
  { mese, records }: Lista,
): Moduli => {
  const rate = cedolini.flatMap((cedolino, posto) =>
    (cedolino.rate ?? []).map((rata): Trattenuta => ({ ...rata, posto, cedolino })),
  );
  const piani = [...Map.groupBy(rate, ({ origine }) => origine).values()].map((sue) =>
    ammortamentoDi(sue, dati, mese, records.length > 0),
  );
  const iscritti = [...Map.groupBy(fondo, ({ cedolino }) => cedolino.testata.uidSubAnagrafe).values()].flatMap((sue) =>
    iscrittoDi(sue, dati, mese),
  );
  const moduli = [...piani.flatMap((piano) => piano.records), ...iscritti];
  const pagati = [...rate, ...fondo].map(({ cedolino }) => cedolino);
  return {
    records: [...lavoratoriDi(moduli, pagati, dati, records), ...moduli],
    rilievi: piani.flatMap(({ rilievi }) => rilievi),
  };
};

/** The workers of some forms that the list does not have yet, each once. */
const lavoratoriDi = (
  moduli: readonly RecordRaccolto[],
  pagati: readonly CedolinoPagato[],
  dati: DatiPersone,
  gia: readonly RecordRaccolto[],
): readonly RecordRaccolto[] => {
  const noti = new Set(gia.map(({ chiave }) => chiave));
  const persone = new Set(moduli.map(({ persona }) => persona));
  const lavoratori = pagati
    .filter((cedolino) => persone.has(chiDi(cedolino, dati).desCf))
    .map((cedolino) => lavoratoreDi(cedolino, dati))
    .filter(({ chiave }) => !noti.has(chiave));
  return [...new Map(lavoratori.map((uno) => [uno.chiave, uno])).values()];
};

const lavoratoreDi = (cedolino: CedolinoPagato, dati: DatiPersone): RecordRaccolto =>
  recordLavoratore(
    chiDi(cedolino, dati),
    LISTE.ordinaria,
    sedeDi(dati.servizi.get(cedolino.testata.uidSubAnagrafe) ?? [], dati),
  );

/** The form of the instalments of one plan in the month. */
const ammortamentoDi = (sue: readonly Trattenuta[], dati: DatiPersone, mese: Mese, hasLista: boolean): Moduli => {
  const [prima] = sue;
  const importo = somma(sue.map((una) => una.importo));
  if (prima === undefined || importo === 0) return { records: [], rilievi: [] };
  const chi = chiDi(prima.cedolino, dati);
  if (prima.piano === null || !hasLista)
    return { records: [], rilievi: [senzaModulo(chi.desCf, importo, prima.piano === null)] };
  return {
    records: [
      {
        chiave: `${QUADRI.f1}|${LISTE.ordinaria}|${chi.desCf}|${prima.origine}`,
        persona: chi.desCf,
        campi: { quadro: QUADRI.f1, ...campiChi(chi, LISTE.ordinaria), ...campiPiano(prima.piano, mese, importo) },
        origini: sue.map(({ posto, riga, importo: suo }) => [posto, riga, suo]),
      },
    ],
    rilievi: [],
  };
};

/** The instalment of a month, counted from the first; of a plan that was suspended nobody has said how many were paid. */
const rataDel = ({ datInizio, datRipristino }: PianoAmmortamento, { anno, mese }: Mese): string =>
  datRipristino === null
    ? String((anno - Number(datInizio.slice(0, 4))) * 12 + mese - Number(datInizio.slice(5, 7)) + 1)
    : '';

const campiPiano = (piano: PianoAmmortamento, mese: Mese, importo: number): Campi => ({
  AnnoMeseRif: meseOrdinato(mese),
  CodGestione: piano.codFondo,
  TipoPiano: piano.tipoPiano,
  DataInizio: piano.datInizio,
  DataScadenza: piano.datScadenza,
  PrgRata: rataDel(piano, mese),
  TotaleRate: String(piano.numRate),
  DataRipristino: piano.datRipristino ?? '',
  Importo: Math.abs(importo),
  // A sum given back is a refund of the instalment.
  TipoOperazione: importo < 0 ? 'R' : 'V',
});

const senzaModulo = (persona: string, importo: number, isSenzaPiano: boolean): Rilievo => ({
  codice: isSenzaPiano ? 'pospa.piano-mancante' : 'pospa.piano-senza-lista',
  gravita: 'AVVISO',
  regola: 'La rata trattenuta di un prestito INPS ha il suo modulo F1.',
  persona,
  campo: 'F1_Ammortamento',
  atteso: 'un modulo F1 con il piano di ammortamento',
  trovato: `${formatEuro(importo)} trattenuti, e ${isSenzaPiano ? 'la voce soggettiva non ha il piano' : 'la denuncia non ha una ListaPosPA'}`,
  rimedio: isSenzaPiano
    ? 'Scrivere il piano nella voce soggettiva (tipo, gestione, rate, inizio e scadenza), poi aggiornare; o aggiungere il modulo a mano.'
    : 'Se la ListaPosPA la invia un altro ente, comunicargli la rata; se la invia la scuola, aggiungere lavoratore e modulo a mano.',
});

/** The findings of the members of a pension fund whose school has no list: nothing else of the file says what was withheld. */
export const fondoSenzaLista = (fondo: readonly Parte[], dati: DatiPersone): readonly Rilievo[] =>
  [...Map.groupBy(fondo, ({ cedolino }) => chiDi(cedolino, dati).desCf)].map(([persona, sue]) => ({
    codice: 'pospa.fondo-senza-lista',
    gravita: 'AVVISO',
    regola: 'Quello che va al fondo pensione di una persona ha il suo modulo E1.',
    persona,
    campo: 'E1_FondoPensioneCompl',
    atteso: 'un modulo E1 con l’adesione al fondo',
    trovato: `${formatEuro(somma(sue.map(({ rotta }) => rotta.importo)))} per il fondo, e la denuncia non ha una ListaPosPA`,
    rimedio:
      'Se la ListaPosPA la invia un altro ente, comunicargli i contributi; se la invia la scuola, aggiungere lavoratore e modulo a mano.',
  }));

/** The form of a member of the pension fund, under the membership of the month; what nobody has said of it is an empty field. */
const iscrittoDi = (sue: readonly Parte[], dati: DatiPersone, mese: Mese): readonly RecordRaccolto[] => {
  const [prima] = sue;
  if (prima === undefined) return [];
  const chi = chiDi(prima.cedolino, dati);
  const adesioni = dati.persone.get(prima.cedolino.testata.uidSubAnagrafe)?.espero ?? [];
  return [
    {
      chiave: `${QUADRI.e1}|${LISTE.ordinaria}|${chi.desCf}|${meseOrdinato(mese)}`,
      persona: chi.desCf,
      campi: {
        quadro: QUADRI.e1,
        ...campiChi(chi, LISTE.ordinaria),
        ...Object.fromEntries(
          Object.entries(campiFondo(sue, adesioni, mese)).map(([nome, valore]) => [
            `DatiPosContribIscritto.0.${nome}`,
            valore,
          ]),
        ),
      },
      origini: sue.map(({ posto, rotta }) => [posto, rotta.riga, rotta.importo]),
    },
  ];
};

const campiFondo = (sue: readonly Parte[], adesioni: readonly AdesioneEspero[], mese: Mese): Campi => {
  const periodo = { dal: primoGiornoDelMese(mese), al: ultimoGiornoDelMese(mese) };
  const adesione = adesioni.findLast((una) => overlaps(una, periodo));
  const diCodice = (codice: string) => sue.filter(({ rotta }) => rotta.codice === codice);
  const sommaDi = (codice: string): number => somma(diCodice(codice).map(({ rotta }) => rotta.importo));
  return {
    CodFondo: adesione?.codFondo ?? '',
    Comparto: adesione?.comparto ?? '',
    DataSottoscrizioneDomanda: adesione?.datAdesione ?? '',
    AnnoMeseDecorrenzaContrib: adesione?.dal.slice(0, 7) ?? '',
    DataInizioPeriodo: periodo.dal,
    DataFinePeriodo: periodo.al,
    RetribSoggettaAContrib: somma(diCodice(DEL_LAVORATORE).map(({ rotta }) => rotta.base ?? 0)),
    ContribLav: sommaDi(DEL_LAVORATORE),
    ContribDL: sommaDi(DELLA_SCUOLA),
  };
};
