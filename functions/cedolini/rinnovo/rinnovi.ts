import { nonTrovato } from '#platform/errors.ts';
import type { RinnovoContratto, TariffaRinnovata } from '#shared/contracts/cedolini/rinnovo/rinnovo.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { regoleContratto } from '#shared/rules/contratto/index.ts';
import { ifInForceOn, type RegolaDatata } from '#shared/rules/regola.ts';
import { rinnovi, type Rinnovo } from '#shared/rules/rinnovi.ts';

/** @throws NON_TROVATO where no contract became known on that day */
export const getRinnovo = (noto: string): Rinnovo => {
  const rinnovo = rinnovi(regoleContratto).find((uno) => uno.noto === noto);
  if (rinnovo === undefined) throw nonTrovato('Il rinnovo del contratto');
  return rinnovo;
};

/** The renewals known, the last first, each with the hourly rates that it changed. */
export const listRinnovi = (): RinnovoContratto[] =>
  rinnovi(regoleContratto).map((rinnovo) => ({
    noto: rinnovo.noto,
    dal: rinnovo.dal,
    contratto: rinnovo.contratto,
    tariffe: tariffeDi(rinnovo),
  }));

/** The rules of the hours that a school pays, or asks NoiPA to pay, by the hour. */
const A_ORE = ['contratto.mof.', 'contratto.ore-eccedenti.'];

const tariffeDi = ({ noto, regole }: Rinnovo): TariffaRinnovata[] =>
  regoleContratto
    .filter(({ id }) => regole.has(id) && A_ORE.some((inizio) => id.startsWith(inizio)))
    .flatMap((regola) =>
      regola.versioni.filter((versione) => versione.noto === noto).flatMap(({ dal }) => variata(regola, dal, noto)),
    );

/** A rate, or each rate of a table, as it was known the day before and as it is since. */
const variata = (regola: RegolaDatata<unknown>, dal: string, noto: string): TariffaRinnovata[] => {
  const prima = tariffe(ifInForceOn(regola, dal, addGiorni(noto, -1))?.valore);
  const dopo = tariffe(ifInForceOn(regola, dal, noto)?.valore);
  return [...new Set([...prima.keys(), ...dopo.keys()])].map((nome) => ({
    descrizione: nome === '' ? regola.descrizione : `${regola.descrizione}: ${nome.toLowerCase().replaceAll('_', ' ')}`,
    dal,
    prima: prima.get(nome) ?? null,
    dopo: dopo.get(nome) ?? null,
  }));
};

const tariffe = (valore: unknown): ReadonlyMap<string, number> =>
  new Map(
    typeof valore === 'number'
      ? [['', valore]]
      : Object.entries(typeof valore === 'object' && valore !== null ? valore : {}).flatMap(([nome, uno]) =>
          typeof uno === 'number' ? [[nome, uno] as const] : [],
        ),
  );
