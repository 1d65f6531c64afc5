import * as z from 'zod';
import { IncarichiLetti } from '#archivio/incarichi/incarichi-letti.ts';
import { listScadenzeIncarichi } from '#archivio/incarichi/scadenze-incarichi.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { Cruscotto } from '#shared/contracts/casa/casa.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { listScadenzeRestituzioni } from '../../denunce/scadenze/scadenze-restituzioni.ts';
import { loadAssenti } from './assenti.ts';
import { AssenzeLette, loadAssenze } from './assenze.ts';
import type { Cambio } from './cambio.ts';
import { alignContabilizzati, ContabilizzatiLetti, loadContabilizzati } from './contabilizzati.ts';
import { alignDenunce, DenunceLette, loadDenunce } from './denunce.ts';
import { alignPersone, loadPersone, PersoneLette } from './persone.ts';
import { loadServizi, ServiziLetti } from './servizi.ts';
import { loadTabelle, TabelleLette } from './tabelle.ts';

/** Everything that is said of the day whatever the month, in parts that change apart from each other. */
export const Letture = z.object({
  tabelle: TabelleLette,
  denunce: DenunceLette,
  contabilizzati: ContabilizzatiLetti,
  incarichi: IncarichiLetti,
  servizi: ServiziLetti,
  assenti: Cruscotto.shape.assenti,
  assenze: AssenzeLette,
  persone: PersoneLette,
});
export type Letture = z.infer<typeof Letture>;
export type Parte = keyof Letture;

/** A part as it was kept, and what it depends on that has changed since. */
export interface Nota<T> {
  readonly valore: T;
  readonly cambi: readonly Cambio[];
}
export type Note = { readonly [P in Parte]?: Nota<Letture[P]> | undefined };

/** How a part was come by: as it was kept, some of its records read by their keys, or read whole. */
export interface Letta<T> {
  readonly valore: T;
  readonly come: 'NOTA' | 'PER_CHIAVE' | 'INTERA';
}
export type Lette = { readonly [P in Parte]: Letta<Letture[P]> };

interface Modi<T> {
  readonly load: () => Promise<T>;
  readonly align?: (prima: T, cambi: readonly Cambio[]) => Promise<T | undefined>;
}

const read = async <T>(nota: Nota<T> | undefined, { load, align }: Modi<T>): Promise<Letta<T>> => {
  if (nota?.cambi.length === 0) return { valore: nota.valore, come: 'NOTA' };
  const allineata = nota && (await align?.(nota.valore, nota.cambi));
  return allineata === undefined ? { valore: await load(), come: 'INTERA' } : { valore: allineata, come: 'PER_CHIAVE' };
};

/** The day of the school: the parts that nothing touched as they were kept, the others as they are now. */
export const gatherLetture = async (archivio: Archivio, oggi: Giorno, note: Note): Promise<Lette> => {
  const tabelle = read(note.tabelle, { load: () => loadTabelle(archivio, oggi) });
  const contabilizzati = read(note.contabilizzati, {
    load: () => loadContabilizzati(archivio),
    align: (prima, cambi) => alignContabilizzati(prima, cambi, archivio),
  });
  const parti = await Promise.all([
    tabelle,
    contabilizzati,
    read(note.denunce, {
      load: () => loadDenunce(archivio),
      align: (prima, cambi) => alignDenunce(prima, cambi, archivio),
    }),
    read(note.incarichi, {
      load: async () => {
        const [{ scadenze, ...quanti }, restituzioni] = await Promise.all([
          listScadenzeIncarichi(archivio, oggi, valoreDi(contabilizzati)),
          listScadenzeRestituzioni(archivio, oggi),
        ]);
        return { scadenze: [...scadenze, ...restituzioni], ...quanti };
      },
    }),
    read(note.servizi, {
      load: async () => loadServizi(archivio, oggi, (await tabelle).valore.classificazioni),
    }),
    read(note.assenti, { load: () => loadAssenti(archivio, oggi) }),
    read(note.persone, {
      load: () => loadPersone(archivio, oggi),
      align: (prima, cambi) => alignPersone(prima, cambi, archivio, oggi),
    }),
    read(note.assenze, { load: () => loadAssenze(archivio) }),
  ]);
  return {
    tabelle: parti[0],
    contabilizzati: parti[1],
    denunce: parti[2],
    incarichi: parti[3],
    servizi: parti[4],
    assenti: parti[5],
    persone: parti[6],
    assenze: parti[7],
  };
};

const valoreDi = async <T>(letta: Promise<Letta<T>>): Promise<T> => (await letta).valore;
