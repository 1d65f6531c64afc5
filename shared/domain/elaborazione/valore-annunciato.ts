/** The figures that INPS prints at the end of January for the whole year. */
export const annunciabili = [
  'MASSIMALE',
  'PRIMA_FASCIA',
  'MINIMALE_GESTIONE_SEPARATA',
  'MINIMALE_GIORNALIERO',
] as const;
type Annunciabile = (typeof annunciabili)[number];

export const descrizioneAnnunciabile: Readonly<Record<Annunciabile, string>> = {
  MASSIMALE: 'Massimale annuo della base contributiva',
  PRIMA_FASCIA: 'Prima fascia di retribuzione pensionabile (annua)',
  MINIMALE_GESTIONE_SEPARATA: 'Minimale della Gestione separata',
  MINIMALE_GIORNALIERO: 'Minimale di retribuzione giornaliera',
};
