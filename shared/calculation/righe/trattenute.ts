import { formatEuro, somma, type Centesimi } from '../../money/centesimi.ts';
import { baseDelleQuote } from '../../rules/contratto/trattenute-terzi.ts';
import { trattenuteEntroILimiti, type TrattenutaApplicata } from '../contratto/trattenute-entro-i-limiti.ts';
import { nettoPignorabile } from '../contratto/trattenute-terzi.ts';
import type { Gruppo } from '../riga/cedolino-tipi.ts';
import { riga, type RigaCalcolata } from '../riga/righe.ts';
import { warn, type Contesto } from '../situazione/contesto.ts';
import { stessoMese } from '../situazione/stessi-giorni.ts';
import type { Trattenuta } from '../situazione/trattenute.ts';
import { dato, figura } from '../spiegazione/calcolato.ts';

/**
 * Deductions for third parties inside their legal limits, in the order given: what is asked is of a month and the limits stand on all that the
 * month pays, less what its other payslips have withheld. The payslip names neither creditor nor cause: the reference leads the office to them.
 */
export const righeTrattenute = (ctx: Contesto, righe: readonly RigaCalcolata[]): readonly RigaCalcolata[] => {
  if (ctx.situazione.trattenute.length === 0) return [];
  const netto = nettoDelCedolino(ctx, righe);
  let preso = 0;
  return applicateNelMese(ctx, netto).flatMap(({ applicata, nettoDelMese, prima }, indice) => {
    const daTrattenere = Math.max(0, applicata.calcolato.importo - prima);
    const importo = Math.max(0, Math.min(daTrattenere, netto - preso));
    preso += importo;
    if (applicata.ridotta || importo < daTrattenere) warnRidotta(ctx, applicata.trattenuta, importo, indice);
    if (importo === 0 && prima > 0) return [];
    return [rigaTrattenuta(applicata.trattenuta, importo, nettoDelMese, prima)];
  });
};

/** A deduction as the whole month bears it, and what its other payslips have already withheld for it. */
interface DelMese {
  readonly applicata: TrattenutaApplicata;
  readonly nettoDelMese: Centesimi;
  readonly prima: Centesimi;
}

const applicateNelMese = (ctx: Contesto, netto: Centesimi): readonly DelMese[] => {
  const altri = stessoMese(ctx);
  const delMese = netto + somma(altri.map(({ nettoPignorabile: altro }) => altro));
  // A net of which nothing is left is zero: no share is taken from it.
  const nettoDelMese = isConBonus(ctx) ? Math.max(0, delMese) : delMese;
  const trattenuto = altri.flatMap(({ trattenute }) => trattenute);
  const finora = ({ origine }: Trattenuta): Centesimi =>
    somma(trattenuto.filter((altra) => altra.origine === origine).map(({ importo }) => importo));
  // The debt left is counted after the withholdings of the month: here they are owed again, and taken away once.
  const dovute = ctx.situazione.trattenute.map((trattenuta) => ({
    ...trattenuta,
    residuo: trattenuta.residuo === null ? null : trattenuta.residuo + finora(trattenuta),
  }));
  return trattenuteEntroILimiti(
    dato('netto su cui si misurano le quote', nettoDelMese),
    dovute,
    ctx.dataPagamento,
    ctx.regole,
    ctx.situazione.percettore.tipo,
  ).map((applicata) => ({ applicata, nettoDelMese, prima: finora(applicata.trattenuta) }));
};

/** True when the base counts the bonuses; a payslip sealed before this was a rule has the base of then. */
const isConBonus = ({ regole, dataPagamento }: Contesto): boolean =>
  regole.seInVigore(baseDelleQuote, dataPagamento)?.valore.includes(BONUS) ?? false;

const BONUS: Gruppo = 'somme_fuori_reddito';

const nettoDelCedolino = (ctx: Contesto, righe: readonly RigaCalcolata[]): Centesimi => {
  const del = (...gruppi: readonly Gruppo[]) =>
    somma(righe.filter(({ gruppo }) => gruppi.includes(gruppo)).map(({ calcolato }) => calcolato.importo));
  return nettoPignorabile({
    lordo: del('competenze', 'addebiti_fattura'),
    contributi: del('ritenute_previdenziali'),
    imposte: del('ritenute_fiscali'),
    bonus: isConBonus(ctx) ? del(BONUS) : 0,
  });
};

const warnRidotta = (ctx: Contesto, { riferimento }: Trattenuta, importo: Centesimi, indice: number): void => {
  warn(
    ctx,
    'LIMITE_RAGGIUNTO',
    `Altre trattenute, riferimento ${riferimento}: trattenuti ${formatEuro(importo)}, entro i limiti di legge. Avvisare chi ha diritto.`,
    `trattenute.${indice}`,
  );
};

const rigaTrattenuta = (
  { riferimento, residuo, origine }: Trattenuta,
  importo: Centesimi,
  netto: Centesimi,
  prima: Centesimi,
): RigaCalcolata => {
  const propria = riga(
    'TRATTENUTA',
    'altre_trattenute',
    'Altre trattenute',
    figura(importo, {
      testo: () =>
        `altre trattenute, riferimento ${riferimento}: ${formatEuro(importo)} su un netto di ${formatEuro(netto)}${prima === 0 ? '' : `, oltre a ${formatEuro(prima)} già trattenuti nel mese`}`,
      formula:
        residuo === null
          ? 'importo dovuto, entro i limiti di legge'
          : 'il minore tra importo e residuo dovuto, entro i limiti di legge',
      base: netto,
      ...(residuo === null
        ? {}
        : { ingressi: () => [{ nome: 'da trattenere ancora', valore: formatEuro(residuo - prima) }] }),
    }),
  );
  return origine === undefined ? propria : { ...propria, origine };
};
