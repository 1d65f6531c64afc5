import { getIntestazione } from '#archivio/scuola/intestazione.ts';
import type { Caricati, ContestoStampa } from '../stampa.ts';
import { foglioSchede } from './foglio.ts';
import { drawSchede, type DatiSchede } from './layout.ts';

type Lette = Omit<DatiSchede, 'scuola' | 'titolo' | 'creato'>;
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
    const [titolo, scuola, lette] = await Promise.all([
      title(parametri, contesto),
      getIntestazione(contesto.archivio),
      load(parametri, contesto),
    ]);
    return { ...lette, titolo, scuola, creato: contesto.creato, quanti: lette.schede.length };
  },
  draw: drawSchede,
  comeTabella: foglioSchede,
});
