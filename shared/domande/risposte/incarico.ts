import { cifreDi, conArticolo, frase, type Frase } from '../frase.ts';
import type { Grafo } from '../grafo.ts';
import type { Detta, Lettore } from '../risposta.ts';

/** Says what is left to pay of the assignments that the payslip pays. */
export const rispostaIncarico = (grafo: Grafo, lettore: Lettore): Detta => {
  const cifre = cifreDi(grafo);
  if (grafo.incarichi.length === 0)
    return {
      frasi: [frase`Questo cedolino non paga un incarico con un importo concordato.`],
      chiedere:
        lettore === 'PERSONA'
          ? "Quante ore restano di un incarico lo dice la segreteria, con l'atto che lo affida."
          : 'Gli incarichi si scrivono in Anagrafe, «Incarichi», e si scelgono nella riga della voce.',
    };
  return {
    frasi: grafo.incarichi.map(({ numero, resta }, indice): Frase => {
      const di = (campo: string) => cifre.euro(`incarichi/${indice}/${campo}`);
      const giorno = conArticolo(cifre.giorno(`incarichi/${indice}/data`), 'del');
      const finora = frase`L'incarico n. ${numero} ${giorno} è di ${di('importo')}; ne sono stati pagati ${di('pagato')}, questo cedolino compreso`;
      if (resta === 0) return frase`${finora}: è pagato per intero.`;
      return resta > 0
        ? frase`${finora}: restano ${di('resta')}.`
        : frase`${finora}: sono ${di('resta')} più di quanto concordato.`;
    }),
    chiedere: null,
  };
};
