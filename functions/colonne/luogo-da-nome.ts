import { loadArchivioComuni, type ArchivioComuni } from '#functions/riferimento/luoghi/comuni.ts';
import { statiEsteri } from '#functions/riferimento/luoghi/stati-esteri.ts';
import { campoRifiutato } from '#platform/errors.ts';
import { chiaveRicerca } from '#shared/domain/persona/nominativo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { nomiDiLuogo, type NomeDiLuogo } from './nomi-di-luogo.ts';

/** The codes of the towns of a name that existed on a day. */
const comuniDi = (
  { nome, provincia }: NomeDiLuogo,
  giorno: string,
  { perCodice, indice }: ArchivioComuni,
): readonly string[] => {
  const cercato = chiaveRicerca(nome);
  const trovati = indice
    .filter(({ chiave }) => chiave === cercato)
    .flatMap(({ comune }) => perCodice.get(comune.codBelfiore) ?? [])
    .filter(
      (comune) =>
        chiaveRicerca(comune.desComune) === cercato &&
        comune.dal <= giorno &&
        (comune.al === null || giorno <= comune.al) &&
        (provincia === '' || comune.siglaProvincia === provincia),
    );
  return [...new Set(trovati.map(({ codBelfiore }) => codBelfiore))];
};

/** The codes of the States of a name: of today, else those that ended on a known day not before this one. */
const statiDi = ({ nome }: NomeDiLuogo, giorno: string): readonly string[] => {
  const cercato = chiaveRicerca(nome);
  const trovati = statiEsteri.filter(({ desStato }) => chiaveRicerca(desStato) === cercato);
  const diOggi = trovati.filter(({ estinto }) => !estinto);
  const scelti = diOggi.length > 0 ? diOggi : trovati.filter(({ al }) => al !== null && giorno <= al);
  return scelti.map(({ codBelfiore }) => codBelfiore);
};

const luoghiDi = (nome: NomeDiLuogo, giorno: string, archivio: ArchivioComuni): readonly string[] => {
  const comuni = nome.soloStato === true ? [] : comuniDi(nome, giorno, archivio);
  return comuni.length > 0 ? comuni : statiDi(nome, giorno);
};

interface LuogoDetto {
  readonly nome: string;
  /** '' for any. */
  readonly provincia: string;
  readonly giorno: string;
}

/** The codes of the places that a text may be the name of, on a day: one, or those of the first way of reading it that finds any. */
export const codiciDiLuogo = ({ nome, provincia, giorno }: LuogoDetto, archivio: ArchivioComuni): readonly string[] => {
  const trovati = nomiDiLuogo(nome, provincia).map((uno) => luoghiDi(uno, giorno, archivio));
  return trovati.find(({ length }) => length === 1) ?? trovati.find(({ length }) => length > 0) ?? [];
};

/** The day on which a town that had the name has ended, in words that go on a sentence; '' when none had it. */
const finoA = (nome: string, { perCodice, indice }: ArchivioComuni): string => {
  const cercato = chiaveRicerca(nome);
  const fini = indice
    .filter(({ chiave }) => chiave === cercato)
    .flatMap(({ comune }) => perCodice.get(comune.codBelfiore) ?? [])
    .flatMap(({ desComune, al }) => (al !== null && chiaveRicerca(desComune) === cercato ? [al] : []))
    .toSorted();
  const ultimo = fini.at(-1);
  return ultimo === undefined
    ? ''
    : ` (un comune di questo nome c'è stato fino al ${formatGiorno(ultimo)}: scrivere quello di cui fa parte ora)`;
};

/**
 * The Belfiore code of a place that a file calls by name, in the ways offices write it: a town that existed on the day, in the province if one is given, else a foreign State.
 * @throws RIFERIMENTO_NON_VALIDO on `campo` when no place, or more than one, has the name
 */
export const codiceDaNome = async (nome: string, provincia: string, giorno: string, campo: string): Promise<string> => {
  const archivio = await loadArchivioComuni();
  const [codice, ...altri] = codiciDiLuogo({ nome, provincia, giorno }, archivio);
  if (codice === undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      campo,
      `Nessun comune e nessuno Stato si chiamava "${nome}"${provincia === '' ? '' : ` in provincia di ${provincia}`} il ${formatGiorno(giorno)}${finoA(nome, archivio)}: indicare il codice catastale.`,
    );
  if (altri.length > 0)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      campo,
      `Più luoghi si chiamano "${nome}" (${[codice, ...altri].join(', ')}): indicare la provincia oppure il codice catastale.`,
    );
  return codice;
};
