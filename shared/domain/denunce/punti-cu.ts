/** How the value of a point lies in the 16 characters the file has for it. */
export type FormatoPunto = 'AN' | 'DT' | 'CB' | 'CB12' | 'N1' | 'N2' | 'N3' | 'N4' | 'VP';

/** A numbered box of the certificate. */
export interface PuntoCu {
  readonly formato: FormatoPunto;
  readonly nome: string;
  /** False where no program that writes the file was seen to use it: its number is remembered, not read. */
  readonly osservato: boolean;
}

const punto =
  (formato: FormatoPunto) =>
  (nome: string, osservato = true): PuntoCu => ({ formato, nome, osservato });
const [AN, DT, CB, CB12, VP] = [punto('AN'), punto('DT'), punto('CB'), punto('CB12'), punto('VP')];
const [N1, N2, N3, N4] = [punto('N1'), punto('N2'), punto('N3'), punto('N4')];
const remembered = false;

/**
 * The points this program writes and reads, by the code they have in the file. They are those that an open generator writes for the models of
 * 2022, 2023 and 2024 (incomes of 2021–2023) and, marked, some that only the instructions of those years name.
 */
export const puntiCu = {
  DA001001: AN('Codice fiscale del sostituto'),
  DA001002: AN('Denominazione del sostituto'),
  DA001004: AN('Comune del sostituto'),
  DA001005: AN('Provincia del sostituto'),
  DA001006: AN('CAP del sostituto'),
  DA001007: AN('Indirizzo del sostituto'),
  DA001008: AN('Telefono del sostituto'),
  DA001009: AN('E-mail del sostituto'),
  DA001010: AN('Codice attività'),
  DA002001: AN('Codice fiscale'),
  DA002002: AN('Cognome'),
  DA002003: AN('Nome'),
  DA002004: AN('Sesso'),
  DA002005: DT('Data di nascita'),
  DA002006: AN('Comune o Stato di nascita'),
  DA002007: AN('Provincia di nascita'),
  DA002020: AN("Domicilio all'1 gennaio dell'anno: comune"),
  DA002021: AN('Provincia'),
  DA002022: AN('Codice del comune'),
  DA002024: AN("Domicilio all'1 gennaio dell'anno dopo: comune"),
  DA002025: AN('Provincia, anno dopo'),
  DA002026: AN('Codice del comune, anno dopo'),
  DA002030: AN("Codice fiscale di chi rappresenta o dell'erede", remembered),
  DA002040: AN('Codice fiscale estero'),
  DA002041: AN('Località estera'),
  DA002042: AN('Indirizzo estero'),
  DA002044: N3('Codice dello Stato estero'),
  DA003001: DT('Data della firma'),
  DA003002: CB('Firma del sostituto'),
  DB001001: VP('Redditi di lavoro dipendente, tempo indeterminato'),
  DB001002: VP('Redditi di lavoro dipendente e assimilati, tempo determinato'),
  DB001004: VP('Altri redditi assimilati', remembered),
  DB001006: N3('Giorni per le detrazioni'),
  DB001008: DT('Inizio del rapporto'),
  DB001009: DT('Fine del rapporto'),
  DB001010: CB('In forza al 31 dicembre'),
  DB001021: VP('Ritenute IRPEF'),
  DB001022: VP('Addizionale regionale'),
  DB001026: VP("Addizionale comunale, acconto dell'anno", remembered),
  DB001027: VP('Addizionale comunale, saldo'),
  DB001029: VP("Addizionale comunale, acconto dell'anno dopo", remembered),
  DB001361: VP('Imposta lorda'),
  DB001362: VP('Detrazioni per carichi di famiglia'),
  DB001367: VP('Detrazioni per lavoro dipendente'),
  DB001369: VP('Detrazioni per oneri'),
  DB001374: VP('Totale delle detrazioni'),
  DB001375: VP('Imposta netta'),
  DB001390: N2('Codice del trattamento integrativo'),
  DB001391: VP('Trattamento integrativo erogato'),
  DB001464: N2('Codice dei redditi esenti'),
  DB001465: VP('Redditi esenti'),
  DB001481: VP("Redditi con ritenuta a titolo d'imposta"),
  DB001482: VP("Ritenute a titolo d'imposta"),
  DB001511: VP('Arretrati di anni precedenti a tassazione separata', remembered),
  DC001009: AN("Gestione pubblica: codice fiscale dell'amministrazione"),
  DC001010: AN("Gestione pubblica: progressivo dell'azienda"),
  DC001012: N1('Gestione pensionistica'),
  DC001014: N1('Gestione del credito'),
  DC001017: N4('Gestione pubblica: anno di riferimento'),
  DC001018: VP('Gestione pubblica: imponibile pensionistico'),
  DC001019: VP('Gestione pubblica: contributi dovuti'),
  DC001020: VP('Gestione pubblica: contributi a carico del lavoratore'),
  DC001021: VP('TFS: imponibile', remembered),
  DC001022: VP('TFS: contributi dovuti', remembered),
  DC001023: VP('TFS: contributi a carico del lavoratore', remembered),
  DC001024: VP('TFR: imponibile', remembered),
  DC001025: VP('TFR: contributi dovuti', remembered),
  DC001028: VP('Fondo credito: imponibile'),
  DC001029: VP('Fondo credito: contributi dovuti'),
  DC001030: VP('Fondo credito: contributi a carico del lavoratore'),
  DC001037: CB('Gestione pubblica: denuncia di tutti i mesi'),
  DC001038: CB12('Gestione pubblica: mesi denunciati'),
  DC001039: AN('Gestione pubblica: codice fiscale di chi denuncia'),
  DC001040: CB12('Gestione pubblica: mesi di paga denunciati'),
  DC001045: VP('Gestione separata: compensi'),
  DC001046: VP('Gestione separata: contributi dovuti'),
  DC001047: VP('Gestione separata: contributi a carico del collaboratore'),
  DC001048: VP('Gestione separata: contributi versati'),
  DC001049: CB('Gestione separata: denuncia di tutti i mesi'),
  DC001050: CB12('Gestione separata: mesi senza denuncia'),
  DC001051: AN('Gestione separata: tipo di rapporto'),
  AU001001: AN('Causale', remembered),
  AU001004: VP('Ammontare lordo corrisposto', remembered),
  AU001005: VP('Somme non soggette per convenzione', remembered),
  AU001006: N2('Codice delle altre somme non soggette', remembered),
  AU001007: VP('Altre somme non soggette', remembered),
  AU001008: VP('Imponibile', remembered),
  AU001009: VP("Ritenute a titolo d'acconto", remembered),
  AU001010: VP("Ritenute a titolo d'imposta", remembered),
  AU001034: VP('Contributi previdenziali a carico di chi eroga', remembered),
  AU001035: VP('Contributi previdenziali a carico del percipiente', remembered),
} as const satisfies Readonly<Record<string, PuntoCu>>;
export type CodicePunto = keyof typeof puntiCu;

export const isPuntoCu = (codice: string): codice is CodicePunto => Object.hasOwn(puntiCu, codice);

/** Last tax year whose numbers were seen in a program that writes the file: those of later years are carried on, and said to be. */
export const ULTIMO_ANNO_OSSERVATO = 2023;

/** 'DB001002' → 2: the number the box has on paper. */
export const numeroDelPunto = (codice: string): number => Number(codice.slice(5));
