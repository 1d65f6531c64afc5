import type { Parola } from '../parola.ts';

/** The fields of the tax data of a person in a year. */
export const campiFiscali: readonly Parola[] = [
  {
    parola: 'Titolo del pagamento',
    testo:
      'Per quale rapporto la persona è pagata: da questo ritenute, contributi, denunce, e quali dati si chiedono sotto.',
  },
  {
    parola: 'Letta da',
    anche: ['Letta dal cedolino'],
    testo:
      'Da quale cedolino di NoiPA è presa l’aliquota massima: chi controlla la ritrova, e si vede quando è vecchia.',
  },
  {
    parola: 'Classe della Gestione separata',
    testo:
      'Intera se la persona non ha altra previdenza; ridotta se ha un’altra cassa o è in pensione: lo dichiara lei, e cambia l’aliquota (circolare INPS di ogni gennaio).',
  },
  {
    parola: 'Compensi occasionali da altri',
    anche: ['Compensi occasionali dell’anno da altri'],
    testo:
      'Quanto ha avuto nell’anno da altri come lavoro occasionale, dalla sua dichiarazione: oltre la franchigia dell’anno si paga la Gestione separata (DL 269/2003, art. 44 c. 2).',
  },
  {
    parola: 'Imponibile Gestione separata da altri',
    testo:
      'Su quanto altri committenti hanno già versato alla Gestione separata nell’anno: oltre il massimale non si versa più.',
  },
  {
    parola: 'Imponibile contributivo da altri',
    testo:
      'Su quanto altri datori hanno già versato contributi di pensione nell’anno: conta per il massimale e per il contributo in più sopra la prima fascia.',
  },
  {
    parola: 'Reddito complessivo presunto',
    testo:
      'Quello che la persona pensa di avere nell’anno, senza l’abitazione principale: lo dichiara lei, e detrazioni e bonus si calcolano su questo fino al conguaglio.',
  },
  {
    parola: 'Reddito di lavoro dipendente',
    testo:
      'Quello dell’anno prima, dalle CU: sotto il limite di legge alcuni compensi hanno l’imposta sostitutiva al posto dell’IRPEF.',
  },
  {
    parola: 'Reddito dell’anno precedente',
    testo:
      'Dalla CU dell’anno prima del pagamento. Con quello di due anni prima dà l’aliquota media degli arretrati (art. 21 TUIR).',
  },
  {
    parola: 'Reddito di due anni prima',
    testo:
      'Dalla CU di due anni prima del pagamento: l’aliquota degli arretrati è quella della media dei due anni (art. 21 TUIR).',
  },
  {
    parola: 'Giorni di detrazione di ogni pagamento',
    testo:
      'Su quanti giorni si calcolano le detrazioni di ciascun cedolino. Vuoto valgono i giorni della sua competenza.',
  },
  {
    parola: 'Giorni di lavoro nell’anno',
    testo:
      'I giorni per cui spettano detrazioni e bonus nell’anno, quando non sono quelli dei contratti: per esempio se altri datori ne hanno già dati.',
  },
  {
    parola: 'Rinuncia al taglio del cuneo',
    testo:
      'La persona ha chiesto per iscritto di non avere la somma o la detrazione in più (L. 207/2024, art. 1 cc. 4-9), per non doverla restituire.',
  },
  {
    parola: 'Rinuncia all’imposta sostitutiva del 15 %',
    testo:
      'La persona ha chiesto per iscritto la tassazione ordinaria anche dove la legge darebbe la sostitutiva: di solito perché le conviene per le sue detrazioni.',
  },
  {
    parola: 'Residuo del tetto dell’imposta sostitutiva',
    testo:
      'Quanto di quello che si può tassare così nell’anno non è stato ancora usato: di chi ha lo stipendio da NoiPA lo dice NoiPA.',
  },
  {
    parola: 'Altre detrazioni',
    testo:
      'Detrazioni che la persona ha chiesto di avere in busta oltre a quelle di lavoro e di famiglia, con i documenti che le provano.',
  },
  {
    parola: 'Massimale contributivo',
    testo:
      'Chi ha il primo contributo dal 1996 non paga contributi di pensione oltre un tetto annuo (L. 335/1995, art. 2 c. 18): la circolare INPS di gennaio lo dice.',
  },
  {
    parola: 'Contributo aggiuntivo dell’1 %',
    testo: 'Sulla parte di paga oltre la prima fascia pensionabile la persona versa di più (DL 384/1992, art. 3-ter).',
  },
  {
    parola: 'Retribuzione del mese per l’esonero IVS',
    testo:
      'Quella intera del mese, anche pagata da altri: l’esonero dal contributo di pensione degli anni 2022–2024 dipende da quanto è.',
  },
  {
    parola: 'Acconto comunale già trattenuto',
    testo:
      'Quanto dell’acconto dell’addizionale comunale la persona ha già pagato nell’anno, con questo programma o prima: si toglie dal saldo.',
  },
  {
    parola: 'Da trattenere',
    testo:
      'Quanto resta dell’addizionale, dal conguaglio o dalla CU di un altro datore: si divide nelle rate scritte accanto.',
  },
  {
    parola: 'Ente dell’addizionale',
    testo: 'La regione o il comune a cui va la somma: vuoto, quello del domicilio fiscale della persona.',
  },
  {
    parola: 'Anno dell’addizionale',
    testo: 'L’anno d’imposta a cui la somma si riferisce, che va nell’F24: del saldo è l’anno prima del pagamento.',
  },
  {
    parola: 'Conguagliato il',
    testo:
      'Il giorno in cui il conguaglio è stato fatto, da questo programma o da quello di prima: le rate rimaste si contano da lì.',
  },
  {
    parola: 'IRPEF del conguaglio',
    testo:
      'L’imposta che la paga di fine anno non è bastata a coprire: si trattiene nei mesi dopo, con l’interesse, se la persona lo ha chiesto (art. 23 c. 3 DPR 600/1973).',
  },
  {
    parola: 'Richiesta scritta del',
    testo:
      'Quando la persona ha chiesto di farsi trattenere dopo quello che manca: senza richiesta lo versa da sé entro il 15 gennaio.',
  },
  {
    parola: 'Trattamento integrativo da restituire',
    testo:
      'Quello avuto in busta che a fine anno non spettava: si trattiene subito se è poco, altrimenti a rate (DL 3/2020, art. 1 c. 3).',
  },
  {
    parola: 'Somma integrativa da restituire',
    testo:
      'Quella avuta in busta che a fine anno non spettava: si trattiene subito se è poco, altrimenti a rate (L. 207/2024, art. 1 c. 8).',
  },
  {
    parola: 'Ulteriore detrazione da restituire',
    testo:
      'Quella avuta in busta che a fine anno non spettava: si trattiene subito se è poco, altrimenti a rate (L. 207/2024, art. 1 c. 8).',
  },
  {
    parola: 'Categoria nella Certificazione Unica',
    testo: 'Un dato che la CU prende altrove: nessuna denuncia lo legge da qui, e si può svuotare.',
  },
  {
    parola: 'Eventi eccezionali',
    testo:
      'Il codice della CU per chi ha avuto termini sospesi per calamità: nessuna denuncia lo legge da qui, e si può svuotare.',
  },
  {
    parola: 'Esclusione dalla precompilata',
    testo:
      'Il codice della CU di chi non deve avere il 730 precompilato: nessuna denuncia lo legge da qui, e si può svuotare.',
  },
  {
    parola: 'Codice fiscale del rappresentante',
    testo: 'Di chi agisce per la persona: genitore del minorenne, tutore, curatore. Va nella Certificazione Unica.',
  },
  {
    parola: 'Codice fiscale del datore',
    testo: 'Di chi ha pagato la persona prima, dalla CU che lei consegna: il conguaglio mette insieme i due redditi.',
  },
  {
    parola: 'Datore di lavoro',
    testo:
      'Il nome di chi ha rilasciato la CU che la persona consegna perché il conguaglio ne tenga conto (art. 23 c. 4 DPR 600/1973).',
  },
  {
    parola: 'Giorni di detrazione nella CU',
    testo: 'I giorni di lavoro dipendente scritti nella CU dell’altro datore: insieme ai nostri non passano 365.',
  },
  {
    parola: 'Reddito della CU',
    testo: 'Il reddito di lavoro dipendente scritto nella CU dell’altro datore, prima delle detrazioni.',
  },
  {
    parola: 'Ritenute IRPEF',
    testo:
      'Quanta IRPEF l’altro datore ha trattenuto, dalla sua CU: nel conguaglio si toglie da quella dovuta in tutto.',
  },
  {
    parola: 'Detrazioni della CU',
    testo: 'Le detrazioni che l’altro datore ha già riconosciuto, dalla sua CU: non si danno due volte.',
  },
  {
    parola: 'Risultato del 730',
    testo:
      'A credito o a debito, dal prospetto che l’Agenzia manda a chi fa il conguaglio. Qui nessun cedolino lo usa: si può togliere.',
  },
  {
    parola: 'Del coniuge',
    testo: 'La somma del 730 è della dichiarazione congiunta dell’altro coniuge: qui nessun cedolino la usa.',
  },
  {
    parola: 'Documento consegnato',
    testo:
      'La dichiarazione che la persona ha lasciato in segreteria: detrazioni, compensi da altri, richiesta di aliquota. Resta agli atti con data e protocollo.',
  },
];
