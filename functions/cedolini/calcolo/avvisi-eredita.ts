import type { Eredita } from '#archivio/fascicolo/eredita.ts';
import type { Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import { formatAliquota, UNO } from '#shared/money/centesimi.ts';

/** Warnings on the part of an estate that a payslip pays, and on the rest where the shares of the heirs are less than the whole. */
export const avvisiEredita = (eredita: Eredita | null): readonly Anomalia[] =>
  eredita === null
    ? []
    : [
        {
          codice: 'QUOTA_EREDITA',
          messaggio: `All'erede si paga la sua quota, ${formatAliquota(eredita.parte.a - eredita.parte.da)}: le voci sono quelle dovute a ${eredita.cfDeceduto}, intere.`,
        },
        ...(eredita.quote < UNO
          ? [
              {
                codice: 'QUOTE_EREDI_INCOMPLETE',
                messaggio: `Le quote degli eredi di ${eredita.cfDeceduto} fanno insieme ${formatAliquota(eredita.quote)}: il resto non si paga a nessuno. Registrare gli altri eredi, o correggere le quote.`,
              },
            ]
          : []),
      ];
