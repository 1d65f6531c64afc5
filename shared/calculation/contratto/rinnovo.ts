import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import { formatEuro, formatOre, type Centesimi, type PartiPerMilione } from '../../money/centesimi.ts';
import { incrementi, type PerFascia } from '../../rules/contratto/incrementi.ts';
import type { Acconto } from '../../rules/contratto/vacanza-contrattuale.ts';
import type { InVigore, RegolaDatata } from '../../rules/regola.ts';
import { figura, quotaDi, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { quantita } from './ingressi.ts';
import { fasciaDi, profiloDi } from './inquadramento.ts';
import { accessorioFissoMensile } from './stipendio.ts';

/** Annual tabellare after a renewal: the old one plus twelve monthly increases. Nothing is rounded. */
export const tabellareIncrementato = (precedente: InVigore<Centesimi>, incrementoMensile: Centesimi): Calcolato => {
  const importo = precedente.valore + incrementoMensile * 12;
  return figura(importo, {
    testo: () =>
      `${formatEuro(precedente.valore)} + ${formatEuro(incrementoMensile)} × 12 = ${formatEuro(importo)} — ${precedente.descrizione}`,
    formula: 'tabellare precedente + incremento mensile × 12',
    regola: precedente,
  });
};

/** The monthly increase of the tabellare that the renewal in force on a day gave to a profile and band. */
export const incrementoTabellareMensile = (fascia: string, incrementiProfilo: InVigore<PerFascia>): Calcolato => {
  const importo = incrementiProfilo.valore[fasciaDi(fascia)];
  return figura(importo, {
    testo: () => `${formatEuro(importo)} al mese, fascia ${fascia} — ${incrementiProfilo.descrizione}`,
    formula: 'incremento mensile del contratto',
    regola: incrementiProfilo,
  });
};

/** The rule of the monthly increases of a profile. @throws CalcoloImpossibile PROFILO_SCONOSCIUTO */
export const incrementiDi = (profilo: string): RegolaDatata<PerFascia> => incrementi[profiloDi(profilo)];

/** What a renewal adds each month: the increase of the tabellare and that of RPD or CIA between two days. */
export const incrementoContrattualeMensile = (
  incrementoTabellare: Calcolato,
  accessorioPrima: InVigore<Centesimi>,
  accessorioDopo: InVigore<Centesimi>,
): Calcolato =>
  sommaDi('Incremento contrattuale mensile', [
    { nome: 'incremento del tabellare', calcolato: incrementoTabellare },
    { nome: accessorioDopo.descrizione, calcolato: accessorioFissoMensile(accessorioDopo) },
    { nome: 'importo precedente', calcolato: accessorioFissoMensile(accessorioPrima), meno: true },
  ]);

/** Vacancy allowance an advance is reckoned on: a share of the monthly tabellare, to the cent half up, as it was paid each month. */
export const vacanzaDiAcconto = (stipendio: Calcolato, acconto: InVigore<Acconto>): Calcolato =>
  quotaDi({
    nome: "Vacanza contrattuale di base dell'acconto",
    base: stipendio,
    aliquota: acconto.valore.aliquota,
    regola: acconto,
  });

/** Advance on the renewal: the vacancy allowance × 6,7 × the months paid at once, rounded once, half up. */
export const accontoSulRinnovo = (stipendio: Calcolato, acconto: InVigore<Acconto>): Calcolato => {
  const vacanza = vacanzaDiAcconto(stipendio, acconto);
  const { moltiplicatoreDecimi, mensilita } = acconto.valore;
  const importo = perDivisoArrotondato(vacanza.importo, moltiplicatoreDecimi * mensilita, 10);
  return figura(importo, {
    testo: () =>
      `${formatEuro(vacanza.importo)} × ${formatOre(moltiplicatoreDecimi * 10)} × ${mensilita} mensilità = ${formatEuro(importo)} — ${acconto.descrizione}`,
    formula: 'vacanza contrattuale × moltiplicatore × mensilità',
    regola: acconto,
    da: [vacanza],
  });
};

/** One-off supplement of 2023: a share of the monthly tabellare, to the cent half up, for each of thirteen months. */
export const emolumentoAccessorioMensile = (stipendio: Calcolato, emolumento: InVigore<PartiPerMilione>): Calcolato =>
  quotaDi({ nome: emolumento.descrizione, base: stipendio, aliquota: emolumento.valore, regola: emolumento });

/**
 * Arrears of the tabellare for some months: what the new table owes less what was paid of the same kind
 * (old tabellare, vacancy allowance, advances). It can be negative: then it is a recovery.
 */
export const arretratoTabellare = (
  dovutoMensile: Calcolato,
  percepitoMensile: readonly Calcolato[],
  mesi: number,
): Calcolato => {
  const numero = quantita(mesi, 'mesi di arretrato', 600);
  const differenza = sommaDi('Differenza mensile', [
    { nome: 'dovuto', calcolato: dovutoMensile },
    ...percepitoMensile.map((calcolato) => ({ nome: 'percepito', calcolato, meno: true }) as const),
  ]);
  const importo = differenza.importo * numero;
  return figura(importo, {
    testo: () => `${formatEuro(differenza.importo)} × ${numero} mesi = ${formatEuro(importo)}`,
    formula: '(dovuto mensile − percepito mensile) × mesi',
    da: [differenza],
  });
};

/** The one-off of a contract, whole. */
export const emolumentoUnaTantum = (unaTantum: InVigore<Centesimi>): Calcolato =>
  figura(unaTantum.valore, {
    testo: () => `${formatEuro(unaTantum.valore)} — ${unaTantum.descrizione}`,
    formula: 'importo del contratto',
    regola: unaTantum,
  });
