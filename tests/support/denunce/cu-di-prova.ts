import type { CertificazioneCu, FileCu } from '#shared/contracts/denunce/cu/cu.ts';

/** An invented teacher with 1.000 € of taxed fees and 230 € withheld, and 100 € of self-employed work with 20 € withheld. */
export const certificazione = (cambi: Partial<CertificazioneCu> = {}): CertificazioneCu => ({
  codFiscale: 'VRDTTV66D61H501M',
  progressivo: 1,
  protocollo: '',
  progressivoRicevuta: '',
  punti: {
    DA002001: 'VRDTTV66D61H501M',
    DA002002: 'VERDI INVENTATA',
    DA002003: 'OTTAVIA AIO EUA OIA AEIOU UOIEA',
    DA002004: 'F',
    DA002005: '1966-04-21',
    DA002006: 'ROMA',
    DA002007: 'RM',
    DA002020: 'ROMA',
    DA002021: 'RM',
    DA002022: 'H501',
    DA003001: '2024-03-10',
    DA003002: '1',
  },
  moduli: [
    {
      tipo: 'G',
      progressivo: 1,
      punti: {
        DB001002: 100_000,
        DB001006: '090',
        DB001008: '2023-01-08',
        DB001009: '2023-04-07',
        DB001021: 23_000,
        DB001361: 30_000,
        DB001367: 7_000,
        DB001374: 7_000,
        DB001375: 23_000,
      },
    },
    { tipo: 'H', progressivo: 1, punti: { AU001001: 'M', AU001004: 10_000, AU001008: 10_000, AU001009: 2_000 } },
  ],
  ...cambi,
});

/** A file with nothing wrong, of the incomes of 2023. */
export const fileCu = (cambi: Partial<FileCu> = {}): FileCu => ({
  anno: 2023,
  operazione: 'ORDINARIA',
  sostituto: {
    codFiscale: '80012345676',
    denominazione: 'ISTITUTO DI PROVA',
    email: 'SCUOLA@ESEMPIO.INVALID',
    telefono: '0612345',
  },
  rappresentante: { codFiscale: 'VRDTTV66D61H501M', codiceCarica: '1', cognome: 'VERDI', nome: 'OTTAVIA' },
  datFirma: '2024-03-10',
  certificazioni: [certificazione()],
  ...cambi,
});
