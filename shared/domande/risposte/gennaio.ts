import { cifreDi, conArticolo, frase, type Cifre, type Frase } from '../frase.ts';
import type { Gennaio, SenzaGennaio } from '../gennaio.ts';
import type { Grafo } from '../grafo.ts';
import type { Detta, Lettore } from '../risposta.ts';
import { righeSpostate } from './netto.ts';

/** Says what changes for the same work in the January after. */
export const rispostaGennaio = (grafo: Grafo, lettore: Lettore): Detta => {
  const cifre = cifreDi(grafo);
  const { gennaio } = grafo;
  if (typeof gennaio === 'string')
    return {
      frasi: [frase`Da questo cedolino non si può dire che cosa cambia a gennaio: ${PERCHE_NO[gennaio]}.`],
      chiedere:
        lettore === 'PERSONA'
          ? 'Lo dice la segreteria, quando prepara i pagamenti del nuovo anno.'
          : 'Si prova con una simulazione pagata a gennaio.',
    };
  return {
    frasi: [
      risultato(gennaio.netto.differenza, cifre),
      ...righeSpostate(gennaio.spostamenti, 'gennaio/spostamenti', cifre),
      ...(gennaio.spostamenti.length === 0
        ? []
        : [frase`A gennaio i conti dell'anno (soglie, limiti, somme già pagate) ricominciano da zero.`]),
      ...regoleNuove(gennaio, cifre),
      ...(gennaio.presunto
        ? [
            frase`Alcuni valori del ${cifre.anno('gennaio/anno')} non sono ancora pubblicati: il conto usa gli ultimi noti.`,
          ]
        : []),
    ],
    chiedere: null,
  };
};

/** The end of the sentence for each reason. */
const PERCHE_NO: Readonly<Record<SenzaGennaio, string>> = {
  COC: "l'imposta di una collaborazione si conta sul reddito di tutto l'anno, che a gennaio è un altro, e vi si aggiungono le rate delle addizionali",
  SUP: 'una supplenza è pagata per i giorni del suo contratto, e quelli di gennaio sono altri',
  ARR: 'paga arretrati, che a gennaio non ci saranno',
  FER: 'paga ferie non godute, che a gennaio non ci saranno',
  CON: "chiude i conti di un anno, e si fa una volta l'anno",
  PASSATO: 'paga o recupera somme di un tempo passato, che a gennaio non ci saranno',
  SCARTATO: 'il conto di gennaio si ferma, di solito perché un valore del nuovo anno non è ancora pubblicato',
  SENZA_DATI: 'i dati con cui è stato fatto non sono conservati',
};

const risultato = (differenza: number, cifre: Cifre): Frase => {
  const quando = frase`Lo stesso lavoro, fatto e pagato a gennaio ${cifre.anno('gennaio/anno')}`;
  const dopo = cifre.euro('gennaio/netto/dopo');
  if (differenza === 0)
    return frase`Con i valori noti oggi non cambia niente. ${quando}, darebbe lo stesso netto: ${dopo}.`;
  const verso = differenza < 0 ? 'in meno' : 'in più';
  return frase`${quando}, darebbe un netto di ${dopo}: ${cifre.euro('gennaio/netto/differenza')} ${verso}.`;
};

const regoleNuove = ({ regole }: Gennaio, cifre: Cifre): readonly Frase[] =>
  regole.map(({ descrizione, norma }, indice) => {
    const dal = conArticolo(cifre.giorno(`gennaio/regole/${indice}/dal`), 'dal');
    return frase`Ha un valore nuovo ${dal}: ${descrizione} (${norma}).`;
  });
