import { Lavoro, type StatoLavoro } from '#shared/contracts/lavori/lavoro.ts';

/** Makes a piece of long work in a state. */
export const lavoro = (stato: StatoLavoro, altro: Partial<Lavoro> = {}): Lavoro =>
  Lavoro.parse({
    uid: 'lavoro-1',
    versione: 3,
    tipo: 'importazione',
    area: 'scambio',
    stato,
    descrizione: 'Importazione del personale',
    fatti: 40,
    totale: 120,
    scartati: 0,
    tentativo: 1,
    avviatoDa: 'Ufficio di esempio',
    avviatoIl: '2026-02-10T08:00:00.000Z',
    iniziatoIl: '2026-02-10T08:00:01.000Z',
    finitoIl: stato === 'IN_CORSO' ? null : '2026-02-10T08:03:00.000Z',
    motivo: null,
    esiti: [],
    file: null,
    oggetto: 'importazione-1',
    riprovabile: true,
    annullabile: false,
    correlationId: 'catalogo',
    ...altro,
  });

/** Work that ended leaving some records out. */
export const conScartati: Lavoro = lavoro('COMPLETATO', {
  fatti: 118,
  scartati: 2,
  esiti: [
    { uid: 'persona-2', descrizione: 'PROVA Bruno', messaggio: 'Manca il codice fiscale.' },
    { uid: 'persona-3', descrizione: 'FINTA Carla', messaggio: 'La data di nascita è nel futuro.' },
  ],
});
