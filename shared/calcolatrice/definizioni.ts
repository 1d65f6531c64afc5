import * as z from 'zod';
import { altraAmministrazione } from './casi/altra-amministrazione.ts';
import { arretrati } from './casi/arretrati.ts';
import { assistenteLingua } from './casi/assistente-lingua.ts';
import { ata } from './casi/ata.ts';
import { autore } from './casi/autore.ts';
import { cococo } from './casi/cococo.ts';
import { commissione } from './casi/commissione.ts';
import { conguaglio } from './casi/conguaglio.ts';
import { dirigente } from './casi/dirigente.ts';
import { docente } from './casi/docente.ts';
import { erede } from './casi/erede.ts';
import { ferie } from './casi/ferie.ts';
import { formatore } from './casi/formatore.ts';
import { nonResidente } from './casi/non-residente.ts';
import { occasionale } from './casi/occasionale.ts';
import { professionista } from './casi/professionista.ts';
import { progetto } from './casi/progetto.ts';
import { revisore } from './casi/revisore.ts';
import { societa } from './casi/societa.ts';
import { sportivo } from './casi/sportivo.ts';
import { studente } from './casi/studente.ts';
import { supplente } from './casi/supplente.ts';
import { trattenuta } from './casi/trattenuta.ts';
import type { Definizione } from './definizione.ts';
import { campiChiesti, type Campo, type Risposte } from './domande.ts';
import { isGenere, type Genere } from './generi.ts';

/** The kinds of payee with their questions. */
export const definizioni: Readonly<Record<Genere, Definizione>> = {
  DOCENTE: docente,
  ATA: ata,
  PROGETTO: progetto,
  DIRIGENTE: dirigente,
  SUPPLENTE: supplente,
  FERIE: ferie,
  ARRETRATI: arretrati,
  COMMISSIONE: commissione,
  FORMATORE: formatore,
  OCCASIONALE: occasionale,
  PROFESSIONISTA: professionista,
  SOCIETA: societa,
  COCOCO: cococo,
  REVISORE: revisore,
  ALTRA_AMMINISTRAZIONE: altraAmministrazione,
  NON_RESIDENTE: nonResidente,
  AUTORE: autore,
  STUDENTE: studente,
  ASSISTENTE_LINGUA: assistenteLingua,
  EREDE: erede,
  SPORTIVO: sportivo,
  TRATTENUTA: trattenuta,
  CONGUAGLIO: conguaglio,
};

const [primo, ...altri] = Object.values(definizioni).map(({ schema }) => schema);

/** A case of the calculator: its kind, and an answer for each question that its answers call for. */
export const Caso = z.discriminatedUnion('genere', [primo ?? docente.schema, ...altri]);

/** The questions of a case, in order, that its answers call for; none before the kind is chosen. */
export const domandeDelCaso = ({ genere, ...risposte }: Risposte): readonly (readonly [string, Campo])[] =>
  isGenere(genere) ? campiChiesti(definizioni[genere].campi, risposte) : [];

/** The case without the answers that the others no longer call for; what its kind does not know stays, to be told. */
export const senzaSuperflue = (caso: Risposte): Risposte => {
  const { genere } = caso;
  if (!isGenere(genere)) return caso;
  const { campi } = definizioni[genere];
  const chiesti = new Set(domandeDelCaso(caso).map(([nome]) => nome));
  const tenute = Object.entries(caso).filter(([nome]) => !Object.hasOwn(campi, nome) || chiesti.has(nome));
  return tenute.length === Object.keys(caso).length ? caso : senzaSuperflue(Object.fromEntries(tenute));
};
