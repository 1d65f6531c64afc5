import { regoleCorrenti, type Regole } from '#shared/rules/regole.ts';
import { ingressi, inUnita, MILIONE, type Caso, type Cifra, type Cifre } from './caso.ts';
import { argomentiCedolini } from './cedolini.ts';
import { argomentiFerieEdEsami } from './ferie-ed-esami.ts';
import { argomentiGestioneSeparata } from './gestione-separata.ts';
import { argomentiImposte } from './imposte.ts';
import { argomentiOreETrattenute } from './ore-e-trattenute.ts';
import type { Argomento } from './parametri.ts';
import { argomentiRetribuzione } from './retribuzione.ts';

const argomenti: Readonly<Record<string, Argomento>> = {
  ...argomentiCedolini,
  ...argomentiFerieEdEsami,
  ...argomentiOreETrattenute,
  ...argomentiRetribuzione,
  ...argomentiGestioneSeparata,
  ...argomentiImposte,
};

/** Why a case fails, one line for each figure; empty when it passes. */
export const difetti = (caso: Caso, regole: Regole = regoleCorrenti()): readonly string[] => {
  const argomento = argomenti[caso.topic];
  if (argomento === undefined) return [`argomento "${caso.topic}" sconosciuto`];
  try {
    const calcolate = argomento({ caso, ingressi: ingressi(caso), giorno: `${caso.year}-12-31`, regole });
    return Object.entries(caso.expected).flatMap(([nome, atteso]) =>
      difetto(nome, atteso, calcolate, inUnita(caso.tolerance, MILIONE)),
    );
  } catch (causa) {
    return [causa instanceof Error ? causa.message : String(causa)];
  }
};

const difetto = (nome: string, atteso: number | boolean, calcolate: Cifre, tolleranza: number): readonly string[] => {
  const calcolata = calcolate[nome];
  if (calcolata === undefined) return [`${nome}: cifra non calcolata`];
  if (typeof atteso === 'boolean' || typeof calcolata === 'boolean')
    return atteso === calcolata ? [] : [`${nome}: atteso ${atteso}, calcolato ${calcolata}`];
  return Math.abs(calcolata - inUnita(atteso, MILIONE)) <= tolleranza
    ? []
    : [`${nome}: atteso ${atteso}, calcolato ${testo(calcolata)}`];
};

const testo = (cifra: Cifra): string => (typeof cifra === 'boolean' ? String(cifra) : String(cifra / MILIONE));
