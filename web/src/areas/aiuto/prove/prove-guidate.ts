import type { ProvaGuidata } from '#ui/prova/prova-in-corso.ts';

/** A control of the page: its role and how its name begins. */
export interface Mira {
  readonly ruolo: 'button' | 'tab' | 'link';
  readonly nome: string;
}

/** A step of a trial, which its reader does on the true page. */
export interface PassoProva {
  readonly titolo: string;
  readonly testo: string;
  /** The control it speaks of: shown on the page, and pressing it goes on to the next step. */
  readonly mira: Mira;
}

/** A trial: where it begins, and its steps. */
export interface Prova {
  readonly titolo: string;
  readonly testo: string;
  readonly schermata: `/${string}`;
  readonly passi: readonly PassoProva[];
  readonly fine: string;
}

const pulsante = (nome: string): Mira => ({ ruolo: 'button', nome });
const scheda = (nome: string): Mira => ({ ruolo: 'tab', nome });

/** The trials, by their name. */
export const prove: Readonly<Record<ProvaGuidata, Prova>> = {
  'prima-elaborazione': {
    titolo: 'La prima elaborazione',
    testo: 'Dal gruppo di persone al cedolino, sulle pagine vere. Fino a «Simula» non si scrive nessun cedolino.',
    schermata: '/cedolini',
    passi: [
      {
        titolo: 'Cominciare',
        testo: 'Qui stanno le elaborazioni: gruppi di cedolini dello stesso tipo e dello stesso giorno di pagamento.',
        mira: pulsante('Nuova elaborazione'),
      },
      {
        titolo: 'Tipo e dati',
        testo:
          'Scrivere che cosa si paga (per esempio «Ore aggiuntive, novembre»), il tipo, il mese e il giorno di pagamento. L’anno fiscale è quello del giorno di pagamento.',
        mira: pulsante('Avanti'),
      },
      {
        titolo: 'Le persone',
        testo:
          'Un gruppo prende chi è in servizio un giorno, per ruolo, contratto e qualifica; «Aggiungi persone» ne prende una per volta.',
        mira: pulsante('Aggiungi un gruppo'),
      },
      {
        titolo: 'Il foglio delle voci',
        testo: 'Una riga a persona, una colonna a voce: si scrive e si incolla come in un foglio di calcolo.',
        mira: scheda('Voci di calcolo'),
      },
      {
        titolo: 'La voce da pagare',
        testo: 'La voce si aggiunge a tutti in una volta; le ore di ciascuno si scrivono dopo, anche incollandole.',
        mira: pulsante('Aggiungi una voce a tutti'),
      },
      {
        titolo: 'Provare senza scrivere niente',
        testo:
          '«Simula» fa lo stesso calcolo e dice gli stessi avvisi, ma non lascia niente: si può ripetere quanto si vuole.',
        mira: pulsante('Simula'),
      },
      {
        titolo: 'Calcolare',
        testo: 'Quando la prova torna, si avvia il calcolo. Chi non si può calcolare è elencato con il motivo.',
        mira: pulsante('Avvia il calcolo'),
      },
      {
        titolo: 'Leggere i cedolini',
        testo: 'Ogni cedolino spiega da dove viene ogni cifra. Gli avvisi uguali sono contati insieme, in alto.',
        mira: scheda('Cedolini'),
      },
      {
        titolo: 'Chiudere',
        testo:
          'In «Azioni» c’è «Contabilizza»: da lì in poi non cambia più niente, e gli importi entrano nelle denunce. Prima si rileggono avvisi, differenze dal mese prima e chi è senza IBAN.',
        mira: pulsante('Azioni'),
      },
    ],
    fine: 'La prima elaborazione è pronta. Il passo che segue è la sua denuncia: «La prima denuncia».',
  },
  'prima-denuncia': {
    titolo: 'La prima denuncia',
    testo:
      'L’F24 di un mese già contabilizzato, fino al file da mandare. Finché non si scrive la data di invio si può eliminare.',
    schermata: '/invia-F24',
    passi: [
      {
        titolo: 'Cominciare',
        testo: 'Qui stanno gli F24 della scuola, ciascuno con il suo mese e il suo stato.',
        mira: pulsante('Nuovo F24'),
      },
      {
        titolo: 'Il mese e le righe',
        testo:
          'Si sceglie il mese in alto: sotto ci sono le sue elaborazioni e le righe che ne verrebbero, e se un mese prima è ancora da versare lo si legge. Un’elaborazione si può lasciare fuori.',
        mira: pulsante('Crea l’F24'),
      },
      {
        titolo: 'I rilievi',
        testo: 'Che cosa manca o non torna, e dove si corregge. Quello che è bloccante non lascia mandare il file.',
        mira: scheda('Rilievi'),
      },
      {
        titolo: 'Il file',
        testo: 'Il file si fa dal contenuto com’è adesso, e non cambia più; ogni file fatto resta qui.',
        mira: scheda('File'),
      },
      {
        titolo: 'Farlo',
        testo: 'Si fa e si scarica: si manda dal sito di chi lo riceve.',
        mira: pulsante('Fai il file'),
      },
      {
        titolo: 'Dopo l’invio',
        testo: 'Data, protocollo ed esito si scrivono qui. Da allora la denuncia non cambia più e la scadenza è fatta.',
        mira: scheda('Invio ed esito'),
      },
    ],
    fine: 'La denuncia è pronta. La Quadratura dice, mese per mese, se quello che è stato mandato torna con i cedolini.',
  },
};
