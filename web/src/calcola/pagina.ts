import { giornoDellIstante } from '#shared/domain/tempo/istante.ts';
import { VERSIONE } from '#shared/domain/versione.ts';
import { calcolatrice } from './calcolatrice.ts';
import { elemento } from './nodi.ts';
import { partiVuote } from './riquadri.ts';
import { closePrinted, openAll } from './spiegazioni.ts';

const parti = partiVuote();
const { domanda, risposte, risultato, annuncio } = parti;

document.body.prepend(
  elemento(
    'header',
    {},
    elemento('h1', {}, 'Quanto costa, quanto resta'),
    elemento('p', {}, 'Lordo Stato, lordo dipendente e netto di chi è pagato da una scuola.'),
  ),
  elemento('main', {}, domanda, risultato, risposte, annuncio),
  elemento(
    'footer',
    {},
    elemento('p', {}, 'Le risposte restano in questa pagina: niente viene inviato né conservato.'),
    elemento('p', {}, `Emolumenti, versione ${VERSIONE}. Ogni cifra si apre e dice formula, regola e norma.`),
    elemento(
      'p',
      {},
      elemento('a', { href: '/accessibilita.html', target: '_blank', rel: 'noopener' }, 'Accessibilità (altra scheda)'),
    ),
  ),
);

const pagina = calcolatrice(parti, oggi());
pagina.draw();
addEventListener('beforeprint', () => openAll(risultato));
addEventListener('afterprint', () => closePrinted(risultato));

// the engine comes after the first question is on the screen
requestAnimationFrame(() =>
  setTimeout(() => {
    import('./motore.ts').then(pagina.receive, () =>
      domanda.replaceChildren(
        elemento('p', { role: 'alert' }, 'Il calcolo non si è potuto caricare: ricaricare la pagina.'),
      ),
    );
  }),
);

/** Today in Italy, which the questions about days propose. */
function oggi(): string {
  return giornoDellIstante(new Date());
}
