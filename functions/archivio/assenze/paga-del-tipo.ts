import { CONGEDO_PARENTALE } from '#shared/calculation/contratto/assenze/congedo-parentale.ts';
import type { ConteggioAssenza } from '#shared/contracts/assenze/assenze.ts';
import type { GruppoDiFatti } from '#shared/contracts/assenze/fatti-dell-assenza.ts';
import type { MotivoSanitario } from '#shared/domain/persona/assenze.ts';
import { formatAliquota, UNO } from '#shared/money/centesimi.ts';
import type { EffettoAssenza, TipoAssenza, Trattamento } from '#shared/rules/contratto/assenze/assenza.ts';
import { salute } from './tipi-assenza.ts';

const RICOVERO: readonly MotivoSanitario[] = ['3', '4', '6'];

/** Medical reasons of a kind of absence, and whether it may go without. */
export const motiviDi = (
  codice: string,
): { readonly motivi: readonly MotivoSanitario[]; readonly facoltativo: boolean } => {
  if (codice === 'MALATTIA') return { motivi: ['0', ...RICOVERO], facoltativo: false };
  if (codice === 'MALATTIA_RICOVERO') return { motivi: RICOVERO, facoltativo: false };
  return salute.has(codice) ? { motivi: RICOVERO, facoltativo: true } : { motivi: [], facoltativo: true };
};

/** The kind whose effect on pay counts: a sickness with hospital, day hospital or convalescence is out of the cut of DL 112/2008. */
export const tipoPerLaPaga = ({
  codTipoAssenza,
  codMotivo,
}: {
  readonly codTipoAssenza: string;
  readonly codMotivo: MotivoSanitario | null;
}): string =>
  codTipoAssenza === 'MALATTIA' && codMotivo !== null && codMotivo !== '0' ? 'MALATTIA_RICOVERO' : codTipoAssenza;

/** Kinds whose days add up by child. */
export const isPerFiglio = (tipo: TipoAssenza): boolean =>
  tipo.effetto.versioni.some(({ valore }) =>
    Object.values(valore?.trattamenti ?? {}).some(
      ({ contatore }) => contatore === 'ANNO_DEL_BAMBINO' || contatore === 'VITA_DEL_BAMBINO',
    ),
  );

/** Facts that decide the pay of a kind; null where none do. */
export const fattiDelTipo = (codice: string): GruppoDiFatti | null => {
  if (codice === CONGEDO_PARENTALE) return 'CONGEDO';
  return codice === 'PERMESSO_BREVE_NON_RECUPERATO' ? 'RECUPERO' : null;
};

export const isAOre = (conteggio: ConteggioAssenza): boolean => conteggio === 'ORE';

/** A treatment in words: 'fino al 30º giorno 100 %, poi 30 %; primi 10 giorni senza RPD o CIA; al massimo 330 giorni'. */
export const pagaInParole = (
  { fasce, limite }: Trattamento,
  { giorniSenzaAccessorioFisso, conteggio }: EffettoAssenza,
): string => {
  const [prima, ...altre] = fasce;
  const paga =
    altre.length === 0
      ? percento(prima.aliquota)
      : fasce
          .map(({ finoAlGiorno, aliquota }) =>
            finoAlGiorno === null
              ? `poi ${percento(aliquota)}`
              : `fino al ${finoAlGiorno}º giorno ${percento(aliquota)}`,
          )
          .join(', ');
  return [
    paga,
    ...(giorniSenzaAccessorioFisso > 0
      ? [`primi ${giorniSenzaAccessorioFisso} giorni di ogni evento senza RPD o CIA`]
      : []),
    ...(limite === null ? [] : [`al massimo ${limite.quanti} ${unitaDi(conteggio, limite.quanti)}`]),
  ].join('; ');
};

const unitaDi = (conteggio: ConteggioAssenza, quanti: number): string => {
  if (conteggio === 'ORE') return 'ore';
  return quanti === 1 ? 'giorno' : 'giorni';
};

const percento = (aliquota: number): string => {
  if (aliquota === UNO) return 'paga intera';
  return aliquota === 0 ? 'senza paga' : `paga ${formatAliquota(aliquota).replace(',00', '')}`;
};
