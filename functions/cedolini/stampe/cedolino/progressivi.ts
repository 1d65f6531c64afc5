import type { Cedolino } from '#shared/calculation/riga/cedolino-tipi.ts';
import { formatEuro, type Centesimi } from '#shared/money/centesimi.ts';
import { etichettaLordo } from './righe.ts';

/** Year to date beside this payslip: name, this payslip, year; what is zero in both is left out. */
export const righeProgressivi = ({
  tipo,
  righe,
  totali,
  progressivi,
  arrotondamentoDaRiportare,
}: Cedolino): readonly (readonly string[])[] => {
  const importi: readonly (readonly [string, Centesimi, Centesimi])[] = [
    [etichettaLordo(tipo), totali.lordoDipendente, progressivi.lordoDipendente],
    ['Imponibile contributivo', totali.imponibileContributivo, progressivi.imponibileContributivo],
    ['Imponibile Gestione separata', totali.imponibileGestioneSeparata, progressivi.imponibileGestioneSeparata],
    ['Imponibile IRPEF', totali.imponibileIrpef, progressivi.imponibileIrpef],
    ['Imponibile a imposta sostitutiva', totali.imponibileSostitutiva, progressivi.imponibileSostitutiva],
    ['IRPEF', totaleDi(righe, 'IRPEF'), progressivi.irpef],
    ['Trattamento integrativo', totaleDi(righe, 'TRATTAMENTO_INTEGRATIVO'), progressivi.trattamentoIntegrativo],
    ['Somma integrativa', totaleDi(righe, 'SOMMA_INTEGRATIVA'), progressivi.sommaIntegrativa],
    ['Netto', totali.netto, progressivi.netto],
  ];
  const scritte = importi.flatMap(([nome, qui, anno]) =>
    qui || anno ? [[nome, formatEuro(qui), formatEuro(anno)]] : [],
  );
  return [
    ...scritte,
    ...(progressivi.giorniPagati === 0 ? [] : [['Giorni pagati', '', String(progressivi.giorniPagati)]]),
    ...(arrotondamentoDaRiportare === 0
      ? []
      : [['Arrotondamento da riportare al cedolino seguente', '', formatEuro(arrotondamentoDaRiportare)]]),
  ];
};

/** The lines of a code that the year to date adds up. */
const totaleDi = (righe: Cedolino['righe'], codice: string): Centesimi =>
  righe.filter((riga) => riga.codice === codice).reduce((somma, { importo }) => somma + importo, 0);
