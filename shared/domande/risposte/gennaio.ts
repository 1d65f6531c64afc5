import { cifreDi, conArticolo, frase, type Cifre, type Frase } from '../frase.ts';
import type { Grafo } from '../grafo.ts';
import type { Detta, Lettore } from '../risposta.ts';
import { righeSpostate } from './netto.ts';

/** Says what changes for the same work in the January after. */
export const rispostaGennaio = (grafo: Grafo, lettore: Lettore): Detta => {
  const cifre = cifreDi(grafo);
  const { gennaio } = grafo;
  if (gennaio === null)
    return {
      frasi: [
        frase`Di questo cedolino non si può dire che cosa cambia a gennaio: dipende dai servizi, dal conguaglio dell'anno o da valori che non sono ancora pubblicati.`,
      ],
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
      ...regoleNuove(grafo, cifre),
      ...(gennaio.presunto
        ? [
            frase`Alcuni valori del ${cifre.anno('gennaio/anno')} non sono ancora pubblicati: il conto usa gli ultimi noti.`,
          ]
        : []),
    ],
    chiedere: null,
  };
};

const risultato = (differenza: number, cifre: Cifre): Frase => {
  const quando = frase`Lo stesso lavoro, fatto e pagato a gennaio ${cifre.anno('gennaio/anno')}`;
  const dopo = cifre.euro('gennaio/netto/dopo');
  if (differenza === 0) return frase`${quando}, darebbe lo stesso netto: ${dopo}.`;
  const verso = differenza < 0 ? 'in meno' : 'in più';
  return frase`${quando}, darebbe un netto di ${dopo}: ${cifre.euro('gennaio/netto/differenza')} ${verso}.`;
};

const regoleNuove = ({ gennaio }: Grafo, cifre: Cifre): readonly Frase[] =>
  (gennaio?.regole ?? []).map(({ descrizione, norma }, indice) => {
    const dal = conArticolo(cifre.giorno(`gennaio/regole/${indice}/dal`), 'dal');
    return frase`Ha un valore nuovo ${dal}: ${descrizione} (${norma}).`;
  });
