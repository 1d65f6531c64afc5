import type { IvaFattura } from '../../domain/persona/percettore.ts';
import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import { formatEuro, somma, UNO } from '../../money/centesimi.ts';
import { bollo, scissionePagamenti } from '../../rules/autonomi.ts';
import type { CategoriaPercettore } from '../../rules/percettori.ts';
import { contributiEsterno, oneriEsterno } from '../contributi/contributi-esterno.ts';
import { irpefLordaDelPeriodo } from '../imposte/irpef.ts';
import {
  addebitiFattura,
  fattoriFattura,
  ivaSu,
  ritenutaDAcconto,
  ritenutaDImpostaNonResidenti,
} from '../imposte/ritenute-autonomi.ts';
import { TERZI, type Tratto } from '../righe/lordo-stato.ts';
import { NESSUN_IMPONIBILE, riga, righeVoci, type Prospetto, type RigaCalcolata } from '../righe/righe.ts';
import { lordoDi, vociLorde, type VociLorde } from '../righe/voci-lorde.ts';
import { alPagamento, warn, type Contesto } from '../situazione/contesto.ts';
import type { Percettore } from '../situazione/percettore.ts';
import { parteDellAnno } from '../situazione/periodo-di-paga.ts';
import type { VoceSituazione } from '../situazione/situazione.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import { dato, figura } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';

type Di<T extends Percettore['tipo']> = Extract<Percettore, { tipo: T }>;

/** Occasional work, resident: withholding on account, IRAP, Gestione separata on what passes the yearly allowance. */
export const prospettoOccasionale = (ctx: Contesto, voci: readonly VoceSituazione[]): Prospetto =>
  conRitenuta(ctx, 'OCCASIONALE', voci, (compenso) => {
    warnBollo(ctx, compenso);
    return riga(
      'RITENUTA_ACCONTO',
      'ritenute_fiscali',
      "Ritenuta d'acconto",
      ritenutaDAcconto(compenso, ctx.dataPagamento, ctx.regole),
    );
  });

/** Outsider or retired person in an exam board: 20 % withholding, or the brackets as public function; IRAP in both. */
export const prospettoCommissario = (
  ctx: Contesto,
  { regime }: Di<'COMMISSARIO_ESTERNO'>,
  voci: readonly VoceSituazione[],
): Prospetto => {
  const categoria = regime === 'RITENUTA_20' ? 'COMMISSARIO_ESTERNO' : 'COMMISSARIO_FUNZIONI_PUBBLICHE';
  warn(
    ctx,
    'LETTURA_CONTROVERSA',
    "Compensi di commissione a estranei: due letture (ritenuta 20 % o pubbliche funzioni a scaglioni). Applicata quella scelta per l'incarico.",
    'percettore.regime',
  );
  return conRitenuta(ctx, categoria, voci, (compenso) =>
    regime === 'RITENUTA_20'
      ? riga(
          'RITENUTA_ACCONTO',
          'ritenute_fiscali',
          "Ritenuta d'acconto",
          ritenutaDAcconto(compenso, ctx.dataPagamento, ctx.regole),
        )
      : riga(
          'IRPEF',
          'ritenute_fiscali',
          'IRPEF a scaglioni',
          irpefLordaDelPeriodo(compenso, parteDellAnno(voci), ctx.dataImposta, ctx.regole),
        ),
  );
};

/** Non-resident: final withholding unless a treaty excludes or lowers it; IRAP only on occasional work. */
export const prospettoNonResidente = (
  ctx: Contesto,
  { occasionale, convenzione, aliquotaConvenzione }: Di<'NON_RESIDENTE'>,
  voci: readonly VoceSituazione[],
): Prospetto =>
  conRitenuta(ctx, occasionale ? 'NON_RESIDENTE_OCCASIONALE' : 'NON_RESIDENTE_ABITUALE', voci, (compenso) =>
    riga(
      'RITENUTA_NON_RESIDENTI',
      'ritenute_fiscali',
      "Ritenuta a titolo d'imposta",
      convenzione
        ? dato('esente per convenzione contro le doppie imposizioni', 0)
        : ritenutaDImpostaNonResidenti(compenso, aliquotaConvenzione ?? null, ctx.dataPagamento, ctx.regole),
    ),
  );

/** Professional with VAT: contribution and VAT added on the invoice, withholding unless flat-rate, no IRAP of the school. */
export const prospettoProfessionista = (
  ctx: Contesto,
  percettore: Di<'PROFESSIONISTA'>,
  voci: readonly VoceSituazione[],
): Prospetto => {
  const forfettario = percettore.regime === 'FORFETTARIO';
  if (forfettario && percettore.iva !== 'ESENTE' && percettore.iva !== 'INVERSIONE') {
    throw impossibile(
      'PERCETTORE_NON_AMMESSO',
      'Il regime forfettario non addebita IVA: indicare IVA esente.',
      'percettore.iva',
    );
  }
  const categoria = forfettario ? 'FORFETTARIO' : 'PROFESSIONISTA';
  const lorde = vociLorde(voci, ctx.situazione.base, () =>
    conFattura(
      oneriEsterno(ctx, categoria, 'SENZA_DIS_COLL'),
      fattoriFattura(percettore.previdenza, percettore.iva, ctx.dataPagamento, ctx.regole),
    ),
  );
  const compenso = compensoDi(lorde);
  const addebiti = addebitiFattura(compenso, percettore.previdenza, percettore.iva, ctx.dataPagamento, ctx.regole);
  return {
    categoria,
    lordoStatoIndicato: lorde.lordoStatoIndicato,
    giorniPagati: 0,
    imponibili: { ...NESSUN_IMPONIBILE, irpef: forfettario ? 0 : addebiti.imponibileRitenuta.importo },
    righe: [
      ...righeVoci(lorde.voci),
      riga('CONTRIBUTO_FATTURA', 'addebiti_fattura', 'Rivalsa INPS', addebiti.rivalsa),
      riga('CONTRIBUTO_FATTURA', 'addebiti_fattura', 'Contributo integrativo', addebiti.cassa),
      ...righeBollo(ctx, percettore, [compenso, addebiti.rivalsa, addebiti.cassa]),
      rigaIva(percettore.iva, addebiti.iva),
      ...(forfettario
        ? []
        : [
            riga(
              'RITENUTA_ACCONTO',
              'ritenute_fiscali',
              "Ritenuta d'acconto",
              ritenutaDAcconto(addebiti.imponibileRitenuta, ctx.dataPagamento, ctx.regole),
            ),
          ]),
      ...contributiEsterno(ctx, categoria, compenso).oneri,
    ],
  };
};

/** Company or association: invoice without withholding; the VAT is paid to the State by the school (split payment). */
export const prospettoSocieta = (ctx: Contesto, { iva }: Di<'SOCIETA'>, voci: readonly VoceSituazione[]): Prospetto => {
  const lorde = vociLorde(voci, ctx.situazione.base, () =>
    conFattura(
      oneriEsterno(ctx, 'SOCIETA', 'SENZA_DIS_COLL'),
      fattoriFattura('NESSUNA', iva, ctx.dataPagamento, ctx.regole),
    ),
  );
  const compenso = compensoDi(lorde);
  const imposta = ivaSu(compenso, iva, ctx.dataPagamento, ctx.regole);
  const scissa = iva !== 'ESENTE' && iva !== 'INVERSIONE';
  if (scissa) warnScissione(ctx);
  return {
    categoria: 'SOCIETA',
    lordoStatoIndicato: lorde.lordoStatoIndicato,
    giorniPagati: 0,
    imponibili: NESSUN_IMPONIBILE,
    righe: [
      ...righeVoci(lorde.voci),
      rigaIva(iva, imposta),
      ...(scissa
        ? [riga('IVA_SCISSIONE', 'ritenute_fiscali', 'IVA versata dalla scuola (scissione dei pagamenti)', imposta)]
        : []),
      ...contributiEsterno(ctx, 'SOCIETA', compenso).oneri,
    ],
  };
};

/** VAT on the invoice, or owed by the school on top of an invoice without it. */
const rigaIva = (quale: IvaFattura, imposta: Calcolato): RigaCalcolata =>
  quale === 'INVERSIONE'
    ? riga('IVA_INVERSIONE', 'oneri', 'IVA a carico della scuola (inversione contabile)', imposta)
    : riga('IVA', 'addebiti_fattura', 'IVA', imposta);

/** Split payment holds while the Union allows it: after the last day that was read, the payment is made the same and it is told. */
const warnScissione = (ctx: Contesto): void => {
  if (ctx.regole.seInVigore(scissionePagamenti, ctx.dataPagamento) === null) return;
  warn(
    ctx,
    'VALORE_DA_AGGIORNARE',
    "La scissione dei pagamenti è autorizzata dall'Unione europea fino al 30/06/2026: prima di pagare controllare che sia stata prorogata, altrimenti l'IVA si paga al fornitore.",
    scissionePagamenti.id,
  );
};

/** The stamp that who has the flat rate charges on an invoice over the threshold: part of the fee (AdE answer 428/2022). */
const righeBollo = (
  ctx: Contesto,
  { regime, bollo: addebitato = false }: Di<'PROFESSIONISTA'>,
  importi: readonly Calcolato[],
): readonly RigaCalcolata[] => {
  if (!addebitato) return [];
  if (regime !== 'FORFETTARIO' || ctx.situazione.base === 'LS')
    throw impossibile(
      'VOCE_NON_AMMESSA',
      'Il bollo addebitato in fattura è compenso solo del forfettario, pagato in lordo dipendente: togliere il bollo, o pagarlo come rimborso.',
      'percettore.bollo',
    );
  const regola = alPagamento(ctx, bollo);
  const totale = somma(importi.map(({ importo }) => importo));
  if (totale <= regola.valore.oltre) return [];
  return [
    riga(
      'BOLLO',
      'addebiti_fattura',
      'Bollo addebitato in fattura',
      figura(regola.valore.importo, {
        testo: () => `fattura di ${formatEuro(totale)}, oltre ${formatEuro(regola.valore.oltre)}`,
        formula: 'imposta di bollo',
        regola,
      }),
    ),
  ];
};

/** A fee with one withholding, and the contributions of its category. */
const conRitenuta = (
  ctx: Contesto,
  categoria: CategoriaPercettore,
  voci: readonly VoceSituazione[],
  ritenuta: (compenso: Calcolato) => RigaCalcolata,
): Prospetto => {
  const lorde = vociLorde(voci, ctx.situazione.base, () => oneriEsterno(ctx, categoria, 'SENZA_DIS_COLL'));
  const compenso = compensoDi(lorde);
  const contributi = contributiEsterno(ctx, categoria, compenso);
  return {
    categoria,
    lordoStatoIndicato: lorde.lordoStatoIndicato,
    giorniPagati: 0,
    imponibili: { ...NESSUN_IMPONIBILE, irpef: compenso.importo, gestioneSeparata: contributi.baseGestioneSeparata },
    righe: [...righeVoci(lorde.voci), ...contributi.ritenute, ritenuta(compenso), ...contributi.oneri],
  };
};

/** The fee of the lines, exempt sums excluded. */
export const compensoDi = ({ voci }: VociLorde): Calcolato => {
  const compenso = lordoDi('compenso', voci, ['ACCESSORIO', 'ORDINARIO', 'ARRETRATO_ANNI_PRECEDENTI']);
  if (compenso.importo < 0) throw impossibile('LORDO_NEGATIVO', 'Il compenso è negativo: correggere le voci.', 'voci');
  return compenso;
};

/** What the invoice adds to each stretch: (1 + contribution) × (1 + VAT) − 1, brought to thirds of a part per million. */
const conFattura = (
  tratti: readonly Tratto[],
  { previdenza, iva }: { readonly previdenza: number; readonly iva: number },
): readonly Tratto[] =>
  tratti.map(({ fino, oneri }) => ({
    fino,
    oneri: oneri + (previdenza + iva + perDivisoArrotondato(previdenza, iva, UNO)) * TERZI,
  }));

const warnBollo = (ctx: Contesto, compenso: Calcolato): void => {
  const { oltre, importo } = alPagamento(ctx, bollo).valore;
  if (compenso.importo > oltre)
    warn(
      ctx,
      'BOLLO_SULLA_RICEVUTA',
      `La ricevuta del percipiente supera ${formatEuro(oltre)}: deve portare la marca da bollo di ${formatEuro(importo)}, a suo carico.`,
    );
};
