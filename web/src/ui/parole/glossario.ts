import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { campiAssenza } from './campi/campi-assenza.ts';
import { campiDenunce } from './campi/campi-denunce.ts';
import { campiElaborazione } from './campi/campi-elaborazione.ts';
import { campiFiscali } from './campi/campi-fiscali.ts';
import { campiIncarichiEVoci } from './campi/campi-incarichi-e-voci.ts';
import { campiNoipa } from './campi/campi-noipa.ts';
import { campiPersona } from './campi/campi-persona.ts';
import { campiPosPa } from './campi/campi-pos-pa.ts';
import { campiScuola } from './campi/campi-scuola.ts';
import { campiServizio } from './campi/campi-servizio.ts';
import { campiTabelle } from './campi/campi-tabelle.ts';
import { daAaL } from './da-a-a-l.ts';
import { daMaZ } from './da-m-a-z.ts';
import type { Parola } from './parola.ts';

/** The words that an office may not know, in alphabetical order. */
export const glossario: readonly Parola[] = [...daAaL, ...daMaZ];

/** The helps of the fields, each under the label of the field, or under what its form says in its place. */
export const aiutiDeiCampi: readonly Parola[] = [
  ...campiPersona,
  ...campiServizio,
  ...campiAssenza,
  ...campiFiscali,
  ...campiIncarichiEVoci,
  ...campiElaborazione,
  ...campiNoipa,
  ...campiDenunce,
  ...campiPosPa,
  ...campiScuola,
  ...campiTabelle,
];

const detteDa = ({ parola, anche = [] }: Parola): readonly string[] => [parola, ...anche].map(chiaveRicerca);

const campi = new Map(aiutiDeiCampi.flatMap((aiuto) => detteDa(aiuto).map((detta) => [detta, aiuto] as const)));

const chiavi = glossario.map((voce) => ({ voce, dette: detteDa(voce).map((detta) => ` ${detta} `) }));

/** The help of the field that has this label; failing that, the word that the label names, the longest of those it names; undefined when it names none. */
export const parolaIn = (etichetta: string): Parola | undefined => {
  const cercata = chiaveRicerca(etichetta);
  return (
    campi.get(cercata) ??
    chiavi
      .flatMap(({ voce, dette }) =>
        dette.filter((detta) => ` ${cercata} `.includes(detta)).map((detta) => ({ voce, detta })),
      )
      .toSorted((a, b) => b.detta.length - a.detta.length)[0]?.voce
  );
};

/** The help or the word of that name. */
export const parolaDi = (nome: string): Parola | undefined =>
  [...aiutiDeiCampi, ...glossario].find(({ parola }) => parola === nome);
