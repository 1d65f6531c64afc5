import { formatGiorno } from '../../domain/tempo/date.ts';
import { termineConguaglio } from '../../rules/irpef.ts';
import type { CategoriaPercettore } from '../../rules/percettori.ts';
import { tassazioneOrdinaria, type Tassazione } from '../imposte/tassazione-ordinaria.ts';
import { NESSUN_IMPONIBILE, type Prospetto } from '../riga/righe.ts';
import { entroCapienza } from '../righe/entro-capienza.ts';
import { righeAddizionali } from '../righe/righe-addizionali.ts';
import { annoDaConguagliare, warn, type Contesto } from '../situazione/contesto.ts';
import { dato } from '../spiegazione/calcolato.ts';

/**
 * Settlement of a year in a payslip of its own: tax and trattamento integrativo due on all that was paid, less what was withheld and given,
 * and the surtaxes for the instalments of the next year, or at once when the contract ends. Nothing is paid here, so that no more is
 * withheld than what the settlement itself gives back: the rest is told to the payee (art. 23 c. 3 DPR 600/1973).
 */
export const prospettoConguaglio = (
  ctx: Contesto,
  categoria: CategoriaPercettore,
  cuneo: Tassazione['cuneo'] = 'NO',
): Prospetto => {
  warnTardi(ctx);
  const imponibile = dato('imponibile di questo pagamento', 0);
  const imposte = tassazioneOrdinaria(ctx, {
    imponibile,
    parteAnno: { parti: 12, su: 12 },
    giorni: 0,
    stessiGiorni: null,
    tempoDeterminato: true,
    cuneo,
  }).map((voce) => ({ ...voce, annoRiferimento: ctx.annoFiscale }));
  return {
    categoria,
    lordoStatoIndicato: null,
    giorniPagati: 0,
    imponibili: NESSUN_IMPONIBILE,
    righe: entroCapienza(ctx, [...imposte, ...righeAddizionali(ctx, imponibile, imposte)]),
  };
};

/** Tells that the year is settled when its term is over: it is that year all the same. */
const warnTardi = (ctx: Contesto): void => {
  const { situazione, annoFiscale, dataPagamento, regole } = ctx;
  if (situazione.annoConguagliato === undefined || annoDaConguagliare(dataPagamento, regole) <= annoFiscale) return;
  if (annoFiscale === Number(dataPagamento.slice(0, 4))) return;
  const { finoAlGiorno } = regole.inVigore(termineConguaglio, dataPagamento).valore;
  const termine = formatGiorno(`${annoFiscale + 1}-${finoAlGiorno}`);
  warn(
    ctx,
    'CONGUAGLIO_TARDIVO',
    `Conguaglio del ${annoFiscale} pagato il ${formatGiorno(dataPagamento)}, dopo il termine del ${termine} (art. 23 c. 3 DPR 600/1973): resta il conguaglio del ${annoFiscale}. Se la CU ${annoFiscale + 1} è già inviata, farne una sostitutiva; quanto si trattiene si versa entro il mese dopo il pagamento.`,
  );
};
