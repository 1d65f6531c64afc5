export const aiuto: Readonly<Record<string, readonly string[]>> = {
  anteprima: [
    'La stampa si può sfogliare, ingrandire, cercare, scaricare e mandare alla stampante. Il collegamento al file vale cinque minuti: poi la pagina ne chiede un altro.',
    'Un foglio di calcolo non si sfoglia qui: quando è pronto si scarica.',
  ],
};
