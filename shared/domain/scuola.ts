import type { Giorno } from './tempo/date.ts';

/** What a school of the archive is to the office: itself, one of its sites, another school. */
export const tipiSede = ['PROPRIA', 'SEDE', 'ALTRA'] as const;
export type TipoSede = (typeof tipiSede)[number];

export const descrizioneTipoSede: Readonly<Record<TipoSede, string>> = {
  PROPRIA: 'Scuola principale',
  SEDE: 'Sede della scuola',
  ALTRA: 'Altra scuola',
};

/** Who signs for the school: head teacher and administrative director. */
export const ruoliFirma = ['DS', 'DSGA'] as const;
export type RuoloFirma = (typeof ruoliFirma)[number];

export const descrizioneRuoloFirma: Readonly<Record<RuoloFirma, string>> = {
  DS: 'Dirigente scolastico',
  DSGA: 'Direttore dei servizi generali e amministrativi',
};

/** The version that counts on a day: the last one that began; undefined before the first. */
export const versioneAl = <V extends { readonly dal: Giorno }>(versioni: readonly V[], giorno: Giorno): V | undefined =>
  versioni
    .filter(({ dal }) => dal <= giorno)
    .toSorted((a, b) => (a.dal < b.dal ? -1 : 1))
    .at(-1);

/** The fields that say which school it is, by codes, name and seat: it may become another from a day on, and what speaks of a day before says what it was then. */
export const campiIdentita = [
  'codMeccanografico',
  'codFiscale',
  'desScuola',
  'desIndirizzo',
  'desCap',
  'codComune',
  'desComune',
  'provincia',
] as const;
export type CampoIdentita = (typeof campiIdentita)[number];

interface ConStoria<P> {
  readonly dati: { readonly identitaPrecedenti?: readonly P[] } | null;
}

/** The first of the past entries that had not ended on a day; undefined when the school was by then what it is. */
export const precedenteAl = <P extends { readonly al: Giorno }>(scuola: ConStoria<P>, giorno: Giorno): P | undefined =>
  (scuola.dati?.identitaPrecedenti ?? [])
    .filter(({ al }) => giorno <= al)
    .toSorted((a, b) => (a.al < b.al ? -1 : 1))[0];

/** The codes, the name and the seat of something that says more. */
export const identitaDi = <T extends Readonly<Record<CampoIdentita, unknown>>>(scuola: T): Pick<T, CampoIdentita> => {
  const { codMeccanografico, codFiscale, desScuola, desIndirizzo, desCap, codComune, desComune, provincia } = scuola;
  return { codMeccanografico, codFiscale, desScuola, desIndirizzo, desCap, codComune, desComune, provincia };
};
