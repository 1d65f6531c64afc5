import type { Parola } from './parola.ts';

/** The words of the glossary from M to Z, in alphabetical order. */
export const daMaZ: readonly Parola[] = [
  {
    parola: 'Mandato',
    anche: ['Mandati'],
    testo:
      'L’ordine con cui la scuola fa pagare la banca. La reversale è l’ordine di incassare, la quietanza dice che è stato pagato.',
  },
  {
    parola: 'Matricola INPS',
    testo: 'I dieci numeri con cui l’INPS conosce la scuola come datore di lavoro: uno per ogni classificazione.',
  },
  {
    parola: 'Mese di liquidazione',
    testo:
      'Il mese in cui la scuola liquida il compenso: dà il nome all’elaborazione. Gli adempimenti seguono il giorno di pagamento.',
  },
  {
    parola: 'Omocodia',
    testo: 'Due persone a cui verrebbe lo stesso codice fiscale: l’Agenzia mette lettere al posto di qualche cifra.',
  },
  { parola: 'Percettore', testo: 'Chi riceve un compenso, e a che titolo: decide ritenute, contributi e denunce.' },
  {
    parola: 'Posizione assicurativa',
    testo: 'Gli anni di servizio di una persona come li conosce l’INPS: si sistemano con Passweb prima della pensione.',
  },
  {
    parola: 'Posizione INAIL',
    anche: ['PAT'],
    testo: 'Il numero con cui l’INAIL conosce la scuola, con il suo codice di controllo.',
  },
  {
    parola: 'Protocollo',
    testo: 'Il numero con cui l’atto, o la ricevuta, è registrato: si scrive come lo dà l’ufficio che lo rilascia.',
  },
  {
    parola: 'Provvedimento di liquidazione',
    anche: ['Prospetto di liquidazione'],
    testo: 'L’atto con cui il DSGA dice quanto e a chi si paga, dopo che il lavoro è attestato.',
  },
  {
    parola: 'Quadratura',
    testo: 'Il confronto fra quello che i cedolini devono e quello che è stato denunciato e versato, mese per mese.',
  },
  {
    parola: 'Qualifica',
    anche: ['Qualifica retributiva', 'Profilo'],
    testo:
      'Il profilo della persona nel contratto della scuola: con fascia e ore decide lo stipendio e le voci che le spettano.',
  },
  {
    parola: 'Rata',
    anche: ['Rate'],
    testo: 'Una delle parti, una al mese, in cui una somma si trattiene o si restituisce.',
  },
  {
    parola: 'Ravvedimento',
    testo: 'Pagare in ritardo di propria volontà: interessi e una sanzione tanto più bassa quanto prima lo si fa.',
  },
  {
    parola: 'Reddito complessivo',
    anche: ['Reddito presunto'],
    testo:
      'Tutto quello che la persona guadagna nell’anno, anche altrove: lo dichiara lei, e decide detrazioni e aliquote.',
  },
  {
    parola: 'Regione fiscale',
    testo: 'La regione con il codice dei tributi, che non è quello dell’ISTAT: Trento e Bolzano ne hanno uno ciascuna.',
  },
  {
    parola: 'Ritenuta',
    anche: ['Ritenute'],
    testo: 'Quello che la scuola trattiene dal compenso e versa per conto di chi lo riceve, o al suo creditore.',
  },
  {
    parola: 'RPD',
    anche: ['CIA', 'Retribuzione professionale'],
    testo:
      'La retribuzione professionale dei docenti; per il personale ATA si chiama compenso individuale accessorio (CIA).',
  },
  {
    parola: 'RTS',
    testo:
      'La Ragioneria territoriale dello Stato: registra i contratti e paga, con NoiPA, il personale della scuola statale.',
  },
  {
    parola: 'Scorporo',
    testo: 'Da un importo lordo Stato si tolgono gli oneri della scuola per trovare il lordo dipendente.',
  },
  {
    parola: 'Sede INPS',
    testo:
      'Le quattro cifre della sede INPS che tiene la posizione della scuola: stanno nel suo provvedimento e vanno nell’F24.',
  },
  { parola: 'SIDI', testo: 'Il portale del Ministero in cui la scuola tiene contratti, assenze e stato giuridico.' },
  {
    parola: 'Simulazione',
    testo: 'Un’elaborazione di prova: si calcola come una vera e non si potrà mai contabilizzare.',
  },
  {
    parola: 'Situazione previdenziale',
    anche: ['Cassa'],
    testo: 'A quale cassa vanno i contributi della persona: dipende da chi è e dal suo contratto.',
  },
  {
    parola: 'Somma integrativa',
    testo:
      'Somma in busta, senza imposte, a chi ha un reddito da lavoro dipendente basso: dal 2025, la dà chi paga lo stipendio.',
  },
  {
    parola: 'Split payment',
    anche: ['Scissione'],
    testo: 'L’IVA della fattura la versa la scuola allo Stato, non al fornitore.',
  },
  {
    parola: 'Tassazione',
    testo: 'Come si tassa il compenso: con le aliquote dell’anno, oppure separatamente se è di anni passati.',
  },
  {
    parola: 'TFR',
    anche: ['TFS', 'Fondo di fine servizio'],
    testo: 'Il trattamento di fine rapporto (o di fine servizio, per chi è entrato prima del 2001).',
  },
  {
    parola: 'Trattamento integrativo',
    testo: 'Fino a 1.200 € l’anno in busta a chi ha redditi bassi da lavoro dipendente.',
  },
  { parola: 'UniEmens', testo: 'La denuncia mensile all’INPS di compensi e contributi, persona per persona.' },
];
