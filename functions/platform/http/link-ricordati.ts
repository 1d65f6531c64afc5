import * as z from 'zod';
import { Ricetta, type Files } from '../files.ts';

/** A link in a stored answer: how it is made again. */
const LinkRicordato = z.strictObject({ $link: Ricetta });

type Links = Pick<Files, 'recipeOf' | 'linkOf'>;

/** An answer as text to be stored: a link in it opens files for whoever reads it, so what makes it again is kept in its place. */
export const textWithoutLinks = (answer: unknown, files: Links | undefined): string =>
  JSON.stringify(answer ?? null, (_nome, valore: unknown) => {
    const ricetta = typeof valore === 'string' ? files?.recipeOf(valore) : undefined;
    return ricetta === undefined ? valore : { $link: ricetta };
  });

/** The stored answer, with new links where it had some. */
export const answerWithLinks = async (testo: string, files: Links | undefined): Promise<unknown> => {
  const answer: unknown = JSON.parse(testo);
  return files === undefined || !testo.includes('"$link"') ? answer : withLinks(answer, files);
};

const withLinks = async (valore: unknown, files: Links): Promise<unknown> => {
  if (Array.isArray(valore)) return Promise.all(valore.map((uno) => withLinks(uno, files)));
  if (typeof valore !== 'object' || valore === null) return valore;
  const ricordato = LinkRicordato.safeParse(valore);
  if (ricordato.success) return files.linkOf(ricordato.data.$link);
  const campi = Object.entries(valore).map(async ([nome, suo]) => [nome, await withLinks(suo, files)] as const);
  return Object.fromEntries(await Promise.all(campi));
};
