import { AdesioneEspero } from '#shared/contracts/anagrafe/espero.ts';
import { Domicilio } from '#shared/contracts/anagrafe/persona.ts';
import { formatIban } from '#shared/domain/codici/iban.ts';
import { descrizioneModalitaPagamento } from '#shared/domain/persona/pagamento.ts';
import { descrizioneSoggetto } from '#shared/domain/persona/soggetto.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatAliquota } from '#shared/money/centesimi.ts';
import { inParole, type Parole } from '#ui/registro/registro-cambiamenti.ts';

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
  cfPrecedenti: 'Codici fiscali precedenti',
  flgDeceduto: 'Risulta deceduta',
  datDecesso: 'Data del decesso',
  cfDeceduto: 'Codice fiscale di chi è deceduto',
  quotaEredita: "Quota dell'eredità",
  flgCfConfermato: "Codice fiscale confermato così com'è",
  codCittadinanza: 'Cittadinanza estera',
  desIndirizzo: 'Indirizzo',
  desCap: 'CAP',
  codComuneRes: 'Comune di residenza',
  desComuneRes: 'Luogo di residenza',
  provinciaRes: 'Provincia di residenza',
  codStatoEstero: 'Stato estero di residenza',
  desRegioneEstera: 'Stato federato, provincia o regione estera',
  codFiscaleEstero: 'Codice fiscale estero',
  desLocalitaEstera: 'Località estera',
  desTelefono: 'Telefono',
  desCellulare: 'Cellulare',
  desEMail: 'E-mail',
  desPec: 'PEC',
  codModPagamento: 'Modalità di pagamento',
  iban: 'IBAN',
  codPaese: 'Paese del conto',
  codCinEuro: 'CIN euro',
  codCin: 'CIN',
  codAbi: 'ABI',
  codCab: 'CAB',
  codCc: 'Conto',
  codCinEuroEstero: 'Cifre di controllo estere',
  codBban: 'Numero di conto estero (BBAN)',
  codBic: 'BIC',
  desIntestatario: 'Intestatario del conto',
  flgTutela: 'Intestatario nominato dal giudice',
  domicili: 'Domicilio fiscale',
  espero: 'Fondo Espero',
  primaAssicurazione: 'Prima assicurazione',
  numPartitaNoipa: 'Partita NoiPA',
  codUfficioNoipa: 'Ufficio pagatore NoiPA',
  numAnnoScoFerfestResidue: 'Ferie e festività soppresse residue',
  note: 'Note',
  matricola: 'Matricola',
  prgAnagrafe: 'Progressivo',
  uidPortale: 'Utente collegato',
} as const;

/** The labels of a print in the trail of the person that asked for it. */
const etichetteStampa = { stampa: 'Stampa', spiegazioni: 'Con le spiegazioni', anno: 'Anno', formato: 'Formato' };

/** The lines of a person's lists in the audit view. */
const righePersona = {
  domicili: (elemento: unknown): string | null => {
    const letto = Domicilio.safeParse(elemento);
    return letto.success ? `dal ${formatGiorno(letto.data.dal)} ${letto.data.desComuneDomf}` : null;
  },
  cfPrecedenti: (elemento: unknown): string | null => (typeof elemento === 'string' ? elemento : null),
  espero: (elemento: unknown): string | null => {
    const letto = AdesioneEspero.safeParse(elemento);
    if (!letto.success) return null;
    const { dal, al, codFondo, comparto, aliquotaAggiuntiva, quotaTfr } = letto.data;
    return [
      `dal ${formatGiorno(dal)}${al === null ? '' : ` al ${formatGiorno(al)}`}`,
      ...(codFondo === '' ? [] : [`fondo ${codFondo}`]),
      ...(comparto === '' ? [] : [`comparto ${comparto}`]),
      `contributo aggiuntivo ${formatAliquota(aliquotaAggiuntiva)}`,
      ...(quotaTfr === null ? [] : [`TFR ${formatAliquota(quotaTfr)}`]),
    ].join(', ');
  },
};

/** The parts that an account is kept in, in the order in which an IBAN has them: those of another country end in its own number. */
const PARTI_IBAN = ['codPaese', 'codCinEuro', 'codCinEuroEstero', 'codCin', 'codAbi', 'codCab', 'codCc', 'codBban'];

/** Returns the account of a record, in groups of four; nothing where the country alone is kept. */
const ibanDi = (stato: Readonly<Record<string, unknown>>): string => {
  const intero = PARTI_IBAN.map((parte) => stato[parte])
    .filter((valore) => typeof valore === 'string')
    .join('');
  return intero.length <= 2 ? '' : formatIban(intero);
};

/** A person in the words of the audit view: towns by their name, codes by what they stand for. */
export const parolePersona = {
  etichette: { ...etichettePersona, ...etichetteStampa },
  righe: righePersona,
  valori: {
    tipoSoggetto: inParole(descrizioneSoggetto),
    flgSesso: inParole({ F: 'Femmina', M: 'Maschio' }),
    codModPagamento: inParole(descrizioneModalitaPagamento),
  },
  taciuti: ['codComuneNascita', 'codComuneRes'],
  composti: [{ campo: 'iban', parti: PARTI_IBAN, intero: ibanDi }],
} satisfies Parole;
