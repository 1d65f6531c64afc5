import { cifreDi, frase } from '../frase.ts';
import type { Grafo } from '../grafo.ts';
import type { Detta, Lettore } from '../risposta.ts';

/** Says who certifies the income of the payslip. */
export const rispostaCu = (grafo: Grafo, lettore: Lettore): Detta => {
  const cifre = cifreDi(grafo);
  const { adempimenti } = grafo.cedolino;
  const anno = cifre.anno('cedolino/annoFiscale');
  const lordo = cifre.euro('cedolino/totali/lordoDipendente');
  if (adempimenti.includes('CU'))
    return {
      frasi: [
        frase`La Certificazione Unica di questo compenso la dà la scuola, con quella dei redditi del ${anno}: dentro ci sono anche i ${lordo} lordi di questo cedolino.`,
      ],
      chiedere:
        lettore === 'PERSONA' ? 'Se non compare fra i propri documenti si chiede alla segreteria della scuola.' : null,
    };
  if (adempimenti.includes('SPT'))
    return {
      frasi: [
        frase`La Certificazione Unica la dà NoiPA: la scuola le comunica i ${lordo} lordi di questo cedolino, e NoiPA li unisce allo stipendio nella certificazione dei redditi del ${anno}.`,
      ],
      chiedere:
        lettore === 'PERSONA'
          ? 'Se nella certificazione di NoiPA questo compenso manca, si chiede alla segreteria della scuola.'
          : null,
    };
  return {
    frasi: [frase`Questo pagamento non va in una Certificazione Unica della scuola.`],
    chiedere:
      lettore === 'PERSONA'
        ? 'Perché non ci va, e chi altro lo certifica, lo dice la segreteria della scuola.'
        : 'Gli adempimenti di ogni percettore si leggono nel riepilogo della contabilizzazione.',
  };
};
