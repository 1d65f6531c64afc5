import type { Processo } from '../../../shared/contracts/cedolini/processo.ts';
import type { Denuncia, DenunciaIntera } from '../../../shared/contracts/denunce/denuncia.ts';
import type { UniemensInput } from '../../../shared/contracts/denunce/uniemens-chiamate.ts';
import { isRespinta } from '../../../shared/domain/denuncia.ts';
import {
  addMesi,
  formatMese,
  primoGiornoDelMese,
  ultimoGiornoDelMese,
  type Mese,
} from '../../../shared/domain/tempo/mese.ts';
import { processiContabilizzati } from '../../archivio/cedolini/processi-del-mese.ts';
import { denunceRepository } from '../../archivio/denunce/denunce-repository.ts';
import { meseOrdinato } from '../../archivio/denunce/denuncia.ts';
import { getScuolaPropria } from '../../archivio/scuola/scuola-propria.ts';
import type { Archivio } from '../../platform/data/archivio.ts';
import type { RequestContext } from '../../platform/http/api-handler.ts';
import { AppError } from '../../platform/http/errors.ts';
import { loadDaRaccogliere, respintaDi, rotteDei, storeRaccolta } from '../raccolta.ts';
import { fronteUniemens } from './fronte.ts';
import { loadDatiPersone } from './raccolta/persone.ts';
import { collectUniemens } from './raccolta/raccolta.ts';

type DaFare = UniemensInput & { readonly versione?: number | undefined };

/** Months before that of payment in which the service that is paid may have ended. */
const MESI_INDIETRO = 36;

const isDiUniemens =
  ({ anno, mese }: Mese) =>
  ({ PERIODI_DEST }: Processo): boolean =>
    PERIODI_DEST.some((uno) => uno.adempimento === 'UNIEMENS' && uno.anno === anno && uno.mese === mese);

/** The accounted runs that a month tells of. */
const processiDi = async (archivio: Archivio, mese: Mese): Promise<Processo[]> =>
  (await processiContabilizzati(archivio)).filter(isDiUniemens(mese));

/** Its payslips, its people, and what becomes of them. */
const contenutoDi = async (archivio: Archivio, mese: Mese, processi: readonly Processo[]) => {
  const pagato = new Map(processi.map(({ uid, dataPagamento }) => [uid, dataPagamento]));
  const cedolini = (
    await rotteDei(
      archivio,
      processi.map(({ uid }) => uid),
    )
  ).map((cedolino) => ({
    ...cedolino,
    pagato: pagato.get(cedolino.testata.idProcesso) ?? ultimoGiornoDelMese(mese),
  }));
  const interessati = cedolini.filter(({ rotte }) => rotte.some(({ adempimenti }) => adempimenti.UNIEMENS));
  return collectUniemens(
    interessati,
    await loadDatiPersone(
      archivio,
      interessati.map(({ testata }) => testata.uidSubAnagrafe),
      primoGiornoDelMese(addMesi(mese, -MESI_INDIETRO)),
    ),
  );
};

export const uniemensService = {
  /** The front as it would be gathered now. @throws STATO_NON_AMMESSO */
  datiDi: async (archivio: Archivio, mese: Mese): Promise<Denuncia['dati']> => {
    const [scuola, processi] = await Promise.all([getScuolaPropria(archivio), processiDi(archivio, mese)]);
    return fronteUniemens(scuola, mese, processi);
  },

  /** Gathers the UniEmens of a month, new or again. @throws VERSIONE_MANCANTE, VERSIONE_SUPERATA, STATO_NON_AMMESSO, DUPLICATO */
  save: async (
    { versione, allowEmpty, ...mese }: DaFare,
    { archivio, modifica }: Pick<RequestContext, 'archivio' | 'modifica'>,
  ): Promise<DenunciaIntera> => {
    const [scuola, processi, delMese] = await Promise.all([
      getScuolaPropria(archivio),
      processiDi(archivio, mese),
      denunceRepository(archivio).listDel(`UNIEMENS#${meseOrdinato(mese)}#`),
    ]);
    const dati = fronteUniemens(scuola, mese, processi);
    const stessa = delMese.find(({ esito }) => !isRespinta(esito));
    const prima =
      stessa === undefined
        ? undefined
        : await loadDaRaccogliere(
            archivio,
            stessa,
            versione,
            `UniEmens di ${formatMese(mese)} c'è già: aprirla e aggiornarla.`,
          );
    if (processi.length === 0 && !allowEmpty)
      throw new AppError(
        'STATO_NON_AMMESSO',
        `Nessuna elaborazione contabilizzata di ${formatMese(mese)} va in UniEmens: scegliere un altro mese, oppure crearla vuota.`,
      );
    const uids = processi.map(({ uid }) => uid);
    const contenuto = await contenutoDi(archivio, mese, processi);
    return storeRaccolta(
      {
        prima,
        contenuto,
        nuova: {
          ...{ tipo: 'uniemens', ...mese, processi: uids, dati, corregge: respintaDi(delMese, uids) },
          descrizione: `UniEmens di ${formatMese(mese)}`,
          dataPagamento: ultimoGiornoDelMese(mese),
          senzaCodiceFuori: false,
        },
      },
      { archivio, modifica },
    );
  },
};
