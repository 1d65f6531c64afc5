import { SEGNI } from '../../calculation/riga/cedolino-tipi.ts';
import { formatMese } from '../../domain/tempo/mese.ts';
import type { Destinazione, Rotta, VersamentoF24 } from '../../instradamento/rotta.ts';
import { cifreDi, frase, type Cifre, type Frase } from '../frase.ts';
import type { Grafo } from '../grafo.ts';
import type { Detta, Lettore } from '../risposta.ts';

/** Says where each sum goes that the net is without: withheld, or taken back. */
export const rispostaTrattenute = (grafo: Grafo, lettore: Lettore): Detta => {
  const cifre = cifreDi(grafo);
  const trattenute = grafo.cedolino.righe
    .map((riga, indice) => ({ riga, indice }))
    .filter(({ riga: { gruppo, importo } }) => SEGNI[gruppo] * importo < 0 && gruppo !== 'arrotondamento');
  if (trattenute.length === 0) return { frasi: [frase`Questo cedolino non trattiene niente.`], chiedere: null };
  const frasi = trattenute.map(({ riga, indice }) => {
    const rotte = grafo.rotte.filter((rotta) => rotta.riga === indice && rotta.importo > 0);
    return trattenuta(riga.descrizione, indice, rotte, cifre);
  });
  const tutteNote = trattenute.every(({ indice }) =>
    grafo.rotte.some((rotta) => rotta.riga === indice && rotta.destinazione.a !== 'DA_STABILIRE'),
  );
  return {
    frasi,
    chiedere: tutteNote ? null : CHI_LO_SA[lettore],
  };
};

const CHI_LO_SA: Readonly<Record<Lettore, string>> = {
  PERSONA: 'Dove va il resto lo dice la segreteria della scuola.',
  UFFICIO: 'Il codice che manca si legge, con il motivo, in «Versamenti» dell’elaborazione.',
};

const trattenuta = (nome: string, indice: number, rotte: readonly Rotta[], cifre: Cifre): Frase => {
  const somma = frase`«${nome}», ${cifre.euro(`cedolino/righe/${indice}/importo`)}`;
  const [prima] = rotte;
  if (prima === undefined) return frase`${somma}: nessun versamento lo riporta ancora.`;
  const { destinazione } = prima;
  if (destinazione.a === 'F24') return frase`${somma}: ${versata(destinazione, prima)}.`;
  return frase`${somma}: ${ALTROVE[destinazione.a]}.`;
};

const ALTROVE: Readonly<Record<Exclude<Destinazione['a'], 'F24'>, string>> = {
  TERZI: 'va al creditore o al fondo per cui è trattenuta, con un mandato della scuola',
  SCUOLA: 'resta alla scuola',
  NOIPA: 'la versa chi paga lo stipendio, NoiPA o la Ragioneria territoriale',
  INAIL: "va all'INAIL, con il conto che la scuola presenta una volta l'anno",
  PERCETTORE: 'torna a chi è pagato',
  DA_STABILIRE: 'il codice con cui si versa non è ancora stabilito',
};

/** The body that each section of the F24 is of. */
const ENTI: Readonly<Record<VersamentoF24['sezione'], string>> = {
  F: 'allo Stato',
  R: 'alla Regione',
  S: 'al Comune',
  I: "all'INPS",
  Q: "all'INPS (gestione dei dipendenti pubblici)",
  N: "all'INAIL",
};

const versata = ({ sezione, ep }: VersamentoF24, { adempimenti: { F24: mese } }: Rotta): string => {
  const quando = mese === undefined ? '' : `, nel versamento per i pagamenti di ${formatMese(mese)}`;
  return `la scuola la versa ${ENTI[sezione]} con il modello F24, codice ${ep}${quando}`;
};
