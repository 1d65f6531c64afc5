import { notifica } from '#archivio/casa/notifica.ts';
import { processiDelMese } from '#archivio/cedolini/processi-del-mese.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { meseOrdinato } from '#archivio/denunce/denuncia.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { PassoContext, TipoLavoro } from '#platform/work/lavoro-steps.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import { addMesi, formatMese, meseDi, type Mese } from '#shared/domain/tempo/mese.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { f24Service } from '../../f24/f24-service.ts';
import { uniemensService } from '../../uniemens/uniemens-service.ts';

/**
 * What the month that has just ended asks of its office, in a school that paid somebody: the draft of its UniEmens, the F24 it would make, and one
 * notification of both. What the office has begun by itself is left as it is.
 */
export const aperturaMese: TipoLavoro = {
  prepare: async ({ archivio, lavoro }) => {
    const mese = mesePrima(lavoro.oggetto);
    const [daPreparare, daVersare] = [await isSenzaUniemens(mese, archivio), await sayProposta(mese, archivio)];
    const totale = (daPreparare ? 1 : 0) + (daVersare === null ? 0 : 1);
    return { blocchi: totale === 0 ? [] : ['denunce'], totale };
  },

  blocco: async (_blocco, context) => {
    const mese = mesePrima(context.lavoro.oggetto);
    const frasi = [await draftUniemens(mese, context), await sayProposta(mese, context.archivio)].filter(
      (frase) => frase !== null,
    );
    if (frasi.length > 0)
      notifica(context.modifica, context, 'SCADENZA', `apertura-${meseOrdinato(mese)}`, {
        cosa: `${formatMese(mese)}: ${frasi.join('; ')}`,
      });
    return { fatti: frasi.length, scartati: 0, esiti: [], totali: {} };
  },

  close: async () => ({}),
};

const mesePrima = (giorno: string): Mese => addMesi(meseDi(giorno), -1);

/** Whether runs of the month are in no UniEmens, and nobody has begun that of the month. */
const isSenzaUniemens = async (mese: Mese, archivio: Archivio): Promise<boolean> => {
  const [processi, denunce] = await Promise.all([
    processiDelMese(archivio, mese),
    denunceRepository(archivio).listDel('UNIEMENS#'),
  ]);
  const dette = new Set(denunce.filter(({ esito }) => !isRespinta(esito)).flatMap((una) => una.processi));
  const dovuta = processi.some(
    ({ uid, PERIODI_DEST }) =>
      !dette.has(uid) &&
      PERIODI_DEST.some((uno) => uno.adempimento === 'UNIEMENS' && uno.anno === mese.anno && uno.mese === mese.mese),
  );
  return dovuta && denunce.every((una) => meseOrdinato(una) !== meseOrdinato(mese));
};

const draftUniemens = async (mese: Mese, { archivio, modifica, oggi }: PassoContext): Promise<string | null> => {
  if (!(await isSenzaUniemens(mese, archivio))) return null;
  const { denuncia } = await uniemensService.save({ ...mese, allowEmpty: false }, { archivio, modifica, oggi });
  const { bloccanti } = denuncia;
  if (bloccanti === 0) return 'la UniEmens è preparata e non ha errori';
  return `la UniEmens è preparata, con ${bloccanti === 1 ? 'un errore' : `${bloccanti} errori`} da correggere`;
};

/** What is in no F24 yet, as the office reads it; null when nothing is. */
const sayProposta = async (mese: Mese, archivio: Archivio): Promise<string | null> => {
  const { processi, debito } = await f24Service.propose(mese, archivio);
  const { length: libere } = processi.filter(({ f24 }) => f24 === null);
  if (libere === 0) return null;
  return `da versare con F24 ${formatEuro(debito)} di ${libere === 1 ? "un'elaborazione" : `${libere} elaborazioni`}`;
};
