/** The parts of the one sheet of the staff besides the registry, whose columns keep their own names there. */
export const sezioniAltre = ['domicilio', 'servizio', 'fiscali'] as const;
export type SezioneAltra = (typeof sezioniAltre)[number];

/** The name that a column of a part has in the sheet of the staff: `datInizio` of `servizio` is `servizioDatInizio`. */
export const campoDiSezione = (sezione: SezioneAltra, campo: string): string =>
  `${sezione}${campo.charAt(0).toUpperCase()}${campo.slice(1)}`;
