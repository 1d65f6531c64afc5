import { impatriati } from '../../rules/irpef.ts';
import type { CategoriaPercettore } from '../../rules/percettori.ts';
import { contributiEsterno, oneriEsterno } from '../contributi/contributi-esterno.ts';
import { premioInail } from '../contributi/inail.ts';
import { tassazioneOrdinaria } from '../imposte/tassazione-ordinaria.ts';
import { riga, righeVoci, type Prospetto, type RigaCalcolata } from '../riga/righe.ts';
import { vociLorde } from '../riga/voci-lorde.ts';
import { conConguagli } from '../righe/conguaglio-differito.ts';
import { righeAddizionali } from '../righe/righe-addizionali.ts';
import { warn, type Contesto } from '../situazione/contesto.ts';
import type { Percettore, PosizioneInail } from '../situazione/percettore.ts';
import { delLavoro, giorniCoperti, parteDellAnno } from '../situazione/periodo-di-paga.ts';
import type { VoceSituazione } from '../situazione/situazione.ts';
import { giorniPagati } from '../situazione/stessi-giorni.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import { quotaDi, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { compensoDi } from './esterno.ts';

type Collaboratore = Extract<Percettore, { tipo: 'COCOCO' }>;

/**
 * Co.co.co.: Gestione separata split in thirds, INAIL premium where the activity is insured, IRAP on the gross fee, brackets with deductions
 * and trattamento integrativo, surtaxes.
 */
export const prospettoCollaboratore = (
  ctx: Contesto,
  { inail, impatriato }: Collaboratore,
  voci: readonly VoceSituazione[],
): Prospetto => {
  const quota = impatriato === undefined ? {} : { quotaImponibile: quotaImpatriati(ctx, impatriato) };
  if (inail !== undefined)
    return prospettoAssimilato(ctx, 'COCOCO', voci, {
      ...quota,
      assicurazione: (compenso) => righeInail(ctx, inail, compenso),
    });
  warn(ctx, 'INAIL_A_PARTE', INAIL_A_PARTE);
  return prospettoAssimilato(ctx, 'COCOCO', voci, quota);
};

/** Income assimilated to employment (art. 50 TUIR): the contributions of its category, brackets with deductions, surtaxes. */
export const prospettoAssimilato = (
  ctx: Contesto,
  categoria: CategoriaPercettore,
  voci: readonly VoceSituazione[],
  { assicurazione = () => SENZA_ASSICURAZIONE, quotaImponibile = (intero) => intero }: Particolari = {},
): Prospetto => {
  const { fiscali, base } = ctx.situazione;
  const lorde = vociLorde(voci, base, () => oneriEsterno(ctx, categoria, 'CON_DIS_COLL'));
  const compenso = compensoDi(lorde);
  const contributi = contributiEsterno(ctx, categoria, compenso);
  const assicurato = assicurazione(compenso);
  const ritenute = [...contributi.ritenute, ...assicurato.ritenute];
  const intero = sommaDi('imponibile IRPEF', [
    { nome: 'compenso', calcolato: compenso },
    ...ritenute.map(({ descrizione, calcolato }) => ({ nome: descrizione, calcolato, meno: true as const })),
  ]);
  const imponibile = quotaImponibile(intero);
  const lavorate = delLavoro(voci);
  const nessunLavoro = voci.length > 0 && lavorate.length === 0;
  const { giorni, stessiGiorni } = giorniPagati(
    ctx,
    nessunLavoro ? 0 : (fiscali.giorniDetrazione ?? giorniCoperti(lavorate)),
  );
  const imposte = tassazioneOrdinaria(ctx, {
    imponibile,
    parteAnno: parteDellAnno([...lavorate, ...(stessiGiorni?.periodi ?? [])]),
    giorni,
    stessiGiorni,
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
    righe: conConguagli(ctx, [
      ...righeVoci(lorde.voci),
      ...ritenute,
      ...imposte,
      ...righeAddizionali(ctx, imponibile, imposte),
      ...contributi.oneri,
      ...assicurato.oneri,
    ]),
  };
};

/** What some of those with assimilated income have: an insurance, a part of the income that does not count. */
interface Particolari {
  readonly assicurazione?: (compenso: Calcolato) => RigheAssicurazione;
  readonly quotaImponibile?: (intero: Calcolato) => Calcolato;
}

/** The part of the income that counts of who came to live in Italia. @throws RegolaMancante before 2024 */
const quotaImpatriati =
  (ctx: Contesto, figli: NonNullable<Collaboratore['impatriato']>) =>
  (intero: Calcolato): Calcolato => {
    const regola = ctx.regole.inVigore(impatriati, ctx.dataImposta);
    const aliquota = figli === 'CON_FIGLI' ? regola.valore.conFigli : regola.valore.quota;
    return quotaDi({ nome: 'quota imponibile del lavoratore impatriato', base: intero, aliquota, regola });
  };

/** What the insurance takes from the collaborator, and from the school. */
interface RigheAssicurazione {
  readonly ritenute: readonly RigaCalcolata[];
  readonly oneri: readonly RigaCalcolata[];
}
const SENZA_ASSICURAZIONE: RigheAssicurazione = { ritenute: [], oneri: [] };

/** The premium in its two parts. @throws CalcoloImpossibile VOCE_NON_AMMESSA for an all-inclusive amount: the base has a lowest measure, so no rate unbundles it */
const righeInail = (ctx: Contesto, inail: PosizioneInail, compenso: Calcolato): RigheAssicurazione => {
  const { dataPagamento, regole, situazione } = ctx;
  if (situazione.base === 'LS') throw impossibile('VOCE_NON_AMMESSA', INAIL_IN_LORDO_STATO, 'percettore.inail');
  const periodi = situazione.voci
    .filter(({ trattamento }) => trattamento !== 'ESENTE')
    .map(({ competenza }) => competenza);
  const { collaboratore, committente } = premioInail(compenso, periodi, inail, dataPagamento, regole);
  return {
    ritenute: [riga('INAIL_PERCIPIENTE', 'ritenute_previdenziali', 'Premio INAIL', collaboratore)],
    oneri: [riga('INAIL_SCUOLA', 'oneri', 'Premio INAIL a carico della scuola', committente)],
  };
};

const INAIL_IN_LORDO_STATO =
  "Con il premio INAIL il compenso si indica in lordo dipendente: il premio ha una base minima, e un importo lordo stato non si può scorporare. Usare un'elaborazione in lordo dipendente.";

const INAIL_A_PARTE =
  "Il premio INAIL del collaboratore non è calcolato: se l'attività è tra quelle assicurate, indicare nei dati del cedolino il tasso della posizione INAIL della scuola; un terzo del premio è a carico del collaboratore (D.Lgs. 38/2000, art. 5).";
