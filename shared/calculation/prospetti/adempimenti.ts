import {
  adempimentiErede,
  adempimentiPercettore,
  codiciTributo,
  type AdempimentiPercettore,
  type CodiciTributo,
} from '../../rules/adempimenti/adempimenti.ts';
import { isSoggettaIrap } from '../contributi/dovuti.ts';
import { fondoDellaRiga } from '../contributi/fondi.ts';
import type { Gruppo } from '../riga/cedolino-tipi.ts';
import type { Prospetto, RigaCalcolata } from '../riga/righe.ts';
import { alPagamento, isConguaglio, type Contesto } from '../situazione/contesto.ts';
import type { ClasseGestioneSeparata } from '../situazione/fiscale.ts';
import { ADEMPIMENTI, type Adempimento } from '../situazione/situazione.ts';

/** How a line of a payslip is filed. */
export interface Instradamento {
  readonly tributo: string | null;
  readonly adempimenti: readonly Adempimento[];
}

/** Filings of each line by the table of the payee; an entered line may carry its own; what NoiPA pays feeds none. */
export const instradamento = (
  ctx: Contesto,
  { categoria, righe, pagaNoipa }: Prospetto,
): ((riga: RigaCalcolata) => Instradamento) => {
  const { scuola, fiscali } = ctx.situazione;
  const { valore } = alPagamento(ctx, adempimentiPercettore[scuola === 'SCUOLA' ? 'STATALE' : 'AUTONOMA'][categoria]);
  const delTipo = valore.irap && !isSoggettaIrap(ctx) ? { ...valore, irap: false } : valore;
  const percettore =
    ctx.situazione.percettore.tipo === 'EREDE' ? { ...delTipo, ...alPagamento(ctx, adempimentiErede).valore } : delTipo;
  const codici = alPagamento(ctx, codiciTributo).valore;
  const conCollaboratori =
    percettore.uniemens !== 'COLLABORATORI' || righe.some(({ codice }) => isGestioneSeparata(codice));
  const diTutti = delPercettore(conCollaboratori ? percettore : { ...percettore, uniemens: 'NESSUNO' });
  const soloNoipa = ctx.situazione.voci.length > 0 && ctx.situazione.voci.every(({ canale }) => canale === 'NOIPA');
  const tributoDi = (riga: RigaCalcolata) =>
    percettore.f24 && riga.gruppo !== 'riepilogo'
      ? (codiceDelFondo(ctx, riga.codice) ?? codiceTributo(chiaveTributo(ctx, riga), codici, fiscali.gestioneSeparata))
      : null;
  const adempimentiDi = ({ gruppo, codice, voce }: RigaCalcolata, tributo: string | null) => {
    if (gruppo === 'riepilogo' || pagaNoipa === true || soloNoipa || voce?.canale === 'NOIPA') return [];
    return GRUPPI_PAGATI.includes(gruppo) ? (voce?.adempimenti ?? diTutti) : delContributo(codice, tributo, percettore);
  };
  return (riga) => {
    const tributo = tributoDi(riga);
    return { tributo, adempimenti: adempimentiDi(riga, tributo) };
  };
};

const delPercettore = ({ f24, irap, uniemens, spt, cu }: AdempimentiPercettore): readonly Adempimento[] =>
  nellOrdine({ UNIEMENS: uniemens !== 'NESSUNO', SPT: spt, F24: f24, IRAP: irap, CU: cu, MODM: true });

const delContributo = (
  codice: string,
  tributo: string | null,
  { irap, uniemens, spt, cu }: AdempimentiPercettore,
): readonly Adempimento[] =>
  nellOrdine({
    UNIEMENS: inUniemens[uniemens].includes(codice),
    SPT: spt,
    F24: tributo !== null,
    IRAP: irap && codice === 'IRAP',
    CU: cu && !DI_ALTRO_ANNO.includes(codice),
    MODM: true,
  });

/** What a settlement left to take is in the certificate of the year it settled. */
const DI_ALTRO_ANNO = [
  ...['CONGUAGLIO_DIFFERITO', 'INTERESSI_CONGUAGLIO'],
  ...['RECUPERO_TRATTAMENTO', 'RECUPERO_SOMMA', 'RECUPERO_DETRAZIONE'],
];

/** Lines that are the payment itself: they carry every filing of the payee. */
const GRUPPI_PAGATI: readonly Gruppo[] = ['competenze', 'somme_esenti', 'addebiti_fattura'];

const GESTIONE_SEPARATA = ['GESTIONE_SEPARATA_PERCIPIENTE', 'GESTIONE_SEPARATA_SCUOLA'];

const inUniemens: Readonly<Record<AdempimentiPercettore['uniemens'], readonly string[]>> = {
  NESSUNO: [],
  CONTRIBUTO_DS: ['INPS_DS'],
  COLLABORATORI: GESTIONE_SEPARATA,
  PENSIONE: [
    'INPS_DS',
    'PENSIONE_DIPENDENTE',
    'PENSIONE_AMMINISTRAZIONE',
    'FONDO_CREDITO',
    'ENPDEP',
    'CONTRIBUTO_AGGIUNTIVO',
    'TFS_DIPENDENTE',
    'TFS_AMMINISTRAZIONE',
    'TFR',
    'RIDUZIONE_TFR',
    'ENAM',
    'ESONERO_IVS',
    'ESONERO_MADRE',
  ],
};

/** Code of a contribution under the fund the school has said is its own; null where it said none and the table of the State serves. */
const codiceDelFondo = ({ situazione, regole }: Contesto, codice: string): string | null => {
  const { fondoPensione, fondoFineServizio } = situazione.enti;
  if (fondoPensione === null && fondoFineServizio === null) return null;
  return fondoDellaRiga(codice, situazione, regole)?.codice ?? null;
};

const isGestioneSeparata = (codice: string): boolean => GESTIONE_SEPARATA.includes(codice);

/** A settlement of the year before has a code of its own; what a settlement gives back is a credit, in a run of its own and in the last payslip. */
const chiaveTributo = (ctx: Contesto, { codice, calcolato }: RigaCalcolata): string => {
  const { situazione, annoFiscale, dataPagamento } = ctx;
  if (codice !== 'IRPEF') return codice;
  if (isConguaglio(ctx) && calcolato.importo < 0) return 'IRPEF_A_CREDITO';
  if (situazione.tipo !== 'CON') return codice;
  return annoFiscale < Number(dataPagamento.slice(0, 4)) ? 'IRPEF_CONGUAGLIO' : codice;
};

const codiceTributo = (codice: string, codici: CodiciTributo, classe: ClasseGestioneSeparata | null): string | null => {
  if (isGestioneSeparata(codice)) return classe === 'ALTRA_COPERTURA' ? 'C10' : 'CXX';
  return codici[codice] ?? null;
};

const nellOrdine = (si: Readonly<Record<Adempimento, boolean>>): readonly Adempimento[] =>
  ADEMPIMENTI.filter((adempimento) => si[adempimento]);
