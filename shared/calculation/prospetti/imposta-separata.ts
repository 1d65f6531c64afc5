import { formatAliquota, type Centesimi } from '../../money/centesimi.ts';
import { irpefSeparata } from '../imposte/irpef.ts';
import { riga, type RigaCalcolata } from '../riga/righe.ts';
import { warn, type Contesto } from '../situazione/contesto.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';

/**
 * The tax on the arrears of earlier years, apart from the income of the year: no deductions, no bonuses.
 * @throws CalcoloImpossibile LORDO_NEGATIVO below zero, DATO_MANCANTE without the incomes of the two years before
 */
export const impostaSeparata = (ctx: Contesto, imponibile: Calcolato): readonly RigaCalcolata[] => {
  if (imponibile.importo === 0) return [];
  if (imponibile.importo < 0)
    throw impossibile(
      'LORDO_NEGATIVO',
      'Gli arretrati di anni precedenti sono negativi: un recupero di anni precedenti si tratta a parte, al netto.',
      'voci',
    );
  const { imposta, aliquotaMedia } = irpefSeparata(imponibile, redditiDelBiennio(ctx), ctx.dataImposta, ctx.regole);
  return [
    riga('IRPEF_SEPARATA', 'ritenute_fiscali', `IRPEF, tassazione separata ${formatAliquota(aliquotaMedia)}`, imposta),
  ];
};

/** The incomes that give the average rate; a forecast of what NoiPA pays to a substitute takes the first bracket, as NoiPA does. */
const redditiDelBiennio = (ctx: Contesto): readonly [Centesimi, Centesimi] => {
  const { fiscali, opzioni, tipo } = ctx.situazione;
  if (fiscali.redditiBiennio !== null) return fiscali.redditiBiennio;
  if (tipo === 'SUP' && opzioni.simulazione) {
    warn(
      ctx,
      'DATO_PRESUNTO',
      'Servizio di anni precedenti: tassazione separata al primo scaglione, come fa NoiPA. Con i redditi dei due anni prima del pagamento si applica la loro aliquota media: scriverli nei dati fiscali.',
      'fiscali.redditiBiennio',
    );
    return [0, 0];
  }
  throw impossibile(
    'DATO_MANCANTE',
    'Per gli arretrati di anni precedenti servono i redditi complessivi dei due anni prima del pagamento (zero se non ce ne sono stati).',
    'fiscali.redditiBiennio',
  );
};
