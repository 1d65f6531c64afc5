import { formatEuro, somma, type Centesimi } from '../../money/centesimi.ts';
import type { CategoriaPercettore } from '../../rules/percettori.ts';
import { tassazioneOrdinaria, type Tassazione } from '../imposte/tassazione-ordinaria.ts';
import { righeAddizionali } from '../righe/righe-addizionali.ts';
import { NESSUN_IMPONIBILE, riga, type Prospetto, type RigaCalcolata } from '../righe/righe.ts';
import { warn, type Contesto } from '../situazione/contesto.ts';
import { dato, figura, sommaDi } from '../spiegazione/calcolato.ts';

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
  const imponibile = dato('imponibile di questo pagamento', 0);
  const imposte = tassazioneOrdinaria(ctx, {
    imponibile,
    parteAnno: { parti: 12, su: 12 },
    giorni: 0,
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

/** What a line takes from the payee: negative what it gives. */
const aCarico = ({ gruppo, calcolato: { importo } }: RigaCalcolata): Centesimi => {
  if (gruppo === 'ritenute_fiscali') return importo;
  return gruppo === 'somme_fuori_reddito' ? -importo : 0;
};

/** The same lines, those that take cut in their order to what the others give; what is left is a line to tell, not to withhold. */
const entroCapienza = (ctx: Contesto, righe: readonly RigaCalcolata[]): readonly RigaCalcolata[] => {
  let capienza = somma(righe.map(aCarico).filter((importo) => importo < 0)) * -1;
  const mancanti: { readonly nome: string; readonly importo: Centesimi }[] = [];
  const entro = righe.map((voce) => {
    const dovuto = aCarico(voce);
    if (dovuto <= 0) return voce;
    const trattenuto = Math.min(dovuto, capienza);
    capienza -= trattenuto;
    if (trattenuto === dovuto) return voce;
    mancanti.push({ nome: voce.descrizione, importo: dovuto - trattenuto });
    return { ...voce, calcolato: cut(voce, dovuto, trattenuto) };
  });
  if (mancanti.length === 0) return entro;
  const resto = sommaDi(
    'non trattenuto',
    mancanti.map(({ nome, importo }) => ({ nome, calcolato: dato(`${nome}, non trattenuto`, importo) })),
  );
  warn(
    ctx,
    'CONGUAGLIO_INCAPIENTE',
    `Del conguaglio restano ${formatEuro(resto.importo)} che nessuna somma permette di trattenere: comunicarli per iscritto al percipiente, che li versa alla scuola o li paga da sé (art. 23 c. 3 DPR 600/1973).`,
  );
  return [...entro, riga('CONGUAGLIO_NON_TRATTENUTO', 'riepilogo', 'Conguaglio non trattenuto, da comunicare', resto)];
};

const cut = (voce: RigaCalcolata, dovuto: Centesimi, trattenuto: Centesimi): RigaCalcolata['calcolato'] =>
  figura(voce.gruppo === 'ritenute_fiscali' ? trattenuto : -trattenuto, {
    testo: () =>
      `dovuti ${formatEuro(dovuto)}, trattenuti ${formatEuro(trattenuto)}: quanto il conguaglio restituisce con le altre righe`,
    formula: 'il minore tra dovuto e restituito',
    da: [voce.calcolato],
    ...(voce.calcolato.base === null ? {} : { base: voce.calcolato.base }),
  });
