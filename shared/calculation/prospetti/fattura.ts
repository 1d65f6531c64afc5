import type { IvaFattura, PrevidenzaFattura } from '../../domain/persona/percettore.ts';
import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import { formatEuro, somma, UNO } from '../../money/centesimi.ts';
import { bollo, scissioneDiChi, scissionePagamenti } from '../../rules/autonomi.ts';
import type { CategoriaPercettore } from '../../rules/percettori.ts';
import { contributiEsterno, oneriEsterno } from '../contributi/contributi-esterno.ts';
import {
  addebitiFattura,
  fattoriFattura,
  ivaSu,
  ritenutaDAcconto,
  type AddebitiFattura,
} from '../imposte/ritenute-autonomi.ts';
import { TERZI, type Tratto } from '../riga/lordo-stato.ts';
import { NESSUN_IMPONIBILE, riga, righeVoci, type Prospetto, type RigaCalcolata } from '../riga/righe.ts';
import { vociLordePerGruppo, type VociLorde } from '../riga/voci-lorde.ts';
import { alPagamento, warn, type Contesto } from '../situazione/contesto.ts';
import type { Percettore } from '../situazione/percettore.ts';
import type { VoceSituazione } from '../situazione/situazione.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import { figura, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { compensoDi } from './esterno.ts';

type Professionista = Extract<Percettore, { tipo: 'PROFESSIONISTA' }>;
type Societa = Extract<Percettore, { tipo: 'SOCIETA' }>;

/** Professional with VAT: contribution and VAT added on the invoice, withholding unless flat-rate, no IRAP of the school. */
export const prospettoProfessionista = (
  ctx: Contesto,
  percettore: Professionista,
  voci: readonly VoceSituazione[],
): Prospetto => {
  const forfettario = percettore.regime === 'FORFETTARIO';
  if (forfettario && [percettore.iva, ...voci.map(({ iva }) => iva ?? 'ESENTE')].some(isAddebitata)) {
    throw impossibile(
      'PERCETTORE_NON_AMMESSO',
      'Il regime forfettario non addebita IVA: indicare IVA esente.',
      'percettore.iva',
    );
  }
  const categoria = forfettario ? 'FORFETTARIO' : 'PROFESSIONISTA';
  const { lorde, parti } = parteggiata(
    ctx,
    { categoria, previdenza: percettore.previdenza, iva: percettore.iva },
    voci,
  );
  const compenso = compensoDi(lorde);
  const imponibile = insieme('imponibile della ritenuta', parti, ({ addebiti }) => addebiti.imponibileRitenuta);
  return {
    categoria,
    lordoStatoIndicato: lorde.lordoStatoIndicato,
    giorniPagati: 0,
    imponibili: { ...NESSUN_IMPONIBILE, irpef: forfettario ? 0 : imponibile.importo },
    righe: [
      ...righeVoci(lorde.voci),
      ...parti.flatMap(({ addebiti }) => [
        riga('CONTRIBUTO_FATTURA', 'addebiti_fattura', 'Rivalsa INPS', addebiti.rivalsa),
        riga('CONTRIBUTO_FATTURA', 'addebiti_fattura', 'Contributo integrativo', addebiti.cassa),
      ]),
      ...righeBollo(ctx, percettore, [
        compenso,
        ...parti.flatMap(({ addebiti }) => [addebiti.rivalsa, addebiti.cassa]),
      ]),
      ...parti.map(({ iva, addebiti }) => rigaIva(iva, addebiti.iva)),
      ...(forfettario
        ? []
        : [
            riga(
              'RITENUTA_ACCONTO',
              'ritenute_fiscali',
              "Ritenuta d'acconto",
              ritenutaDAcconto(imponibile, ctx.dataPagamento, ctx.regole),
            ),
          ]),
      ...contributiEsterno(ctx, categoria, compenso).oneri,
    ],
  };
};

/** Company or association: invoice without withholding; a public body pays its VAT to the State (split payment), a private school to the supplier. */
export const prospettoSocieta = (ctx: Contesto, { iva }: Societa, voci: readonly VoceSituazione[]): Prospetto => {
  const { lorde, parti } = parteggiata(ctx, { categoria: 'SOCIETA', previdenza: 'NESSUNA', iva }, voci);
  const compenso = compensoDi(lorde);
  const isScissa = parti.some((parte) => isAddebitata(parte.iva)) && isConScissione(ctx);
  if (isScissa) warnScissione(ctx);
  return {
    categoria: 'SOCIETA',
    lordoStatoIndicato: lorde.lordoStatoIndicato,
    giorniPagati: 0,
    imponibili: NESSUN_IMPONIBILE,
    righe: [
      ...righeVoci(lorde.voci),
      ...parti.flatMap((parte) => [
        rigaIva(parte.iva, parte.addebiti.iva),
        ...(isScissa && isAddebitata(parte.iva)
          ? [
              riga(
                'IVA_SCISSIONE',
                'ritenute_fiscali',
                'IVA versata dalla scuola (scissione dei pagamenti)',
                parte.addebiti.iva,
              ),
            ]
          : []),
      ]),
      ...contributiEsterno(ctx, 'SOCIETA', compenso).oneri,
    ],
  };
};

/** What an invoice says of itself: whose it is, what it adds for social security, the VAT of the lines that say none. */
interface Fattura {
  readonly categoria: CategoriaPercettore;
  readonly previdenza: PrevidenzaFattura;
  readonly iva: IvaFattura;
}

/** The lines of an invoice under one rate of VAT, with what is added to them. */
interface ParteDiFattura {
  readonly iva: IvaFattura;
  readonly addebiti: AddebitiFattura;
}

/** An invoice by its rates of VAT, in the order of its lines: what is added for social security follows the rate of the fee it is on. */
const parteggiata = (
  ctx: Contesto,
  { categoria, previdenza, iva: dellaFattura }: Fattura,
  voci: readonly VoceSituazione[],
): { readonly lorde: VociLorde; readonly parti: readonly ParteDiFattura[] } => {
  const { dataPagamento, regole, situazione } = ctx;
  const ivaDi = ({ iva }: VoceSituazione): IvaFattura => iva ?? dellaFattura;
  const ive = [...new Set(voci.map(ivaDi))];
  const lorde = vociLordePerGruppo(
    voci,
    ive.map((iva) => ({
      voci: voci.filter((voce) => ivaDi(voce) === iva),
      tratti: () => conFattura(oneriEsterno(ctx, categoria), fattoriFattura(previdenza, iva, dataPagamento, regole)),
    })),
    situazione.base,
  );
  const parti = ive.map((iva) => {
    const compenso = compensoDi({ ...lorde, voci: lorde.voci.filter(({ voce }) => ivaDi(voce) === iva) });
    const addebiti = addebitiFattura(compenso, previdenza, iva, dataPagamento, regole);
    // A company adds nothing: its VAT is on the fee itself.
    return categoria === 'SOCIETA'
      ? { iva, addebiti: { ...addebiti, iva: ivaSu(compenso, iva, dataPagamento, regole) } }
      : { iva, addebiti };
  });
  return { lorde, parti };
};

/** One figure of all the parts; of one part alone, its own. */
const insieme = (
  nome: string,
  parti: readonly ParteDiFattura[],
  figuraDi: (parte: ParteDiFattura) => Calcolato,
): Calcolato => {
  const [prima, ...altre] = parti.map(figuraDi);
  return prima !== undefined && altre.length === 0
    ? prima
    : sommaDi(
        nome,
        parti.map((parte, indice) => ({ nome: `parte ${indice + 1}`, calcolato: figuraDi(parte) })),
      );
};

const isAddebitata = (iva: IvaFattura): boolean => iva !== 'ESENTE' && iva !== 'INVERSIONE';

/** VAT on the invoice, or owed by the school on top of an invoice without it. */
const rigaIva = (quale: IvaFattura, imposta: Calcolato): RigaCalcolata =>
  quale === 'INVERSIONE'
    ? riga('IVA_INVERSIONE', 'oneri', 'IVA a carico della scuola (inversione contabile)', imposta)
    : riga('IVA', 'addebiti_fattura', 'IVA', imposta);

/** A school of this kind pays the VAT of its suppliers itself. Payslips sealed before the kind was asked did, whatever the school. */
const isConScissione = ({ situazione: { scuola }, regole, dataPagamento }: Contesto): boolean =>
  regole.seInVigore(scissioneDiChi, dataPagamento)?.valore.includes(scuola) ?? true;

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
  { regime, bollo: addebitato = false }: Professionista,
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

/** What the invoice adds to each stretch: (1 + contribution) × (1 + VAT) − 1, brought to thirds of a part per million. */
const conFattura = (
  tratti: readonly Tratto[],
  { previdenza, iva }: { readonly previdenza: number; readonly iva: number },
): readonly Tratto[] =>
  tratti.map(({ fino, oneri }) => ({
    fino,
    oneri: oneri + (previdenza + iva + perDivisoArrotondato(previdenza, iva, UNO)) * TERZI,
  }));
