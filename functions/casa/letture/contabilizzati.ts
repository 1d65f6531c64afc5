import * as z from 'zod';
import { isContata, processiContabilizzati } from '#archivio/cedolini/processi-del-mese.ts';
import { processoEntita } from '#archivio/cedolini/processo.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { alignRighe, toccatiDa, type Cambio } from './cambio.ts';

/** What the first page looks at of an accounted run. */
const Riga = z.object({
  uid: Processo.shape.uid,
  idMetodo: Processo.shape.idMetodo,
  PERIODI_DEST: Processo.shape.PERIODI_DEST,
  DA_VERSARE: Processo.shape.DA_VERSARE,
});
type Riga = z.infer<typeof Riga>;
export const ContabilizzatiLetti = z.array(Riga);

const inOrdine = (righe: readonly Riga[]): Riga[] => righe.toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
const rigaDi = ({ uid, idMetodo, PERIODI_DEST, DA_VERSARE }: Processo): Riga => ({
  uid,
  idMetodo,
  PERIODI_DEST,
  ...(DA_VERSARE === undefined ? {} : { DA_VERSARE }),
});

/** The accounted runs, by their ids: two queries, and a request for each hundred. */
export const loadContabilizzati = async (archivio: Archivio): Promise<Riga[]> =>
  inOrdine((await processiContabilizzati(archivio)).map(rigaDi));

/** The same where only some runs have changed, which are read by their keys: one request. */
export const alignContabilizzati = async (
  prima: readonly Riga[],
  cambi: readonly Cambio[],
  archivio: Archivio,
): Promise<Riga[] | undefined> => {
  const toccati = toccatiDa(cambi, [processoEntita.nome]);
  if (toccati === undefined) return undefined;
  const adesso = await archivio.of(processoEntita).getMany(toccati.map((uid): Uid<'PROCESSO'> => asUid(uid)));
  if (alignRighe(prima, adesso.map(rigaDi), cambi) === undefined) return undefined;
  const contabilizzati = adesso.filter(isContata).map(rigaDi);
  return inOrdine([...prima.filter(({ uid }) => !toccati.includes(uid)), ...contabilizzati]);
};
