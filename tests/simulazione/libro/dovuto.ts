import {
  annoFiscale,
  isAutonomo,
  lordoDi,
  type Dovuto,
  type Elaborazione,
  type Ordine,
  type Pagato,
  type Riga,
} from './fatti.ts';
import { giorniDi, parteDellAnno } from './giorni.ts';
import {
  DETRAZIONE_MINIMA,
  detrazioneLavoro,
  FRANCHIGIA_OCCASIONALI,
  gestioneSeparata,
  irpefLorda,
  maggiorazione,
  MASSIMALE,
  metaDi,
  quintoDi,
  ritenutaDAcconto,
  round,
  spettaTrattamento,
  TRATTAMENTO_INTEGRATIVO,
} from './norme.ts';

const somma = (numeri: readonly number[]): number => numeri.reduce((totale, uno) => totale + uno, 0);

/** A payslip to be: its run and row, what its person was paid by other payslips, the orders to withhold of them. */
export interface DaDire {
  readonly elaborazione: Elaborazione;
  readonly riga: Riga;
  /** Of any year, of one person under whatever record. */
  readonly pagati: readonly Pagato[];
  readonly ordini: readonly Ordine[];
  /** Rest of a settlement that the payslip takes back. */
  readonly ripreso: number;
}

/** The sums that a payslip must say, given all that was paid to its person. */
export const dovuto = (daDire: DaDire): Dovuto => {
  const { elaborazione, riga, pagati, ripreso } = daDire;
  const anno = annoFiscale(elaborazione, riga.titolo);
  const dellAnno = pagati.filter((pagato) => annoFiscale(pagato.elaborazione, pagato.riga.titolo) === anno);
  const stessaNatura = dellAnno.filter((pagato) => isAutonomo(pagato.riga.titolo) === isAutonomo(riga.titolo));
  const lordo = lordoDi(riga);
  const base = elaborazione.conguaglio ? 0 : baseGestione(riga, lordo, dellAnno);
  const { tutto, suo } = gestioneSeparata(base, riga.classe);
  const ritenuta = isAutonomo(riga.titolo) ? ritenutaDAcconto(lordo) : 0;
  const imponibile = isAutonomo(riga.titolo) ? lordo : lordo - suo;
  const { irpef: chiesta, trattamento } = imposta(daDire, imponibile, stessaNatura);
  // a payee is asked no more than they are paid: the rest is of the settlement (DPR 600/1973, art. 23 c. 3)
  const irpef = elaborazione.conguaglio ? chiesta : Math.min(chiesta, Math.max(0, lordo - suo + trattamento));
  const netto = lordo - suo - ritenuta - irpef + trattamento - ripreso;
  return {
    lordo,
    baseGestioneSeparata: base,
    gestioneSeparata: suo,
    gestioneSeparataTutta: tutto,
    ritenuta,
    imponibile,
    irpef,
    trattamento,
    ripreso,
    trattenute: elaborazione.conguaglio ? {} : trattenute(daDire, netto),
    anno: {
      giorni: isAutonomo(riga.titolo)
        ? 0
        : giorniDi([...stessaNatura.flatMap((pagato) => pagato.riga.voci), ...riga.voci]).size,
      lordo: lordo + somma(stessaNatura.map((pagato) => pagato.dovuto.lordo)),
      baseGestioneSeparata: base + somma(dellAnno.map((pagato) => pagato.dovuto.baseGestioneSeparata)),
    },
  };
};

/** Tax by brackets and bonus, of the year where it is settled; none of a fee. */
const imposta = ({ elaborazione, riga }: DaDire, imponibile: number, altri: readonly Pagato[]) => {
  if (isAutonomo(riga.titolo)) return { irpef: 0, trattamento: 0 };
  return elaborazione.conguaglio ? dellAnnoIntero(riga, altri) : degliStessiGiorni(riga, imponibile, altri);
};

/** Collaborators owe contributions on all, occasional workers beyond the allowance, a professional with a fund of their own nothing; within the ceiling of the year. */
const baseGestione = ({ titolo }: Riga, lordo: number, dellAnno: readonly Pagato[]): number => {
  if (titolo === 'PROFESSIONISTA') return 0;
  const prima = somma(
    dellAnno.filter(({ riga }) => riga.titolo === 'OCCASIONALE').map((pagato) => pagato.dovuto.lordo),
  );
  const dovuta = titolo === 'COCOCO' ? lordo : Math.max(0, Math.min(lordo, prima + lordo - FRANCHIGIA_OCCASIONALI));
  return Math.min(dovuta, Math.max(0, MASSIMALE - somma(dellAnno.map((pagato) => pagato.dovuto.baseGestioneSeparata))));
};

/** Tax and bonus of days are those of all that pays them: a payslip takes what the others have not. */
const degliStessiGiorni = (riga: Riga, imponibile: number, altri: readonly Pagato[]) => {
  const insieme = reached(riga, altri);
  const giorni = giorniDi([riga, ...insieme.map((pagato) => pagato.riga)].flatMap(({ voci }) => voci));
  const tutto = imponibile + somma(insieme.map((pagato) => pagato.dovuto.imponibile));
  const lorda = irpefLorda(tutto, parteDellAnno(giorni));
  const netta = Math.max(0, lorda - detrazioneLavoro(riga.reddito, giorni.size));
  const bonus = spettaTrattamento(riga.reddito, 365)
    ? round((TRATTAMENTO_INTEGRATIVO * Math.min(giorni.size, 365)) / 365)
    : 0;
  return {
    irpef: Math.max(0, netta - somma(insieme.map((pagato) => pagato.dovuto.irpef))),
    trattamento: Math.max(0, bonus - somma(insieme.map((pagato) => pagato.dovuto.trattamento))),
  };
};

/** The payments that share days with a row, or with one that does. */
const reached = (riga: Riga, altri: readonly Pagato[]): readonly Pagato[] => {
  const presi = new Set<Pagato>();
  for (let giorni = giorniDi(riga.voci), prima = -1; prima < presi.size;) {
    prima = presi.size;
    for (const altro of altri)
      if (!altro.elaborazione.conguaglio && [...giorniDi(altro.riga.voci)].some((giorno) => giorni.has(giorno)))
        presi.add(altro);
    giorni = giorniDi([riga, ...[...presi].map((pagato) => pagato.riga)].flatMap(({ voci }) => voci));
  }
  return [...presi];
};

/**
 * The settlement: the tax and the bonus of the year, less those of its payslips. A bonus that was too much comes back in eight months beyond 60 €
 * (D.L. 3/2020, art. 1 c. 4); nothing is paid here, so that no more is taken than what is given back.
 */
const dellAnnoIntero = ({ reddito: atteso }: Riga, pagati: readonly Pagato[]) => {
  const imponibile = somma(pagati.map((pagato) => pagato.dovuto.imponibile));
  const reddito = Math.max(atteso, imponibile);
  const giorni = giorniDi(pagati.flatMap((pagato) => pagato.riga.voci)).size;
  const detrazione = detrazioneDellAnno(reddito, giorni);
  const irpef =
    Math.max(0, irpefLorda(imponibile) - detrazione - (giorni > 0 ? maggiorazione(reddito) : 0)) -
    somma(pagati.map((pagato) => pagato.dovuto.irpef));
  const soglia = detrazione - round((7_500 * giorni) / 365);
  const bonus =
    reddito <= 1_500_000 && irpefLorda(imponibile) > soglia ? round((TRATTAMENTO_INTEGRATIVO * giorni) / 365) : 0;
  const trattamento = inInstalments(bonus - somma(pagati.map((pagato) => pagato.dovuto.trattamento)));
  return {
    irpef: Math.min(irpef, Math.max(0, trattamento)),
    trattamento: Math.max(trattamento, -Math.max(0, -irpef)),
  };
};

/** True of a settlement of a year that is settled, where nothing was paid since and nothing moves. The payments of its person come in the order in which they were closed. */
export const isDiNiente = ({ elaborazione, riga, dovuto: suo }: Pagato, pagati: readonly Pagato[]): boolean => {
  if (!elaborazione.conguaglio || suo.irpef !== 0 || suo.trattamento !== 0) return false;
  const anno = annoFiscale(elaborazione, riga.titolo);
  const dellAnno = pagati.filter(
    (pagato) =>
      pagato.elaborazione.uid !== elaborazione.uid &&
      !isAutonomo(pagato.riga.titolo) &&
      annoFiscale(pagato.elaborazione, pagato.riga.titolo) === anno,
  );
  const ultimo = dellAnno.findLastIndex((pagato) => pagato.elaborazione.conguaglio);
  const giorno = dellAnno[ultimo]?.elaborazione.giorno;
  return (
    giorno !== undefined &&
    dellAnno.every(
      (pagato, indice) => pagato.elaborazione.conguaglio || (indice < ultimo && pagato.elaborazione.giorno <= giorno),
    )
  );
};

/** The deduction of the year has a floor, which is not in proportion to the days, for incomes up to 15,000 €. */
const detrazioneDellAnno = (reddito: number, giorni: number): number =>
  Math.max(reddito <= 1_500_000 && giorni > 0 ? DETRAZIONE_MINIMA : 0, detrazioneLavoro(reddito, giorni));

const inInstalments = (bonus: number): number => (bonus < -6_000 ? -round(-bonus / 8) : bonus);

/**
 * Sums of a month are taken once by all its payslips; of a fee from the whole net, of a collaborator within half of the net of the month, and its
 * ordinary creditors together within a fifth. The net is after tax as it is settled, with the bonuses given and taken back, never below zero
 * (DPR 180/1950, artt. 2 and 5; Trib. Modena 16/10/2012).
 */
const trattenute = ({ elaborazione, riga, pagati, ordini }: DaDire, netto: number): Record<string, number> => {
  const nelMese = pagati.filter(
    ({ elaborazione: { anno, mese } }) => anno === elaborazione.anno && mese === elaborazione.mese,
  );
  const assimilati = nelMese.filter((pagato) => !isAutonomo(pagato.riga.titolo));
  const nettoDelMese = Math.max(0, netto + somma(assimilati.map(nettoDi)));
  const presi: Record<string, number> = {};
  const presoDa = (tra: readonly Pagato[], uids: readonly string[]) =>
    somma(uids.flatMap((uid) => tra.map((pagato) => pagato.dovuto.trattenute[uid] ?? 0)));
  const uidDi = (tipi: readonly Ordine['tipo'][]) =>
    ordini.filter(({ tipo }) => tipi.includes(tipo)).map(({ uid }) => uid);
  const ancoraEntro = (limite: number, uids: readonly string[]) =>
    limite - presoDa(assimilati, uids) - somma(uids.map((uid) => presi[uid] ?? 0));
  let resto = netto;
  for (const { uid, tipo, importo, totale } of ordini) {
    const limite = isAutonomo(riga.titolo)
      ? Infinity
      : Math.min(
          ancoraEntro(metaDi(nettoDelMese), uidDi(['MANTENIMENTO', 'CREDITORE'])),
          tipo === 'CREDITORE' ? ancoraEntro(quintoDi(nettoDelMese), uidDi(['CREDITORE'])) : Infinity,
        );
    const ancora = Math.min(
      importo - presoDa(nelMese, [uid]),
      totale === null ? Infinity : totale - presoDa(pagati, [uid]),
    );
    const preso = Math.max(0, Math.min(ancora, limite, resto));
    resto -= preso;
    if (preso > 0) presi[uid] = preso;
  }
  return presi;
};

const nettoDi = ({ dovuto: { lordo, gestioneSeparata: suo, ritenuta, irpef, trattamento, ripreso } }: Pagato): number =>
  lordo - suo - ritenuta - irpef + trattamento - ripreso;
