import { descrizioneTipoSede } from '../../../shared/domain/scuola.ts';
import { PRINCIPALE } from './sedi.ts';
import type { Colonna } from '../colonna.ts';

/** The columns of schools and sites. */
export const colonneScuole: readonly Colonna[] = [
  { campo: 'codMeccanografico', titolo: 'Codice meccanografico', tipo: 'testo', forma: 'codice', obbligatoria: true, sinonimi: ['Codice scuola', 'Cod meccanografico', 'Meccanografico', 'Codice sede'], esempio: 'XXAA00001X', aiuto: `${PRINCIPALE} è la scuola stessa, che ha il codice con cui usa il programma.` },
  { campo: 'tipo', titolo: 'Tipo', tipo: 'scelta', scelte: descrizioneTipoSede, esempio: 'SEDE' },
  { campo: 'desScuola', titolo: 'Denominazione', tipo: 'testo', vuoto: '', sinonimi: ['Denominazione scuola', 'Nome', 'Scuola', 'Sede'], esempio: 'Plesso di esempio' },
  { campo: 'codTipoScuola', titolo: 'Codice tipo scuola', tipo: 'testo', forma: 'codice', sinonimi: ['Tipo scuola'], esempio: null, aiuto: 'Se manca si ricava dal codice meccanografico.' },
  { campo: 'flgAttivo', titolo: 'Attiva', tipo: 'si_no', vuoto: true, esempio: true },
  { campo: 'codFiscale', titolo: 'Codice fiscale', tipo: 'testo', cifre: 11, sinonimi: ['CF', 'Codice fiscale scuola'], esempio: null },
  { campo: 'desIndirizzo', titolo: 'Indirizzo', tipo: 'testo', vuoto: '', sinonimi: ['Via', 'Indirizzo scuola'], esempio: 'Via delle Rose 1' },
  { campo: 'desCap', titolo: 'CAP', tipo: 'testo', cifre: 5, esempio: '00100' },
  { campo: 'codComune', titolo: 'Codice catastale comune', tipo: 'testo', forma: 'codice', sinonimi: ['Belfiore', 'Codice comune'], esempio: 'H501' },
  { campo: 'desComune', titolo: 'Comune', tipo: 'testo', vuoto: '', sinonimi: ['Città'], esempio: 'Roma' },
  { campo: 'provincia', titolo: 'Provincia', tipo: 'testo', forma: 'codice', sinonimi: ['Prov', 'PR'], esempio: 'RM' },
  { campo: 'desTelefono', titolo: 'Telefono', tipo: 'testo', esempio: null },
  { campo: 'desEMail', titolo: 'E-mail', tipo: 'testo', sinonimi: ['Email', 'Mail'], esempio: null },
  { campo: 'desPec', titolo: 'PEC', tipo: 'testo', esempio: null },
  { campo: 'flgOrganico', titolo: 'Sede di organico', tipo: 'si_no', vuoto: false, sinonimi: ['Organico'], esempio: true },
  { campo: 'patronoNome', titolo: 'Patrono', tipo: 'testo', sinonimi: ['Santo patrono'], esempio: 'San Pietro e Paolo' },
  { campo: 'patronoMese', titolo: 'Mese del patrono', tipo: 'intero', esempio: 6 },
  { campo: 'patronoGiorno', titolo: 'Giorno del patrono', tipo: 'intero', esempio: 29 },
  { campo: 'matricolaInps', titolo: 'Matricola INPS', tipo: 'testo', cifre: 10, sinonimi: ['Posizione INPS'], esempio: null },
  { campo: 'posizioneInail', titolo: 'Posizione INAIL', tipo: 'testo', esempio: null, aiuto: 'Codice ditta e codice di controllo separati da uno spazio.' },
  { campo: 'note', titolo: 'Note', tipo: 'testo', vuoto: '', esempio: null },
  { campo: 'codIpa', titolo: 'Codice IPA', tipo: 'testo', esempio: null, aiuto: 'Della sola scuola principale.' },
  { campo: 'codUnivocoUfficio', titolo: 'Codice univoco ufficio', tipo: 'testo', forma: 'codice', sinonimi: ['CUU'], esempio: null, aiuto: 'Della sola scuola principale.' },
  { campo: 'setupType', titolo: 'Ordinamento', tipo: 'scelta', scelte: { SCUOLA: 'Scuola statale', AFAM: 'Istituto AFAM', PARITARIA: 'Scuola paritaria' }, esempio: null, aiuto: 'Della sola scuola principale.' },
];
