import { descrizioneModalitaPagamento } from '../../../shared/domain/pagamento.ts';
import type { Colonna } from '../colonna.ts';

const COMUNE = 'Basta il nome del comune, con la provincia se più comuni si chiamano così; il codice catastale, se c\'è, vale di più.';

/** The columns of the registry, in order; headings that other programs use are synonyms. */
export const colonnePersone: readonly Colonna[] = [
  { campo: 'desCf', titolo: 'Codice fiscale', tipo: 'testo', forma: 'codice', obbligatoria: true, sinonimi: ['CF', 'Cod fiscale', 'Cod fisc', 'C F', 'Codice fiscale dipendente'], esempio: 'RSSMRA80A01H501U' },
  { campo: 'desCognome', titolo: 'Cognome', tipo: 'testo', sinonimi: ['Cognome dipendente'], esempio: 'Rossi', vuoto: '' },
  { campo: 'desNome', titolo: 'Nome', tipo: 'testo', sinonimi: ['Nome dipendente'], esempio: 'Maria', vuoto: '' },
  { campo: 'flgSesso', titolo: 'Sesso', tipo: 'scelta', scelte: { M: 'Maschio', F: 'Femmina' }, sinonimi: ['Genere', 'M F'], esempio: 'F', aiuto: 'M oppure F; se manca si ricava dal codice fiscale.' },
  { campo: 'datNascita', titolo: 'Data di nascita', tipo: 'data', sinonimi: ['Nato il', 'Nata il', 'Data nascita', 'Nascita'], esempio: '1980-01-01', aiuto: 'Se manca si ricava dal codice fiscale.' },
  { campo: 'codComuneNascita', titolo: 'Codice catastale comune di nascita', tipo: 'testo', forma: 'codice', sinonimi: ['Codice comune nascita', 'Belfiore nascita', 'Cod comune nascita'], esempio: 'H501', aiuto: COMUNE },
  { campo: 'desComuneNascita', titolo: 'Comune di nascita', tipo: 'testo', sinonimi: ['Luogo di nascita', 'Comune nascita', 'Nato a', 'Luogo nascita'], esempio: 'Roma', vuoto: '', aiuto: COMUNE },
  { campo: 'flgCfConfermato', titolo: 'Codice fiscale confermato', tipo: 'si_no', vuoto: false, esempio: false, aiuto: 'SI quando il codice fiscale non corrisponde ai dati ma è quello giusto.' },
  { campo: 'matricola', titolo: 'Matricola', tipo: 'intero', sinonimi: ['Matricola interna', 'Numero matricola'], esempio: 12, aiuto: 'Se manca è assegnata la successiva; poi non si cambia.' },
  { campo: 'codCittadinanza', titolo: 'Codice Stato di cittadinanza', tipo: 'testo', forma: 'codice', sinonimi: ['Cittadinanza'], esempio: null, aiuto: 'Codice catastale dello Stato estero (Z…); vuoto per la cittadinanza italiana.' },
  { campo: 'desIndirizzo', titolo: 'Indirizzo', tipo: 'testo', vuoto: '', sinonimi: ['Indirizzo di residenza', 'Via', 'Residenza indirizzo', 'Indirizzo residenza'], esempio: 'Via delle Rose 1' },
  { campo: 'desCap', titolo: 'CAP', tipo: 'testo', cifre: 5, sinonimi: ['CAP residenza', 'CAP di residenza'], esempio: '00100' },
  { campo: 'codComuneRes', titolo: 'Codice catastale comune di residenza', tipo: 'testo', forma: 'codice', sinonimi: ['Codice comune residenza', 'Belfiore residenza', 'Cod comune residenza'], esempio: 'H501', aiuto: COMUNE },
  { campo: 'desComuneRes', titolo: 'Comune di residenza', tipo: 'testo', vuoto: '', sinonimi: ['Comune residenza', 'Residenza', 'Città', 'Comune'], esempio: 'Roma', aiuto: COMUNE },
  { campo: 'provinciaRes', titolo: 'Provincia di residenza', tipo: 'testo', forma: 'codice', sinonimi: ['Provincia', 'Prov', 'Provincia residenza', 'PR'], esempio: 'RM' },
  { campo: 'codFiscaleEstero', titolo: 'Codice fiscale estero', tipo: 'testo', vuoto: '', esempio: null },
  { campo: 'desLocalitaEstera', titolo: 'Località estera', tipo: 'testo', vuoto: '', esempio: null },
  { campo: 'desTelefono', titolo: 'Telefono', tipo: 'testo', sinonimi: ['Tel', 'Telefono fisso'], esempio: '06 1234567' },
  { campo: 'desCellulare', titolo: 'Cellulare', tipo: 'testo', sinonimi: ['Cell', 'Telefono cellulare', 'Mobile'], esempio: '333 1234567' },
  { campo: 'desEMail', titolo: 'E-mail', tipo: 'testo', sinonimi: ['Email', 'Mail', 'Posta elettronica', 'Indirizzo e-mail'], esempio: 'maria.rossi@esempio.invalid' },
  { campo: 'desPec', titolo: 'PEC', tipo: 'testo', sinonimi: ['Posta elettronica certificata'], esempio: null },
  { campo: 'codModPagamento', titolo: 'Modalità di pagamento', tipo: 'scelta', scelte: descrizioneModalitaPagamento, sinonimi: ['Pagamento', 'Mod pagamento'], esempio: 'B' },
  { campo: 'iban', titolo: 'IBAN', tipo: 'testo', forma: 'codice', sinonimi: ['Codice IBAN', 'Coordinate bancarie'], esempio: 'IT60X0542811101000000123456', aiuto: 'Intero, italiano o estero.' },
  { campo: 'codPaese', titolo: 'Paese del conto', tipo: 'testo', forma: 'codice', esempio: null, aiuto: 'Solo per un conto estero senza IBAN: codice di 2 lettere.' },
  { campo: 'codBban', titolo: 'Conto estero senza IBAN', tipo: 'testo', forma: 'codice', sinonimi: ['BBAN'], esempio: null },
  { campo: 'codBic', titolo: 'BIC', tipo: 'testo', forma: 'codice', sinonimi: ['SWIFT', 'BIC SWIFT'], esempio: null },
  { campo: 'flgEspero', titolo: 'Fondo Espero', tipo: 'si_no', vuoto: false, sinonimi: ['Espero', 'Adesione Espero'], esempio: false },
  { campo: 'datEspero', titolo: 'Data adesione Espero', tipo: 'data', sinonimi: ['Data Espero'], esempio: null },
  { campo: 'numAnnoScoFerfestResidue', titolo: 'Ferie e festività residue', tipo: 'intero', vuoto: 0, sinonimi: ['Ferie residue'], esempio: 0, aiuto: 'Giorni rimasti dall\'anno scolastico precedente.' },
  { campo: 'note', titolo: 'Note', tipo: 'testo', vuoto: '', sinonimi: ['Annotazioni'], esempio: null },
];
