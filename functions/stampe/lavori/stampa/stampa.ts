import type { Archivio } from '../../../platform/data/archivio.ts';
import type { Files } from '../../../platform/files.ts';
import type { PassoContext, TipoLavoro } from '../../../platform/work/lavoro-steps.ts';
import type { LavoroSalvato } from '../../../platform/work/lavoro.ts';
import { stampaDi } from '../../catalogo.ts';
import { DA_RISCONTRARE, formatoDi, TIPO_FILE, type ContestoStampa } from '../../stampa.ts';

/** A print as long work: one document, written whole, the same bytes however many times one release of the program makes it. */
export const stampa = (files: Files, release: string): TipoLavoro => ({
  prepare: () => Promise.resolve({ blocchi: ['documento'], totale: 0 }),

  blocco: async (_blocco, { archivio, oggi, lavoro }) => {
    const contesto: ContestoStampa = { archivio, oggi, creato: lavoro.avviatoIl, persona: lavoro.persona ?? null };
    const prodotto = await stampaDi(lavoro.oggetto).produce(lavoro.parametri, contesto);
    if (prodotto !== null) await files.put(chiaveFile(lavoro, archivio), prodotto.bytes, TIPO_FILE[formatoOf(lavoro)]);
    return { fatti: prodotto?.quanti ?? 0, scartati: 0, esiti: [], totali: {} };
  },

  close: async (blocchi, { archivio, lavoro }: PassoContext) => {
    const totale = blocchi[0]?.fatti ?? 0;
    if (totale === 0) return { motivo: 'Nessun dato da stampare.' };
    const chiave = chiaveFile(lavoro, archivio);
    const formato = formatoOf(lavoro);
    const segno = lavoro.descrizione.startsWith(DA_RISCONTRARE) ? `${DA_RISCONTRARE} ` : '';
    const nome = `${nomeSemplice(`${segno}${stampaDi(lavoro.oggetto).contratto.titolo}`)}.${formato}`;
    return {
      totale,
      file: { chiave, nome, tipo: TIPO_FILE[formato], dimensione: (await files.size(chiave)) ?? 0, release },
    };
  },
});

const formatoOf = ({ parametri }: LavoroSalvato) => formatoDi(parametri);

const chiaveFile = (lavoro: LavoroSalvato, archivio: Archivio): string =>
  `${archivio.codmin}/stampe/${lavoro.uid}.${formatoOf(lavoro)}`;

/** 'Cedolini spiegati' as the name of a file: 'cedolini-spiegati'. */
const nomeSemplice = (titolo: string): string =>
  titolo
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-');
