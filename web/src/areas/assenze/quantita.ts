import { descrizioneContatore, type ConteggioAssenza, type LimiteAssenza } from '#shared/contracts/assenze/assenze.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatOre } from '#shared/money/centesimi.ts';
import { quanti } from '#ui/formati.ts';

/** So many days or hours, in words. Hours in hundredths. */
export const quantita = (numero: number, conteggio: ConteggioAssenza): string =>
  conteggio === 'ORE' ? `${formatOre(numero)} ore` : quanti(numero, 'giorno', 'giorni');

/** '2 giorni su 3 per anno scolastico, dal 01/09/2025'. */
export const limiteInParole = (
  { contatore, dal, numGoduti, numMassimo }: LimiteAssenza,
  conteggio: ConteggioAssenza,
): string =>
  contatore === 'EVENTO'
    ? `${quantita(numMassimo, conteggio)} ${descrizioneContatore.EVENTO}`
    : `${quantita(numGoduti, conteggio)} su ${quantita(numMassimo, conteggio)} ${descrizioneContatore[contatore]}${dal === null ? '' : `, dal ${formatGiorno(dal)}`}`;

/** 'restano 1 giorno'. */
export const residuoInParole = ({ contatore, numResidui }: LimiteAssenza, conteggio: ConteggioAssenza): string => {
  if (contatore === 'EVENTO') return '';
  if (numResidui === 0) return 'non resta nulla';
  return `${numResidui === 1 ? 'resta' : 'restano'} ${quantita(numResidui, conteggio)}`;
};
