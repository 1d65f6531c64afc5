import { meseDi, mesiTra } from '../../domain/tempo/mese.ts';
import { perDivisoArrotondato, perDivisoTroncato } from '../../money/arrotondamenti.ts';
import { formatAliquota, formatEuro, type Centesimi } from '../../money/centesimi.ts';
import { conguaglioDifferito, type ConguaglioDifferito } from '../../rules/irpef.ts';
import type { InVigore } from '../../rules/regola.ts';
import { SEGNI } from '../riga/cedolino-tipi.ts';
import { nettoDi, riga, type RigaCalcolata } from '../riga/righe.ts';
import { alPagamento, warn, type Contesto } from '../situazione/contesto.ts';
import type { BonusDaRecuperare, ConguaglioDaTrattenere } from '../situazione/fiscale.ts';
import { dato, figura } from '../spiegazione/calcolato.ts';
import { entroCapienza } from './entro-capienza.ts';
import { impostaEntroNetto } from './imposta-entro-netto.ts';
import { rateEntroNetto } from './rate-entro-netto.ts';

const UNO = 1_000_000;

/** The lines of a payment to who the school alone pays: a settlement within what they leave, and what an earlier one left to take. */
export const conConguagli = (ctx: Contesto, righe: readonly RigaCalcolata[]): readonly RigaCalcolata[] =>
  conConguaglioDifferito(ctx, rateEntroNetto(ctx, impostaEntroNetto(ctx, entroCapienza(ctx, righe))));

/**
 * The lines of a payment, with what the settlement of the year before left to take, as much as their net allows: the tax that the payee asked
 * in writing to defer, its interest, the instalments of bonuses given too much. On the last payslip everything that is left is asked.
 */
const conConguaglioDifferito = (ctx: Contesto, righe: readonly RigaCalcolata[]): readonly RigaCalcolata[] => {
  const { conguaglio } = ctx.situazione.fiscali;
  if (conguaglio === null) return righe;
  const anno = conguaglio.anno ?? ctx.annoFiscale - 1;
  const imposta = impostaDifferita(ctx, conguaglio, anno, Math.max(0, nettoDi(righe)));
  const conImposta = [...righe, ...imposta];
  const trattamento = bonusRecuperato(ctx, conImposta, BONUS.TRATTAMENTO, conguaglio.trattamentoIntegrativo);
  const conTrattamento = [...conImposta, ...trattamento];
  const somma = bonusRecuperato(ctx, conTrattamento, BONUS.SOMMA, conguaglio.sommaIntegrativa);
  const { ulterioreDetrazione = null } = conguaglio;
  const detrazione = bonusRecuperato(ctx, [...conTrattamento, ...somma], BONUS.DETRAZIONE, ulterioreDetrazione);
  return [
    ...righe,
    ...[...imposta, ...trattamento, ...somma, ...detrazione].map((voce) => ({
      ...voce,
      descrizione: `${voce.descrizione} ${anno}`,
      annoRiferimento: anno,
    })),
  ];
};

const impostaDifferita = (
  ctx: Contesto,
  { irpef, richiestaDel, conguagliatoIl }: ConguaglioDaTrattenere,
  anno: number,
  capienza: Centesimi,
): readonly RigaCalcolata[] => {
  if (irpef === 0) return [];
  const regola = alPagamento(ctx, conguaglioDifferito);
  const perche = perCuiNo(ctx, richiestaDel, anno, regola.valore);
  if (perche !== null) {
    warn(ctx, 'CONGUAGLIO_INCAPIENTE', `Dell'IRPEF del conguaglio ${anno} restano ${formatEuro(irpef)}: ${perche}`);
    return [];
  }
  const mesi = Math.max(0, mesiTra(meseDi(conguagliatoIl), meseDi(ctx.dataPagamento)).length - 1);
  const interesse = regola.valore.interesseMensile * mesi;
  const trattenuta = Math.min(irpef, perDivisoTroncato(capienza, UNO, UNO + interesse));
  if (trattenuta < irpef) warnResto(ctx, anno, irpef - trattenuta, regola.valore);
  return [
    riga(
      'CONGUAGLIO_DIFFERITO',
      'ritenute_fiscali',
      'IRPEF, conguaglio differito',
      quantoPossibile(irpef, trattenuta, regola),
    ),
    riga(
      'INTERESSI_CONGUAGLIO',
      'ritenute_fiscali',
      'Interessi sul conguaglio differito',
      interessi(trattenuta, interesse, mesi, regola),
    ),
  ];
};

/** Why a payment may not withhold the deferred tax; null when it may. */
const perCuiNo = (
  { dataPagamento }: Contesto,
  richiestaDel: string | null,
  anno: number,
  { dalMese, versamentoEntro }: ConguaglioDifferito,
): string | null => {
  const [pagatoAnno, pagatoMese] = dataPagamento.split('-').map(Number);
  if (pagatoAnno !== anno + 1)
    return `si trattengono solo nell'anno dopo, il ${anno + 1}. Li versa il percipiente, entro il ${giornoMese(versamentoEntro)} del ${anno + 2}.`;
  if (pagatoMese !== undefined && pagatoMese < dalMese)
    return 'si trattengono dai pagamenti dopo il secondo mese: da marzo.';
  if (richiestaDel === null)
    return `senza una richiesta scritta non si trattengono. Indicarne la data nei dati fiscali, o comunicarli al percipiente, che li versa entro il ${giornoMese(versamentoEntro)} del ${anno + 2}.`;
  return null;
};

const giornoMese = (meseGiorno: string): string => meseGiorno.split('-').map(Number).reverse().join('/');

const warnResto = (ctx: Contesto, anno: number, resto: Centesimi, { versamentoEntro }: ConguaglioDifferito): void =>
  warn(
    ctx,
    'CONGUAGLIO_INCAPIENTE',
    ctx.situazione.opzioni.cessazione
      ? `Dell'IRPEF del conguaglio ${anno} restano ${formatEuro(resto)}: comunicarli per iscritto al percipiente, che li versa entro il ${giornoMese(versamentoEntro)} del ${anno + 2}.`
      : `Dell'IRPEF del conguaglio ${anno} restano ${formatEuro(resto)} per i prossimi pagamenti dell'anno: aggiornare i dati fiscali.`,
  );

const quantoPossibile = (
  residuo: Centesimi,
  trattenuta: Centesimi,
  regola: InVigore<ConguaglioDifferito>,
): RigaCalcolata['calcolato'] =>
  figura(trattenuta, {
    testo: () =>
      trattenuta === residuo
        ? `${formatEuro(residuo)} rimasti dal conguaglio`
        : `${formatEuro(trattenuta)} dei ${formatEuro(residuo)} rimasti dal conguaglio: quanto il netto lascia, con gli interessi`,
    formula: 'il minore tra residuo e netto ÷ (1 + interesse)',
    regola,
    da: [dato('rimasto dal conguaglio', residuo)],
  });

const interessi = (
  trattenuta: Centesimi,
  interesse: number,
  mesi: number,
  regola: InVigore<ConguaglioDifferito>,
): RigaCalcolata['calcolato'] => {
  const importo = perDivisoArrotondato(trattenuta, interesse, UNO);
  return figura(importo, {
    testo: () =>
      `${formatAliquota(regola.valore.interesseMensile)} × ${mesi} mesi di ${formatEuro(trattenuta)} = ${formatEuro(importo)}`,
    formula: 'imposta differita × interesse mensile × mesi',
    regola,
    base: trattenuta,
    aliquota: interesse,
  });
};

const BONUS = {
  TRATTAMENTO: {
    codice: 'RECUPERO_TRATTAMENTO',
    nome: 'Trattamento integrativo, recupero',
    gruppo: 'somme_fuori_reddito',
  },
  SOMMA: { codice: 'RECUPERO_SOMMA', nome: 'Somma integrativa, recupero', gruppo: 'somme_fuori_reddito' },
  DETRAZIONE: { codice: 'RECUPERO_DETRAZIONE', nome: 'Ulteriore detrazione, recupero', gruppo: 'ritenute_fiscali' },
} as const;

const bonusRecuperato = (
  ctx: Contesto,
  righe: readonly RigaCalcolata[],
  { codice, nome, gruppo }: (typeof BONUS)[keyof typeof BONUS],
  daRecuperare: BonusDaRecuperare | null,
): readonly RigaCalcolata[] => {
  if (daRecuperare === null) return [];
  const { residuo, rate } = daRecuperare;
  const { cessazione } = ctx.situazione.opzioni;
  const rata = cessazione ? residuo : perDivisoArrotondato(residuo, 1, rate);
  const importo = Math.min(rata, Math.max(0, nettoDi(righe)));
  if (cessazione && importo < residuo)
    warn(
      ctx,
      'CONGUAGLIO_INCAPIENTE',
      `${nome}: restano ${formatEuro(residuo - importo)}, da comunicare per iscritto al percipiente.`,
    );
  return [
    riga(
      codice,
      gruppo,
      nome,
      figura(-SEGNI[gruppo] * importo, {
        testo: () =>
          `${formatEuro(residuo)} da restituire ${cessazione || rate === 1 ? 'in unica soluzione' : `in ${rate} rate`}, entro il netto: ${formatEuro(importo)}`,
        formula: cessazione ? 'il minore tra residuo e netto' : 'il minore tra residuo ÷ rate rimaste e netto',
        da: [dato('da restituire', residuo)],
      }),
    ),
  ];
};
