import { getScuolaTenuta, type ScuolaDelGiorno, type ScuolaTenuta } from '#archivio/scuola/intestazione.ts';
import { logoDella } from '#archivio/scuola/logo.ts';
import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { openImmagine } from './immagine/immagine.ts';
import type { IntestazioneScuola } from './intestazione-scuola.ts';
import type { ContestoStampa } from './stampa.ts';

/** The letterhead of a print. */
export const getIntestazione = async (
  { archivio, protocollo }: Pick<ContestoStampa, 'archivio' | 'protocollo'>,
  scuola: ScuolaDelGiorno,
): Promise<IntestazioneScuola> => {
  const [tenuta, logo] = await Promise.all([getScuolaTenuta(archivio, scuola), logoDiOggi(archivio)]);
  return {
    ...tenuta,
    ...(logo === null || !isStessaScuola(tenuta, logo.codMeccanografico) ? {} : { logo: logo.immagine }),
    ...(protocollo === undefined ? {} : { protocollo }),
  };
};

/** A logo says no fact of what is printed: a school that had another code then has no logo of that time. */
const isStessaScuola = ({ codMeccanografico }: ScuolaTenuta, diOggi: string | undefined): boolean =>
  diOggi === undefined || codMeccanografico === diOggi;

/** The logo, opened, with the code of the school that has it today; null of a school without, and of a file that cannot be drawn: a print never fails for it. */
const logoDiOggi = async (archivio: Archivio) => {
  const logo = await logoDella(archivio);
  if (logo === null) return null;
  const immagine = await openImmagine(Buffer.from(logo.contenuto, 'base64'));
  if (typeof immagine === 'string') return null;
  return { immagine, codMeccanografico: (await getScuolaPropria(archivio))?.codMeccanografico };
};
