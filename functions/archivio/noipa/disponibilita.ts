import type { Archivio } from '#platform/data/archivio.ts';
import type { Disponibilita, Entrata, Residuo } from '#shared/contracts/noipa/dotazione.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { chiaveNoipa } from '#shared/domain/noipa/chiave.ts';
import { somma } from '#shared/money/centesimi.ts';
import { loadDotazione, type Dotazione } from './dotazione.ts';
import type { SpesaInviata } from './lista.ts';
import { listeRepository } from './liste-repository.ts';

/** What was allocated of each code in a year. */
const assegnatoDell = async (anno: number, archivio: Archivio): Promise<ReadonlyMap<string, number>> =>
  assegnatoDi((await loadDotazione(archivio)).entrate, anno);

/**
 * Reads what sent lists have spent of a year, to be written over with what is judged by it, and then what was allocated: in this order, so that whoever
 * moves the money after the first reading is met by the writing. Requests: 2.
 */
export const loadSpesaEAssegnato = async (
  anno: number,
  archivio: Archivio,
): Promise<{ readonly spesa: SpesaInviata | undefined; readonly assegnate: ReadonlyMap<string, number> }> => {
  const spesa = await listeRepository(archivio).loadSpesa(anno);
  return { spesa, assegnate: await assegnatoDell(anno, archivio) };
};

/** The same of entries already read, up to a day or to the end of the year. */
const assegnatoDi = (entrate: readonly Entrata[], anno: number, al?: string): ReadonlyMap<string, number> => {
  const sue = entrate.filter((entrata) => entrata.anno === anno && (al === undefined || entrata.data <= al));
  const perChiave = Map.groupBy(sue, ({ chiave }) => chiave);
  return new Map([...perChiave].map(([chiave, date]) => [chiave, somma(date.map(({ importo }) => importo))]));
};

/** What some lists pay of each code. */
const sommeDelle = (liste: readonly Pick<ListaNoipa, 'somme'>[]): ReadonlyMap<string, number> => {
  const perChiave = Map.groupBy(
    liste.flatMap(({ somme }) => somme),
    ({ chiave }) => chiave,
  );
  return new Map([...perChiave].map(([chiave, sue]) => [chiave, somma(sue.map(({ importo }) => importo))]));
};

interface Lettura {
  /** The day on which it was so; now, without. */
  readonly al?: string;
  /** The codes of the school and their money, for who reads them too. */
  readonly dotazione?: Promise<Dotazione>;
}

/** The money of each code in a year, as it is or as it was on a day: allocated, in lists, left; codes without money come too. Requests: 2. */
export const disponibilitaDell = async (
  anno: number,
  archivio: Archivio,
  { al, dotazione = loadDotazione(archivio) }: Lettura = {},
): Promise<Disponibilita[]> => {
  const [{ piani, entrate }, liste] = await Promise.all([dotazione, listeRepository(archivio).listDell(anno)]);
  const isInviata = ({ datInvio }: ListaNoipa): boolean => datInvio !== null && (al === undefined || datInvio <= al);
  return disponibilitaDi({
    descrizioni: new Map(piani.map((piano) => [chiaveNoipa(piano), piano.descrizione])),
    assegnate: assegnatoDi(entrate, anno, al),
    aperte: sommeDelle(liste.filter((lista) => !isInviata(lista))),
    inviate: sommeDelle(
      liste
        .filter(isInviata)
        .flatMap(({ somme, esito }) => [
          { somme },
          { somme: (esito?.liberate ?? []).map(({ chiave, importo }) => ({ chiave, importo: -importo })) },
        ]),
    ),
  });
};

type PerChiave = ReadonlyMap<string, number>;

const disponibilitaDi = ({
  descrizioni,
  assegnate,
  aperte,
  inviate,
}: {
  readonly descrizioni: ReadonlyMap<string, string>;
  readonly assegnate: PerChiave;
  readonly aperte: PerChiave;
  readonly inviate: PerChiave;
}): Disponibilita[] =>
  [...new Set([descrizioni, assegnate, aperte, inviate].flatMap((mappa) => [...mappa.keys()]))]
    .toSorted()
    .map((chiave) => {
      const [assegnato = 0, daInviare = 0, inviato = 0] = [assegnate, aperte, inviate].map((mappa) =>
        mappa.get(chiave),
      );
      return {
        chiave,
        descrizione: descrizioni.get(chiave) ?? '',
        assegnato,
        daInviare,
        inviato,
        residuo: assegnato - daInviare - inviato,
      };
    });

/** The same once the sums of lists that are not sent change: what is not stored yet. */
export const withCambio = (
  righe: readonly Disponibilita[],
  prima: Pick<ListaNoipa, 'somme'>,
  dopo: Pick<ListaNoipa, 'somme'>,
): Disponibilita[] => {
  const [tolte, aggiunte] = [sommeDelle([prima]), sommeDelle([dopo])];
  return disponibilitaDi({
    descrizioni: new Map(righe.map(({ chiave, descrizione }) => [chiave, descrizione])),
    assegnate: new Map(righe.map(({ chiave, assegnato }) => [chiave, assegnato])),
    aperte: new Map(
      [...new Set([...righe.map(({ chiave }) => chiave), ...aggiunte.keys()])].map((chiave) => [
        chiave,
        (righe.find((riga) => riga.chiave === chiave)?.daInviare ?? 0) -
          (tolte.get(chiave) ?? 0) +
          (aggiunte.get(chiave) ?? 0),
      ]),
    ),
    inviate: new Map(righe.map(({ chiave, inviato }) => [chiave, inviato])),
  });
};

/** What is left of the year before, and what of it is in the year already. Requests: 2. */
export const residuiPer = async (anno: number, archivio: Archivio): Promise<Residuo[]> => {
  const dotazione = loadDotazione(archivio);
  const [prima, { entrate }] = await Promise.all([disponibilitaDell(anno - 1, archivio, { dotazione }), dotazione]);
  const riportate = new Map(
    entrate
      .filter((entrata) => entrata.riporto && entrata.anno === anno)
      .map(({ chiave, importo }) => [chiave, importo]),
  );
  return prima
    .map(({ chiave, descrizione, residuo }) => ({
      chiave,
      descrizione,
      residuo,
      riportato: riportate.get(chiave) ?? 0,
    }))
    .filter(({ residuo, riportato }) => residuo !== 0 || riportato !== 0);
};
