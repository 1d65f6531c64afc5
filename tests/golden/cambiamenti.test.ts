import { describe, expect, test } from 'vitest';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { tutteLeRegole } from '#shared/rules/index.ts';
import { RegolaMancante, type RegolaDatata } from '#shared/rules/regola.ts';
import { recordUso, regoleCon, regoleCorrenti } from '#shared/rules/regole.ts';
import { valutazioneDi } from './valutazioni/valutazioni.ts';

/** The same rule with its last value, for ever. */
const ferma = (regola: RegolaDatata<unknown>): RegolaDatata<unknown> => {
  const ultima = regola.versioni.findLast(({ valore }) => valore !== null) ?? regola.versioni[0];
  return { ...regola, versioni: [{ ...ultima, dal: '1800-01-01' }] };
};

/** What the rule decides on a day while every other one stands still; and which of its versions was read. */
const nelGiorno = (
  regola: RegolaDatata<unknown>,
  giorno: string,
): { readonly esito: unknown; readonly letta: string | null } => {
  const altre = tutteLeRegole.filter(({ id }) => id !== regola.id).map(ferma);
  const registro = recordUso(regoleCon(regoleCorrenti(), altre));
  const letta = () => registro.usate().find(({ id }) => id === regola.id)?.dal ?? null;
  try {
    return { esito: valutazioneDi(regola.id)?.(giorno, registro), letta: letta() };
  } catch (causa) {
    if (causa instanceof RegolaMancante && causa.regola === regola.id) return { esito: 'regola mancante', letta: null };
    throw causa;
  }
};

const cambiamenti = tutteLeRegole.flatMap((regola) =>
  regola.versioni.map((versione, indice) => ({ regola, dopo: versione, prima: regola.versioni[indice - 1] ?? null })),
);

describe('every rule on both sides of each of its changes', () => {
  test('every rule of the catalogue decides an amount', () =>
    expect(tutteLeRegole.filter(({ id }) => valutazioneDi(id) === undefined).map(({ id }) => id)).toEqual([]));

  test.each(
    cambiamenti.map((cambiamento) => [`${cambiamento.regola.id} on ${cambiamento.dopo.dal}`, cambiamento] as const),
  )('%s', (_, { regola, prima, dopo }) => {
    const [vigilia, giorno] = [nelGiorno(regola, addGiorni(dopo.dal, -1)), nelGiorno(regola, dopo.dal)];
    expect(vigilia.letta).toBe(prima === null || prima.valore === null ? null : prima.dal);
    expect(giorno.letta).toBe(dopo.valore === null ? null : dopo.dal);
    const uguali = JSON.stringify(prima?.valore ?? null) === JSON.stringify(dopo.valore);
    if (uguali) expect(giorno.esito).toEqual(vigilia.esito);
    else expect(giorno.esito).not.toEqual(vigilia.esito);
  });
});
