import { cifreDi, conArticolo, frase, type Frase } from '../frase.ts';
import type { Grafo } from '../grafo.ts';
import type { Detta, Lettore } from '../risposta.ts';

/** Says when the net is paid. */
export const rispostaPagamento = (grafo: Grafo, lettore: Lettore): Detta => {
  const cifre = cifreDi(grafo);
  const netto = cifre.euro('cedolino/totali/netto');
  const giorno = cifre.giorno('pagamento/giorno');
  const il = conArticolo(giorno);
  const segreteria =
    lettore === 'PERSONA'
      ? 'Se la somma non arriva si chiede alla segreteria della scuola.'
      : 'Se la somma non arriva si chiede al tesoriere, con il numero del mandato.';
  switch (grafo.pagamento.stato) {
    case 'SIMULAZIONE':
      return { frasi: [frase`È una simulazione: non paga niente.`], chiedere: null };
    case 'ESEGUITO':
      return detta(
        lettore === 'PERSONA'
          ? frase`La banca della scuola (il tesoriere) ha pagato ${netto} ${il}.`
          : frase`Il tesoriere ha pagato ${netto} ${il}.`,
        segreteria,
      );
    case 'DISPOSTO':
      return detta(
        frase`Il pagamento di ${netto} è disposto per ${il}. L'accredito segue di qualche giorno l'ordine della scuola al suo tesoriere.`,
        segreteria,
      );
    case 'PROVVISORIO':
      return detta(
        frase`Il pagamento è previsto per ${il}, con un netto di ${netto}. Il cedolino è provvisorio: giorno e importo possono ancora cambiare.`,
        lettore === 'PERSONA'
          ? 'A che punto è il pagamento lo dice la segreteria della scuola.'
          : 'Il giorno è quello scritto nei dati dell’elaborazione.',
      );
  }
};

const detta = (una: Frase, chiedere: string): Detta => ({ frasi: [una], chiedere });
