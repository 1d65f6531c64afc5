import * as z from 'zod';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { denunciaEntita, meseOrdinato } from '#archivio/denunce/denuncia.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { alignRighe, toccatiDa, type Cambio } from './cambio.ts';

/** What the first page looks at of a filing. */
const Riga = Denuncia.pick({
  uid: true,
  tipo: true,
  anno: true,
  mese: true,
  processi: true,
  datInvio: true,
  esito: true,
  dati: true,
  righe: true,
  riporti: true,
}).strip();
type Riga = z.infer<typeof Riga>;
export const DenunceLette = z.array(Riga);

const chiave = (riga: Riga): string => `${flussi[riga.tipo].adempimento}#${meseOrdinato(riga)}#${riga.uid}`;
const inOrdine = (righe: readonly Riga[]): Riga[] => righe.toSorted((a, b) => (chiave(a) < chiave(b) ? -1 : 1));

/** Every filing of the school, by obligation and month: one request. */
export const loadDenunce = async (archivio: Archivio): Promise<Riga[]> =>
  inOrdine((await denunceRepository(archivio).listRighe()).map((una) => Riga.parse(una)));

/** The same where only some have changed, which are read by their keys: one request. */
export const alignDenunce = async (
  prima: readonly Riga[],
  cambi: readonly Cambio[],
  archivio: Archivio,
): Promise<Riga[] | undefined> => {
  const toccate = toccatiDa(cambi, [denunciaEntita.nome]);
  if (toccate === undefined) return undefined;
  const adesso = await denunceRepository(archivio).getMany(toccate.map((uid): Uid<'DENUNCIA'> => asUid(uid)));
  const righe = alignRighe(
    prima,
    adesso.map((una) => Riga.parse(una)),
    cambi,
  );
  return righe && inOrdine(righe);
};
