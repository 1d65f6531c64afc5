import * as z from 'zod';
import { cedolino, type Cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { Situazione } from '#shared/calculation/situazione/situazione.ts';
import type { Spiegazione } from '#shared/calculation/spiegazione/spiegazione.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { tutteLeRegole } from '#shared/rules/index.ts';

const SCHEMI = { assenze: Situazione.shape.servizi } as const;

const conSituazione = { situation: z.looseObject({}), expected: z.record(z.string(), z.int()) };
const conRegola = {
  situation: z.null(),
  expected: z.strictObject({ regola: z.string(), contiene: z.string().min(1) }),
};
const conSchema = {
  situation: z.null(),
  expected: z.strictObject({ schema: z.enum(['assenze']), contiene: z.string().min(1) }),
};
const comuni = { id: z.string(), source: z.string().min(5), what: z.string(), toleranceCents: z.int().min(0) };

/**
 * An example that others published: a situation and what its lines come to, in cents by code (`netto` and `LORDO` are totals, `giorni` the paid days of
 * leave in hundredths); or a value that a rule, or the input of an absence, must hold.
 */
export const CasoPubblicato = z.union([
  z.strictObject({ ...comuni, ...conSituazione }),
  z.strictObject({ ...comuni, ...conRegola }),
  z.strictObject({ ...comuni, ...conSchema }),
]);
export type CasoPubblicato = z.infer<typeof CasoPubblicato>;
export const FilePubblicati = z.object({ cases: z.array(CasoPubblicato).min(1) });

/** Where the product differs from a published example, one line each; empty where it comes out. */
export const difettiPubblicato = (caso: CasoPubblicato): readonly string[] => {
  if (caso.situation !== null) return difettiDelCedolino(caso.situation, caso.expected, caso.toleranceCents);
  if ('regola' in caso.expected) return difettiDellaRegola(caso.expected);
  return difettiDelloSchema(caso.expected);
};

const difettiDelCedolino = (
  situazione: object,
  atteso: Readonly<Record<string, number>>,
  tolleranza: number,
): readonly string[] => {
  const letta = Situazione.safeParse(situazione);
  if (!letta.success) return letta.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const esito = cedolino(letta.data);
  if (esito.esito === 'scartato') return esito.anomalie.map(({ messaggio }) => messaggio);
  return Object.entries(atteso).flatMap(([nome, atteso]) => {
    const calcolato = cifra(esito.cedolino, nome);
    return Math.abs(calcolato - atteso) <= tolleranza
      ? []
      : [`${nome}: atteso ${scritta(nome, atteso)}, calcolato ${scritta(nome, calcolato)}`];
  });
};

/** Returns days as a number with two decimals, everything else as euros. */
const scritta = (nome: string, valore: number): string =>
  nome === 'giorni' ? (valore / 100).toFixed(2).replace('.', ',') : formatEuro(valore);

const cifra = ({ righe, totali }: Cedolino, nome: string): number => {
  if (nome === 'netto') return totali.netto;
  if (nome.toLowerCase() === 'lordo') return totali.lordoDipendente;
  if (nome === 'giorni') return giorniDiFerie(righe.map(({ spiegazione }) => spiegazione));
  return righe
    .filter(({ codice, gruppo }) => codice === nome && gruppo !== 'riepilogo')
    .reduce((somma, { importo }) => somma + importo, 0);
};

/** The days that a payment of leave says it pays, in hundredths. */
const giorniDiFerie = (spiegazioni: readonly Spiegazione[]): number => {
  const giorni = spiegazioni.flatMap(({ ingressi }) => ingressi).find(({ nome }) => nome === 'giorni');
  return giorni === undefined ? 0 : Math.round(Number(giorni.valore.replace(',', '.')) * 100);
};

const difettiDellaRegola = ({
  regola: id,
  contiene,
}: {
  readonly regola: string;
  readonly contiene: string;
}): readonly string[] => {
  const regola = tutteLeRegole.find((una) => una.id === id || una.id.startsWith(`${id}.`));
  if (regola === undefined) return [`regola "${id}" sconosciuta`];
  const proprie = tutteLeRegole.filter((una) => una.id === id || una.id.startsWith(`${id}.`));
  return JSON.stringify(proprie.flatMap(({ versioni }) => versioni)).includes(contiene)
    ? []
    : [`nessuna versione di "${id}" ha ${contiene}`];
};

const difettiDelloSchema = ({
  schema,
  contiene,
}: {
  readonly schema: keyof typeof SCHEMI;
  readonly contiene: string;
}): readonly string[] =>
  JSON.stringify(z.toJSONSchema(SCHEMI[schema], { io: 'input' })).includes(contiene)
    ? []
    : [`l'inserimento di "${schema}" non chiede "${contiene}"`];
