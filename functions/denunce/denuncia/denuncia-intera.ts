import type { DenunciaSalvata } from '#archivio/denunce/denunce-repository.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { AppError } from '#platform/errors.ts';
import type { DenunciaIntera, Denuncia as Testata } from '#shared/contracts/denunce/denuncia.ts';
import { catalogo } from '../formati/catalogo.ts';
import { rilieviDaSistemare } from './cedolini-da-sistemare.ts';
import { rilieviSuperati } from './certificati-superati.ts';
import { riferimentiDi } from './comuni-e-mappa.ts';
import { rilieviGiudicati } from './controlli-di-oggi.ts';
import { rilieviPersone } from './persone-da-correggere.ts';
import { rilieviDopoInvio } from './restituzioni-dopo-invio.ts';
import { rilieviSommeMosse } from './somme-mosse.ts';
import { righeDi, tolteDi, valutazioneDi, type Valutazione } from './stato-denuncia.ts';

/** Where a filing is looked at, and on which day. */
export type ArchivioOggi = Pick<RequestContext, 'archivio' | 'oggi'>;

/** The front of an open filing as it would be gathered now. */
export type DatiDi = (context: ArchivioOggi, denuncia: Testata) => Promise<Testata['dati']>;

/** A filing as screens see it. `dati`: the front as it would be gathered today, to tell whether the school changed since, as its people may have. */
export const toIntera = async (
  archivio: Archivio,
  salvata: Pick<DenunciaSalvata, 'denuncia' | 'contenuto' | 'valori'>,
  dati: Testata['dati'],
): Promise<DenunciaIntera> => {
  const { denuncia } = salvata;
  const [riferimenti, persone, restituite, daSistemare, superati] = await Promise.all([
    riferimentiDi(archivio, denuncia.tipo),
    rilieviPersone(archivio, salvata),
    rilieviDopoInvio(archivio, salvata),
    rilieviDaSistemare(archivio, denuncia),
    rilieviSuperati(archivio, salvata),
  ]);
  const { rilievi: diOggi, testata } = valutazioneDi(catalogo[denuncia.tipo], salvata, riferimenti);
  const rilievi = rilieviGiudicati(denuncia, salvata.contenuto, diOggi);
  const cambiati = Object.keys({ ...dati, ...denuncia.dati }).some((campo) => dati[campo] !== denuncia.dati[campo]);
  return {
    denuncia: denuncia.STATUS === 'INVIATO' ? denuncia : { ...denuncia, ...statoDi(testata) },
    righe: righeDi(salvata),
    ...tolteDi(salvata.contenuto),
    rilievi: [...superati, ...rilieviSommeMosse(denuncia, dati), ...restituite, ...persone, ...daSistemare, ...rilievi],
    daAggiornare: denuncia.STATUS !== 'INVIATO' && (cambiati || persone.length > 0),
    origini: [],
  };
};

/** How an open filing stands by the checks of today. */
export const statoDi = ({ STATUS, bloccanti, avvisi }: Valutazione['testata']) => ({ STATUS, bloccanti, avvisi });

/** A filing as screens see it: of one that is sent the front is the one it was sent with. */
export const interaCon =
  (datiDi: DatiDi) =>
  async (
    salvata: Pick<DenunciaSalvata, 'denuncia' | 'contenuto' | 'valori'>,
    context: ArchivioOggi,
  ): Promise<DenunciaIntera> => {
    const { denuncia } = salvata;
    const dati =
      denuncia.STATUS === 'INVIATO' ? denuncia.dati : await datiDi(context, denuncia).catch(lacking(denuncia));
    return toIntera(context.archivio, salvata, dati);
  };

/** An open filing is read also while the school lacks what its front asks: it is to be gathered again, and gathering it says what is missing. */
const lacking =
  ({ dati }: Testata) =>
  (error: unknown): Testata['dati'] => {
    if (error instanceof AppError && error.code === 'STATO_NON_AMMESSO') return { ...dati, mancanti: 'sì' };
    throw error;
  };
