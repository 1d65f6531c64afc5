import type { Capitolo } from './capitoli.tsx';

/** The prints, by what they tell. */
export const stampe: Capitolo = {
  titolo: 'Stampe',
  paragrafi: [
    "Una stampa si prepara da sola e si apre nel visore; se è lunga si può lasciare la pagina. Le stampe che sono elenchi si hanno anche come foglio di calcolo, con le stesse righe. Contano le elaborazioni contabilizzate, salvo chiedere anche le altre: allora c'è scritto che è provvisoria. Le stampe di una sola elaborazione (liquidazione da firmare, competenze, ritenute, imposte, contributi) si chiedono dall'elenco dei suoi cedolini, o dalla scheda «Stampe» della sua pagina, che porta anche alle stampe del mese e riapre quelle già fatte. Accanto a ogni modulo si legge, prima di stampare, che cosa stamperà: righe, persone, i totali che la carta porterà; se non c’è niente, perché e dove andare. Sotto stanno le ultime stampe uguali, con chi le ha chieste e quando.",
  ],
  passi: [
    {
      titolo: 'Contributi',
      testo: 'Per fondo e persona, per fondo, mese e codice F24, o di una persona mese per mese.',
      schermata: { path: '/contributi', nome: 'Contributi' },
    },
    {
      titolo: 'IRPEF',
      testo: 'Ritenute, imposta sostitutiva e crediti, per persona o per mese e codice F24.',
      schermata: { path: '/irpef', nome: 'IRPEF' },
    },
    {
      titolo: 'IRAP',
      testo: "L'imposta a carico della scuola, per persona, per mese o di una persona.",
      schermata: { path: '/irap', nome: 'Stampe IRAP' },
    },
    {
      titolo: 'Personale in servizio',
      testo:
        'Elenco, rubrica, attività particolari e modalità di pagamento, in quattro disposizioni; le schede UNILAV dei contratti iniziati, prorogati o finiti in un mese.',
      schermata: { path: '/personaleinservizio', nome: 'Personale in servizio' },
    },
    {
      titolo: 'Addizionali',
      testo: 'Regionali e comunali, acconti e saldi, per ente e per persona.',
      schermata: { path: '/addizionali', nome: 'Addizionali' },
    },
    {
      titolo: 'Altre trattenute',
      testo: 'Cessioni, delegazioni, quote e somme dovute a terzi, senza il nome di chi le riceve.',
      schermata: { path: '/altreTrattenute', nome: 'Altre trattenute' },
    },
    {
      titolo: 'Ritenute in conto terzi',
      testo: 'Per pagare i creditori: riferimento, importo trattenuto, importo dovuto.',
      schermata: { path: '/ritenuteCterzi', nome: 'Ritenute in conto terzi' },
    },
    {
      titolo: 'Descrizioni delle ritenute',
      testo: 'I gruppi delle ritenute in conto terzi con le parole e, se serve, il numero della scuola.',
      schermata: { path: '/tabelle/descrizioniRitenute', nome: 'Descrizioni delle ritenute' },
    },
    {
      titolo: 'Stampe annue',
      testo: "Riepilogo dell'anno, compensi voce per voce, giornale degli emolumenti, trattamento accessorio.",
      schermata: { path: '/annue', nome: 'Stampe annue' },
    },
    {
      titolo: 'Altre stampe',
      testo: 'Il fabbisogno finanziario delle elaborazioni completate e gli elenchi dei dati registrati.',
      schermata: { path: '/altrestampe', nome: 'Altre stampe' },
    },
    {
      titolo: 'Ferie non godute',
      testo:
        'Il decreto di chi ha finito il contratto con ferie ancora da prendere: giorni maturati, fruiti, da liquidare e compenso, persona per persona. Il «Fascicolo del rapporto», nella scheda «Fine del rapporto» di una persona, dice in una pagina contratti, pagamenti, ferie, resto dei conguagli con la sua lettera, CU, eredi e quello che resta da pagare.',
      schermata: { path: '/ferie-non-godute', nome: 'Ferie non godute' },
    },
  ],
};
