import { formatEuro } from '../../money/centesimi.ts';
import { trattenuteEntroILimiti } from '../contratto/trattenute-entro-i-limiti.ts';
import { nettoPignorabile } from '../contratto/trattenute-terzi.ts';
import type { Gruppo } from '../riga/cedolino-tipi.ts';
import { riga, type RigaCalcolata } from '../riga/righe.ts';
import { warn, type Contesto } from '../situazione/contesto.ts';
import { figura, sommaDi } from '../spiegazione/calcolato.ts';

/**
 * Deductions for third parties inside their legal limits, in the order given. The payslip names neither creditor nor cause:
 * the reference leads the office to them.
 */
export const righeTrattenute = (ctx: Contesto, righe: readonly RigaCalcolata[]): readonly RigaCalcolata[] => {
  const { trattenute } = ctx.situazione;
  if (trattenute.length === 0) return [];
  const delGruppo = (nome: string, gruppi: readonly Gruppo[]) =>
    sommaDi(
      nome,
      righe
        .filter(({ gruppo }) => gruppi.includes(gruppo))
        .map(({ descrizione, calcolato }) => ({ nome: descrizione, calcolato })),
    );
  const netto = nettoPignorabile(
    delGruppo('lordo', ['competenze', 'addebiti_fattura']),
    delGruppo('contributi', ['ritenute_previdenziali']),
    delGruppo('imposte', ['ritenute_fiscali']),
  );
  return trattenuteEntroILimiti(netto, trattenute, ctx.dataPagamento, ctx.regole).map(
    ({ trattenuta, calcolato, ridotta }, indice) => {
      if (ridotta) {
        warn(
          ctx,
          'LIMITE_RAGGIUNTO',
          `Altre trattenute, riferimento ${trattenuta.riferimento}: trattenuti ${formatEuro(calcolato.importo)}, entro i limiti di legge. Avvisare chi ha diritto.`,
          `trattenute.${indice}`,
        );
      }
      const propria = riga(
        'TRATTENUTA',
        'altre_trattenute',
        'Altre trattenute',
        figura(calcolato.importo, {
          testo: () =>
            `altre trattenute, riferimento ${trattenuta.riferimento}: ${formatEuro(calcolato.importo)} su un netto di ${formatEuro(netto.importo)}`,
          formula:
            trattenuta.residuo === null
              ? 'importo dovuto, entro i limiti di legge'
              : 'il minore tra importo e residuo dovuto, entro i limiti di legge',
          base: netto.importo,
          ...(trattenuta.residuo === null
            ? {}
            : { ingressi: () => [{ nome: 'da trattenere ancora', valore: formatEuro(trattenuta.residuo ?? 0) }] }),
        }),
      );
      return trattenuta.origine === undefined ? propria : { ...propria, origine: trattenuta.origine };
    },
  );
};
