import type { Centesimi } from '../../money/centesimi.ts';
import { esoneroIvs, esoneroMadri } from '../../rules/esoneri.ts';
import { riga, type RigaCalcolata } from '../riga/righe.ts';
import { lordoDi, type VoceLorda } from '../riga/voci-lorde.ts';
import type { Contesto } from '../situazione/contesto.ts';
import type { PercettoreDipendente } from '../situazione/percettore.ts';
import type { VoceSituazione } from '../situazione/situazione.ts';
import { opposto, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { suQuantoSpettava } from './basi-degli-arretrati.ts';
import {
  contributiEspero,
  contributiTfr,
  contributiTfs,
  contributoAggiuntivo,
  contributoEnam,
  contributoPensionistico,
  riduzioneInTfr,
  ritenutaEnpdep,
  ritenutaFondoCredito,
} from './contributi.ts';
import { esoneroContributivo, esoneroLavoratriceMadre } from './esoneri.ts';
import { fondiDelCalcolo } from './fondi.ts';

/** The lines that contribute together, and the base of the year they begin from, in cents: what other payslips and earlier parts reached. */
export interface ParteDaContribuire {
  readonly voci: readonly VoceLorda[];
  readonly giaRaggiunto: Centesimi;
  readonly suffisso: string;
}

/**
 * What is withheld from an employee for pensions and funds on one base, in order, reliefs as negative lines.
 * The end-of-service funds take only the lines of fixed pay.
 */
export const ritenuteContributive = (
  ctx: Contesto,
  percettore: PercettoreDipendente,
  imponibile: Calcolato,
  { voci, giaRaggiunto, suffisso }: ParteDaContribuire,
): readonly RigaCalcolata[] => {
  const {
    dataPagamento,
    regole,
    situazione: { fiscali, enti },
  } = ctx;
  const { pensione: fondo } = fondiDelCalcolo(ctx.situazione);
  const pensione = contributoPensionistico(fondo, imponibile, dataPagamento, regole);
  return [
    riga('PENSIONE_DIPENDENTE', 'ritenute_previdenziali', `Contributo pensionistico ${fondo}${suffisso}`, pensione),
    riga(
      'FONDO_CREDITO',
      'ritenute_previdenziali',
      `Fondo credito${suffisso}`,
      ritenutaFondoCredito(imponibile, dataPagamento, regole),
    ),
    ...(enti.enpdep
      ? [
          riga(
            'ENPDEP',
            'ritenute_previdenziali',
            `ENPDEP${suffisso}`,
            ritenutaEnpdep(imponibile, dataPagamento, regole),
          ),
        ]
      : []),
    ...(fiscali.contributoAggiuntivo
      ? [
          riga(
            'CONTRIBUTO_AGGIUNTIVO',
            'ritenute_previdenziali',
            `Contributo aggiuntivo${suffisso}`,
            contributoAggiuntivo(imponibile, giaRaggiunto, dataPagamento, regole),
          ),
        ]
      : []),
    ...esoneri(ctx, percettore, imponibile, pensione, voci),
    ...fineServizio(ctx, percettore, voci, suffisso).dipendente,
  ];
};

/** Charges of the school on the lines of fixed pay. */
export const oneriFineServizio = (
  ctx: Contesto,
  percettore: PercettoreDipendente,
  voci: readonly VoceLorda[],
  suffisso: string,
): readonly RigaCalcolata[] => fineServizio(ctx, percettore, voci, suffisso).amministrazione;

/** The relief of the month, on the first line's competence: a mother's takes the place of the one on the IVS share. */
const esoneri = (
  ctx: Contesto,
  percettore: PercettoreDipendente,
  imponibile: Calcolato,
  pensione: Calcolato,
  voci: readonly VoceLorda[],
): readonly RigaCalcolata[] => {
  const competenza = voci[0]?.voce.competenza ?? null;
  if (competenza === null) return [];
  const madre = esoneroMadre(ctx, percettore, pensione, competenza);
  // The two reliefs exclude each other; a mother who is not entitled to hers keeps that of the month.
  const spetta = madre !== null && (madre.calcolato.importo !== 0 || haGiaFruito(ctx));
  const esonero = spetta ? madre : (esoneroDelMese(ctx, imponibile, competenza) ?? madre);
  return esonero === null ? [] : [esonero];
};

const haGiaFruito = ({ situazione: { fiscali } }: Contesto): boolean =>
  (fiscali.esoneroMadre?.giaFruitoNelMese ?? 0) > 0;

const esoneroMadre = (
  { regole, situazione: { fiscali } }: Contesto,
  percettore: PercettoreDipendente,
  pensione: Calcolato,
  competenza: VoceSituazione['competenza'],
): RigaCalcolata | null => {
  if (fiscali.esoneroMadre === null || percettore.tipo !== 'DIPENDENTE' || percettore.contratto !== 'TI') return null;
  if (regole.seInVigore(esoneroMadri, competenza.dal) === null) return null;
  const esonero = opposto(esoneroLavoratriceMadre(pensione, fiscali.esoneroMadre, competenza.dal, regole));
  return riga('ESONERO_MADRE', 'ritenute_previdenziali', 'Esonero lavoratrici madri', esonero, competenza);
};

const esoneroDelMese = (
  { regole, situazione: { fiscali } }: Contesto,
  imponibile: Calcolato,
  competenza: VoceSituazione['competenza'],
): RigaCalcolata | null => {
  if (fiscali.retribuzioneMeseEsonero === null || regole.seInVigore(esoneroIvs, competenza.dal) === null) return null;
  const { esonero } = esoneroContributivo(
    { retribuzioneMese: fiscali.retribuzioneMeseEsonero, base: imponibile.importo, tredicesima: false },
    competenza.dal,
    regole,
  );
  return riga('ESONERO_IVS', 'ritenute_previdenziali', 'Esonero contributivo IVS', opposto(esonero), competenza);
};

/** What a fund of the end of service takes from the employee, and from the school. */
interface RigheFineServizio {
  readonly dipendente: readonly RigaCalcolata[];
  readonly amministrazione: readonly RigaCalcolata[];
}

const fineServizio = (
  ctx: Contesto,
  percettore: PercettoreDipendente,
  voci: readonly VoceLorda[],
  suffisso: string,
): RigheFineServizio => {
  const utili = voci.filter(({ voce }) => voce.utileFineServizio);
  if (percettore.tipo !== 'DIPENDENTE' || utili.length === 0) return { dipendente: [], amministrazione: [] };
  const { dataPagamento, regole } = ctx;
  const { fineServizio: fondo } = fondiDelCalcolo(ctx.situazione);
  const pagato = pagatoUtile(utili);
  const utile = suQuantoSpettava(ctx, pagato, utili, 'fineServizio');
  const trattenuta = (codice: string, descrizione: string, calcolato: Calcolato) =>
    riga(codice, 'ritenute_previdenziali', `${descrizione}${suffisso}`, calcolato);
  const onere = (codice: string, descrizione: string, calcolato: Calcolato) =>
    riga(codice, 'oneri', `${descrizione}${suffisso}`, calcolato);

  const tfs = () => {
    const { dipendente, amministrazione } = contributiTfs(fondo, utile, dataPagamento, regole);
    return {
      dipendente: [trattenuta('TFS_DIPENDENTE', 'Opera di previdenza', dipendente)],
      amministrazione: [onere('TFS_AMMINISTRAZIONE', 'Opera di previdenza a carico della scuola', amministrazione)],
    };
  };
  const tfr = () => ({
    dipendente:
      percettore.contratto === 'TI'
        ? [trattenuta('RIDUZIONE_TFR', 'Riduzione in regime di TFR', riduzioneInTfr(utile, dataPagamento, regole))]
        : [],
    amministrazione: [onere('TFR', 'TFR', contributiTfr(fondo, utile, dataPagamento, regole).amministrazione)],
  });
  const enam = () => ({
    dipendente: [trattenuta('ENAM', 'ENAM', contributoEnam(utile, dataPagamento, regole))],
    amministrazione: [],
  });
  const espero = () => {
    const { dipendente, amministrazione } = contributiEspero(
      pagato,
      dataPagamento,
      regole,
      percettore.esperoAggiuntivo,
    );
    return {
      dipendente: [trattenuta('ESPERO_DIPENDENTE', 'Fondo Espero', dipendente)],
      amministrazione: [onere('ESPERO_AMMINISTRAZIONE', 'Fondo Espero a carico della scuola', amministrazione)],
    };
  };
  const fondi: readonly RigheFineServizio[] = [
    percettore.fineServizio === 'TFS' ? tfs() : tfr(),
    ...(percettore.enam ? [enam()] : []),
    ...(percettore.espero ? [espero()] : []),
  ];
  return {
    dipendente: fondi.flatMap(({ dipendente }) => dipendente),
    amministrazione: fondi.flatMap(({ amministrazione }) => amministrazione),
  };
};

const pagatoUtile = (utili: readonly VoceLorda[]): Calcolato =>
  sommaDi('voci utili al fine servizio', [
    {
      nome: 'voci utili',
      calcolato: lordoDi('voci utili', utili, ['ACCESSORIO', 'ORDINARIO', 'ARRETRATO_ANNI_PRECEDENTI']),
    },
  ]);
