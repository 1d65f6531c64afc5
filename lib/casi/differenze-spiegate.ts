/** Why the product does not say what a published example says, by the example's source; each was reckoned to the cent. */
const DIFFERENZE_SPIEGATE: Readonly<Record<string, string>> = {
  'tuttolavoro24.it ?p=100075 (2023), NoiPA screen':
    "la schermata di aprile 2023 paga stipendio 273,80, CIA 15,88 e tredicesima 22,96; i 5,48 € che mancano sono la vacanza contrattuale (1,37) e l'emolumento dell'1,5 % del 2023 (4,11), che NoiPA ha pagato dopo, con la nota 107/2023",
  'tuttolavoro24.it, 15/6/2023, ferie dei docenti (simulazione)':
    'la pagina toglie 18 giorni da 26,48 e scrive 6,48: fanno 8,48, che a giorni interi sono 8',
};

/** The words for a published example that is known to differ; undefined where none is. */
export const getDifferenzaSpiegata = (source: string): string | undefined =>
  Object.hasOwn(DIFFERENZE_SPIEGATE, source) ? DIFFERENZE_SPIEGATE[source] : undefined;
