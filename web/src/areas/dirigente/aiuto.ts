/** Help of the screens of this area, by their path: one paragraph an item. Loaded only when somebody opens it. */
export const aiuto: Readonly<Record<string, readonly string[]>> = {
  '/pannellodirigente': [
    '«In evidenza» dice che cosa aspetta una decisione, chi è assente questa settimana, che cosa si è pagato nell’ultimo mese e quanto resta della dotazione finanziaria dell’anno. I cedolini esposti si aprono sull’ultimo mese che ne ha.',
    'Ogni area spenta sparisce dalla consultazione del dirigente e dalle pagine in cui i dipendenti vedono i propri dati. I dati anagrafici propri restano sempre leggibili.',
    'Servizi, Assenze e Cedolini esposti si leggono soltanto: chi può modificarli è la segreteria. Le assenze non dicono il motivo, che è un dato sulla salute; dei cedolini si vedono solo quelli già esposti ai dipendenti, senza coordinate di pagamento.',
    'Un cedolino è provvisorio finché la sua elaborazione non è contabilizzata.',
  ],
};
