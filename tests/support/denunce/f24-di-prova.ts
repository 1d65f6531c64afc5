import type { Riferimenti } from '#functions/denunce/macchina/denuncia.ts';
import { loadArchivioComuni } from '#functions/riferimento/luoghi/comuni.ts';
import type { F24Ep, ModelloF24Ep, RigaF24 } from '#shared/contracts/denunce/f24.ts';

/** A row of withholdings of March 2026, 100 €. */
export const riga = (cambi: Partial<RigaF24> = {}): RigaF24 => ({
  sezione: 'F',
  codice: '100E',
  ente: '',
  estremi: '',
  riferimentoA: '0003',
  riferimentoB: '2026',
  debito: 10_000,
  credito: 0,
  ...cambi,
});

/** A correction of a sent row: a cent paid too much, not used yet. */
export const eccedenza = {
  modo: 'ECCEDENZA',
  importo: 1,
  codice: '',
  ente: '',
  estremi: '',
  riferimentoA: '',
  riferimentoB: '',
  annoCredito: null,
  meseCredito: null,
  richiestaIl: '2026-03-10',
  protocollo: '',
  motivo: 'prova',
  esito: 'IN_ATTESA',
  esitoIl: null,
  motivoEsito: '',
} as const;

/** The form of an invented school that has nothing wrong. */
export const modello = (righe: readonly RigaF24[] = [riga()], cambi: Partial<ModelloF24Ep> = {}): ModelloF24Ep => ({
  contribuente: '80012345676',
  denominazione: 'ISTITUTO COMPRENSIVO DI PROVA',
  codiceIdentificativo: '',
  secondoCodiceFiscale: '',
  titolareConto: '80012345676',
  iban: 'IT36H0100003245425300000001',
  email: 'SCUOLA@ESEMPIO.INVALID',
  dataPagamento: '2026-04-15',
  codiceUfficio: '',
  codiceAtto: '00000000000',
  idOperazione: '',
  righe: [...righe],
  ...cambi,
});

/** A file with one form. */
export const fileEp = (cambi: Partial<ModelloF24Ep> = {}): F24Ep => ({
  fornitore: '80012345676',
  denominazione: 'ISTITUTO COMPRENSIVO DI PROVA',
  modelli: [modello([riga()], cambi)],
});

export const riferimentiDiProva = async (): Promise<Riferimenti> => ({ comuni: await loadArchivioComuni() });
