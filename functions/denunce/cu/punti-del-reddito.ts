import type { ModuloCu } from '#shared/domain/denunce/cu.ts';
import type { CodicePunto } from '#shared/domain/denunce/punti-cu.ts';
import type { TipoPercettore } from '#shared/domain/persona/percettore.ts';
import { imponibile } from '#shared/instradamento/imponibile.ts';
import type { Rotta } from '#shared/instradamento/rotta.ts';
import { somma } from '#shared/money/centesimi.ts';

/** A payslip of the year: whose, and what of it is certified. */
export interface CedolinoCertificato {
  readonly percettore: TipoPercettore | null;
  readonly rotte: readonly Rotta[];
}

/** Cents by point. */
export type Punti = Readonly<Partial<Record<CodicePunto, number>>>;

const delGruppo = (rotte: readonly Rotta[], ...gruppi: readonly Rotta['gruppo'][]): number =>
  somma(rotte.filter(({ gruppo }) => gruppi.includes(gruppo)).map(({ importo }) => importo));
const diCodice = (rotte: readonly Rotta[], ...codici: readonly string[]): number =>
  somma(rotte.filter(({ codice }) => codici.includes(codice)).map(({ importo }) => importo));
const baseDi = (rotte: readonly Rotta[], ...codici: readonly string[]): number =>
  somma(rotte.filter(({ codice }) => codici.includes(codice)).map(({ base }) => base ?? 0));

/** Surtaxes of the income of the year; those of the year before are in the certification of that year. */
const delReddito = (rotte: readonly Rotta[], anno: number): readonly Rotta[] =>
  rotte.filter(({ destinazione }) => destinazione.a === 'F24' && destinazione.riferimentoB === String(anno));

/** Staff of the school and collaborators are certified with a fixed term; what others pay for public functions, apart. */
const ALTRI_ASSIMILATI: readonly (TipoPercettore | null)[] = [
  'ALTRA_AMMINISTRAZIONE',
  'COMMISSARIO_ESTERNO',
  'STUDENTE',
  'ASSISTENTE_LINGUA',
  'LAVORATORE_SPORTIVO',
];

/** True of payees who are certified among the incomes assimilated to employment. */
export const isAltroAssimilato = (percettore: TipoPercettore | null): boolean => ALTRI_ASSIMILATI.includes(percettore);

/** The points of employment from the lines of some payslips of one kind of payee. `indeterminato`: the relation has no end. */
export const puntiDipendente = (
  { percettore, rotte }: CedolinoCertificato,
  anno: number,
  indeterminato: boolean,
): Punti => {
  const dipendente = indeterminato ? 'DB001001' : 'DB001002';
  const addizionali = delReddito(rotte, anno);
  const pensione = diCodice(rotte, 'PENSIONE_DIPENDENTE', 'CONTRIBUTO_AGGIUNTIVO', 'ESONERO_IVS', 'ESONERO_MADRE');
  const gestioneSeparata = diCodice(rotte, 'GESTIONE_SEPARATA_PERCIPIENTE');
  const dovutaGestione = gestioneSeparata + diCodice(rotte, 'GESTIONE_SEPARATA_SCUOLA');
  const credito = diCodice(rotte, 'FONDO_CREDITO');
  return {
    [isAltroAssimilato(percettore) ? 'DB001004' : dipendente]: imponibile(rotte),
    DB001021: diCodice(rotte, 'IRPEF'),
    DB001022: diCodice(addizionali, 'ADDIZIONALE_REGIONALE'),
    DB001026: diCodice(addizionali, 'ADDIZIONALE_COMUNALE_ACCONTO'),
    DB001027: diCodice(addizionali, 'ADDIZIONALE_COMUNALE'),
    // What the State gives through the pay is a credit: negative on its way to the F24.
    DB001391: -diCodice(rotte, 'TRATTAMENTO_INTEGRATIVO'),
    DB001481: baseDi(rotte, 'RITENUTA_PREMI'),
    DB001482: diCodice(rotte, 'RITENUTA_PREMI'),
    DB001511: baseDi(rotte, 'IRPEF_SEPARATA'),
    DC001018: baseDi(rotte, 'PENSIONE_DIPENDENTE'),
    DC001019: pensione + diCodice(rotte, 'PENSIONE_AMMINISTRAZIONE'),
    DC001020: pensione,
    DC001021: baseDi(rotte, 'TFS_DIPENDENTE'),
    DC001022: diCodice(rotte, 'TFS_DIPENDENTE', 'TFS_AMMINISTRAZIONE'),
    DC001023: diCodice(rotte, 'TFS_DIPENDENTE'),
    DC001024: baseDi(rotte, 'TFR'),
    DC001025: diCodice(rotte, 'TFR'),
    DC001028: baseDi(rotte, 'FONDO_CREDITO'),
    DC001029: credito,
    DC001030: credito,
    DC001045: baseDi(rotte, 'GESTIONE_SEPARATA_PERCIPIENTE'),
    DC001046: dovutaGestione,
    DC001047: gestioneSeparata,
    DC001048: dovutaGestione,
  };
};

const RITENUTE = ['RITENUTA_ACCONTO', 'RITENUTA_NON_RESIDENTI'] as const;

/** The points of self-employed work from the lines of one payslip. */
export const puntiAutonomo = ({ rotte }: CedolinoCertificato): Punti => {
  const base = baseDi(rotte, ...RITENUTE);
  const altre = Math.max(0, delGruppo(rotte, 'competenze', 'somme_esenti') - base);
  return {
    AU001004: base + altre,
    AU001007: altre,
    AU001008: base,
    AU001009: diCodice(rotte, 'RITENUTA_ACCONTO'),
    AU001010: diCodice(rotte, 'RITENUTA_NON_RESIDENTI'),
    AU001034: diCodice(rotte, 'GESTIONE_SEPARATA_SCUOLA'),
    AU001035: diCodice(rotte, 'GESTIONE_SEPARATA_PERCIPIENTE'),
  };
};

/** Withholdings of self-employed work make it so, whoever is paid. */
export const isAutonomo = ({ rotte }: CedolinoCertificato, modulo: ModuloCu): boolean =>
  modulo === 'H' || rotte.some(({ codice }) => RITENUTE.some((una) => una === codice));

/** Sums of the same points. */
export const sommaPunti = (tutti: readonly Punti[]): Punti => {
  const codici = new Set(tutti.flatMap((punti) => Object.keys(punti)));
  return Object.fromEntries(
    [...codici].map((codice) => [
      codice,
      somma(tutti.map((punti) => Object.entries(punti).find(([uno]) => uno === codice)?.[1] ?? 0)),
    ]),
  );
};

/** Lines whose amount is in some point, of either module. */
const CERTIFICATE: readonly string[] = [
  ...['IRPEF', 'TRATTAMENTO_INTEGRATIVO', 'RITENUTA_PREMI', 'PENSIONE_DIPENDENTE', 'CONTRIBUTO_AGGIUNTIVO'],
  ...['ESONERO_IVS', 'ESONERO_MADRE', 'TFS_DIPENDENTE', 'FONDO_CREDITO', 'GESTIONE_SEPARATA_PERCIPIENTE', ...RITENUTE],
];
const ADDIZIONALI: readonly string[] = [
  'ADDIZIONALE_REGIONALE',
  'ADDIZIONALE_COMUNALE',
  'ADDIZIONALE_COMUNALE_ACCONTO',
];
const DA_DIRE: readonly Rotta['gruppo'][] = ['ritenute_previdenziali', 'ritenute_fiscali', 'somme_fuori_reddito'];

/** What was withheld or given with the pay and has no point whose number is known, with the reason; null when it has one. */
export const percheFuori = ({ codice, gruppo, destinazione }: Rotta, anno: number): string | null => {
  if (!DA_DIRE.includes(gruppo) || CERTIFICATE.includes(codice)) return null;
  if (!ADDIZIONALI.includes(codice)) return 'il numero del suo punto non è in nessun documento letto';
  return destinazione.a === 'F24' && destinazione.riferimentoB === String(anno)
    ? null
    : "riguarda il reddito dell'anno prima: è nella certificazione di quell'anno";
};
