import type { Centesimi, PartiPerMilione } from '../money/centesimi.ts';
import { annuale } from './annuale.ts';
import type { RegolaDatata } from './regola.ts';
import { lettaIl } from './verifica.ts';

const inps104 = { testo: 'circ. INPS 104/2014 (lo Stato non versa ENPDEP)' };

const aliquota = (
  id: string,
  descrizione: string,
  dal: string,
  valore: PartiPerMilione,
  testo: string,
  verificataIl: string | null,
): RegolaDatata<PartiPerMilione> => ({
  id: `contributi.${id}`,
  descrizione,
  verificataIl,
  versioni: [{ dal, valore, norma: [{ testo }], fonte: verificataIl === null ? 'conoscenza' : 'fonte' }],
});

export const pensioneDipendente = aliquota(
  'pensione.dipendente',
  'Contributo pensionistico CTPS a carico del dipendente',
  '1996-01-01',
  88_000,
  'L. 335/1995, art. 2 c. 2; INPS, I contributi dei dipendenti pubblici',
  lettaIl,
);
export const pensioneAmministrazione = aliquota(
  'pensione.amministrazione',
  'Contributo pensionistico CTPS a carico della scuola',
  '1996-01-01',
  242_000,
  'L. 335/1995, art. 2 c. 2; INPS, I contributi dei dipendenti pubblici',
  lettaIl,
);
export const fondoCredito = aliquota(
  'fondo-credito',
  'Fondo credito',
  '1997-01-01',
  3_500,
  'L. 662/1996, art. 1 c. 242',
  lettaIl,
);
export const aggiuntivo = aliquota(
  'aggiuntivo',
  "Contributo aggiuntivo dell'1 % oltre la prima fascia",
  '1993-01-01',
  10_000,
  'DL 384/1992, art. 3-ter',
  lettaIl,
);
export const irap = aliquota('irap', 'IRAP', '1998-01-01', 85_000, 'D.Lgs. 446/1997, artt. 10-bis e 16 c. 2', lettaIl);

export const inpsDs: RegolaDatata<PartiPerMilione> = {
  id: 'contributi.inps-ds',
  descrizione: 'Contributo INPS NASpI del personale a tempo determinato (1,31 % + 0,30 %)',
  verificataIl: null,
  versioni: [
    {
      dal: '2013-01-01',
      valore: 16_100,
      fonte: 'conoscenza',
      norma: [{ testo: 'L. 92/2012, art. 2 c. 25-26; D.Lgs. 22/2015' }, { testo: 'L. 845/1978, art. 25' }, inps104],
    },
  ],
};

/** Contributions on the items useful for the end-of-service payment: rate on a share of them. */
export interface ContributoFineServizio {
  readonly dipendente: PartiPerMilione;
  readonly amministrazione: PartiPerMilione;
  readonly quotaImponibile: PartiPerMilione;
}

const fineServizio = (
  id: string,
  descrizione: string,
  valore: ContributoFineServizio,
  testo: string,
  verificata: boolean,
): RegolaDatata<ContributoFineServizio> => ({
  id: `contributi.${id}`,
  descrizione,
  verificataIl: verificata ? lettaIl : null,
  versioni: [{ dal: '2001-01-01', valore, norma: [{ testo }], fonte: verificata ? 'fonte' : 'conoscenza' }],
});

export const tfs = fineServizio(
  'tfs',
  'Opera di previdenza (TFS), assunti a tempo indeterminato entro il 31/12/2000',
  { dipendente: 25_000, amministrazione: 71_000, quotaImponibile: 800_000 },
  'DPR 1032/1973, artt. 37-38',
  true,
);
export const tfr = fineServizio(
  'tfr',
  'TFR del personale statale',
  { dipendente: 0, amministrazione: 96_000, quotaImponibile: 800_000 },
  'DPCM 20/12/1999, art. 1',
  true,
);
export const riduzioneTfr = fineServizio(
  'riduzione-tfr',
  'Riduzione del 2,50 % in regime di TFR, tempo indeterminato',
  { dipendente: 25_000, amministrazione: 0, quotaImponibile: 800_000 },
  'DPCM 20/12/1999, art. 1 c. 3',
  false,
);
export const enam = fineServizio(
  'enam',
  'ENAM, docenti di infanzia e primaria a tempo indeterminato',
  { dipendente: 10_000, amministrazione: 0, quotaImponibile: 800_000 },
  'L. 93/1957, art. 3',
  true,
);
export const espero = fineServizio(
  'espero',
  'Fondo Espero, misura minima',
  { dipendente: 10_000, amministrazione: 10_000, quotaImponibile: 1_000_000 },
  'Accordo istitutivo del Fondo Espero',
  true,
);

export interface SogliaAggiuntivo {
  readonly annua: Centesimi;
  readonly mensile: Centesimi;
}

const circolare = (testo: string) => ({ testo });

/** First pension band: over it the additional 1 %. */
export const primaFascia: RegolaDatata<SogliaAggiuntivo> = annuale(
  'contributi.prima-fascia',
  'Prima fascia di retribuzione pensionabile',
  lettaIl,
  [
    {
      anno: 2023,
      valore: { annua: 5_219_000, mensile: 434_900 },
      norma: circolare('circ. INPS 11/2023'),
      fonte: 'conoscenza',
      verificataIl: null,
    },
    {
      anno: 2024,
      valore: { annua: 5_500_800, mensile: 458_400 },
      norma: circolare('circ. INPS 21/2024'),
      fonte: 'fonte',
    },
    {
      anno: 2025,
      valore: { annua: 5_544_800, mensile: 462_100 },
      norma: circolare('circ. INPS 26/2025'),
      fonte: 'fonte',
    },
    {
      anno: 2026,
      valore: { annua: 5_622_400, mensile: 468_500 },
      norma: circolare('circ. INPS 6/2026'),
      fonte: 'fonte',
    },
  ],
);

/** Yearly ceiling of pensionable pay for who was first insured after 1995, also of the Gestione separata. */
export const massimale: RegolaDatata<Centesimi> = annuale(
  'contributi.massimale',
  'Massimale annuo della base contributiva',
  lettaIl,
  [
    {
      anno: 2023,
      valore: 11_352_000,
      norma: circolare('L. 335/1995, art. 2 c. 18; circ. INPS 11/2023 e 12/2023'),
      fonte: 'fonte',
    },
    {
      anno: 2024,
      valore: 11_965_000,
      norma: circolare('L. 335/1995, art. 2 c. 18; circ. INPS 24/2024'),
      fonte: 'fonte',
    },
    {
      anno: 2025,
      valore: 12_060_700,
      norma: circolare('L. 335/1995, art. 2 c. 18; circ. INPS 27/2025'),
      fonte: 'fonte',
    },
    {
      anno: 2026,
      valore: 12_229_500,
      norma: circolare('L. 335/1995, art. 2 c. 18; circ. INPS 6/2026 e 8/2026'),
      fonte: 'fonte',
    },
  ],
);

export const regoleContributi: readonly RegolaDatata<unknown>[] = [
  pensioneDipendente,
  pensioneAmministrazione,
  fondoCredito,
  aggiuntivo,
  irap,
  inpsDs,
  tfs,
  tfr,
  riduzioneTfr,
  enam,
  espero,
  primaFascia,
  massimale,
];
