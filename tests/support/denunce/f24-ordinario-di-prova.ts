import type { F24Ordinario, ModelloF24Ordinario, RigaF24Ordinario } from '#shared/contracts/denunce/f24.ts';

/** A row of withholdings of March 2026, 100 €. */
export const rigaOrdinaria = (cambi: Partial<RigaF24Ordinario> = {}): RigaF24Ordinario => ({
  sezione: 'F',
  codice: '1001',
  ente: '',
  estremi: '',
  riferimentoA: '0003',
  riferimentoB: '2026',
  debito: 10_000,
  credito: 0,
  altroEnte: '',
  ravvedimento: 0,
  variati: 0,
  acconto: 0,
  saldo: 0,
  immobili: 0,
  detrazione: 0,
  ...cambi,
});

/** A right row of each section of the form, by its letter. */
export const righeGiuste = {
  F: rigaOrdinaria(),
  I: rigaOrdinaria({
    sezione: 'I',
    codice: 'CXX',
    ente: '7000',
    estremi: '00144ROMA',
    riferimentoA: '032026',
    riferimentoB: '032026',
  }),
  R: rigaOrdinaria({ sezione: 'R', codice: '3858', ente: '08' }),
  S: rigaOrdinaria({ sezione: 'S', codice: '3848', ente: 'H501', riferimentoB: '2025' }),
  Q: rigaOrdinaria({
    sezione: 'Q',
    codice: 'P101',
    ente: 'RM',
    riferimentoA: '032026',
    riferimentoB: '032026',
    altroEnte: '0003',
  }),
} as const;

const DOMICILIO = { comune: 'ROMA', provincia: 'RM', cap: '00144', indirizzo: 'VIA INVENTATA 1' };

/** A file with one ordinary form of an invented school that has nothing wrong. */
export const fileOrdinario = (
  righe: readonly RigaF24Ordinario[] = [rigaOrdinaria()],
  cambi: Partial<ModelloF24Ordinario> = {},
): F24Ordinario => ({
  fornitore: '80012345676',
  denominazione: 'ISTITUTO COMPRENSIVO DI PROVA',
  ...DOMICILIO,
  email: 'SCUOLA@ESEMPIO.INVALID',
  modelli: [
    {
      contribuente: '80012345676',
      denominazione: 'ISTITUTO COMPRENSIVO DI PROVA',
      ...DOMICILIO,
      titolareConto: '80012345676',
      iban: 'IT60X0542811101000000123456',
      email: 'SCUOLA@ESEMPIO.INVALID',
      dataPagamento: '2026-04-16',
      codiceUfficio: '',
      codiceAtto: '00000000000',
      idOperazione: '',
      righe: [...righe],
      ...cambi,
    },
  ],
});
