/** Something that an office does: what it is called, the other words it is looked for by, and the screen where it is done. */
interface AzioneCercata {
  readonly titolo: string;
  readonly parole: string;
  readonly indirizzo: `/${string}`;
}

/** The actions that the search offers, with the words by which offices look for them. */
export const azioni: readonly AzioneCercata[] = [
  {
    titolo: "Preparare un'elaborazione",
    parole: 'nuova elaborazione cedolino cedolini calcolo calcolare liquidare compensi pagare voci foglio ore',
    indirizzo: '/cedolini?vista=nuova',
  },
  {
    titolo: 'Contabilizzare, esporre ai dipendenti',
    parole: 'contabilizza contabilizzazione chiudere definitivo esposizione mostrare',
    indirizzo: '/cedolini',
  },
  {
    titolo: 'Scrivere i mandati, fare il file dei bonifici',
    parole:
      'mandati reversali quietanza tesoriere tesoreria bonifico bonifici sepa provvedimento di liquidazione prospetto',
    indirizzo: '/cedolini',
  },
  {
    titolo: 'Preparare un F24',
    parole: 'f24 f24ep versamenti versare ritenute tributi irpef irap inps codici tributo ravvedimento',
    indirizzo: '/invia-F24',
  },
  {
    titolo: 'Preparare un UniEmens',
    parole: 'uniemens listapospa pospa inps inpdap collaboratori gestione separata denuncia mensile',
    indirizzo: '/uniemens',
  },
  {
    titolo: 'Comunicare gli accessori fuori sistema',
    parole: 'spt accessori compensi comunicati noipa afs conguaglio fiscale',
    indirizzo: '/accessori-fuori-sistema',
  },
  {
    titolo: 'Fare le Certificazioni Uniche',
    parole: 'cu certificazione unica sintetica ordinaria redditi consegnare stampa cu',
    indirizzo: '/cu',
  },
  { titolo: 'Dichiarare l’IRAP', parole: 'irap wir dichiarazione imposta regionale', indirizzo: '/wir' },
  {
    titolo: 'Confrontare pagato, versato e denunciato',
    parole: 'quadratura 770 conguaglio differenze mesi di servizio passweb posizione assicurativa',
    indirizzo: '/quadratura',
  },
  {
    titolo: 'Pagare con NoiPA',
    parole: 'noipa lista liste cedolino unico mof fmof fis ore eccedenti maturita esami commissione',
    indirizzo: '/noipa',
  },
  {
    titolo: 'Guardare le disponibilità del fondo',
    parole: 'dotazione finanziaria fondo fmof pos capitoli budget lordo stato restano scorporo',
    indirizzo: '/dotazionefinanziaria',
  },
  {
    titolo: 'Importare le persone da un file',
    parole: 'importa importazione anagrafe personale dipendenti excel csv altro programma',
    indirizzo: '/anagrafe/importa',
  },
  {
    titolo: 'Cercare o inserire una persona',
    parole:
      'nuova persona dipendente esterno codice fiscale iban conto modalita di pagamento residenza domicilio dati fiscali',
    indirizzo: '/anagrafe',
  },
  {
    titolo: 'Registrare un servizio o una supplenza',
    parole: 'supplenza supplente contratto nomina servizio proroga',
    indirizzo: '/servizi',
  },
  {
    titolo: 'Vedere il prestato servizio dei supplenti',
    parole: 'prestato servizio supplente supplenza breve sidi autorizzazione dsga dirigente fondi scheda contratto',
    indirizzo: '/prestato-servizio',
  },
  {
    titolo: "Registrare un'assenza",
    parole: 'assenza malattia ferie permesso congedo aspettativa sciopero titolare',
    indirizzo: '/assenze',
  },
  {
    titolo: 'Vedere le scadenze e che cosa c’è da fare',
    parole: 'scadenza scadenze da fare mancanze adempimenti termine',
    indirizzo: '/dashboard',
  },
  {
    titolo: "Chiudere l'anno",
    parole: 'operazioni annuali chiusura anno scolastico duplicare servizi festivita',
    indirizzo: '/operazioniAnnuali',
  },
  {
    titolo: 'Invitare un utente, cambiare i ruoli',
    parole: 'utenti utente invito ruoli accesso password',
    indirizzo: '/utenti',
  },
];
