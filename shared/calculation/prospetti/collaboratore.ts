import type { CategoriaPercettore } from '../../rules/percettori.ts';
import { contributiEsterno, oneriEsterno } from '../contributi/contributi-esterno.ts';
import { tassazioneOrdinaria } from '../imposte/tassazione-ordinaria.ts';
import { righeAddizionali } from '../righe/righe-addizionali.ts';
import { righeVoci, type Prospetto } from '../righe/righe.ts';
import { vociLorde } from '../righe/voci-lorde.ts';
import { warn, type Contesto } from '../situazione/contesto.ts';
import { giorniCoperti, parteDellAnno } from '../situazione/periodo-di-paga.ts';
import type { VoceSituazione } from '../situazione/situazione.ts';
import { sommaDi } from '../spiegazione/calcolato.ts';
import { compensoDi } from './esterno.ts';

/** Co.co.co.: Gestione separata split in thirds, IRAP on the gross fee, brackets with deductions and trattamento integrativo, surtaxes. */
export const prospettoCollaboratore = (ctx: Contesto, voci: readonly VoceSituazione[]): Prospetto => {
  warn(ctx, 'INAIL_A_PARTE', INAIL_A_PARTE);
  return prospettoAssimilato(ctx, 'COCOCO', voci);
};

/** Income assimilated to employment (art. 50 TUIR): the contributions of its category, brackets with deductions, surtaxes. */
export const prospettoAssimilato = (
  ctx: Contesto,
  categoria: CategoriaPercettore,
  voci: readonly VoceSituazione[],
): Prospetto => {
  const { fiscali, base } = ctx.situazione;
  const lorde = vociLorde(voci, base, () => oneriEsterno(ctx, categoria, 'CON_DIS_COLL'));
  const compenso = compensoDi(lorde);
  const contributi = contributiEsterno(ctx, categoria, compenso);
  const imponibile = sommaDi('imponibile IRPEF', [
    { nome: 'compenso', calcolato: compenso },
    ...contributi.ritenute.map(({ descrizione, calcolato }) => ({ nome: descrizione, calcolato, meno: true as const })),
  ]);
  const giorni = fiscali.giorniDetrazione ?? giorniCoperti(voci);
  const imposte = tassazioneOrdinaria(ctx, {
    imponibile,
    parteAnno: parteDellAnno(voci),
    giorni,
    tempoDeterminato: true,
    cuneo: 'NO',
  });
  return {
    categoria,
    lordoStatoIndicato: lorde.lordoStatoIndicato,
    giorniPagati: giorni,
    imponibili: {
      contributivo: 0,
      gestioneSeparata: contributi.baseGestioneSeparata,
      irpef: imponibile.importo,
      separata: 0,
      sostitutiva: 0,
    },
    righe: [
      ...righeVoci(lorde.voci),
      ...contributi.ritenute,
      ...imposte,
      ...righeAddizionali(ctx, imponibile, imposte),
      ...contributi.oneri,
    ],
  };
};

/** The premium rate is of the school's position and risk, which no table of the law holds: it is not computed, and the office is told. */
const INAIL_A_PARTE =
  "Il premio INAIL del collaboratore non è calcolato: se l'attività è tra quelle assicurate la scuola lo versa con l'autoliquidazione sulla sua posizione, per un terzo a carico del collaboratore (D.Lgs. 38/2000, art. 5). Il terzo si trattiene con una voce personale.";
