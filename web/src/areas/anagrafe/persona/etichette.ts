import { Domicilio } from '../../../../../shared/contracts/anagrafe/persona.ts';
import { formatGiorno } from '../../../../../shared/domain/tempo/date.ts';

/** Fields of a person in words: forms, summary of errors, audit view. */
export const etichettePersona = {
  tipoSoggetto: 'Tipo di soggetto',
  desCognome: 'Cognome o denominazione',
  desNome: 'Nome',
  flgSesso: 'Sesso',
  datNascita: 'Data di nascita',
  codComuneNascita: 'Comune o Stato di nascita',
  desComuneNascita: 'Luogo di nascita',
  desCf: 'Codice fiscale',
  cfDeceduto: 'Codice fiscale di chi è deceduto',
  quotaEredita: "Quota dell'eredità",
  flgCfConfermato: "Codice fiscale confermato così com'è",
  codCittadinanza: 'Cittadinanza estera',
  desIndirizzo: 'Indirizzo',
  desCap: 'CAP',
  codComuneRes: 'Comune o Stato di residenza',
  desComuneRes: 'Luogo di residenza',
  provinciaRes: 'Provincia di residenza',
  codFiscaleEstero: 'Codice fiscale estero',
  desLocalitaEstera: 'Località estera',
  desTelefono: 'Telefono',
  desCellulare: 'Cellulare',
  desEMail: 'E-mail',
  desPec: 'PEC',
  codModPagamento: 'Modalità di pagamento',
  codPaese: 'Paese del conto',
  codCinEuro: 'CIN euro',
  codCin: 'CIN',
  codAbi: 'ABI',
  codCab: 'CAB',
  codCc: 'Conto',
  codCinEuroEstero: 'Cifre di controllo estere',
  codBban: 'Numero di conto estero (BBAN)',
  codBic: 'BIC',
  domicili: 'Domicilio fiscale',
  flgEspero: 'Fondo Espero',
  datEspero: 'Adesione al Fondo Espero',
  numAnnoScoFerfestResidue: 'Ferie e festività soppresse residue',
  note: 'Note',
  matricola: 'Matricola',
  prgAnagrafe: 'Progressivo',
  uidPortale: 'Utente collegato',
} as const;

/** The lines of a person's lists in the audit view. */
export const righePersona = {
  domicili: (elemento: unknown): string | null => {
    const letto = Domicilio.safeParse(elemento);
    return letto.success
      ? `dal ${formatGiorno(letto.data.dal)} ${letto.data.desComuneDomf} (${letto.data.codComuneDomf})`
      : null;
  },
};
