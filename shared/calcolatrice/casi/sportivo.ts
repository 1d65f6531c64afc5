import { definizione } from '../definizione.ts';

/** A sport worker: no school pays one. */
export const sportivo = definizione('SPORTIVO', {}, () => ({
  motivo: 'Un lavoratore sportivo (D.Lgs. 36/2021) non lo paga una scuola.',
  paga: 'Lo paga un ente sportivo iscritto al registro. La scuola paga un istruttore come esterno occasionale, professionista o collaboratore: ricominciare da una di queste voci.',
}));
