import { formatoDi, TIPO_FILE, type ContestoStampa } from '#functions/impaginazione/stampa.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Files } from '#platform/files.ts';
import type { PassoContext, TipoLavoro } from '#platform/work/lavoro-steps.ts';
import type { LavoroSalvato } from '#platform/work/lavoro.ts';
import { stampaDi } from '../../catalogo.ts';
import { blocchiDi, stampaInBlocchi } from './blocchi.ts';

/** The block of a print made in one step. */
const DOCUMENTO = 'documento';
/** Fascicoli that one step draws: payslips with their annex, some twenty seconds. */
const PER_BLOCCO = 250;

const CAMBIATA = 'Mentre si stampava è cambiato ciò che si stampa: chiedere di nuovo la stampa.';

/** A print as long work: one document, the same bytes however many times one release of the program makes it, and in however many blocks. */
export const stampa = (files: Files, release: string, perBlocco = PER_BLOCCO): TipoLavoro => ({
  prepare: async (context) => {
    const fascicoli = await fascicoliDi(files, context);
    if (fascicoli === null || fascicoli.quanti <= perBlocco) return { blocchi: [DOCUMENTO], totale: 0 };
    await stampaInBlocchi(files, perBlocco, context).begin(fascicoli);
    return { blocchi: blocchiDi(fascicoli.quanti, perBlocco), totale: fascicoli.quanti };
  },

  blocco: async (blocco, context) => {
    const fascicoli = blocco === DOCUMENTO ? null : await fascicoliDi(files, context);
    const fatti =
      fascicoli === null
        ? await writeDocumento(files, context)
        : await stampaInBlocchi(files, perBlocco, context).draw(blocco, fascicoli);
    return { fatti, scartati: 0, esiti: [], totali: {} };
  },

  close: async (blocchi, context) => {
    const { archivio, lavoro } = context;
    const totale = blocchi.reduce((somma, { fatti }) => somma + fatti, 0);
    const chiave = chiaveFile(lavoro, archivio);
    const formato = formatoOf(lavoro);
    if (blocchi[0]?.blocco !== DOCUMENTO) {
      const bytes = await stampaInBlocchi(files, perBlocco, context).end(blocchi);
      if (bytes === null) return { stato: 'FALLITO', motivo: CAMBIATA };
      await files.put(chiave, bytes, TIPO_FILE[formato]);
    } else if (totale === 0) return { motivo: 'Nessun dato da stampare.' };
    const nome = `${nomeSemplice(lavoro.descrizione)}.${formato}`;
    const { dimensione = 0, sha256 = '' } = (await files.head(chiave)) ?? {};
    return { totale, file: { chiave, nome, tipo: TIPO_FILE[formato], dimensione, release, sha256 } };
  },

  seguito: async (context) => {
    if (context.lavoro.totale > perBlocco) await stampaInBlocchi(files, perBlocco, context).remove();
  },
});

const contestoDi = (files: Files, { archivio, oggi, lavoro }: PassoContext): ContestoStampa => ({
  archivio,
  files,
  oggi,
  creato: lavoro.avviatoIl,
  persona: lavoro.persona ?? null,
});

const fascicoliDi = async (files: Files, context: PassoContext) =>
  (await stampaDi(context.lavoro.oggetto)).fascicoli(context.lavoro.parametri, contestoDi(files, context));

const writeDocumento = async (files: Files, context: PassoContext): Promise<number> => {
  const { archivio, lavoro } = context;
  const prodotto = await (await stampaDi(lavoro.oggetto)).produce(lavoro.parametri, contestoDi(files, context));
  if (prodotto !== null) await files.put(chiaveFile(lavoro, archivio), prodotto.bytes, TIPO_FILE[formatoOf(lavoro)]);
  return prodotto?.quanti ?? 0;
};

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
