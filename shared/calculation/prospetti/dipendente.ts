import { anniDegliArretrati } from '../../rules/irpef.ts';
import { massimale } from '../../rules/massimale.ts';
import type { CategoriaPercettore, ContributiDovuti } from '../../rules/percettori.ts';
import { conLeBasi, suQuantoSpettava } from '../contributi/basi-degli-arretrati.ts';
import {
  contributoInpsDs,
  contributoPensionisticoScuola,
  imponibileEntroMassimale,
  irapDovuta,
  oneriDipendente,
} from '../contributi/contributi.ts';
import { dovutiDi } from '../contributi/dovuti.ts';
import { fondiDelCalcolo } from '../contributi/fondi.ts';
import {
  oneriFineServizio,
  ritenuteContributive,
  type ParteDaContribuire,
} from '../contributi/ritenute-contributive.ts';
import { parteDovuta } from '../riga/parte-eredita.ts';
import {
  AGLI_EREDI,
  ANNI_PRECEDENTI,
  riga,
  righeAnniPrecedenti,
  righeVoci,
  type Prospetto,
  type RigaCalcolata,
} from '../riga/righe.ts';
import { lordoDi, vociLordePerGruppo, type GruppoDiVoci, type VoceLorda } from '../riga/voci-lorde.ts';
import { compensoFerie } from '../righe/ferie-da-pagare.ts';
import { alPagamento, type Contesto } from '../situazione/contesto.ts';
import type { Contratto, PercettoreDipendente } from '../situazione/percettore.ts';
import type { VoceSituazione } from '../situazione/situazione.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import { dato, sommaDi, type Addendo } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { impostaSeparata } from './imposta-separata.ts';
import { imposteCorrenti, type Blocco } from './imposte-dipendente.ts';

/**
 * Pay of staff outside the monthly payslip: contributions of the payee's row in the matrix, IRPEF at the maximum rate,
 * 15 % substitute tax on accessory pay where asked, separate taxation of arrears of earlier years.
 */
export const prospettoDipendente = (
  ctx: Contesto,
  percettore: PercettoreDipendente,
  voci: readonly VoceSituazione[],
): Prospetto => {
  const categoria = categoriaDipendente(percettore);
  const dovuti = dovutiDi(ctx, categoria);
  if (ctx.situazione.base === 'LS' && voci.some(({ utileFineServizio }) => utileFineServizio)) {
    throw impossibile(
      'VOCE_NON_AMMESSA',
      'Le voci utili al fine servizio sono stipendio fisso: si inseriscono in lordo dipendente, non in lordo stato.',
      'base',
    );
  }
  checkAnniPrecedenti(ctx, percettore, voci);
  const lorde = vociLordePerGruppo(voci, gruppiDiOneri(ctx, percettore, dovuti, voci), ctx.situazione.base);
  const tutte = [...lorde.voci, ...vociFerie(ctx, percettore)];
  const giaRaggiunto = ctx.situazione.fiscali.imponibileContributivoAnno;
  const correnti = blocco(ctx, percettore, dovuti, {
    voci: tutte.filter(({ voce }) => isCorrente(percettore, voce)),
    giaRaggiunto,
    suffisso: '',
  });
  // The ceilings of the year are one: the lines of earlier years begin where the current ones end.
  const precedenti = blocco(ctx, percettore, dovuti, {
    voci: tutte.filter(({ voce }) => isPrecedente(percettore, voce)),
    giaRaggiunto: giaRaggiunto + correnti.contributivo.importo,
    suffisso: percettore.tipo === 'EREDE' && percettore.parte !== undefined ? AGLI_EREDI : ANNI_PRECEDENTI,
  });
  const imposte = imposteCorrenti(ctx, percettore, correnti);
  const separata = precedenti.voci.length === 0 ? [] : impostaSeparata(ctx, precedenti.imponibile);
  return {
    categoria,
    lordoStatoIndicato: lorde.lordoStatoIndicato,
    giorniPagati: 0,
    righe: [
      ...righeVoci(tutte).map(conLeBasi(ctx)),
      ...correnti.ritenute,
      ...righeAnniPrecedenti(precedenti.ritenute),
      ...imposte.righe,
      ...righeAnniPrecedenti(separata),
      ...oneri(ctx, percettore, dovuti, correnti),
      ...righeAnniPrecedenti(oneri(ctx, percettore, dovuti, precedenti)),
    ],
    imponibili: {
      contributivo: correnti.contributivo.importo + precedenti.contributivo.importo,
      gestioneSeparata: 0,
      irpef: imposte.ordinario,
      separata: precedenti.imponibile.importo,
      sostitutiva: imposte.sostitutiva,
    },
  };
};

/**
 * Separate taxation is for sums of earlier years; an heir's are taxed apart whatever their year. A payslip sealed before this check
 * keeps no such rule, and is computed again without it.
 * @throws CalcoloImpossibile VOCE_NON_AMMESSA naming the line whose service is all in the year of the tax
 */
const checkAnniPrecedenti = (
  { annoFiscale, dataImposta, regole }: Contesto,
  { tipo }: PercettoreDipendente,
  voci: readonly VoceSituazione[],
): void => {
  const arretrati = voci.filter(({ trattamento }) => trattamento === 'ARRETRATO_ANNI_PRECEDENTI');
  if (tipo === 'EREDE' || arretrati.length === 0) return;
  const anni = regole.seInVigore(anniDegliArretrati, dataImposta);
  if (anni === null) return;
  const delloStessoAnno = arretrati.find(
    ({ competenza }) => Number(competenza.dal.slice(0, 4)) > annoFiscale - anni.valore.almeno,
  );
  if (delloStessoAnno === undefined) return;
  throw impossibile(
    'VOCE_NON_AMMESSA',
    `"${delloStessoAnno.descrizione}" è per un servizio del ${annoFiscale}, l'anno in cui si tassa: la tassazione separata vale solo per gli anni precedenti (art. 17 c. 1 b TUIR). Usare una voce a tassazione ordinaria, o correggere il periodo di servizio.`,
    'voci',
  );
};

/** The lines by the charges of their contract: of one contract alone, all together. */
const gruppiDiOneri = (
  ctx: Contesto,
  percettore: PercettoreDipendente,
  dovuti: ContributiDovuti,
  voci: readonly VoceSituazione[],
): readonly GruppoDiVoci[] =>
  [dovuti.inpsDs, !dovuti.inpsDs]
    .map((inpsDs) => ({
      dovuto: parteDovuta(percettore),
      voci: voci.filter(
        ({ contratto }) =>
          (contratto === undefined ? dovuti.inpsDs : dovutiDelContratto(ctx, contratto).inpsDs) === inpsDs,
      ),
      tratti: (lordoPrecedente: number) => oneriPrevisti(ctx, { ...dovuti, inpsDs }, lordoPrecedente),
    }))
    .filter((gruppo) => gruppo.voci.length > 0);

/** Charges of the school on each cent of gross, for going from the all-inclusive amount to it. */
const oneriPrevisti = (ctx: Contesto, dovuti: ContributiDovuti, lordoPrecedente: number) => {
  const residuo = residuoMassimale(ctx);
  return oneriDipendente(
    fondiDelCalcolo(ctx.situazione).pensione,
    dovuti,
    residuo === null ? null : Math.max(0, residuo - lordoPrecedente),
    ctx.dataPagamento,
    ctx.regole,
  );
};

/** Leave not taken, as a line: contributions and ordinary tax. */
const vociFerie = (
  { situazione: { ferie }, regole }: Contesto,
  percettore: PercettoreDipendente,
): readonly VoceLorda[] =>
  ferie === null
    ? []
    : [
        {
          lordo: parteDovuta(percettore)(compensoFerie(ferie, regole)),
          voce: {
            codice: 'FERIE_NON_GODUTE',
            descrizione: 'Ferie non godute',
            competenza: { dal: ferie.cessazione, al: ferie.cessazione },
            misura: { unita: 'IMPORTO', importo: 0 },
            trattamento: 'ORDINARIO',
            utileFineServizio: false,
            canale: 'BILANCIO',
          },
        },
      ];

/** How the contributions and the filings call somebody paid as staff. */
export const categoriaDipendente = (percettore: PercettoreDipendente): CategoriaPercettore => {
  if (percettore.tipo === 'ALTRA_AMMINISTRAZIONE') return 'ALTRA_AMMINISTRAZIONE';
  if (percettore.tipo === 'FORMATORE' && percettore.regime === 'IRPEF_IRAP') return 'FORMATORE';
  return categoriaPerContratto[percettore.contratto];
};

const categoriaPerContratto = {
  TI: 'TEMPO_INDETERMINATO',
  TD_31_8: 'TEMPO_DETERMINATO',
  TD_30_6: 'TEMPO_DETERMINATO',
  SUPPLENTE_BREVE: 'SUPPLENTE_BREVE',
} as const;

const dovutiDelContratto = (ctx: Contesto, contratto: Contratto): ContributiDovuti =>
  dovutiDi(ctx, categoriaPerContratto[contratto]);

/** Everything paid to an heir is taxed apart; for the others, the lines of earlier years. */
const isPrecedente = ({ tipo }: PercettoreDipendente, { trattamento }: VoceSituazione): boolean =>
  trattamento === 'ARRETRATO_ANNI_PRECEDENTI' || (tipo === 'EREDE' && trattamento !== 'ESENTE');
const isCorrente = (percettore: PercettoreDipendente, voce: VoceSituazione): boolean =>
  voce.trattamento !== 'ESENTE' && !isPrecedente(percettore, voce);

const residuoMassimale = (ctx: Contesto): number | null => {
  const { massimale: applicato, imponibileContributivoAnno } = ctx.situazione.fiscali;
  return applicato ? Math.max(0, alPagamento(ctx, massimale).valore - imponibileContributivoAnno) : null;
};

const blocco = (
  ctx: Contesto,
  percettore: PercettoreDipendente,
  dovuti: ContributiDovuti,
  parte: ParteDaContribuire,
): Blocco => {
  const { voci, giaRaggiunto, suffisso } = parte;
  const lordo = lordoDi(`lordo dipendente${suffisso}`, voci, ['ACCESSORIO', 'ORDINARIO', 'ARRETRATO_ANNI_PRECEDENTI']);
  const nullo = dato('nessun contributo pensionistico', 0);
  const spettava = suQuantoSpettava(ctx, lordo, voci, 'contributi');
  const pensionabile = ctx.situazione.fiscali.massimale
    ? imponibileEntroMassimale(spettava, giaRaggiunto, ctx.dataPagamento, ctx.regole)
    : spettava;
  const contributivo = dovuti.pensione ? pensionabile : nullo;
  const ritenute = dovuti.pensione ? ritenuteContributive(ctx, percettore, contributivo, parte) : [];
  const addendi: readonly Addendo[] = [
    { nome: 'lordo dipendente', calcolato: lordo },
    ...ritenute.map(({ descrizione, calcolato }) => ({ nome: descrizione, calcolato, meno: true as const })),
  ];
  return { voci, lordo, contributivo, ritenute, suffisso, imponibile: sommaDi(`imponibile IRPEF${suffisso}`, addendi) };
};

/** The gross that bears the unemployment contribution: each line by the contract its service is of. Null when none does. */
const lordoATermine = (
  ctx: Contesto,
  dovuti: ContributiDovuti,
  { lordo, voci, suffisso }: Pick<Blocco, 'lordo' | 'voci' | 'suffisso'>,
): Calcolato | null => {
  if (!hasAltriContratti(voci)) return dovuti.inpsDs ? lordo : null;
  const soggette = voci.filter(({ voce: { contratto } }) =>
    contratto === undefined ? dovuti.inpsDs : dovutiDelContratto(ctx, contratto).inpsDs,
  );
  return soggette.length === 0
    ? null
    : lordoDi(`lordo dei contratti a termine${suffisso}`, soggette, [
        'ACCESSORIO',
        'ORDINARIO',
        'ARRETRATO_ANNI_PRECEDENTI',
      ]);
};

const hasAltriContratti = (voci: readonly VoceLorda[]): boolean =>
  voci.some(({ voce: { contratto } }) => contratto !== undefined);

const oneri = (
  ctx: Contesto,
  percettore: PercettoreDipendente,
  dovuti: ContributiDovuti,
  { contributivo, lordo, suffisso, voci }: Blocco,
): readonly RigaCalcolata[] => {
  if (voci.length === 0) return [];
  const { dataPagamento, regole } = ctx;
  const onere = (codice: string, descrizione: string, calcolato: Calcolato) =>
    riga(codice, 'oneri', `${descrizione}${suffisso}`, calcolato);
  const { pensione: fondo } = fondiDelCalcolo(ctx.situazione);
  const pensione = `Contributo ${fondo} a carico della scuola`;
  const aTermine = lordoATermine(ctx, dovuti, { lordo, voci, suffisso });
  return [
    ...(dovuti.pensione
      ? [
          onere(
            'PENSIONE_AMMINISTRAZIONE',
            pensione,
            contributoPensionisticoScuola(fondo, contributivo, dataPagamento, regole),
          ),
        ]
      : []),
    ...(aTermine === null
      ? []
      : [onere('INPS_DS', 'Contributo INPS NASpI', contributoInpsDs(aTermine, dataPagamento, regole))]),
    ...(dovuti.pensione ? oneriFineServizio(ctx, percettore, voci, suffisso) : []),
    ...(dovuti.irap ? [onere('IRAP', 'IRAP', irapDovuta(lordo, dataPagamento, regole))] : []),
  ];
};
