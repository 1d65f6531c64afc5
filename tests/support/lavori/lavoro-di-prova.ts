import { asUid } from '#platform/data/entita.ts';
import type { LavoroSalvato } from '#platform/work/lavoro.ts';

/** Work as a call stores it: it waits, and no execution of it has begun. */
export const lavoroDiProva = (uid: string, cambi: Partial<LavoroSalvato> = {}): LavoroSalvato => ({
  uid: asUid(uid),
  versione: 1,
  tipo: 'stampa',
  area: 'stampe',
  stato: 'ATTESA',
  descrizione: 'Lavoro di prova',
  oggetto: uid,
  fatti: 0,
  totale: 1,
  scartati: 0,
  tentativo: 1,
  avviatoDa: 'Prova',
  utente: 'prova',
  avviatoIl: '2026-03-10T08:00:00.000Z',
  iniziatoIl: null,
  finitoIl: null,
  motivo: null,
  esiti: [],
  file: null,
  riprovabile: false,
  annullabile: false,
  correlationId: uid,
  ruoli: ['GESTORE'],
  parametri: {},
  ...cambi,
});
