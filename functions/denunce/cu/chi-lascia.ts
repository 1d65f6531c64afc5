import { processiDellAnnoFiscale } from '#archivio/cedolini/processi-del-mese.ts';
import { certificatiDi, type Certificato } from '#archivio/denunce/certificati.ts';
import { opzioniCu } from '#archivio/denunce/opzioni-cu.ts';
import { listRestituzioni } from '#archivio/persone/restituzione.ts';
import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { nonTrovato } from '#platform/errors.ts';
import type { OpzioniCu } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { ChiLascia } from '#shared/contracts/denunce/stampe/cu.ts';
import { inviiCu } from '#shared/domain/denunce/cu.ts';
import { riferimentiDi } from '../denuncia/comuni-e-mappa.ts';
import { valutazioneDi } from '../denuncia/stato-denuncia.ts';
import { catalogo } from '../formati/catalogo.ts';
import { isBloccante } from '../macchina/denuncia.ts';
import { contenutoCu, isDaCertificare } from './contenuto-cu.ts';
import { fronteCu } from './fronte.ts';

/** A certificate of the year so far, signed on a day: no filing has it. */
export interface Rilasciata {
  readonly anno: number;
  readonly dati: Denuncia['dati'];
  readonly certificati: readonly Certificato[];
  /** Findings that would block it in the filing of the year. */
  readonly daSistemare: readonly string[];
}

/** Returns the signer of the certificates of a year; while nobody has said it, that of the year before. */
const chiFirma = async (anno: number, archivio: Archivio): Promise<OpzioniCu> => {
  const opzioni = await opzioniCu.get(anno, archivio);
  return opzioni.cfFirmatario === null ? opzioniCu.get(anno - 1, archivio) : opzioni;
};

/** Field of the day of the signature, which here is the day of the request and not one of the year after. */
const DELLA_FIRMA = 'datFirma';

/** Returns the certificates of a person who leaves, gathered as those of the year are, and kept nowhere. @throws NON_TROVATO, STATO_NON_AMMESSO */
export const certificatoDiChiLascia = async (
  { anno, uidSubAnagrafe }: ChiLascia,
  { archivio, oggi }: Pick<RequestContext, 'archivio' | 'oggi'>,
): Promise<Rilasciata> => {
  const [scuola, processi, opzioni, restituzioni, riferimenti] = await Promise.all([
    getScuolaPropria(archivio),
    processiDellAnnoFiscale(archivio, anno),
    chiFirma(anno, archivio),
    listRestituzioni(archivio, anno),
    riferimentiDi(archivio, 'cu'),
  ]);
  const quale = {
    anno,
    operazione: 'ORDINARIA',
    opzioni,
    corretta: null,
    prima: undefined,
    oggi,
    giorno: oggi,
  } as const;
  const diInvii = await Promise.all(
    inviiCu.map(async (invio) => {
      const dati = fronteCu(scuola, { ...quale, invio }, processi.filter(isDaCertificare), restituzioni);
      const contenuto = await contenutoCu(archivio, { anno, invio, operazione: 'ORDINARIA', persone: [] }, processi, {
        corretta: null,
        certificati: new Set(),
        codFiscale: dati.codFiscale ?? '',
        senzaPuntoFuori: true,
        di: uidSubAnagrafe,
      });
      const salvata = { denuncia: { dati }, contenuto, valori: [] };
      const { rilievi } = valutazioneDi(catalogo.cu, salvata, riferimenti);
      return { dati, certificati: certificatiDi(salvata), rilievi };
    }),
  );
  const piene = diInvii.filter(({ certificati }) => certificati.length > 0);
  const [prima] = piene;
  if (prima === undefined) throw nonTrovato('Un pagamento da certificare di questa persona in quest’anno');
  return {
    anno,
    dati: prima.dati,
    certificati: piene.flatMap(({ certificati }) => certificati),
    daSistemare: piene
      .flatMap(({ rilievi }) => rilievi.filter((uno) => isBloccante(uno) && uno.campo !== DELLA_FIRMA))
      .map(({ regola, rimedio }) => `Da sistemare: ${regola} ${rimedio}`),
  };
};
