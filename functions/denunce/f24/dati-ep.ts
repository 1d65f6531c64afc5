import type { Denuncia } from '../../../shared/contracts/denunce/denuncia.ts';
import { nomeF24, senzaAccenti } from '../../../shared/domain/persona/nominativo.ts';
import { altriDatiAl, getScuolaPropria } from '../../archivio/scuola/scuola-propria.ts';
import type { Archivio } from '../../platform/data/archivio.ts';
import { AppError } from '../../platform/http/errors.ts';

/** Characters of a name in the front of a form, and in the head of the file; of an e-mail. */
const NOME_FRONTE = 55;
const NOME_TESTA = 60;
const EMAIL = 60;
const SENZA_ATTO = '0'.repeat(11);

/** The front of a form as the school is on the day of payment. One request. @throws STATO_NON_AMMESSO without the codice fiscale of the school */
export const datiEp = async (archivio: Archivio, dataPagamento: string): Promise<Denuncia['dati']> => {
  const scuola = await getScuolaPropria(archivio);
  if (scuola?.codFiscale == null)
    throw new AppError('STATO_NON_AMMESSO', 'La scuola non ha il codice fiscale: inserirlo in Scuola, poi ripetere.');
  const nome = nomeF24(scuola.desScuola);
  const email = senzaAccenti(scuola.desEMail ?? '');
  return {
    fornitore: scuola.codFiscale,
    denominazioneFornitore: nome.slice(0, NOME_TESTA).trim(),
    contribuente: scuola.codFiscale,
    denominazione: nome.slice(0, NOME_FRONTE).trim(),
    codiceIdentificativo: '',
    secondoCodiceFiscale: '',
    titolareConto: scuola.codFiscale,
    iban: altriDatiAl(scuola, dataPagamento)?.ibanTesoreria ?? '',
    email: email.length > EMAIL ? '' : email,
    dataPagamento,
    codiceUfficio: '',
    codiceAtto: SENZA_ATTO,
    idOperazione: '',
  };
};
