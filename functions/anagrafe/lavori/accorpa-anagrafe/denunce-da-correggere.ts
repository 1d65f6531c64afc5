import { pagamentoEntita } from '#archivio/cedolini/pagamento.ts';
import { inviateCon } from '#archivio/denunce/inviate-con.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Blocco } from '#platform/work/lavoro.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';

/** Tells which sent filings still name the code of the merged record: they are to be corrected. */
export const denunceDaCorreggere = async (
  archivio: Archivio,
  perdente: Persona,
  destinazione: Persona,
): Promise<Blocco['esiti']> => {
  if (perdente.desCf === destinazione.desCf) return [];
  const pagamenti = archivio.of(pagamentoEntita);
  const suoi = (await Promise.all([perdente, destinazione].map(({ uid }) => pagamenti.listAll(uid)))).flat();
  const inviate = await inviateCon(archivio, perdente.desCf, new Set(suoi.map(({ idProcesso }) => idProcesso)));
  return inviate.map(({ uid, descrizione, datInvio }) => ({
    uid,
    descrizione,
    messaggio: `"${descrizione}", inviata${datInvio === null ? '' : ` il ${formatGiorno(datInvio)}`}, nomina ${perdente.desCf}: da correggere con ${destinazione.desCf}.`,
  }));
};
