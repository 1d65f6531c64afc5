import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import { formatEuro } from '../../money/centesimi.ts';
import {
  ruoliMaturita,
  type CompensoFunzione,
  type ComposizioneCommissione,
  type EsamiPreliminari,
  type FasciaTrasferta,
  type RuoloMaturita,
} from '../../rules/contratto/esami.ts';
import type { InVigore } from '../../rules/regola.ts';
import { alMassimo, figura, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { interoTra, quantita, voceDi } from './ingressi.ts';

type Funzioni = InVigore<Readonly<Record<RuoloMaturita, CompensoFunzione>>>;

/**
 * Fee for a function in a board (quadro A): that of a whole board shared by its classes, or one for each class of an internal member.
 * @throws CalcoloImpossibile for an unknown function or more classes than one person is paid for.
 */
export const compensoMaturita = (ruolo: string, classi: number, funzioni: Funzioni): Calcolato => {
  const compenso = funzioni.valore[voceDi(ruoliMaturita, ruolo, 'funzione in commissione')];
  const numero = interoTra(classi, 1, compenso.classiMassime, 'classi');
  const importo = perDivisoArrotondato(compenso.importo, numero, compenso.classi);
  return figura(importo, {
    testo: () =>
      `${formatEuro(compenso.importo)} × ${numero}/${compenso.classi} classi = ${formatEuro(importo)} — ${funzioni.descrizione}`,
    formula: 'compenso × classi ÷ classi del compenso',
    regola: funzioni,
    ingressi: () => [
      { nome: 'funzione', valore: ruolo },
      { nome: 'classi', valore: String(numero) },
    ],
  });
};

/** What who stands in for the chair gets on top of the own fee, to the cent half up. */
export const maggiorazioneSostitutoPresidente = (compenso: Calcolato, maggiorazione: InVigore<number>): Calcolato => {
  const importo = perDivisoArrotondato(compenso.importo, maggiorazione.valore, 100);
  return figura(importo, {
    testo: () =>
      `${maggiorazione.valore} % di ${formatEuro(compenso.importo)} = ${formatEuro(importo)} — ${maggiorazione.descrizione}`,
    formula: 'compenso × maggiorazione',
    regola: maggiorazione,
    da: [compenso],
  });
};

/** Travel fee (quadro B, exempt) by minutes from home to the seat. @throws CalcoloImpossibile for negative minutes. */
export const quotaTrasferta = (
  minuti: number,
  fasce: InVigore<readonly [FasciaTrasferta, ...FasciaTrasferta[]]>,
): Calcolato => {
  const tempo = quantita(minuti, 'minuti di viaggio', 10_000);
  const [prima, ...altre] = fasce.valore;
  const fascia = [prima, ...altre].find(({ finoAMinuti }) => finoAMinuti === null || tempo <= finoAMinuti) ?? prima;
  return figura(fascia.importo, {
    testo: () => `${tempo} minuti: ${formatEuro(fascia.importo)} — ${fasce.descrizione}`,
    formula: 'fascia dei minuti di viaggio',
    regola: fasce,
    ingressi: () => [{ nome: 'minuti', valore: String(tempo) }],
  });
};

/** Travel fee of who works or lives in the same municipality, and of internal members: the first band, once whatever the classes. */
export const quotaTrasfertaStessoComune = (
  fasce: InVigore<readonly [FasciaTrasferta, ...FasciaTrasferta[]]>,
): Calcolato => quotaTrasferta(0, fasce);

/** Preliminary exams of private candidates: so much per subject and candidate, up to the cap. */
export const compensoEsamiPreliminari = (
  materie: number,
  candidati: number,
  regola: InVigore<EsamiPreliminari>,
): Calcolato => {
  const numero = quantita(materie, 'materie', 100) * quantita(candidati, 'candidati', 10_000);
  const importo = numero * regola.valore.importo;
  const pieno = figura(importo, {
    testo: () =>
      `${materie} materie × ${candidati} candidati × ${formatEuro(regola.valore.importo)} = ${formatEuro(importo)} — ${regola.descrizione}`,
    formula: 'materie × candidati × importo',
    regola,
  });
  return alMassimo(pieno, regola.valore.massimo, 'massimo per gli esami preliminari');
};

/** Fees of a whole board for its classes, travel apart: chair, external members, internal members of each class. */
export const compensiCommissione = (
  classi: number,
  funzioni: Funzioni,
  composizione: InVigore<ComposizioneCommissione>,
): Calcolato => {
  const numero = interoTra(classi, 1, 2, 'classi');
  const { esterni, interniPerClasse } = composizione.valore;
  const persone: readonly (readonly [RuoloMaturita, number, number])[] = [
    ['PRESIDENTE', 1, numero],
    ['COMMISSARIO_ESTERNO', esterni, numero],
    ['COMMISSARIO_INTERNO', interniPerClasse * numero, 1],
  ];
  return sommaDi(
    composizione.descrizione,
    persone.map(([ruolo, quanti, classiDiCiascuno]) => {
      const uno = compensoMaturita(ruolo, classiDiCiascuno, funzioni);
      const importo = uno.importo * quanti;
      return {
        nome: `${quanti} × ${ruolo.toLowerCase().replaceAll('_', ' ')}`,
        calcolato: figura(importo, {
          testo: () => `${quanti} × ${formatEuro(uno.importo)} = ${formatEuro(importo)}`,
          formula: 'persone × compenso',
          regola: composizione,
          da: [uno],
        }),
      };
    }),
  );
};
