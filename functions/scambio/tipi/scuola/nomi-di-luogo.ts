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

const CON_PROVINCIA = /^(.+?)\s*[([]\s*([A-Za-z]{2})\s*[)\]]$/;
const CON_SIGLA = /^(.+?)[\s,-]+([A-Z]{2})$/;
const CON_STATO = /^(.+?)\s*\(([^()]{4,})\)$/;
const DUE_LINGUE = /\s*\/\s*|\s+-\s+/;

const nomeProprio = (nome: string): string => CORRENTI[chiaveRicerca(nome)] ?? nome;

/** The text without a province at its end, in brackets or not. */
const senzaProvincia = (testo: string, provincia: string): NomeDiLuogo | undefined => {
  const [, nome, sigla = ''] = CON_PROVINCIA.exec(testo) ?? CON_SIGLA.exec(testo) ?? [];
  return nome === undefined ? undefined : { nome: nomeProprio(nome), provincia: provincia || sigla.toUpperCase() };
};

const statoTraParentesi = (testo: string): readonly NomeDiLuogo[] => {
  const [, , stato] = CON_STATO.exec(testo) ?? [];
  return stato === undefined ? [] : [{ nome: nomeProprio(stato), provincia: '', soloStato: true }];
};

/** Returns the names that a text may give to a place, the text itself first: with the province in brackets or after it, in two languages, with the State in brackets. */
export const nomiDiLuogo = (testo: string, provincia: string): readonly NomeDiLuogo[] => {
  const intero = { nome: nomeProprio(testo.trim()), provincia };
  const senza = senzaProvincia(testo.trim(), provincia);
  const luogo = senza ?? intero;
  const lingue = luogo.nome.split(DUE_LINGUE);
  return [
    intero,
    ...(senza === undefined ? [] : [senza]),
    ...(lingue.length === 2 ? lingue.map((nome) => ({ ...luogo, nome: nomeProprio(nome) })) : []),
    ...statoTraParentesi(testo.trim()),
  ];
};
