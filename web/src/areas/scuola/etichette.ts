/** The fields of a school in words. */
export const etichetteScuola = {
  tipo: 'Tipo', codMeccanografico: 'Codice meccanografico', desScuola: 'Denominazione', codTipoScuola: 'Tipo di scuola', flgAttivo: 'Attiva', codFiscale: 'Codice fiscale', desIndirizzo: 'Indirizzo', desCap: 'CAP',
  codComune: 'Comune', desComune: 'Nome del comune', provincia: 'Provincia', desTelefono: 'Telefono', desEMail: 'E-mail', desPec: 'PEC', note: 'Note', flgOrganico: 'Sede di organico', patrono: 'Santo patrono',
  uidPosInps: 'Posizione INPS', uidPosInail: 'Posizione INAIL', dati: 'Altri dati',
};
