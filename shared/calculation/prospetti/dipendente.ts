import { perDivisoArrotondato } from '../../money/arrotondamenti.ts';
import { formatAliquota, formatEuro } from '../../money/centesimi.ts';
import { massimale } from '../../rules/contributi.ts';
import { sostitutivaAccessorio } from '../../rules/irpef.ts';
import { contributiDovuti, type CategoriaPercettore, type ContributiDovuti } from '../../rules/percettori.ts';
import {
  contributoInpsDs,
  contributoPensionisticoScuola,
  imponibileEntroMassimale,
  irapDovuta,
  oneriDipendente,
} from '../contributi/contributi.ts';
import { oneriFineServizio, ritenuteContributive } from '../contributi/ritenute-contributive.ts';
import { irpefAliquotaMassima, irpefSeparata } from '../imposte/irpef.ts';
import { imponibileSostitutiva, plafondSpettante } from '../imposte/sostitutiva.ts';
import { compensoFerie } from '../righe/ferie-da-pagare.ts';
import { diAnniPrecedenti, riga, righeVoci, type Prospetto, type RigaCalcolata } from '../righe/righe.ts';
import { lordoDi, vociLorde, type VoceLorda } from '../righe/voci-lorde.ts';
import { alPagamento, avvisa, type Contesto } from '../situazione/contesto.ts';
import type { Percettore } from '../situazione/percettore.ts';
import type { VoceSituazione } from '../situazione/situazione.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import { dato, figura, sommaDi, type Addendo } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';

/** Payees taxed as staff: employees, trainers, heirs, employees of other bodies at the maximum rate. */
export type PercettoreDipendente = Extract<
  Percettore,
  { tipo: 'DIPENDENTE' | 'FORMATORE' | 'EREDE' | 'ALTRA_AMMINISTRAZIONE' }
>;

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
  const dovuti = alPagamento(ctx, contributiDovuti[categoria]).valore;
  if (ctx.situazione.base === 'LS' && voci.some(({ utileFineServizio }) => utileFineServizio)) {
    throw impossibile(
      'VOCE_NON_AMMESSA',
      'Le voci utili al fine servizio sono stipendio fisso: si inseriscono in lordo dipendente, non in lordo stato.',
      'base',
    );
  }
  const lorde = vociLorde(voci, ctx.situazione.base, () =>
    oneriDipendente(dovuti, residuoMassimale(ctx), ctx.dataPagamento, ctx.regole),
  );
  const tutte = [...lorde.voci, ...vociFerie(ctx)];
  const correnti = blocco(
    ctx,
    percettore,
    dovuti,
    tutte.filter(({ voce }) => isCorrente(percettore, voce)),
    '',
  );
  const precedenti = blocco(
    ctx,
    percettore,
    dovuti,
    tutte.filter(({ voce }) => isPrecedente(percettore, voce)),
    ' — anni precedenti',
  );
  const imposte = imposteCorrenti(ctx, percettore, correnti);
  const separata = impostaSeparata(ctx, precedenti);
  return {
    categoria,
    lordoStatoIndicato: lorde.lordoStatoIndicato,
    giorniPagati: 0,
    righe: [
      ...righeVoci(tutte),
      ...correnti.ritenute,
      ...diAnniPrecedenti(precedenti.ritenute),
      ...imposte.righe,
      ...diAnniPrecedenti(separata),
      ...oneri(ctx, percettore, dovuti, correnti),
      ...diAnniPrecedenti(oneri(ctx, percettore, dovuti, precedenti)),
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

/** Leave not taken, as a line: contributions and ordinary tax. */
const vociFerie = ({ situazione: { ferie }, regole }: Contesto): readonly VoceLorda[] =>
  ferie === null
    ? []
    : [
        {
          lordo: compensoFerie(ferie, regole),
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

const categoriaDipendente = (percettore: PercettoreDipendente): CategoriaPercettore => {
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

/** Everything paid to an heir is taxed apart; for the others, the lines of earlier years. */
const isPrecedente = ({ tipo }: PercettoreDipendente, { trattamento }: VoceSituazione): boolean =>
  trattamento === 'ARRETRATO_ANNI_PRECEDENTI' || (tipo === 'EREDE' && trattamento !== 'ESENTE');
const isCorrente = (percettore: PercettoreDipendente, voce: VoceSituazione): boolean =>
  voce.trattamento !== 'ESENTE' && !isPrecedente(percettore, voce);

const residuoMassimale = (ctx: Contesto): number | null => {
  const { massimale: applicato, imponibileContributivoAnno } = ctx.situazione.fiscali;
  return applicato ? Math.max(0, alPagamento(ctx, massimale).valore - imponibileContributivoAnno) : null;
};

/** Lines taxed the same way, with their contributions and what is left to tax. */
interface Blocco {
  readonly voci: readonly VoceLorda[];
  readonly lordo: Calcolato;
  readonly contributivo: Calcolato;
  readonly ritenute: readonly RigaCalcolata[];
  readonly imponibile: Calcolato;
  /** Said after the name of each line when it is not the current year's. */
  readonly suffisso: string;
}

const blocco = (
  ctx: Contesto,
  percettore: PercettoreDipendente,
  dovuti: ContributiDovuti,
  voci: readonly VoceLorda[],
  suffisso: string,
): Blocco => {
  const lordo = lordoDi(`lordo dipendente${suffisso}`, voci, ['ACCESSORIO', 'ORDINARIO', 'ARRETRATO_ANNI_PRECEDENTI']);
  const { fiscali } = ctx.situazione;
  const nullo = dato('nessun contributo pensionistico', 0);
  const contributivo = !dovuti.pensione
    ? nullo
    : fiscali.massimale
      ? imponibileEntroMassimale(lordo, fiscali.imponibileContributivoAnno, ctx.dataPagamento, ctx.regole)
      : lordo;
  const ritenute = dovuti.pensione ? ritenuteContributive(ctx, percettore, contributivo, voci, suffisso) : [];
  const addendi: readonly Addendo[] = [
    { nome: 'lordo dipendente', calcolato: lordo },
    ...ritenute.map(({ descrizione, calcolato }) => ({ nome: descrizione, calcolato, meno: true as const })),
  ];
  return { voci, lordo, contributivo, ritenute, suffisso, imponibile: sommaDi(`imponibile IRPEF${suffisso}`, addendi) };
};

const imposteCorrenti = (ctx: Contesto, percettore: PercettoreDipendente, { voci, lordo, imponibile }: Blocco) => {
  const riparto = sostitutivaApplicabile(ctx, percettore, voci, lordo, imponibile);
  const ordinario =
    riparto === null
      ? imponibile
      : sommaDi('imponibile IRPEF ordinario', [
          { nome: 'imponibile', calcolato: imponibile },
          { nome: 'parte con imposta sostitutiva', calcolato: riparto.base, meno: true },
        ]);
  if (imponibile.importo < 0)
    throw impossibile(
      'LORDO_NEGATIVO',
      'I recuperi superano le competenze: il cedolino sarebbe negativo. Ridurre il recupero o rinviarlo.',
      'voci',
    );
  const irpef =
    ordinario.importo === 0
      ? dato('nessuna IRPEF', 0)
      : irpefAliquotaMassima(ordinario, aliquotaDi(ctx, percettore), ctx.dataImposta, ctx.regole);
  return {
    ordinario: ordinario.importo,
    sostitutiva: riparto?.base.importo ?? 0,
    righe: [
      ...(riparto === null
        ? []
        : [riga('SOSTITUTIVA_15', 'ritenute_fiscali', 'Imposta sostitutiva trattamento accessorio', riparto.imposta)]),
      riga('IRPEF', 'ritenute_fiscali', 'IRPEF, aliquota massima', irpef),
    ],
  };
};

/** The rate read from the payslip of the payee; with no rate, the first bracket's, only for who has no fixed open-ended pay. */
const aliquotaDi = (ctx: Contesto, percettore: PercettoreDipendente): number | null => {
  const letta = ctx.situazione.fiscali.aliquotaMassima;
  if (letta !== null) return letta.aliquota;
  if (percettore.tipo !== 'ALTRA_AMMINISTRAZIONE' && percettore.contratto !== 'TI') {
    avvisa(
      ctx,
      'DATO_PRESUNTO',
      'Aliquota massima non indicata: applicata quella del primo scaglione. Se il percipiente ha un cedolino NoiPA, leggerla lì.',
      'fiscali.aliquotaMassima',
    );
    return null;
  }
  throw impossibile(
    'ALIQUOTA_MASSIMA_MANCANTE',
    "Manca l'aliquota massima del percipiente: leggerla nel riquadro informativo del cedolino NoiPA e inserirla nei dati fiscali.",
    'fiscali.aliquotaMassima',
  );
};

const sostitutivaApplicabile = (
  ctx: Contesto,
  percettore: PercettoreDipendente,
  voci: readonly VoceLorda[],
  lordo: Calcolato,
  imponibile: Calcolato,
) => {
  const { fiscali } = ctx.situazione;
  if (
    percettore.tipo !== 'DIPENDENTE' ||
    percettore.ruolo === 'DS' ||
    fiscali.plafondSostitutiva === 0 ||
    fiscali.rinunciaSostitutiva
  )
    return null;
  const regola = ctx.regole.seInVigore(sostitutivaAccessorio, ctx.dataImposta);
  const accessorio = lordoDi('trattamento accessorio', voci, ['ACCESSORIO']);
  if (regola === null || accessorio.importo <= 0) return null;
  if (fiscali.redditoLavoroDipendente === null) {
    throw impossibile(
      'DATO_MANCANTE',
      "Per l'imposta sostitutiva serve il reddito di lavoro dipendente dell'anno: indicarlo, o portare a zero il limite residuo.",
      'fiscali.redditoLavoroDipendente',
    );
  }
  const plafond = plafondSpettante(fiscali.redditoLavoroDipendente, fiscali.plafondSostitutiva, regola);
  if (plafond === 0) {
    avvisa(
      ctx,
      'LIMITE_RAGGIUNTO',
      `Imposta sostitutiva non applicata: reddito di lavoro oltre ${formatEuro(regola.valore.redditoMassimo)}.`,
      'fiscali.redditoLavoroDipendente',
    );
    return null;
  }
  const netto = accessorio.importo === lordo.importo ? imponibile : parteAccessoria(imponibile, accessorio, lordo);
  return imponibileSostitutiva(netto, accessorio.importo, plafond, regola);
};

const parteAccessoria = (imponibile: Calcolato, accessorio: Calcolato, lordo: Calcolato): Calcolato => {
  const importo = perDivisoArrotondato(imponibile.importo, accessorio.importo, lordo.importo);
  return figura(importo, {
    testo: () =>
      `${formatEuro(imponibile.importo)} × ${formatEuro(accessorio.importo)} ÷ ${formatEuro(lordo.importo)} = ${formatEuro(importo)} — parte accessoria`,
    formula: 'imponibile × accessorio ÷ lordo',
    da: [imponibile, accessorio],
  });
};

const impostaSeparata = (ctx: Contesto, { imponibile, voci }: Blocco): readonly RigaCalcolata[] => {
  if (voci.length === 0 || imponibile.importo === 0) return [];
  if (imponibile.importo < 0)
    throw impossibile(
      'LORDO_NEGATIVO',
      'Gli arretrati di anni precedenti sono negativi: un recupero di anni precedenti si tratta a parte, al netto.',
      'voci',
    );
  const { redditiBiennio } = ctx.situazione.fiscali;
  if (redditiBiennio === null) {
    throw impossibile(
      'DATO_MANCANTE',
      'Per gli arretrati di anni precedenti servono i redditi complessivi dei due anni prima del pagamento (zero se non ce ne sono stati).',
      'fiscali.redditiBiennio',
    );
  }
  const { imposta, aliquotaMedia } = irpefSeparata(imponibile, redditiBiennio, ctx.dataImposta, ctx.regole);
  return [
    riga('IRPEF_SEPARATA', 'ritenute_fiscali', `IRPEF, tassazione separata ${formatAliquota(aliquotaMedia)}`, imposta),
  ];
};

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
  const pensione = 'Contributo CTPS a carico della scuola';
  return [
    ...(dovuti.pensione
      ? [
          onere(
            'PENSIONE_AMMINISTRAZIONE',
            pensione,
            contributoPensionisticoScuola(contributivo, dataPagamento, regole),
          ),
        ]
      : []),
    ...(dovuti.inpsDs
      ? [onere('INPS_DS', 'Contributo INPS NASpI', contributoInpsDs(lordo, dataPagamento, regole))]
      : []),
    ...(dovuti.pensione ? oneriFineServizio(ctx, percettore, voci, suffisso) : []),
    ...(dovuti.irap ? [onere('IRAP', 'IRAP', irapDovuta(lordo, dataPagamento, regole))] : []),
  ];
};
