import type { EntitaArchivio } from '#archivio/entita.ts';
import { nomeScuola, scuolaEntita } from '#archivio/scuola/scuola.ts';
import { settoreEntita } from '#archivio/scuola/settore.ts';
import { tipoAttivitaEntita } from '#archivio/servizi/tipo-attivita.ts';
import { descrizioneRitenutaEntita } from '#archivio/tabelle/descrizione-ritenuta.ts';
import { codiceInpsEntita, posInailEntita, posInpsEntita } from '#archivio/tabelle/posizioni.ts';
import { voceUtenteEntita } from '#archivio/tabelle/voce-utente.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Registrazione, Unico } from '#platform/data/entita.ts';
import type { Scrittura } from '#platform/data/modifica.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';

/** The small tables that the records of people name, as the school that takes will have them. */
export interface TabelleUnite {
  /** By the id of a record of the school that ends, the one that says the same in the other. */
  readonly nomi: ReadonlyMap<string, string>;
  /** The writes of those that it does not have, each apart from the others. */
  readonly nuovi: readonly Scrittura<unknown>[];
  /** The records that stay as the school that takes has them, a line each. */
  readonly detto: readonly string[];
}

interface Tabella {
  readonly unite: (da: Archivio, a: Archivio) => Promise<TabelleUnite>;
}

const chiavi = (unici: readonly Unico[]): string[] => unici.map(({ campo, valore }) => `${campo}#${valore}`);

const tabella = <T extends Registrazione>(
  entita: EntitaArchivio<T>,
  nome: (record: T) => string,
  portato: (record: T) => T = (record) => record,
): Tabella => ({
  unite: async (da, a) => {
    const [sui, presenti] = await Promise.all([da.of(entita).listAll(), a.of(entita).listAll()]);
    const perUid = new Set<string>(presenti.map(({ uid }) => uid));
    const perValore = new Map(
      presenti.flatMap((uno) => chiavi(entita.unici?.(uno) ?? []).map((valore) => [valore, uno] as const)),
    );
    const nomi = new Map<string, string>();
    const nuovi: Scrittura<unknown>[] = [];
    const detto: string[] = [];
    for (const uno of sui.map(portato)) {
      if (perUid.has(uno.uid)) continue;
      const gemello = chiavi(entita.unici?.(uno) ?? [])
        .map((valore) => perValore.get(valore))
        .find(Boolean);
      if (gemello === undefined) nuovi.push(a.of(entita).create(uno));
      else {
        nomi.set(uno.uid, gemello.uid);
        detto.push(`${nome(uno)}: c'è già, resta com'è.`);
      }
    }
    return { nomi, nuovi, detto };
  },
});

const comeSede = (scuola: Scuola): Scuola =>
  scuola.tipo === 'PROPRIA' ? { ...scuola, tipo: 'SEDE', dati: null } : scuola;

const TABELLE: readonly Tabella[] = [
  tabella(posInpsEntita, ({ matricola }) => `Posizione INPS ${matricola}`),
  tabella(posInailEntita, ({ posizione }) => `Posizione INAIL ${posizione}`),
  tabella(codiceInpsEntita, ({ descrizione }) => `Classificazione INPS "${descrizione}"`),
  tabella(settoreEntita, ({ codice }) => `Settore ${codice}`),
  tabella(tipoAttivitaEntita, ({ codTipoAttivita }) => `Tipo di attività ${codTipoAttivita}`),
  tabella(descrizioneRitenutaEntita, ({ DESCRIZIONE }) => `Descrizione di una ritenuta "${DESCRIZIONE}"`),
  tabella(voceUtenteEntita, ({ codVoce }) => `Voce utente ${codVoce}`),
  // the school that ends is a site of the one that takes its place
  tabella(scuolaEntita, nomeScuola, comeSede),
];

/** The small tables of both schools: a record with a unique value that the other has is that one; the others pass. Two queries a table. */
export const uniteTabelle = async (da: Archivio, a: Archivio): Promise<TabelleUnite> => {
  const unite = await Promise.all(TABELLE.map((una) => una.unite(da, a)));
  return {
    nomi: new Map(unite.flatMap(({ nomi }) => [...nomi])),
    nuovi: unite.flatMap(({ nuovi }) => nuovi),
    detto: unite.flatMap(({ detto }) => detto),
  };
};
