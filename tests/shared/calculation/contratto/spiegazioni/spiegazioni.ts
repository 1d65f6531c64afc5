import { expect } from 'vitest';
import { tabellareDi } from '#shared/calculation/contratto/inquadramento.ts';
import { stipendioTabellareMensile } from '#shared/calculation/contratto/stipendio.ts';
import type { Calcolato } from '#shared/calculation/spiegazione/spiegazione.ts';
import { meseRetributivo } from '#shared/rules/contratto/tempo.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';

export const giorno = '2025-07-01';
export const regole = regoleCorrenti();
export const mese = inForceOn(meseRetributivo, giorno);
export const stipendio = stipendioTabellareMensile(inForceOn(tabellareDi('DOCENTE_PRIMO_GRADO', '0-8'), giorno));

/** What a person reads of a figure: its line, its formula, the rule, the inputs, the figures below it. */
export const letta = (calcolato: Calcolato): readonly string[] => {
  const { testo, formula, ingressi, figli, regola, importo } = calcolato.spiega();
  expect(importo).toBe(calcolato.importo);
  return [
    testo,
    formula,
    regola?.id ?? '',
    ingressi.map(({ nome, valore }) => `${nome}: ${valore}`).join(' · '),
    figli.map((figlio) => figlio.testo).join(' | '),
  ];
};
