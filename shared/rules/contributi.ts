import type { Centesimi, PartiPerMilione } from '../money/centesimi.ts';
import { ristampata } from './annuale.ts';
import { regoleAssenzeContributive } from './assenze-contributive.ts';
import type { FondoPensione } from './fondi.ts';
import { massimale } from './massimale.ts';
import type { RegolaDatata, Riscontro } from './regola.ts';

const inps104 = { testo: 'circ. INPS 104/2014 (lo Stato non versa ENPDEP)' };

/** The page of INPS on the contributions of public employees, as a public engine quotes it. */
const paginaInps: Riscontro = {
  il: '2026-11-20',
  dove: 'github.com/lucas-puerari/ccnl-engine, pagina INPS "I contributi dei dipendenti pubblici"',
};
const inapa: Riscontro = {
  il: '2026-11-26',
  dove: 'inapa.it, la contribuzione obbligatoria (enti locali 8,85 e 23,80)',
};

interface Voce<T> {
  readonly id: string;
  readonly descrizione: string;
  readonly dal: string;
  readonly valore: T;
  readonly norma: string;
  readonly riscontro: Riscontro | null;
}

const regola = <T>({ id, descrizione, dal, valore, norma, riscontro }: Voce<T>): RegolaDatata<T> => ({
  id: `contributi.${id}`,
  descrizione,
  versioni: [{ dal, valore, norma: [{ testo: norma }], fonte: riscontro === null ? 'conoscenza' : 'fonte', riscontro }],
});

export const pensioneDipendente = regola<PartiPerMilione>({
  id: 'pensione.dipendente',
  descrizione: 'Contributo pensionistico CTPS a carico del dipendente',
  dal: '1996-01-01',
  valore: 88_000,
  norma: 'L. 335/1995, art. 2 c. 2; INPS, I contributi dei dipendenti pubblici',
  riscontro: paginaInps,
});
export const pensioneAmministrazione = regola<PartiPerMilione>({
  id: 'pensione.amministrazione',
  descrizione: 'Contributo pensionistico CTPS a carico della scuola',
  dal: '1996-01-01',
  valore: 242_000,
  norma: 'L. 335/1995, art. 2 c. 2; INPS, I contributi dei dipendenti pubblici',
  riscontro: paginaInps,
});
/** The same contribution of who is enrolled in CPDEL, the fund of local bodies: the law that says it has not been read. */
const pensioneDipendenteCpdel = regola<PartiPerMilione>({
  id: 'pensione.cpdel.dipendente',
  descrizione: 'Contributo pensionistico CPDEL a carico del dipendente',
  dal: '2013-01-01',
  valore: 88_500,
  norma: 'Un patronato e un programma pubblico per la ListaPosPA; norma non letta',
  riscontro: inapa,
});
const pensioneAmministrazioneCpdel = regola<PartiPerMilione>({
  id: 'pensione.cpdel.amministrazione',
  descrizione: 'Contributo pensionistico CPDEL a carico della scuola',
  dal: '2013-01-01',
  valore: 238_000,
  norma: 'Conoscenza comune tra gli enti locali; norma non letta',
  riscontro: inapa,
});

interface AliquotePensione {
  readonly dipendente: RegolaDatata<PartiPerMilione>;
  readonly amministrazione: RegolaDatata<PartiPerMilione>;
}

/** Rates of each pension fund; of CPI and of FPLD nobody has found them: who is enrolled there cannot be paid until somebody does. */
export const aliquotePensione: Readonly<Record<FondoPensione, AliquotePensione | null>> = {
  CTPS: { dipendente: pensioneDipendente, amministrazione: pensioneAmministrazione },
  CPDEL: { dipendente: pensioneDipendenteCpdel, amministrazione: pensioneAmministrazioneCpdel },
  CPI: null,
  FPLD: null,
};

export const enpdep = regola<PartiPerMilione>({
  id: 'enpdep',
  descrizione: 'Assicurazione sociale vita (ENPDEP) a carico del dipendente, enti pubblici non statali',
  dal: '2013-01-01',
  valore: 930,
  norma: 'Conoscenza comune; lo Stato è escluso (circ. INPS 104/2014)',
  riscontro: null,
});
export const fondoCredito = regola<PartiPerMilione>({
  id: 'fondo-credito',
  descrizione: 'Fondo credito',
  dal: '1997-01-01',
  valore: 3_500,
  norma: 'L. 662/1996, art. 1 c. 242',
  riscontro: paginaInps,
});
export const aggiuntivo = regola<PartiPerMilione>({
  id: 'aggiuntivo',
  descrizione: "Contributo aggiuntivo dell'1 % oltre la prima fascia",
  dal: '1993-01-01',
  valore: 10_000,
  norma: 'DL 384/1992, art. 3-ter',
  riscontro: { il: '2026-11-22', dove: 'confil.it 26/1/2024; github.com/BernardoGiordano/stipendio.top' },
});
export const irap = regola<PartiPerMilione>({
  id: 'irap',
  descrizione: 'IRAP',
  dal: '1998-01-01',
  valore: 85_000,
  norma: 'D.Lgs. 446/1997, artt. 10-bis e 16 c. 2',
  riscontro: { il: '2026-11-20', dove: 'orizzontescuolaforum.net, t159895' },
});
/** Kinds of school that owe it on what they pay; a private body declares its own with its income. A payslip sealed before the rule was kept bears it as it was. */
export const irapDiChi: RegolaDatata<readonly string[]> = {
  id: 'contributi.irap-di-chi',
  descrizione: 'Scuole che devono l’IRAP sui compensi: le sole amministrazioni pubbliche',
  versioni: [
    {
      dal: '1998-01-01',
      valore: ['SCUOLA', 'AFAM', 'COMUNALE'],
      norma: [{ testo: 'D.Lgs. 446/1997, artt. 3 c. 1 lett. e-bis, 10-bis e 16 c. 2' }],
      fonte: 'conoscenza',
      riscontro: null,
    },
  ],
};

export const inpsDs: RegolaDatata<PartiPerMilione> = {
  id: 'contributi.inps-ds',
  descrizione: 'Contributo INPS NASpI del personale a tempo determinato (1,31 % + 0,30 %)',
  versioni: [
    {
      dal: '2013-01-01',
      valore: 16_100,
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-22',
        dove: 'lavorofacile.it, msg. INPS 4441/2015 (1,61 %); lavorosi.it, circ. INPS 91/2020 (1,40 % escluso per la PA)',
      },
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

export const tfs = regola<ContributoFineServizio>({
  id: 'tfs',
  descrizione: 'Opera di previdenza (TFS), assunti a tempo indeterminato entro il 31/12/2000',
  dal: '2001-01-01',
  valore: { dipendente: 25_000, amministrazione: 71_000, quotaImponibile: 800_000 },
  norma: 'DPR 1032/1973, artt. 37-38',
  riscontro: paginaInps,
});
export const tfr = regola<ContributoFineServizio>({
  id: 'tfr',
  descrizione: 'TFR del personale statale',
  dal: '2001-01-01',
  valore: { dipendente: 0, amministrazione: 96_000, quotaImponibile: 800_000 },
  norma: 'DPCM 20/12/1999, art. 1',
  riscontro: paginaInps,
});

/** Items of pay that enter the base of the TFR besides the tabellare: of every public employee, and of the staff of schools. Codes of lines. */
export const tredicesimaInTfr: RegolaDatata<readonly string[]> = {
  id: 'contributi.tfr-tredicesima',
  descrizione: 'Tredicesima nella base del TFR',
  versioni: [
    {
      dal: '2001-01-01',
      valore: ['TREDICESIMA'],
      norma: [{ testo: 'CCNQ 29/7/1999, art. 4 c. 1' }],
      fonte: 'controversa',
      riscontro: null,
      nota: 'Il testo del CCNQ non è stato letto; altra lettura: 80 % del solo stipendio, come per il TFS (DPR 1032/1973, art. 38)',
    },
  ],
};
export const accessorioFissoInTfr: RegolaDatata<readonly string[]> = {
  id: 'contributi.tfr-accessorio-fisso',
  descrizione:
    'Retribuzione professionale docenti, compenso individuale accessorio, indennità di direzione nella base del TFR',
  versioni: [
    {
      dal: '2006-01-01',
      valore: ['RPD', 'CIA'],
      norma: [{ testo: 'CCNL 29/11/2007, artt. 82 c. 3 e 83 c. 2' }],
      fonte: 'fonte',
      riscontro: { il: '2026-11-22', dove: 'gazzettaufficiale.it, CCNL 29/11/2007, art. 82; lawinsider.com, art. 83' },
    },
    {
      dal: '2024-05-01',
      valore: ['RPD', 'CIA', 'INDENNITA_DIREZIONE'],
      norma: [{ testo: 'CCNL 29/11/2007, artt. 82 c. 3 e 83 c. 2; CCNL 18/1/2024, art. 56 c. 2' }],
      fonte: 'fonte',
      riscontro: {
        il: '2026-11-28',
        dove: 'contrattoscuola.it, art. 56; gazzettaufficiale.it, CCNL 29/11/2007, art. 82',
      },
    },
  ],
};
export const riduzioneTfr = regola<ContributoFineServizio>({
  id: 'riduzione-tfr',
  descrizione: 'Riduzione del 2,50 % in regime di TFR, tempo indeterminato',
  dal: '2001-01-01',
  valore: { dipendente: 25_000, amministrazione: 0, quotaImponibile: 800_000 },
  norma: 'DPCM 20/12/1999, art. 1 c. 3',
  riscontro: {
    il: '2026-11-26',
    dove: 'siapol.it (testo del DPCM); sinergiediscuola.it, prelievo del 2,5 %; lavoro-confronto.it',
  },
});
export const enam = regola<ContributoFineServizio>({
  id: 'enam',
  descrizione: 'ENAM, docenti di infanzia e primaria a tempo indeterminato',
  dal: '2001-01-01',
  valore: { dipendente: 10_000, amministrazione: 0, quotaImponibile: 800_000 },
  norma: 'L. 93/1957, art. 3',
  riscontro: paginaInps,
});
export const espero = regola<ContributoFineServizio>({
  id: 'espero',
  descrizione: 'Fondo Espero, misura minima',
  dal: '2001-01-01',
  valore: { dipendente: 10_000, amministrazione: 10_000, quotaImponibile: 1_000_000 },
  norma: 'Accordo istitutivo del Fondo Espero',
  riscontro: { il: '2026-11-20', dove: 'github.com/lucas-puerari/ccnl-engine' },
});

export interface SogliaAggiuntivo {
  readonly annua: Centesimi;
}

/** First pension band: over it the additional 1 %. */
export const primaFascia: RegolaDatata<SogliaAggiuntivo> = ristampata(
  'contributi.prima-fascia',
  'Prima fascia di retribuzione pensionabile',
  [
    {
      anno: 2023,
      valore: { annua: 5_219_000 },
      norma: 'circ. INPS 11/2023',
      riscontro: { il: '2026-11-23', dove: 'confcommerciovicenza.info, circ. INPS 11/2023; ilmessaggero.it 12/2023' },
    },
    {
      anno: 2024,
      valore: { annua: 5_500_800 },
      norma: 'circ. INPS 21/2024',
      riscontro: { il: '2026-11-22', dove: 'confil.it 26/1/2024; ateneoweb.com 02/2024; eutekne.info 22/2/2024' },
    },
    {
      anno: 2025,
      valore: { annua: 5_544_800 },
      norma: 'circ. INPS 26/2025',
      riscontro: {
        il: '2026-11-22',
        dove: 'pmi.it 03/2025, contributi volontari; github.com/BernardoGiordano/stipendio.top',
      },
    },
    {
      anno: 2026,
      valore: { annua: 5_622_400 },
      norma: 'circ. INPS 6/2026',
      riscontro: {
        il: '2026-11-22',
        dove: 'geps.it, circ. INPS 6/2026; GitHub, "Ricerca fonti - calcolatore RAL to netto" 6/8/2026',
      },
    },
  ],
);

export const regoleContributi: readonly RegolaDatata<unknown>[] = [
  pensioneDipendente,
  pensioneAmministrazione,
  pensioneDipendenteCpdel,
  pensioneAmministrazioneCpdel,
  enpdep,
  fondoCredito,
  aggiuntivo,
  irap,
  irapDiChi,
  inpsDs,
  tfs,
  tfr,
  tredicesimaInTfr,
  accessorioFissoInTfr,
  riduzioneTfr,
  enam,
  espero,
  primaFascia,
  massimale,
  ...regoleAssenzeContributive,
];
