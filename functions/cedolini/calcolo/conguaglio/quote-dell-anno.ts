import type { PagamentoSalvato, QuotaAnno } from '#archivio/cedolini/pagamento.ts';
import type { Cedolino, RigaImporto } from '#shared/calculation/riga/cedolino-tipi.ts';

/** Lines of one year's tax that payslips of another withhold. */
const DI_UN_ALTRO_ANNO: readonly string[] = [
  ...['ADDIZIONALE_REGIONALE', 'ADDIZIONALE_COMUNALE', 'ADDIZIONALE_COMUNALE_ACCONTO'],
  ...['CONGUAGLIO_DIFFERITO', 'RECUPERO_TRATTAMENTO', 'RECUPERO_SOMMA', 'RECUPERO_DETRAZIONE'],
];

/** Summary lines of a settlement that later payslips withhold. */
const RESTI: readonly string[] = [
  ...['ADDIZIONALE_REGIONALE', 'ADDIZIONALE_COMUNALE', 'ADDIZIONALE_COMUNALE_ACCONTO'],
  ...['CONGUAGLIO_NON_TRATTENUTO', 'TRATTAMENTO_INTEGRATIVO_DA_RECUPERARE', 'SOMMA_INTEGRATIVA_DA_RECUPERARE'],
  'ULTERIORE_DETRAZIONE_DA_RECUPERARE',
];

/** The parts of another year that a payslip withholds, those its settlement leaves to the next ones, and the income that it knew of. */
export const quoteDellAnno = ({
  righe,
  annoFiscale,
  conguagliato,
}: Cedolino): Pick<PagamentoSalvato, 'quoteAnno' | 'resti' | 'imponibileConguagliato'> => {
  const quota = ({ codice, importo, ente, annoRiferimento }: RigaImporto): QuotaAnno => ({
    codice,
    anno: annoRiferimento ?? annoFiscale,
    importo: Math.abs(importo),
    ...(ente === undefined ? {} : { ente }),
  });
  const delle = (codici: readonly string[], diRiepilogo: boolean) =>
    righe
      .filter(({ codice, gruppo }) => codici.includes(codice) && (gruppo === 'riepilogo') === diRiepilogo)
      .map(quota);
  const quoteAnno = delle(DI_UN_ALTRO_ANNO, false);
  return {
    ...(quoteAnno.length === 0 ? {} : { quoteAnno }),
    ...(conguagliato === undefined
      ? {}
      : { resti: delle(RESTI, true), imponibileConguagliato: conguagliato.imponibile }),
  };
};
