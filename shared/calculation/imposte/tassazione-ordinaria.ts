import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import { formatEuro, type Centesimi } from '../../money/centesimi.ts';
import { capienzaTrattamentoIntegrativo, cuneoFiscale } from '../../rules/detrazioni/bonus.ts';
import { riga, type RigaCalcolata } from '../riga/righe.ts';
import { isConguaglio, type Contesto } from '../situazione/contesto.ts';
import type { ParteAnno } from '../situazione/periodo-di-paga.ts';
import type { StessiGiorni } from '../situazione/stessi-giorni.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import { dato, figura, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import {
  conguagliato,
  giorniDellAnno,
  imponibileDellAnno,
  imponibileDiAltri,
  tassabileDellAnno,
} from './anno-conguagliato.ts';
import { sommaIntegrativa, ulterioreDetrazione } from './cuneo.ts';
import { detrazioniPerFamiglia } from './detrazioni-famiglia.ts';
import { detrazioneLavoro } from './detrazioni.ts';
import { impostaAnnua, irpefNetta, type ImpostaAnnua } from './imposta-annua.ts';
import { degliAltriCedolini, menoApplicato } from './imposta-degli-stessi-giorni.ts';
import { irpefLorda } from './irpef.ts';
import { lordaDelPeriodo } from './lorda-del-periodo.ts';
import { trattamentoIntegrativo } from './trattamento-integrativo.ts';
import { ulterioreConguagliata, ulterioreDelPeriodo } from './ulteriore-da-restituire.ts';

/** Who is taxed by brackets, and which measures of the wedge reach them. */
export interface Tassazione {
  readonly imponibile: Calcolato;
  /** Part of it that is a month added to the others, as the 13th of the year; absent where none. */
  readonly mensilitaAggiuntiva?: Calcolato;
  readonly parteAnno: ParteAnno;
  /** Days of this payment that give deductions, less those that another payslip has counted. */
  readonly giorni: number;
  /** Sums that other payslips paid for the same days. */
  readonly stessiGiorni: StessiGiorni | null;
  readonly tempoDeterminato: boolean;
  readonly cuneo: 'NO' | 'SOMMA' | 'SOMMA_E_DETRAZIONE';
}

/** IRPEF by brackets with its deductions, trattamento integrativo and wedge: of the pay period, or of the year when it is settled. */
export const tassazioneOrdinaria = (ctx: Contesto, tassazione: Tassazione): readonly RigaCalcolata[] =>
  isConguaglio(ctx) ? conguaglio(ctx, tassazione) : delPeriodo(ctx, tassazione);

/** Tax and bonus of the days paid: of all that pays them, less what the payslips before this one have applied. */
const delPeriodo = (ctx: Contesto, tassazione: Tassazione): readonly RigaCalcolata[] => {
  const { stessiGiorni } = tassazione;
  const insieme = conStessiGiorni(tassazione);
  const reddito = redditoComplessivo(ctx);
  const lorda = lordaDelPeriodo(ctx, insieme);
  const { altre, ulteriore } = detrazioniDelPeriodo(ctx, insieme, reddito);
  const irpef = irpefNetta(lorda, [...altre, ...ulteriore]);
  const annuo = trattamentoAnnuo(ctx, insieme, reddito, ctx.situazione.fiscali.giorniAnno);
  const trattamento = rapportato('trattamento integrativo', annuo, insieme.giorni, ctx.situazione.fiscali.giorniAnno);
  const ancora = (nome: string, dovuto: Calcolato, applicato: Centesimi = 0) =>
    stessiGiorni === null ? dovuto : menoApplicato(nome, dovuto, applicato);
  const daTrattenere = ancora('IRPEF', irpef, stessiGiorni?.irpef);
  return [
    {
      ...riga('IRPEF', 'ritenute_fiscali', 'IRPEF a scaglioni', daTrattenere),
      ...(stessiGiorni === null ? {} : degliAltriCedolini(daTrattenere, lordaDelPeriodo(ctx, tassazione))),
      ...ulterioreDelPeriodo(ctx, { lorda, altre, netta: irpef }, stessiGiorni?.ulterioreDetrazione ?? 0),
    },
    riga(
      'TRATTAMENTO_INTEGRATIVO',
      'somme_fuori_reddito',
      'Trattamento integrativo',
      ancora('trattamento integrativo', trattamento, stessiGiorni?.trattamentoIntegrativo),
    ),
    riga('SOMMA_INTEGRATIVA', 'somme_fuori_reddito', 'Somma integrativa', sommaDellAnno(ctx, tassazione, reddito)),
  ];
};

/** The payment as if the days it shares with others were paid at once. */
const conStessiGiorni = (tassazione: Tassazione): Tassazione => {
  const { stessiGiorni, imponibile, giorni } = tassazione;
  if (stessiGiorni === null) return tassazione;
  return {
    ...tassazione,
    giorni: giorni + stessiGiorni.giorniPagati,
    imponibile: sommaDi('imponibile degli stessi giorni', [
      {
        nome: 'già pagato',
        calcolato: dato('imponibile già pagato per gli stessi giorni', stessiGiorni.imponibileIrpef),
      },
      { nome: 'questo pagamento', calcolato: imponibile },
    ]),
  };
};

const conguaglio = (ctx: Contesto, tassazione: Tassazione): readonly RigaCalcolata[] => {
  const { fiscali } = ctx.situazione;
  const imponibile = imponibileDellAnno(ctx, tassazione.imponibile);
  // What was presumed gives way to what was paid: the whole income is never less than this part of it.
  const reddito = Math.max(fiscali.redditoComplessivo ?? 0, imponibile.importo);
  const giorni = giorniDellAnno(ctx, tassazione.giorni);
  const annua = impostaAnnua(
    {
      imponibile: tassabileDellAnno(ctx, imponibile),
      redditoComplessivo: reddito,
      giorni,
      tempoDeterminato: tassazione.tempoDeterminato,
      detrazioneLavoro: fiscali.detrazioneLavoro,
      familiari: fiscali.familiari,
      ulterioreDetrazione: conUlteriore(ctx, tassazione),
    },
    ctx.dataImposta,
    ctx.regole,
  );
  const trattamento = trattamentoAnnuo(ctx, { ...tassazione, imponibile }, reddito, giorni);
  const somma = sommaDellAnno(ctx, { ...tassazione, imponibile }, reddito);
  const irpef = conguagliato(ctx, 'IRPEF', annua.netta, 'irpef');
  return [
    {
      ...riga('IRPEF', 'ritenute_fiscali', 'IRPEF, conguaglio', irpef),
      ...ulterioreConguagliata(ctx, annua, irpef.importo),
      conguagliato: {
        ...annoDellImposta(annua),
        giorni,
        imponibile: imponibile.importo,
        imponibileDiAltri: imponibileDiAltri(ctx),
        trattamentoIntegrativo: trattamento.importo,
        sommaIntegrativa: somma.importo,
      },
    },
    riga(
      'TRATTAMENTO_INTEGRATIVO',
      'somme_fuori_reddito',
      'Trattamento integrativo, conguaglio',
      conguagliato(ctx, 'trattamento integrativo', trattamento, 'trattamentoIntegrativo'),
    ),
    riga(
      'SOMMA_INTEGRATIVA',
      'somme_fuori_reddito',
      'Somma integrativa, conguaglio',
      conguagliato(ctx, 'somma integrativa', somma, 'sommaIntegrativa'),
    ),
  ];
};

/** The tax of the year and each of its deductions. */
const annoDellImposta = ({ lorda, famiglia, lavoro, ulteriore, netta }: ImpostaAnnua) => ({
  impostaLorda: lorda.importo,
  detrazioniFamiglia: famiglia.importo,
  detrazioniLavoro: lavoro?.totale.importo ?? 0,
  ulterioreDetrazione: ulteriore?.importo ?? 0,
  impostaNetta: netta.importo,
});

/** The income the deductions look at; asked for, never guessed. */
const redditoComplessivo = ({ situazione, annoFiscale }: Contesto): Centesimi => {
  const { redditoComplessivo: reddito } = situazione.fiscali;
  if (reddito === null)
    throw impossibile(
      'DATO_MANCANTE',
      `Per scaglioni e detrazioni serve il reddito complessivo presunto del ${annoFiscale}: chiederlo al percipiente e inserirlo nei dati fiscali di quell'anno.`,
      'fiscali.redditoComplessivo',
    );
  return reddito;
};

const conUlteriore = ({ situazione: { fiscali }, regole, dataImposta }: Contesto, { cuneo }: Tassazione): boolean =>
  cuneo === 'SOMMA_E_DETRAZIONE' && !fiscali.rinunciaCuneo && regole.seInVigore(cuneoFiscale, dataImposta) !== null;

interface DetrazioniDelPeriodo {
  readonly altre: readonly Calcolato[];
  readonly ulteriore: readonly Calcolato[];
}

/** Deductions of the period, the further one apart. The increase of art. 13 c. 1.1 and the floors are of the year: they come with its settlement. */
const detrazioniDelPeriodo = (ctx: Contesto, tassazione: Tassazione, reddito: Centesimi): DetrazioniDelPeriodo => {
  const {
    situazione: { fiscali },
    dataImposta,
    regole,
  } = ctx;
  const {
    giorni,
    tempoDeterminato,
    parteAnno: { parti, su },
  } = tassazione;
  const altre = [
    rapportato(
      'detrazioni per familiari',
      detrazioniPerFamiglia(fiscali.familiari, reddito, dataImposta, regole),
      parti,
      su,
    ),
    ...(fiscali.detrazioneLavoro
      ? [
          detrazioneLavoro(
            { redditoComplessivo: reddito, giorni, tempoDeterminato, minimo: false },
            dataImposta,
            regole,
          ).comma1,
        ]
      : []),
  ];
  return {
    altre,
    ulteriore: conUlteriore(ctx, tassazione) ? [ulterioreDetrazione(reddito, giorni, dataImposta, regole)] : [],
  };
};

const rapportato = (nome: string, annuo: Calcolato, parti: number, su: number): Calcolato => {
  const importo = su === 0 ? 0 : perDivisoArrotondato(annuo.importo, Math.min(parti, su), su);
  return figura(importo, {
    testo: () => `${nome}: ${formatEuro(annuo.importo)} × ${parti}/${su} = ${formatEuro(importo)}`,
    formula: 'importo annuo × periodo',
    da: [annuo],
  });
};

/**
 * Trattamento integrativo of the whole year: gross tax against the deductions of its days. What is of the pay alone is known when the year is settled:
 * before, the income that the payee expects stands for it.
 */
const trattamentoAnnuo = (
  ctx: Contesto,
  { tempoDeterminato, imponibile }: Tassazione,
  reddito: Centesimi,
  giorni: number,
): Calcolato => {
  const { fiscali } = ctx.situazione;
  if (!fiscali.trattamentoIntegrativo) return dato('trattamento integrativo non richiesto', 0);
  const { comma1 } = detrazioneLavoro(
    { redditoComplessivo: reddito, giorni, tempoDeterminato, minimo: false },
    ctx.dataImposta,
    ctx.regole,
  );
  const famiglia = detrazioniPerFamiglia(fiscali.familiari, reddito, ctx.dataImposta, ctx.regole);
  const lorda = irpefLorda(dato('reddito complessivo', reddito), ctx.dataImposta, ctx.regole).importo;
  const delLavoro = isConguaglio(ctx) ? irpefLorda(imponibile, ctx.dataImposta, ctx.regole).importo : lorda;
  const dellaDetrazione = (detrazione: Centesimi): Calcolato =>
    trattamentoIntegrativo(
      {
        redditoComplessivo: reddito,
        giorni,
        detrazioneLavoro: detrazione,
        impostaLorda: lorda,
        impostaLordaLavoro: delLavoro,
        detrazioniElencate: detrazione + famiglia.importo + fiscali.altreDetrazioni,
      },
      ctx.dataImposta,
      ctx.regole,
    );
  return conIlMinimo(ctx, { reddito, giorni, tempoDeterminato }, dellaDetrazione(comma1.importo), dellaDetrazione);
};

/** The same with the yearly floor of the deduction, which is of the year's settlement: asked of the rule only where it takes the bonus away. */
const conIlMinimo = (
  ctx: Contesto,
  {
    reddito,
    giorni,
    tempoDeterminato,
  }: { readonly reddito: Centesimi; readonly giorni: number; readonly tempoDeterminato: boolean },
  senza: Calcolato,
  dellaDetrazione: (detrazione: Centesimi) => Calcolato,
): Calcolato => {
  if (senza.importo === 0 || !isConguaglio(ctx)) return senza;
  const { comma1 } = detrazioneLavoro(
    { redditoComplessivo: reddito, giorni, tempoDeterminato, minimo: true },
    ctx.dataImposta,
    ctx.regole,
  );
  const con = dellaDetrazione(comma1.importo);
  if (con.importo === senza.importo) return senza;
  return ctx.regole.seInVigore(capienzaTrattamentoIntegrativo, ctx.dataImposta)?.valore.conMinimo === true
    ? con
    : senza;
};

const sommaDellAnno = (ctx: Contesto, { imponibile, giorni, cuneo }: Tassazione, reddito: Centesimi): Calcolato => {
  const { fiscali, progressivi } = ctx.situazione;
  if (cuneo === 'NO' || fiscali.rinunciaCuneo || ctx.regole.seInVigore(cuneoFiscale, ctx.dataImposta) === null)
    return dato('somma integrativa non spettante', 0);
  return sommaIntegrativa(
    {
      redditoComplessivo: reddito,
      redditoLavoro: imponibile.importo,
      giorniPagati: giorniDellAnno(ctx, giorni),
      redditoPercentuale: isConguaglio(ctx) ? imponibile.importo : progressivi.imponibileIrpef + imponibile.importo,
    },
    ctx.dataImposta,
    ctx.regole,
  ).somma;
};
