import type { Origine, Tabella, Voce } from '../origine.ts';
import righe from './cittadinanze-inps.json' with { type: 'json' };

const origine: Origine = {
  descrizione: 'Codici ISTAT degli Stati esteri, di tre cifre, per la cittadinanza della denuncia mensile',
  fonte: 'conoscenza',
  rilevatoIl: '2026-11-22',
  verificataIl: null,
  nota: "Solo 000 per l'Italia è stato visto in denunce vere: che per gli altri Stati l'INPS voglia il codice ISTAT è da confrontare con l'allegato tecnico UniEmens.",
};

const ITALIA = '000';

/** INPS code of citizenship by Belfiore code of the State, as the monthly declaration asks for it. */
export const cittadinanzeInps: Tabella<Voce> = {
  id: 'cittadinanze-inps',
  descrizione: 'Codici di cittadinanza per UniEmens',
  origine,
  voci: righe.map((riga) => {
    const [belfiore = '', codice = ''] = riga.split('|');
    return { codice: belfiore, descrizione: codice };
  }),
};

const perStato: ReadonlyMap<string, string> = new Map(
  cittadinanzeInps.voci.map(({ codice, descrizione }) => [codice, descrizione]),
);

/** The INPS code of a citizenship; null = Italian. Undefined when the table does not have the State. */
export const codiceCittadinanzaInps = (codCittadinanza: string | null): string | undefined =>
  codCittadinanza === null ? ITALIA : perStato.get(codCittadinanza);
