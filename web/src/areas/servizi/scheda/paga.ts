import { retribuzioneServizio, type CompetenzaServizio } from '#shared/calculation/contratto/servizio.ts';
import { CalcoloImpossibile } from '#shared/calculation/spiegazione/anomalia.ts';
import {
  contrattoDelRapporto,
  orePagate,
  ruoloDelPersonale,
  type ServizioInput,
} from '#shared/contracts/servizi/servizio.ts';
import type { ContrattoDipendente, RuoloDipendente } from '#shared/domain/persona/percettore.ts';
import { isGiorno, type Giorno } from '#shared/domain/tempo/date.ts';
import { meseDi, primoGiornoDelMese, ultimoGiornoDelMese, type Mese } from '#shared/domain/tempo/mese.ts';
import { somma, type Centesimi } from '#shared/money/centesimi.ts';
import { accessorioFissoSpettante } from '#shared/rules/contratto/indennita.ts';
import { partiTredicesima, tredicesima } from '#shared/rules/contratto/tempo.ts';
import { contributiDovuti } from '#shared/rules/percettori.ts';
import { inForceOn, RegolaMancante } from '#shared/rules/regola.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import type { Liste } from './use-liste.ts';

/** What a service means for pay: the contract and role it is, the pay of a whole month, what follows from the contract. */
export interface Paga {
  readonly contratto: ContrattoDipendente | undefined;
  readonly ruolo: RuoloDipendente | undefined;
  readonly mese: Mese | null;
  readonly voci: readonly CompetenzaServizio[];
  readonly totale: Centesimi;
  /** Why there is no pay, or what must be known of it. */
  readonly motivo: string | null;
  readonly conseguenze: readonly string[];
}

export const contrattoDellaNomina = (
  codTipoNomina: string,
  { tipoNominaList }: Liste,
): ContrattoDipendente | undefined => {
  const rapporto = tipoNominaList.find(({ codice }) => codice === codTipoNomina)?.tipoRapporto;
  return Object.entries(contrattoDelRapporto).find(([nome]) => nome === rapporto)?.[1];
};

/** The row of the pay tables of a service; null where they have none, undefined while it is not chosen. */
const profiloDi = (
  { prgQualificaRetributiva, codProfiloAta }: ServizioInput,
  liste: Liste,
): string | null | undefined =>
  liste.profiloAtaList.find(({ codice }) => codice === codProfiloAta)?.area ??
  liste.qualificaRetributivaList.find((qualifica) => qualifica.prgQualificaRetributiva === prgQualificaRetributiva)
    ?.codLivEmo;

/** The month shown: today's while the service runs, otherwise its first or its last. */
const meseMostrato = ({ datInizio, datFine }: ServizioInput, oggi: Giorno): Mese | null => {
  if (!isGiorno(datInizio)) return null;
  if (oggi < datInizio) return meseDi(datInizio);
  return meseDi(isGiorno(datFine) && datFine < oggi ? datFine : oggi);
};

const TABELLE_PROPRIE =
  'Dirigenti e insegnanti di religione senza una qualifica di docente hanno tabelle proprie: qui lo stipendio non si calcola.';
const DA_INDICARE = 'Indicare nomina, date, qualifica e ore per vedere la paga di un mese.';

/** The pay of a service as the form describes it so far: the same engine of the payslip, nothing is asked to the server. */
export const pagaDi = (servizio: ServizioInput, liste: Liste, oggi: Giorno): Paga => {
  const contratto = contrattoDellaNomina(servizio.codTipoNomina, liste);
  const ruolo = ruoloDelPersonale[servizio.codTipoPersonale];
  const mese = meseMostrato(servizio, oggi);
  const profilo = profiloDi(servizio, liste);
  const noto = contratto === undefined || mese === null ? null : { contratto, mese };
  return {
    contratto,
    ruolo,
    mese,
    conseguenze: noto === null ? [] : conseguenzeDi(noto.contratto, servizio, ultimoGiornoDelMese(noto.mese)),
    ...(profilo === null ? senzaPaga(TABELLE_PROPRIE) : pagaDelMese(servizio, profilo, noto)),
  };
};

type Importi = Pick<Paga, 'voci' | 'totale' | 'motivo'>;

const senzaPaga = (motivo: string): Importi => ({ voci: [], totale: 0, motivo });

const pagaDelMese = (
  servizio: ServizioInput,
  profilo: string | undefined,
  noto: { readonly contratto: ContrattoDipendente; readonly mese: Mese } | null,
): Importi => {
  const { numOreIntere: oreCattedra, numOreSettimanali } = servizio;
  if (noto === null || profilo === undefined || !oreCattedra || !numOreSettimanali) return senzaPaga(DA_INDICARE);
  try {
    const { competenze } = retribuzioneServizio(
      {
        competenza: { dal: primoGiornoDelMese(noto.mese), al: ultimoGiornoDelMese(noto.mese) },
        profilo,
        fascia: servizio.codFascia,
        oreSettimanali: orePagate(servizio),
        oreCattedra,
        sentenzaRpdCia: servizio.desSentenzaRpdCia,
        assegnoPersonaleMensile: servizio.numAssegnoPersonale || 0,
        assenze: [],
      },
      noto.contratto,
      regoleCorrenti(),
    );
    return {
      voci: competenze,
      totale: somma(competenze.map(({ calcolato }) => calcolato.importo)),
      motivo: null,
    };
  } catch (error) {
    if (error instanceof CalcoloImpossibile || error instanceof RegolaMancante) return senzaPaga(error.message);
    throw error;
  }
};

const categoria = {
  TI: 'TEMPO_INDETERMINATO',
  TD_31_8: 'TEMPO_DETERMINATO',
  TD_30_6: 'TEMPO_DETERMINATO',
  SUPPLENTE_BREVE: 'SUPPLENTE_BREVE',
} as const;

const conseguenzeDi = (
  contratto: ContrattoDipendente,
  { desSentenzaRpdCia, codSituazionePrevidenziale, flgEnam }: ServizioInput,
  giorno: Giorno,
): readonly string[] => {
  try {
    const dovuti = inForceOn(contributiDovuti[categoria[contratto]], giorno).valore;
    const accessorio = desSentenzaRpdCia !== null || inForceOn(accessorioFissoSpettante, giorno).valore[contratto];
    return [
      accessorio ? 'RPD o CIA spetta.' : 'RPD e CIA non sono pagate, se non le riconosce una sentenza.',
      inForceOn(tredicesima, giorno).valore[contratto] === 'MESI'
        ? 'La tredicesima matura a dodicesimi e si paga a dicembre, o alla fine del contratto.'
        : `La tredicesima matura a giorni (1/${partiTredicesima.GIORNI_365}) e si paga con lo stipendio.`,
      dovuti.inpsDs
        ? 'Sui pagamenti della scuola è dovuto il contributo INPS per la disoccupazione, e la denuncia UniEmens.'
        : 'Sui pagamenti della scuola non è dovuto il contributo INPS per la disoccupazione.',
      codSituazionePrevidenziale === 'TFS' ? 'Fine servizio: TFS.' : 'Fine servizio: TFR.',
      ...(flgEnam ? ['Ritenuta ENAM sulle voci fisse.'] : []),
    ];
  } catch (error) {
    if (error instanceof RegolaMancante) return [error.message];
    throw error;
  }
};
