import { addizionaliRoutes } from '#shared/contracts/tabelle/addizionali.ts';
import { valoriAnnunciatiRoutes } from '#shared/contracts/tabelle/valori-annunciati.ts';
import type { Person } from './test-home.ts';

/** As the ministry writes it: one line a bracket. */
const ADDIZIONALI_REGIONALI = [
  'REGIONE;NUMERO;DATA PUBBLICAZIONE;DISPOSIZIONE;NOTE;ALIQUOTA;FASCIA',
  'REGIONE LAZIO;1;;L.R. inventata 1/2025;;1.50;fino a 15000.00 euro',
  'REGIONE LAZIO;1;;L.R. inventata 1/2025;;2.50;oltre 15000.00 euro',
].join('\n');

/** The regional surtaxes of the year, in the shape of the ministry's file, and a figure of the next one. */
export const tributi = async (ufficio: Person): Promise<void> => {
  const { oggi } = ufficio.sessione;
  await ufficio.ok(addizionaliRoutes.loadAddizionali, {
    body: {
      tipo: 'REGIONE',
      anno: Number(oggi.slice(0, 4)),
      letta: oggi,
      nomeFile: 'addreg.csv',
      testo: ADDIZIONALI_REGIONALI,
    },
  });
  await ufficio.ok(valoriAnnunciatiRoutes.createValoreAnnunciato, {
    body: { quale: 'MASSIMALE', anno: 2027, importo: 12_400_000, fonte: 'Pagina inventata', letto: oggi },
  });
};
