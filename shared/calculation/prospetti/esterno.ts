import { formatEuro } from '../../money/centesimi.ts';
import { bollo } from '../../rules/autonomi.ts';
import type { CategoriaPercettore } from '../../rules/percettori.ts';
import { contributiEsterno, oneriEsterno } from '../contributi/contributi-esterno.ts';
import { irpefLordaDelPeriodo } from '../imposte/irpef.ts';
import { ritenutaDAcconto, ritenutaDImpostaNonResidenti } from '../imposte/ritenute-autonomi.ts';
import { NESSUN_IMPONIBILE, riga, righeVoci, type Prospetto, type RigaCalcolata } from '../riga/righe.ts';
import { lordoDi, vociLorde, type VociLorde } from '../riga/voci-lorde.ts';
import { alPagamento, warn, type Contesto } from '../situazione/contesto.ts';
import type { Percettore } from '../situazione/percettore.ts';
import { delLavoro, parteDellAnno } from '../situazione/periodo-di-paga.ts';
import type { VoceSituazione } from '../situazione/situazione.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import { dato } from '../spiegazione/calcolato.ts';
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
          irpefLordaDelPeriodo(compenso, parteDellAnno(delLavoro(voci)), ctx.dataImposta, ctx.regole),
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
      convenzione && aliquotaConvenzione === undefined
        ? dato('esente per convenzione contro le doppie imposizioni', 0)
        : ritenutaDImpostaNonResidenti(compenso, aliquotaConvenzione ?? null, ctx.dataPagamento, ctx.regole),
    ),
  );

/** A fee with one withholding, and the contributions of its category. */
const conRitenuta = (
  ctx: Contesto,
  categoria: CategoriaPercettore,
  voci: readonly VoceSituazione[],
  ritenuta: (compenso: Calcolato) => RigaCalcolata,
): Prospetto => {
  const lorde = vociLorde(voci, ctx.situazione.base, () => oneriEsterno(ctx, categoria));
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
  if (compenso.importo < 0)
    throw impossibile(
      'LORDO_NEGATIVO',
      'Il compenso è negativo: correggere le voci. Una somma che la persona ridà si scrive in Anagrafe, Restituzioni.',
      'voci',
    );
  return compenso;
};

const warnBollo = (ctx: Contesto, compenso: Calcolato): void => {
  const { oltre, importo } = alPagamento(ctx, bollo).valore;
  if (compenso.importo > oltre)
    warn(
      ctx,
      'BOLLO_SULLA_RICEVUTA',
      `La ricevuta del percipiente supera ${formatEuro(oltre)}: deve portare la marca da bollo di ${formatEuro(importo)}, a suo carico.`,
    );
};
