import type { Centesimi, PartiPerMilione } from '../money/centesimi.ts';
import { ristampata } from './annuale.ts';
import type { RegolaDatata } from './regola.ts';

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

export const gestioneSeparata: RegolaDatata<GestioneSeparata> = ristampata(
  'gestione-separata.aliquote',
  'Aliquote e minimale della Gestione separata',
  [
    {
      anno: 2022,
      valore: anno(1_624_300, 262_300),
      norma: 'circ. INPS 25/2022',
      riscontro: { il: '2026-11-28', dove: 'studioperalta.it, gestione separata 2022; apiverona.it' },
    },
    {
      anno: 2023,
      valore: anno(1_750_400, 262_300),
      norma: 'circ. INPS 12/2023',
      riscontro: { il: '2026-11-20', dove: 'lavorofacile.it, gestione separata 2023; ascomtorino.it' },
    },
    {
      anno: 2024,
      valore: anno(1_841_500, 260_700),
      norma: 'circ. INPS 24/2024',
      riscontro: { il: '2026-11-20', dove: 'consulentirbt.com 30/1/2024; serviziamministrativi.ddp.it' },
    },
    {
      anno: 2025,
      valore: anno(1_855_500, 260_700),
      norma: 'circ. INPS 27/2025',
      riscontro: { il: '2026-11-22', dove: 'pmi.it 02/2025, gestione separata 2025; windpress.info' },
    },
    {
      anno: 2026,
      valore: anno(1_880_800, 260_700),
      norma: 'circ. INPS 8/2026',
      riscontro: { il: '2026-11-20', dove: 'uivco.vb.it; quifinanza.it' },
    },
  ],
);

/** Part of the contribution withheld from the payee: numerator over denominator; the school pays the rest. */
export const ripartizioneGestioneSeparata: RegolaDatata<{ readonly collaboratore: number; readonly su: number }> = {
  id: 'gestione-separata.ripartizione',
  descrizione: 'Ripartizione della Gestione separata tra collaboratore e committente',
  versioni: [
    {
      dal: '1996-04-01',
      valore: { collaboratore: 1, su: 3 },
      norma: [{ testo: 'DM 281/1996, art. 1' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'uivco.vb.it; fiscozen.it' },
    },
  ],
};

/** Occasional autonomous fees of a year, from all payers, up to which no contribution is due. */
export const franchigiaOccasionali: RegolaDatata<Centesimi> = {
  id: 'gestione-separata.franchigia',
  descrizione: 'Franchigia annua del lavoro autonomo occasionale',
  versioni: [
    {
      dal: '2004-01-01',
      valore: 500_000,
      norma: [{ testo: 'DL 269/2003, art. 44 c. 2' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-20', dove: 'fiscozen.it; napolitoday.it' },
    },
  ],
};

/**
 * Rates, ceiling and allowance of the Gestione separata on sums of the year before that a collaborator is paid by 12 January:
 * those of the year they belong to, as for the tax.
 */
export const cassaAllargataGestioneSeparata: RegolaDatata<{ readonly aliquote: 'ANNO_PRECEDENTE' }> = {
  id: 'gestione-separata.cassa-allargata',
  descrizione: "Gestione separata sulle collaborazioni dell'anno precedente pagate entro il 12 gennaio",
  versioni: [
    {
      dal: '2020-01-01',
      valore: { aliquote: 'ANNO_PRECEDENTE' },
      norma: [{ testo: 'circ. INPS 12/2020; circ. INPS 12/2023' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-22',
        dove: 'ilfiscoincontralosport.usacli.it 10/1/2024 (contributo INPS di dicembre per quanto è pagato entro il 12 gennaio)',
      },
    },
  ],
};

/** Who shows that another State of the Union insures the work pays no contribution here. */
export const certificatoA1: RegolaDatata<{ readonly contributi: 'ALTRO_STATO' }> = {
  id: 'gestione-separata.certificato-a1',
  descrizione: 'Certificato A1: contributi nel solo Stato che assicura il lavoratore',
  versioni: [
    {
      dal: '2010-05-01',
      valore: { contributi: 'ALTRO_STATO' },
      norma: [{ testo: 'Reg. CE 883/2004, artt. 11-13; Reg. CE 987/2009, art. 19' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-23',
        dove: 'politicheeuropee.gov.it, SOLVIT 19/12/2019; fiscal-focus.it 22/2/2013 (una sola legislazione)',
      },
    },
  ],
};

export const regoleGestioneSeparata: readonly RegolaDatata<unknown>[] = [
  gestioneSeparata,
  ripartizioneGestioneSeparata,
  franchigiaOccasionali,
  cassaAllargataGestioneSeparata,
  certificatoA1,
];
