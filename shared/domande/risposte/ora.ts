import { cifreDi, frase, type Frase } from '../frase.ts';
import type { Grafo } from '../grafo.ts';
import type { Detta, Lettore } from '../risposta.ts';

/** Says what one hour more would cost the school, and leave to the person. */
export const rispostaOra = (grafo: Grafo, lettore: Lettore): Detta => {
  const cifre = cifreDi(grafo);
  if (grafo.ore.length === 0)
    return {
      frasi: [frase`In questo cedolino non c'è una voce pagata a ore di cui si possa contare un'ora in più.`],
      chiedere:
        lettore === 'PERSONA'
          ? "Quanto vale un'ora lo dice la segreteria, con la tabella delle tariffe."
          : 'Le tariffe si leggono in «Dotazione finanziaria»; un altro conto si prova con una simulazione.',
    };
  return {
    frasi: grafo.ore.map(({ voce }, indice): Frase => {
      const ora = (somma: string) => cifre.euro(`ore/${indice}/${somma}/differenza`);
      const [lordo, netto, costo] = [ora('lordo'), ora('netto'), ora('lordoStato')];
      return lettore === 'PERSONA'
        ? frase`Un'ora in più di «${voce}» vale ${lordo} lordi e aggiunge ${netto} al netto. Alla scuola costa ${costo}, con i contributi e le imposte a carico della scuola.`
        : frase`Un'ora in più di «${voce}» costa alla scuola ${costo} di lordo Stato, di cui ${lordo} di lordo dipendente e ${netto} di netto.`;
    }),
    chiedere: null,
  };
};
