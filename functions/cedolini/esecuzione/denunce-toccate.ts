import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { DenunciaDaCorreggere } from '#shared/contracts/cedolini/esecuzione.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import type { Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';

/** The remedy for a sent filing that tells of a payment in the month, or the year, of before. */
const RIMEDI: Readonly<Record<Adempimento, string>> = {
  F24: 'Chiedere la rettifica di mese e anno di riferimento delle righe di questa elaborazione; quello che è stato versato in più si scrive fra le correzioni dell’F24 e si usa nel prossimo.',
  UNIEMENS:
    'Mandare una denuncia di variazione che toglie questi compensi dal mese inviato, e dirli nel mese del pagamento con un ulteriore flusso.',
  SPT: 'Annullare la comunicazione di chi è pagato qui, e rifarla nel periodo del pagamento.',
  CU: 'Mandare la certificazione di sostituzione, o di annullamento, di chi è pagato qui, e consegnarla di nuovo.',
  IRAP: 'Correggere la dichiarazione dell’anno in cui era stata detta.',
  MODM: 'Correggere il Modello M già presentato.',
};

const DA_RIFARE = 'Non è inviata: aggiornarla, perché tolga questa elaborazione, poi rifare il file.';

/** The filings, not refused, that tell of a run under some obligations: the sent ones to be corrected, the others to be gathered again. One query. */
export const denunceToccate = async (
  archivio: Archivio,
  processo: Uid<'PROCESSO'>,
  tocca: (denuncia: Denuncia) => boolean,
): Promise<DenunciaDaCorreggere[]> =>
  (await denunceRepository(archivio).listRighe())
    .filter((denuncia) => denuncia.processi.includes(processo) && !isRespinta(denuncia.esito) && tocca(denuncia))
    .map((denuncia) => ({
      uid: denuncia.uid,
      adempimento: flussi[denuncia.tipo].adempimento,
      descrizione: denuncia.descrizione,
      datInvio: denuncia.datInvio,
      rimedio: denuncia.datInvio === null ? DA_RIFARE : RIMEDI[flussi[denuncia.tipo].adempimento],
    }));
