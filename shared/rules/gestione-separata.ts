import type { Centesimi, PartiPerMilione } from '../money/centesimi.ts';
import { annuale } from './annuale.ts';
import type { RegolaDatata } from './regola.ts';
import { lettaIl } from './verifica.ts';

/** Rates of the Gestione separata by class, and the lowest yearly base that credits a full year. */
export interface GestioneSeparata {
  readonly aliquote: {
    readonly CON_DIS_COLL: PartiPerMilione;
    readonly SENZA_DIS_COLL: PartiPerMilione;
    readonly ALTRA_COPERTURA: PartiPerMilione;
    /** Professional with VAT, who pays by himself: for information only. */
    readonly PROFESSIONISTA: PartiPerMilione;
  };
  readonly minimale: Centesimi;
}

const anno = (minimale: Centesimi, professionista: PartiPerMilione): GestioneSeparata => ({
  aliquote: {
    CON_DIS_COLL: 350_300,
    SENZA_DIS_COLL: 337_200,
    ALTRA_COPERTURA: 240_000,
    PROFESSIONISTA: professionista,
  },
  minimale,
});

export const gestioneSeparata: RegolaDatata<GestioneSeparata> = annuale(
  'gestione-separata.aliquote',
  'Aliquote e minimale della Gestione separata',
  lettaIl,
  [
    { anno: 2023, valore: anno(1_750_400, 262_300), norma: { testo: 'circ. INPS 12/2023' }, fonte: 'fonte' },
    { anno: 2024, valore: anno(1_841_500, 260_700), norma: { testo: 'circ. INPS 24/2024' }, fonte: 'fonte' },
    {
      anno: 2025,
      valore: anno(1_855_500, 260_700),
      norma: { testo: 'circ. INPS 27/2025' },
      fonte: 'conoscenza',
      verificataIl: null,
    },
    { anno: 2026, valore: anno(1_880_800, 260_700), norma: { testo: 'circ. INPS 8/2026' }, fonte: 'fonte' },
  ],
);

/** Part of the contribution withheld from the payee: numerator over denominator; the school pays the rest. */
export const ripartizioneGestioneSeparata: RegolaDatata<{ readonly collaboratore: number; readonly su: number }> = {
  id: 'gestione-separata.ripartizione',
  descrizione: 'Ripartizione della Gestione separata tra collaboratore e committente',
  verificataIl: lettaIl,
  versioni: [
    {
      dal: '1996-04-01',
      valore: { collaboratore: 1, su: 3 },
      norma: [{ testo: 'DM 281/1996, art. 1' }],
      fonte: 'fonte',
    },
  ],
};

/** Occasional autonomous fees of a year, from all payers, up to which no contribution is due. */
export const franchigiaOccasionali: RegolaDatata<Centesimi> = {
  id: 'gestione-separata.franchigia',
  descrizione: 'Franchigia annua del lavoro autonomo occasionale',
  verificataIl: lettaIl,
  versioni: [{ dal: '2004-01-01', valore: 500_000, norma: [{ testo: 'DL 269/2003, art. 44 c. 2' }], fonte: 'fonte' }],
};

export const regoleGestioneSeparata: readonly RegolaDatata<unknown>[] = [
  gestioneSeparata,
  ripartizioneGestioneSeparata,
  franchigiaOccasionali,
];
