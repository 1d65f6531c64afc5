import type { Capitolo } from './capitoli.tsx';

/** The work of the first of September. */
export const annoScolastico: Capitolo = {
  titolo: "L'anno scolastico nuovo",
  paragrafi: [
    "Da maggio si prepara l'anno che viene: prima l'anteprima, poi la conferma. Ripetere l'operazione non crea doppioni.",
  ],
  passi: [
    {
      titolo: 'La scuola che cambia',
      testo:
        'Dal primo settembre un altro codice, un altro nome, un’altra sede: si dice da quale giorno, e quello che parla di prima resta com’era. Per uno sbaglio si corregge il periodo, dicendo che cosa.',
      schermata: { path: '/scuola/nelTempo', nome: 'La scuola nel tempo' },
    },
    {
      titolo: 'La scuola che finisce',
      testo:
        'Un’altra scuola ne prende il posto, o se la unisce: si contabilizza quello che è aperto, chi amministra il programma dà l’anteprima, si legge persona per persona e si conferma. La prova resta scritta nelle due scuole.',
      schermata: { path: '/scuola/subentro', nome: 'Subentro' },
    },
    {
      titolo: "Chiudere l'anno",
      testo:
        'Da dicembre a ottobre: che cosa chiudere e in quale ordine, dalle elaborazioni al modello 770. Ogni passo dice quanto manca, entro quando, e porta alla sua schermata.',
      schermata: { path: '/operazioniAnnuali', nome: 'Operazioni annuali' },
    },
    {
      titolo: 'Operazioni annuali',
      testo: 'Servizi che proseguono senza un contratto nuovo, festività e chiusure.',
      schermata: { path: '/operazioniAnnuali', nome: 'Operazioni annuali', vista: 'scolastico' },
    },
  ],
};
