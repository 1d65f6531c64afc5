import { writePassaggio } from '#archivio/scuola/passaggio-scuola.ts';
import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import { scuolaEntita } from '#archivio/scuola/scuola.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { Modifica } from '#platform/data/modifica.ts';
import type { DatiPropri } from '#shared/contracts/scuola/dati-propri.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import type { Passaggio } from '#shared/contracts/scuola/subentro.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { sendIntervento } from '../amministrazione.ts';
import type { Dove } from '../copia/copia.ts';

/** The school itself, with the data only it has. */
export type Propria = Scuola & { readonly dati: DatiPropri };

/** @throws when the office never wrote the data of the school */
export const loadPropria = async ({ store }: Pick<Dove, 'store'>, codmin: string): Promise<Propria> => {
  const scuola = await getScuolaPropria(archivioDi(store, codmin));
  if (scuola === undefined || scuola.dati === null)
    throw new Error(`La scuola ${codmin} non ha ancora i suoi dati: scriverli in Dati della scuola, poi ripetere.`);
  return { ...scuola, dati: scuola.dati };
};

export const writePropria = async (
  { store, adesso }: Dove,
  codmin: string,
  prima: Propria,
  dopo: Propria,
  cosa: string,
): Promise<void> => {
  const modifica = new Modifica();
  modifica.write(archivioDi(store, codmin).of(scuolaEntita).update(prima, dopo), { motivo: cosa });
  await sendIntervento(store, codmin, { cosa }, { adesso }, modifica);
};

/** Keeps a passage in both schools, where their offices read it. */
export const savePassaggio = async ({ store, adesso }: Dove, passaggio: Passaggio, cosa: string): Promise<void> => {
  for (const codmin of [passaggio.cedente, passaggio.subentrante]) {
    const modifica = new Modifica();
    await writePassaggio(archivioDi(store, codmin), passaggio, modifica);
    await sendIntervento(store, codmin, { cosa }, { adesso }, modifica);
  }
};

/** @throws when the school that takes the place of another has no codice fiscale, with which it files */
export const requireCodFiscale = ({ codMeccanografico, codFiscale }: Propria): string => {
  if (codFiscale === null)
    throw new Error(
      `La scuola ${codMeccanografico} non ha il codice fiscale: scriverlo in Dati della scuola, poi ripetere.`,
    );
  return codFiscale;
};

/** The ceased school says who took its place. */
export const nameSuccessor = async (
  dove: Dove,
  { cedente, subentrante, dal, atto }: Pick<Passaggio, 'cedente' | 'subentrante' | 'dal' | 'atto'>,
  scuole: { readonly cedente: Propria; readonly subentrante: Propria },
): Promise<void> => {
  const { desScuola } = scuole.subentrante;
  const suo = {
    dal,
    codMeccanografico: subentrante,
    codFiscale: requireCodFiscale(scuole.subentrante),
    desScuola,
    atto,
  };
  await writePropria(
    dove,
    cedente,
    scuole.cedente,
    { ...scuole.cedente, dati: { ...scuole.cedente.dati, subentrante: suo } },
    `Finita: dal ${formatGiorno(dal)} è unita a ${subentrante}`,
  );
};
