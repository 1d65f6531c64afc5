import type { ScuolaDelGiorno } from '#archivio/scuola/intestazione.ts';
import { getIntestazione } from '../carta-intestata.ts';
import type { Caricati, ContestoStampa, Riassunto } from '../stampa.ts';
import { foglioSchede } from './foglio.ts';
import { drawSchede, type DatiSchede } from './layout.ts';

/** The sheets as they are read; `scuola` absent where it is that of today. */
type Lette = Omit<DatiSchede, 'scuola' | 'titolo' | 'creato'> & { readonly scuola?: ScuolaDelGiorno };
type Caricate = Caricati & DatiSchede;

/** The second half of a print of numbered sheets: it reads, and the family draws them, as pages and as a sheet of boxes. */
export const schede = <P>({
  title,
  load,
}: {
  readonly title: (parametri: P, contesto: ContestoStampa) => Promise<string>;
  readonly load: (parametri: P, contesto: ContestoStampa) => Promise<Lette>;
}) => ({
  title,
  load: async (parametri: P, contesto: ContestoStampa): Promise<Caricate> => {
    const [titolo, { scuola, ...lette }] = await Promise.all([title(parametri, contesto), load(parametri, contesto)]);
    const intestazione = await getIntestazione(contesto, scuola ?? contesto.oggi);
    return { ...lette, titolo, scuola: intestazione, creato: contesto.creato, quanti: lette.schede.length };
  },
  draw: drawSchede,
  comeTabella: foglioSchede,
  riassunto: riassuntoSchede,
});

/** A sheet a record, named as whose it is. */
const riassuntoSchede = ({ schede: fogli, quanti }: Caricate): Riassunto => ({
  quanti,
  diChe: 'SCHEDE',
  persone: new Set(fogli.map(({ nome }) => nome)).size,
  totali: [],
});
