import { formatGiorno } from '../../domain/tempo/date.ts';
import { somma, type Centesimi } from '../../money/centesimi.ts';
import { cuneoSupplenzaBreve } from '../../rules/detrazioni/bonus.ts';
import { esoneroIvs } from '../../rules/esoneri.ts';
import type { ContributiDovuti } from '../../rules/percettori.ts';
import { retribuzioneServizi, type RetribuzioneServizio } from '../contratto/servizio.ts';
import {
  contributiEspero,
  contributoInpsDs,
  contributoPensionistico,
  contributoPensionisticoScuola,
  irapDovuta,
  ritenutaEnpdep,
  ritenutaFondoCredito,
} from '../contributi/contributi.ts';
import { dovutiDi } from '../contributi/dovuti.ts';
import { esoneroContributivo } from '../contributi/esoneri.ts';
import { fondiDelCalcolo } from '../contributi/fondi.ts';
import { tfrDellaRetribuzione, utileAlTfr } from '../contributi/tfr.ts';
import { tassazioneOrdinaria, type Tassazione } from '../imposte/tassazione-ordinaria.ts';
import {
  ANNI_PRECEDENTI,
  riga,
  righeAnniPrecedenti,
  righeVoci,
  type Prospetto,
  type RigaCalcolata,
} from '../riga/righe.ts';
import { vociLorde } from '../riga/voci-lorde.ts';
import { conConguagli } from '../righe/conguaglio-differito.ts';
import { entroLaPaga } from '../righe/recuperi.ts';
import { righeAddizionali } from '../righe/righe-addizionali.ts';
import { daGiorno, primoGiornoCorrente } from '../situazione/anni-di-servizio.ts';
import { isConguaglio, type Contesto } from '../situazione/contesto.ts';
import type { Percettore } from '../situazione/percettore.ts';
import { delLavoro, giorniCoperti, parteDellAnno } from '../situazione/periodo-di-paga.ts';
import type { Servizio } from '../situazione/servizio.ts';
import { giorniPagati } from '../situazione/stessi-giorni.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import { opposto, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { impostaSeparata } from './imposta-separata.ts';
import { mensilitaAggiuntiva } from './mensilita-aggiuntiva.ts';

type Dipendente = Extract<Percettore, { tipo: 'DIPENDENTE' }>;

/** The measures of the wedge of 2025 that reach a fixed-term contract: a short one has the further deduction where its year is settled. */
export const cuneoDelContratto = (ctx: Contesto, contratto: Dipendente['contratto']): Tassazione['cuneo'] => {
  if (contratto !== 'SUPPLENTE_BREVE') return 'SOMMA_E_DETRAZIONE';
  const regola = ctx.regole.seInVigore(cuneoSupplenzaBreve, ctx.dataImposta);
  if (regola === null) return 'NO';
  const { detrazioneNelMese, detrazioneAConguaglio } = regola.valore;
  return (isConguaglio(ctx) ? detrazioneAConguaglio : detrazioneNelMese) ? 'SOMMA_E_DETRAZIONE' : 'SOMMA';
};

/**
 * Pay of a substitute: items from the contract tables, contributions, relief of the month; brackets with deductions, bonus and wedge on what is of the
 * year, separate taxation on what is of earlier years.
 */
export const prospettoSupplenza = (ctx: Contesto, { contratto, ruolo }: Dipendente): Prospetto => {
  const {
    situazione: { servizi, voci, scuola, opzioni, giaPagati = [] },
    regole,
  } = ctx;
  const categoria = contratto === 'SUPPLENTE_BREVE' ? 'SUPPLENTE_BREVE' : 'TEMPO_DETERMINATO';
  const dovuti = dovutiDi(ctx, categoria);
  checkSovrapposizioni(servizi);
  const pagato = retribuzioneServizi(
    ruolo === 'DSGA' ? servizi.map((servizio) => ({ ...servizio, direzione: true })) : servizi,
    contratto,
    regole,
    giaPagati.flatMap(({ servizi: pagati = [] }) => pagati),
  );
  ctx.avvisi.push(...pagato.avvisi);
  const primo = primoGiornoCorrente(ctx);
  const deiServizi = righeCompetenze(pagato);
  const recuperi = entroLaPaga(ctx, voci, { righe: deiServizi, primo });
  const competenze = [...deiServizi, ...righeVoci(vociLorde(recuperi.voci, 'LD', () => []).voci)];
  const isPrecedente = ({ competenza, voce }: RigaCalcolata) =>
    primo !== null && voce === null && competenza !== null && competenza.al < primo;
  const dellAnno = competenze.filter((una) => !isPrecedente(una));
  const correnti = blocco(ctx, dovuti, dellAnno, '');
  const precedenti = blocco(ctx, dovuti, competenze.filter(isPrecedente), ANNI_PRECEDENTI);
  const { giorni, imposte } = impostePerAnno(ctx, pagato, contratto, correnti, primo);
  const separata = precedenti.competenze.length === 0 ? [] : impostaSeparata(ctx, precedenti.imponibile);
  return {
    categoria,
    lordoStatoIndicato: null,
    giorniPagati: giorni,
    righe: conConguagli(ctx, [
      ...correnti.competenze,
      ...righeAnniPrecedenti(precedenti.competenze),
      ...correnti.ritenute,
      ...righeAnniPrecedenti([...precedenti.ritenute, ...separata]),
      ...imposte,
      ...(opzioni.addizionali ? righeAddizionali(ctx, correnti.imponibile, imposte) : []),
      ...correnti.oneri,
      ...righeAnniPrecedenti(precedenti.oneri),
      ...recuperi.resti,
    ]),
    imponibili: {
      contributivo: correnti.lordo.importo + precedenti.lordo.importo,
      gestioneSeparata: 0,
      irpef: correnti.imponibile.importo,
      separata: precedenti.imponibile.importo,
      sostitutiva: 0,
    },
    ...(scuola === 'SCUOLA' ? { pagaNoipa: true as const } : {}),
  };
};

/** Pay taxed the same way, with its contributions and charges. */
interface Blocco {
  readonly competenze: readonly RigaCalcolata[];
  readonly lordo: Calcolato;
  readonly ritenute: readonly RigaCalcolata[];
  readonly imponibile: Calcolato;
  readonly oneri: readonly RigaCalcolata[];
}

const blocco = (
  ctx: Contesto,
  dovuti: ContributiDovuti,
  competenze: readonly RigaCalcolata[],
  suffisso: string,
): Blocco => {
  const lordo = sommaRighe(
    `lordo dipendente${suffisso}`,
    competenze.filter(({ gruppo }) => gruppo === 'competenze'),
  );
  const fondo = righeEspero(ctx, competenze);
  const proprie = [
    ...(dovuti.pensione ? ritenutePensione(ctx, lordo) : []),
    ...esoneriMensili(ctx, competenze),
    ...fondo.dipendente,
  ];
  const ritenute = conSuffisso(proprie, suffisso);
  const imponibile = sommaDi(`imponibile IRPEF${suffisso}`, [
    { nome: 'lordo dipendente', calcolato: lordo },
    ...ritenute.map(({ descrizione, calcolato }) => ({ nome: descrizione, calcolato, meno: true as const })),
  ]);
  const suoiOneri =
    competenze.length === 0
      ? []
      : conSuffisso([...oneri(ctx, dovuti, lordo, competenze), ...fondo.amministrazione], suffisso);
  return { competenze, lordo, ritenute, imponibile, oneri: suoiOneri };
};

/** Contributions of a member of the supplementary fund, on the same base as TFR. */
const righeEspero = (
  { dataPagamento, regole, situazione: { percettore } }: Contesto,
  competenze: readonly RigaCalcolata[],
): { readonly dipendente: readonly RigaCalcolata[]; readonly amministrazione: readonly RigaCalcolata[] } => {
  if (percettore.tipo !== 'DIPENDENTE' || !percettore.espero || competenze.length === 0)
    return { dipendente: [], amministrazione: [] };
  const { utile } = utileAlTfr(competenze, dataPagamento, regole);
  const { dipendente, amministrazione } = contributiEspero(utile, dataPagamento, regole, percettore.esperoAggiuntivo);
  return {
    dipendente: [riga('ESPERO_DIPENDENTE', 'ritenute_previdenziali', 'Fondo Espero', dipendente)],
    amministrazione: [riga('ESPERO_AMMINISTRAZIONE', 'oneri', 'Fondo Espero a carico della scuola', amministrazione)],
  };
};

const conSuffisso = (righe: readonly RigaCalcolata[], suffisso: string): readonly RigaCalcolata[] =>
  suffisso === '' ? righe : righe.map((una) => ({ ...una, descrizione: `${una.descrizione}${suffisso}` }));

/** The taxes of the services of the year, and their days. */
const impostePerAnno = (
  ctx: Contesto,
  { giorniDetrazione, giorniPerAnno }: RetribuzioneServizio,
  contratto: Dipendente['contratto'],
  correnteDelMese: Blocco,
  primo: string | null,
): { readonly giorni: number; readonly imposte: readonly RigaCalcolata[] } => {
  const { servizi, voci, fiscali } = ctx.situazione;
  const { imponibile, competenze } = correnteDelMese;
  const correnti = daGiorno(
    servizi.map(({ competenza }) => competenza),
    primo,
  ).map((competenza) => ({ competenza }));
  if (primo !== null && competenze.length === 0 && !isConguaglio(ctx)) return { giorni: 0, imposte: [] };
  const retribuiti = primo === null ? giorniDetrazione : (giorniPerAnno.get(ctx.annoFiscale) ?? 0);
  const { giorni, stessiGiorni } = giorniPagati(
    ctx,
    fiscali.giorniDetrazione ?? Math.min(retribuiti, giorniCoperti(correnti)),
  );
  const imposte = tassazioneOrdinaria(ctx, {
    imponibile,
    ...mensilitaAggiuntiva(correnteDelMese),
    giorni,
    stessiGiorni,
    parteAnno: parteDellAnno([...correnti, ...delLavoro(voci), ...(stessiGiorni?.periodi ?? [])]),
    tempoDeterminato: true,
    cuneo: cuneoDelContratto(ctx, contratto),
  });
  return { giorni, imposte };
};

const ritenutePensione = (
  { dataPagamento, regole, situazione }: Contesto,
  lordo: Calcolato,
): readonly RigaCalcolata[] => {
  const { pensione: fondo } = fondiDelCalcolo(situazione);
  const ritenuta = (codice: string, descrizione: string, calcolato: Calcolato) =>
    riga(codice, 'ritenute_previdenziali', descrizione, calcolato);
  return [
    ritenuta(
      'PENSIONE_DIPENDENTE',
      `Contributo pensionistico ${fondo}`,
      contributoPensionistico(fondo, lordo, dataPagamento, regole),
    ),
    ritenuta('FONDO_CREDITO', 'Fondo credito', ritenutaFondoCredito(lordo, dataPagamento, regole)),
    ...(situazione.enti.enpdep ? [ritenuta('ENPDEP', 'ENPDEP', ritenutaEnpdep(lordo, dataPagamento, regole))] : []),
  ];
};

const oneri = (
  { dataPagamento, regole, situazione }: Contesto,
  dovuti: ContributiDovuti,
  lordo: Calcolato,
  competenze: readonly RigaCalcolata[],
): readonly RigaCalcolata[] => [
  ...(dovuti.pensione
    ? [
        riga(
          'PENSIONE_AMMINISTRAZIONE',
          'oneri',
          `Contributo ${fondiDelCalcolo(situazione).pensione} a carico della scuola`,
          contributoPensionisticoScuola(fondiDelCalcolo(situazione).pensione, lordo, dataPagamento, regole),
        ),
      ]
    : []),
  ...(dovuti.inpsDs
    ? [riga('INPS_DS', 'oneri', 'Contributo INPS NASpI', contributoInpsDs(lordo, dataPagamento, regole))]
    : []),
  riga(
    'TFR',
    'oneri',
    'TFR',
    tfrDellaRetribuzione(fondiDelCalcolo(situazione).fineServizio, competenze, dataPagamento, regole),
  ),
  ...(dovuti.irap ? [riga('IRAP', 'oneri', 'IRAP', irapDovuta(lordo, dataPagamento, regole))] : []),
];

const righeCompetenze = ({ competenze }: RetribuzioneServizio): readonly RigaCalcolata[] =>
  competenze.map(({ codice, descrizione, calcolato, competenza }) =>
    riga(codice, 'competenze', descrizione, calcolato, competenza),
  );

const sommaRighe = (nome: string, righe: readonly RigaCalcolata[]): Calcolato =>
  sommaDi(
    nome,
    righe.map(({ descrizione, calcolato }) => ({ nome: descrizione, calcolato })),
  );

/** Relief of each month of service, by its own rule; the accruals of the 13th have points of their own. */
const esoneriMensili = (ctx: Contesto, competenze: readonly RigaCalcolata[]): readonly RigaCalcolata[] => {
  const mesi = new Map<string, RigaCalcolata[]>();
  for (const voce of competenze.filter(({ gruppo, competenza }) => gruppo === 'competenze' && competenza !== null)) {
    const mese = voce.competenza?.dal.slice(0, 7) ?? '';
    mesi.set(mese, [...(mesi.get(mese) ?? []), voce]);
  }
  return [...mesi].flatMap(([mese, righe]) => esoneroDelMese(ctx, `${mese}-01`, righe));
};

const esoneroDelMese = (ctx: Contesto, giorno: string, righe: readonly RigaCalcolata[]): readonly RigaCalcolata[] => {
  if (ctx.regole.seInVigore(esoneroIvs, giorno) === null) return [];
  const importo = (tredicesima: boolean): Centesimi =>
    somma(
      righe
        .filter(({ codice }) => codice.startsWith('TREDICESIMA') === tredicesima)
        .map(({ calcolato }) => calcolato.importo),
    );
  const retribuzioneMese = ctx.situazione.fiscali.retribuzioneMeseEsonero ?? importo(false);
  return [false, true].map((tredicesima) => {
    const { esonero } = esoneroContributivo(
      { retribuzioneMese, base: importo(tredicesima), tredicesima },
      giorno,
      ctx.regole,
    );
    const nome = `Esonero contributivo IVS${tredicesima ? ', tredicesima' : ''}`;
    return riga('ESONERO_IVS', 'ritenute_previdenziali', nome, opposto(esonero));
  });
};

/** Two services on the same days are two parts of a week: together they cannot pass the full post. */
const checkSovrapposizioni = (servizi: readonly Servizio[]): void => {
  servizi.forEach((servizio, indice) => {
    const insieme = servizi.filter(
      ({ competenza: { dal, al } }) => dal <= servizio.competenza.dal && servizio.competenza.dal <= al,
    );
    if (insieme.length > 1 && somma(insieme.map(({ oreSettimanali }) => oreSettimanali)) > servizio.oreCattedra) {
      throw impossibile(
        'PERIODI_SOVRAPPOSTI',
        `Dal ${formatGiorno(servizio.competenza.dal)} i servizi insieme superano l'orario intero: lo stesso giorno sarebbe pagato due volte. Correggere date o ore.`,
        `servizi.${indice}`,
      );
    }
  });
};
