import { altriDatiAl, scuolaAl } from '#archivio/scuola/scuola-propria.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import type { TipoDenuncia } from '#shared/domain/denuncia.ts';
import type { ModelloF24 } from '#shared/domain/elaborazione/denuncia.ts';
import { modelloDi } from '#shared/domain/elaborazione/tipo-scuola.ts';
import { nomeF24, senzaAccenti } from '#shared/domain/persona/nominativo.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { ALTRI_DATI, datiMancanti, SCUOLA } from '../denuncia/dati-mancanti.ts';

/** Characters of a name in the front of a form, and in the head of the file; of an e-mail. */
const NOME_FRONTE = 55;
const NOME_TESTA = 60;
const EMAIL = 60;
const EMAIL_TESTA = 55;
const SENZA_ATTO = '0'.repeat(11);

type Fronte = Readonly<Record<string, string>>;

/** What the ordinary form has besides: the tax domicile, in as many characters as its fields. */
const domicilioDi = ({ desComune, provincia, desCap, desIndirizzo }: Scuola): Fronte => ({
  comune: accorciato(nomeF24(desComune), 40).trim(),
  provincia: provincia ?? '',
  cap: desCap ?? '',
  indirizzo: accorciato(nomeF24(desIndirizzo).replaceAll(',', ' ').replace(/\s+/g, ' '), 35).trim(),
});

const entro = (testo: string, caratteri: number): string => (testo.length > caratteri ? '' : testo);

/** The form that the school pays by on a day: the one it says, else that of its kind. */
export const modelloAl = (scuola: Scuola | undefined, giorno: string): ModelloF24 =>
  altriDatiAl(scuola, giorno)?.modelloF24 ?? modelloDi(scuola?.dati);

/** The kind of filing of each form. */
export const tipoDelModello: Readonly<Record<ModelloF24, TipoDenuncia>> = { EP: 'f24ep', ORDINARIO: 'f24' };
export const modelloDelTipo = (tipo: TipoDenuncia): ModelloF24 => (tipo === 'f24' ? 'ORDINARIO' : 'EP');

/** The front of a form as the school is on the day of payment. @throws STATO_NON_AMMESSO without the codice fiscale of the school */
export const fronteF24 = (propria: Scuola | undefined, modello: ModelloF24, dataPagamento: string): Fronte => {
  const scuola = scuolaAl(propria, dataPagamento);
  if (scuola?.codFiscale == null)
    throw datiMancanti(
      [scuola?.codFiscale, 'il codice fiscale', SCUOLA],
      [altriDatiAl(scuola, dataPagamento)?.ibanTesoreria, "l'IBAN del conto da cui la scuola paga", ALTRI_DATI],
    );
  const nome = nomeF24(scuola.desScuola);
  const email = senzaAccenti(scuola.desEMail ?? '');
  return {
    fornitore: scuola.codFiscale,
    denominazioneFornitore: accorciato(nome, NOME_TESTA).trim(),
    contribuente: scuola.codFiscale,
    denominazione: accorciato(nome, NOME_FRONTE).trim(),
    titolareConto: scuola.codFiscale,
    iban: altriDatiAl(scuola, dataPagamento)?.ibanTesoreria ?? '',
    email: entro(email, EMAIL),
    dataPagamento,
    codiceUfficio: '',
    codiceAtto: SENZA_ATTO,
    idOperazione: '',
    ...(modello === 'EP'
      ? { codiceIdentificativo: '', secondoCodiceFiscale: '' }
      : { ...domicilioDi(scuola), emailFornitore: entro(email, EMAIL_TESTA) }),
  };
};
