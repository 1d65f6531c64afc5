/** The fields of a restitution, as the form, the list and the audit trail call them. */
export const etichetteRestituzione = {
  uidSubAnagrafe: 'Persona',
  datRestituzione: 'Restituita il',
  numAnno: 'Anno in cui fu pagata',
  percettore: 'Percettore',
  modo: 'Come è restituita',
  numLordo: 'Lordo non dovuto',
  numContributi: 'Contributi trattenuti',
  numImponibileContributivo: 'Imponibile contributivo',
  numImponibileGestioneSeparata: 'Imponibile Gestione separata',
  numIrpef: 'IRPEF o ritenuta trattenuta',
  numAddizionali: 'Addizionali trattenute',
  desCausale: 'Causale',
};
