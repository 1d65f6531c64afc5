import * as z from 'zod';
import { parseInput } from '#functions/colonne/tipo.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { AppError } from '#platform/errors.ts';
import type { Chiamata, MezziArea } from '#platform/http/api-handler.ts';
import { writeCsv, writeXlsx, type ValoreCella } from '#platform/spreadsheet.ts';
import type { PassoContext } from '#platform/work/lavoro-steps.ts';
import type { ColonnaElenco, ElencoEsportato } from '#shared/contracts/scambio/scambio.ts';
import { giornoDellIstante } from '#shared/domain/tempo/istante.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { contestoDi } from '../../contesto.ts';
import type { Formato } from '../../righe/file-esportato.ts';
import { leaveFile, type Conclusione } from './file.ts';
import { findLettura } from './letture.ts';

const RIGHE_PAGINA = 100;
const MASSIMO_RIGHE = 100_000;
const Richiesta = z.strictObject({
  params: z.record(z.string(), z.unknown()).optional(),
  query: z.record(z.string(), z.unknown()).optional(),
  body: z.record(z.string(), z.unknown()).optional(),
});
/** A page of rows, or all of them beside their sums. */
const Pagina = z.object({ righe: z.array(z.unknown()), cursore: z.string().nullable().default(null) });

/** Exports a list as the screen shows it, with the rights that its route asks for. What cannot be is the reason of the work's failure. */
export const closeElenco = async (
  mezzi: MezziArea,
  elenco: ElencoEsportato,
  formato: Formato,
  context: PassoContext,
): Promise<Conclusione> => {
  try {
    const righe = await listRighe(mezzi, elenco, contestoDi(context));
    const bytes =
      formato === 'JSON'
        ? Buffer.from(
            `${JSON.stringify(
              righe.map((riga) =>
                Object.fromEntries(elenco.colonne.map(({ campo }) => [campo, valueAt(riga, campo) ?? null])),
              ),
              null,
              1,
            )}\n`,
          )
        : await writeSheet(elenco, righe, formato);
    return {
      ...(await leaveFile(mezzi, context, { formato, titolo: elenco.titolo }, bytes)),
      totale: righe.length,
      motivo: righe.length === 0 ? "L'elenco è vuoto: il file ha le sole intestazioni." : null,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { stato: 'FALLITO', motivo: accorciato(error.message, 1000), riprovabile: false };
  }
};

const writeSheet = (
  elenco: ElencoEsportato,
  righe: readonly unknown[],
  formato: Formato,
): Uint8Array | Promise<Uint8Array> => {
  const foglio = {
    nome: elenco.titolo,
    colonne: elenco.colonne.map(({ titolo, tipo }) => ({ titolo, tipo: tipo === 'si_no' ? ('testo' as const) : tipo })),
    righe: righe.map((riga) => elenco.colonne.map((colonna) => cellOf(colonna, valueAt(riga, colonna.campo)))),
  };
  return formato === 'CSV' ? writeCsv(foglio) : writeXlsx([foglio]);
};

const listRighe = async (
  mezzi: MezziArea,
  { rotta, richiesta }: ElencoEsportato,
  context: RequestContext,
): Promise<unknown[]> => {
  const lettura = await findLettura(rotta, mezzi);
  if (lettura === undefined) throw new AppError('NON_TROVATO', `L'elenco ${rotta} non esiste o non si può esportare.`);
  authorise(lettura, context);
  const input = parseRichiesta(richiesta);
  const righe: unknown[] = [];
  let cursore: string | null = null;
  do {
    const pagina = await readPage(lettura, input, cursore, context);
    righe.push(...pagina.righe);
    cursore = pagina.cursore;
    if (righe.length > MASSIMO_RIGHE)
      throw new AppError(
        'TROPPI_RISULTATI',
        `L'elenco supera ${MASSIMO_RIGHE.toLocaleString('it-IT')} righe: filtrarlo ed esportarlo a parti.`,
      );
  } while (cursore !== null);
  return righe;
};

const authorise = ({ route }: Chiamata, { sessione }: RequestContext): void => {
  if (!route.roles.some((ruolo) => sessione.ruoli.includes(ruolo)))
    throw new AppError('RUOLO_NON_AUTORIZZATO', "Il ruolo dell'utente non permette di leggere questo elenco.");
  const mancante = route.licences.find((licenza) => !sessione.licenze.includes(licenza));
  if (mancante !== undefined)
    throw new AppError(
      'LICENZA_MANCANTE',
      `La scuola non ha la licenza ${mancante} attiva, necessaria per questo elenco.`,
    );
};

const parseRichiesta = (richiesta: string): z.infer<typeof Richiesta> => {
  try {
    return parseInput(Richiesta, JSON.parse(richiesta));
  } catch (cause) {
    throw cause instanceof AppError
      ? cause
      : new AppError('RICHIESTA_NON_VALIDA', "La richiesta dell'elenco non è JSON valido.", { cause });
  }
};

/** One page of a list that has pages, or all of one that has none. */
const readPage = async (
  { route, run }: Chiamata,
  { params, query, body }: z.infer<typeof Richiesta>,
  cursore: string | null,
  context: RequestContext,
): Promise<z.infer<typeof Pagina>> => {
  const paged = route.body instanceof z.ZodObject && 'limit' in route.body.shape && 'cursore' in route.body.shape;
  const { start: _start, limit: _limit, cursore: _cursore, ...ricerca } = body ?? {};
  const richiesta = paged
    ? { ...ricerca, limit: RIGHE_PAGINA, ...(cursore === null ? {} : { cursore }) }
    : (body ?? {});
  const answer = route.response.parse(
    await run(
      {
        ...(route.params ? { params: parseInput(route.params, params ?? {}) } : {}),
        ...(route.query ? { query: parseInput(route.query, query ?? {}) } : {}),
        ...(route.body ? { body: parseInput(route.body, richiesta) } : {}),
      },
      context,
    ),
  );
  if (Array.isArray(answer)) return { righe: answer, cursore: null };
  const pagina = Pagina.safeParse(answer);
  if (!pagina.success) throw new AppError('NON_TROVATO', 'La chiamata non risponde un elenco.');
  return paged ? pagina.data : { righe: pagina.data.righe, cursore: null };
};

const valueAt = (riga: unknown, campo: string): unknown =>
  campo
    .split('.')
    .reduce<unknown>(
      (valore, nome) =>
        typeof valore === 'object' && valore !== null
          ? Object.entries(valore).find(([chiave]) => chiave === nome)?.[1]
          : undefined,
      riga,
    );

const UN_ISTANTE = /^\d{4}-\d{2}-\d{2}T/;
const giornoDi = (data: string): string => (UN_ISTANTE.test(data) ? giornoDellIstante(data) : data);

const cellOf = ({ titolo, tipo, parole }: ColonnaElenco, letto: unknown): ValoreCella => {
  const valore = parole !== undefined && Object.hasOwn(parole, String(letto)) ? parole[String(letto)] : letto;
  if (valore === null || valore === undefined || valore === '') return null;
  if (tipo === 'testo') return Array.isArray(valore) ? valore.map(String).join(', ') : String(valore);
  if (tipo === 'si_no' && typeof valore === 'boolean') return valore ? 'SI' : 'NO';
  if (tipo === 'data' && typeof valore === 'string') return giornoDi(valore);
  if (typeof valore === 'number' && Number.isSafeInteger(valore)) return valore;
  throw new AppError('RICHIESTA_NON_VALIDA', `La colonna "${titolo}" non contiene valori del tipo richiesto.`);
};
