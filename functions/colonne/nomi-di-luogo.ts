import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';

/** A name that may be of a place, and the province where it is looked for; '' for any. */
export interface NomeDiLuogo {
  readonly nome: string;
  readonly provincia: string;
  /** The name is of a State: what was before it is a town abroad. */
  readonly soloStato?: true;
}

/** Names by which people call places whose own name is another. */
const CORRENTI: Readonly<Record<string, string>> = {
  'REGGIO EMILIA': "REGGIO NELL'EMILIA",
  'REGGIO CALABRIA': 'REGGIO DI CALABRIA',
  JUGOSLAVIA: 'REPUBBLICA SOCIALISTA FEDERALE DI JUGOSLAVIA',
  IUGOSLAVIA: 'REPUBBLICA SOCIALISTA FEDERALE DI JUGOSLAVIA',
  URSS: 'UNIONE SOVIETICA',
};

/** Endings of a text: a province in brackets, a province alone, a State in brackets. */
const CON_PROVINCIA = /[([]\s{0,2}([A-Za-z]{2})\s{0,2}[)\]]$/;
const CON_SIGLA = /[\s,-]([A-Z]{2})$/;
const CON_STATO = /\(([^()]{4,60})\)$/;
const DUE_LINGUE = /\/| - /;
const SEPARATORI = ' ,-';

const nomeProprio = (nome: string): string => CORRENTI[chiaveRicerca(nome)] ?? nome;

const senzaSeparatori = (testo: string): string =>
  testo.slice(0, [...testo].findLastIndex((carattere) => !SEPARATORI.includes(carattere)) + 1);

/** The text without a province at its end, in brackets or not. */
const senzaProvincia = (testo: string, provincia: string): NomeDiLuogo | undefined => {
  const trovata = CON_PROVINCIA.exec(testo) ?? CON_SIGLA.exec(testo);
  const nome = senzaSeparatori(testo.slice(0, trovata?.index ?? 0));
  const [, sigla = ''] = trovata ?? [];
  return nome === '' ? undefined : { nome: nomeProprio(nome), provincia: provincia || sigla.toUpperCase() };
};

const statoTraParentesi = (testo: string): readonly NomeDiLuogo[] => {
  const [, stato] = CON_STATO.exec(testo) ?? [];
  return stato === undefined ? [] : [{ nome: nomeProprio(stato), provincia: '', soloStato: true }];
};

/** Returns the names that a text may give to a place, the text itself first: with the province in brackets or after it, in two languages, with the State in brackets. */
export const nomiDiLuogo = (testo: string, provincia: string): readonly NomeDiLuogo[] => {
  const intero = { nome: nomeProprio(testo.trim()), provincia };
  const senza = senzaProvincia(testo.trim(), provincia);
  const luogo = senza ?? intero;
  const lingue = luogo.nome.split(DUE_LINGUE).map((nome) => nome.trim());
  return [
    intero,
    ...(senza === undefined ? [] : [senza]),
    ...(lingue.length === 2 ? lingue.map((nome) => ({ ...luogo, nome: nomeProprio(nome) })) : []),
    ...statoTraParentesi(testo.trim()),
  ];
};
