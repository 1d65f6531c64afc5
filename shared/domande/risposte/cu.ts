import { cifreDi, frase, type Cifre, type Frase } from '../frase.ts';
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
        frase`La Certificazione Unica dei redditi del ${anno} la dà la scuola, l'anno dopo: ${dentro(grafo, cifre)}.`,
      ],
      chiedere:
        lettore === 'PERSONA' ? 'Se non compare fra i propri documenti si chiede alla segreteria della scuola.' : null,
    };
  if (adempimenti.includes('SPT'))
    return {
      frasi: [
        frase`La Certificazione Unica la dà NoiPA, che paga lo stipendio: la scuola comunica a NoiPA i ${lordo} lordi di questo cedolino, e l'anno dopo si leggono insieme allo stipendio nella certificazione dei redditi del ${anno}.`,
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

/** The income that the certificate tells: the gross, or what contributions leave of it. */
const dentro = ({ cedolino: { totali } }: Grafo, cifre: Cifre): Frase => {
  const lordo = cifre.euro('cedolino/totali/lordoDipendente');
  const contributi = totali.lordoDipendente - totali.imponibileIrpef;
  return contributi === 0 || contributi !== totali.ritenutePrevidenziali
    ? frase`dentro ci sono anche i ${lordo} lordi di questo cedolino`
    : frase`come reddito di questo cedolino vi si legge ${cifre.euro('cedolino/totali/imponibileIrpef')}, cioè i ${lordo} lordi meno i contributi`;
};
