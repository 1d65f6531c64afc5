import { codiciDomanda, type CodiceDomanda } from '../domain/elaborazione/domande.ts';
import { grafoDi, type Grafo, type Materia } from './grafo.ts';
import type { Detta, Lettore, Risposta } from './risposta.ts';
import { rispostaAliquote } from './risposte/aliquote.ts';
import { rispostaCu } from './risposte/cu.ts';
import { rispostaGennaio } from './risposte/gennaio.ts';
import { rispostaIncarico } from './risposte/incarico.ts';
import { rispostaNetto } from './risposte/netto.ts';
import { rispostaOra } from './risposte/ora.ts';
import { rispostaPagamento } from './risposte/pagamento.ts';
import { rispostaTrattenute } from './risposte/trattenute.ts';

/** The answers to every question about a payslip. */
export const risposteDi = (materia: Materia, lettore: Lettore): readonly Risposta[] =>
  risposteDelGrafo(grafoDi(materia), lettore);

/** The same from a graph: each figure that they say is at one of its nodes. */
export const risposteDelGrafo = (grafo: Grafo, lettore: Lettore): readonly Risposta[] =>
  codiciDomanda.map((codice) => ({
    codice,
    domanda: domandaDi(codice, grafo, lettore),
    ...RISPOSTE[codice](grafo, lettore),
  }));

const RISPOSTE: Readonly<Record<CodiceDomanda, (grafo: Grafo, lettore: Lettore) => Detta>> = {
  NETTO: rispostaNetto,
  PAGAMENTO: rispostaPagamento,
  TRATTENUTE: rispostaTrattenute,
  ALIQUOTE: rispostaAliquote,
  ORA: rispostaOra,
  INCARICO: rispostaIncarico,
  CU: rispostaCu,
  GENNAIO: rispostaGennaio,
};

const DOMANDE: Readonly<Record<Exclude<CodiceDomanda, 'NETTO'>, Readonly<Record<Lettore, string>>>> = {
  PAGAMENTO: { PERSONA: 'Quando mi pagano?', UFFICIO: 'Quando si paga?' },
  TRATTENUTE: { PERSONA: 'Dove vanno le trattenute?', UFFICIO: 'Dove vanno le trattenute?' },
  ALIQUOTE: { PERSONA: 'Perché queste aliquote?', UFFICIO: 'Perché queste aliquote?' },
  ORA: { PERSONA: "Quanto vale un'ora in più?", UFFICIO: "Quanto costa un'ora in più?" },
  INCARICO: { PERSONA: 'Quanto resta del mio incarico?', UFFICIO: "Quanto resta dell'incarico?" },
  CU: { PERSONA: 'Chi mi dà la Certificazione Unica?', UFFICIO: 'Chi dà la Certificazione Unica?' },
  GENNAIO: { PERSONA: 'Che cosa cambia a gennaio?', UFFICIO: 'Che cosa cambia a gennaio?' },
};

const domandaDi = (codice: CodiceDomanda, { prima }: Grafo, lettore: Lettore): string => {
  if (codice !== 'NETTO') return DOMANDE[codice][lettore];
  const differenza = prima?.netto.differenza ?? 0;
  if (prima === null || differenza === 0) return 'Il netto è cambiato?';
  return differenza < 0 ? 'Perché il netto è sceso?' : 'Perché il netto è salito?';
};
