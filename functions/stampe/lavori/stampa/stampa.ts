import type { Archivio } from '../../../platform/data/archivio.ts';
import type { Files } from '../../../platform/files.ts';
import type { PassoContext, TipoLavoro } from '../../../platform/work/lavoro-steps.ts';
import type { LavoroSalvato } from '../../../platform/work/lavoro.ts';
import { stampaDi } from '../../catalogo.ts';
import { formatoDi, TIPO_FILE, type ContestoStampa } from '../../stampa.ts';

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
    const nome = `${nomeSemplice(lavoro.descrizione)}.${formato}`;
    return {
      totale,
      file: { chiave, nome, tipo: TIPO_FILE[formato], dimensione: (await files.size(chiave)) ?? 0, release },
    };
  },
});

const formatoOf = ({ parametri }: LavoroSalvato) => formatoDi(parametri);

const chiaveFile = (lavoro: LavoroSalvato, archivio: Archivio): string =>
  `${archivio.codmin}/stampe/${lavoro.uid}.${formatoOf(lavoro)}`;

/** Letters of the name of a file: what the print is of is said first. */
const MASSIMO_NOME = 100;

/** 'Cedolino Rossi Maria, marzo 2026, Ore di marzo' as the name of a file: 'cedolino-rossi-maria-marzo-2026-ore-di-marzo'. */
const nomeSemplice = (descrizione: string): string =>
  descrizione
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((parola) => parola !== '')
    .join('-')
    .slice(0, MASSIMO_NOME);
