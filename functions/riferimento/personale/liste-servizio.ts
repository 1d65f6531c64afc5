import { daConoscenza, type Tabella, type Voce } from '../origine.ts';
import { qualificheRetributive, type QualificaRetributiva } from './qualifiche-retributive.ts';
import { tipiPersonale, type TipoPersonale } from './tipi-personale.ts';
import { tipiScuola, type TipoScuola } from './tipi-scuola.ts';

/** End-of-service regime and the code it has on the declaration to INPS (1 TFR, 2 by choice, 3 TFS). */
export interface SituazionePrevidenziale extends Voce {
  readonly codRegimeFineServizio: '1' | '2' | '3' | null;
}

/** A post for pupils with disabilities, or an ordinary one. */
export interface TipoPosto extends Voce {
  readonly sostegno: boolean;
}

/** An item of monthly pay that a service may show; the amounts are those of the pay tables on the day. */
export interface RetribImporto extends Voce {
  readonly mensilita: 12 | 13;
  readonly fisso: boolean;
}

/** When an extra hour is worked: the column of the hourly rates. */
export type TurnoStraordinario = 'DIURNO' | 'NOTTURNO_O_FESTIVO' | 'NOTTURNO_E_FESTIVO';

export interface Straordinario extends Voce {
  readonly turno: TurnoStraordinario;
}

const tabella = <V extends Voce>(id: string, descrizione: string, fonte: string, voci: readonly V[]): Tabella<V> => ({
  id,
  descrizione,
  origine: daConoscenza(fonte, 'I codici sono del prodotto.'),
  voci,
});

export const situazioniPrevidenziali = tabella<SituazionePrevidenziale>(
  'situazioni-previdenziali',
  'Situazioni previdenziali',
  'D.P.C.M. 20/12/1999; D.P.R. 1032/1973',
  [
    { codice: 'TFS', descrizione: 'TFS (in ruolo entro il 31/12/2000)', codRegimeFineServizio: '3' },
    { codice: 'TFR', descrizione: 'TFR', codRegimeFineServizio: '1' },
    { codice: 'OPT', descrizione: 'TFR per opzione (adesione al Fondo Espero)', codRegimeFineServizio: '2' },
    { codice: 'NES', descrizione: 'Nessuna (esterni)', codRegimeFineServizio: null },
  ],
);

export const tipiAttivita = tabella<Voce>(
  'tipi-attivita',
  'Tipi di attività',
  'Attività del personale previste dal CCNL',
  [
    { codice: 'IN', descrizione: 'Insegnamento' },
    { codice: 'SO', descrizione: 'Sostegno' },
    { codice: 'PT', descrizione: "Potenziamento dell'offerta formativa" },
    { codice: 'AI', descrizione: 'Attività alternativa alla religione cattolica' },
    { codice: 'ED', descrizione: 'Attività educativa' },
    { codice: 'CS', descrizione: 'Centro sportivo scolastico' },
    { codice: 'AM', descrizione: 'Attività amministrativa' },
    { codice: 'TE', descrizione: 'Attività tecnica di laboratorio' },
    { codice: 'AU', descrizione: 'Attività ausiliaria' },
    { codice: 'DI', descrizione: 'Direzione' },
  ],
);

export const tipiServizio = tabella<Voce>(
  'tipi-servizio',
  'Tipi di servizio',
  'CCNL e contratti sulla mobilità e sulle utilizzazioni',
  [
    { codice: 'NO', descrizione: 'Servizio ordinario nella sede di titolarità' },
    { codice: 'UT', descrizione: 'Utilizzazione' },
    { codice: 'AP', descrizione: 'Assegnazione provvisoria' },
    { codice: 'CM', descrizione: 'Comando o distacco' },
    { codice: 'CO', descrizione: 'Completamento in altra scuola' },
    { codice: 'SU', descrizione: 'Supplenza' },
    { codice: 'OE', descrizione: 'Ore eccedenti' },
    { codice: 'RE', descrizione: 'Reggenza' },
    { codice: 'MA', descrizione: 'Mansioni superiori' },
    { codice: 'ES', descrizione: 'Esonero o semiesonero' },
    { codice: 'IN', descrizione: 'Incarico a tempo determinato di personale di ruolo (art. 36 e 59 CCNL 2007)' },
  ],
);

export const autoritaNomina = tabella<Voce>(
  'autorita-nomina',
  'Autorità che nomina',
  'D.Lgs. 297/1994; D.Lgs. 165/2001',
  [
    { codice: 'DS', descrizione: 'Dirigente scolastico' },
    { codice: 'AT', descrizione: 'Ambito territoriale (ufficio scolastico provinciale)' },
    { codice: 'UR', descrizione: 'Ufficio scolastico regionale' },
    { codice: 'MI', descrizione: 'Ministero' },
    { codice: 'OD', descrizione: "Dirigente scolastico d'intesa con l'ordinario diocesano" },
    { codice: 'EG', descrizione: 'Ente gestore (scuola paritaria)' },
    { codice: 'CF', descrizione: 'Consiglio di amministrazione (AFAM)' },
  ],
);

export const qualificheServizio = tabella<Voce>(
  'qualifiche-servizio',
  'Qualifiche di servizio',
  'Ruoli e profili del personale della scuola',
  [
    { codice: 'DI', descrizione: "Docente di scuola dell'infanzia" },
    { codice: 'DP', descrizione: 'Docente di scuola primaria' },
    { codice: 'D1', descrizione: 'Docente di scuola secondaria di primo grado' },
    { codice: 'D2', descrizione: 'Docente di scuola secondaria di secondo grado' },
    { codice: 'IT', descrizione: 'Insegnante tecnico-pratico' },
    { codice: 'RE', descrizione: 'Docente di religione cattolica' },
    { codice: 'ED', descrizione: 'Educatore' },
    { codice: 'CS', descrizione: 'Collaboratore scolastico' },
    { codice: 'OS', descrizione: 'Operatore' },
    { codice: 'AA', descrizione: 'Assistente amministrativo' },
    { codice: 'AT', descrizione: 'Assistente tecnico' },
    { codice: 'AL', descrizione: 'Cuoco, guardarobiere, infermiere' },
    { codice: 'FE', descrizione: 'Funzionario ed elevata qualificazione' },
    { codice: 'DM', descrizione: 'DSGA' },
    { codice: 'DS', descrizione: 'Dirigente scolastico' },
  ],
);

export const tipiCattedra = tabella<Voce>(
  'tipi-cattedra',
  'Tipi di cattedra',
  'Contratti sulla mobilità; norme sugli organici',
  [
    { codice: 'CI', descrizione: 'Cattedra interna' },
    { codice: 'CE', descrizione: 'Cattedra orario esterna' },
    { codice: 'OR', descrizione: 'Ore residue (spezzone)' },
    { codice: 'PT', descrizione: 'Posto di potenziamento' },
    { codice: 'OF', descrizione: 'Organico di fatto' },
    { codice: 'DE', descrizione: 'Posto in deroga' },
  ],
);

export const tipiPosto = tabella<TipoPosto>('tipi-posto', 'Tipi di posto', 'Codici dei posti nel SIDI', [
  { codice: 'AN', descrizione: 'Normale', sostegno: false },
  { codice: 'EH', descrizione: 'Sostegno, minorati psicofisici', sostegno: true },
  { codice: 'DH', descrizione: "Sostegno, minorati dell'udito", sostegno: true },
  { codice: 'CH', descrizione: 'Sostegno, minorati della vista', sostegno: true },
  { codice: 'IL', descrizione: 'Lingua inglese', sostegno: false },
]);

export const tipiLaboratorio = tabella<Voce>(
  'tipi-laboratorio',
  'Aree di laboratorio',
  'Aree degli assistenti tecnici; i codici con L sono del prodotto',
  [
    { codice: 'AR01', descrizione: 'Meccanica' },
    { codice: 'AR02', descrizione: 'Elettronica ed elettrotecnica' },
    { codice: 'AR08', descrizione: 'Fisica' },
    { codice: 'AR20', descrizione: 'Alimentarista' },
    { codice: 'AR23', descrizione: 'Chimica' },
    { codice: 'L-AG', descrizione: 'Agraria' },
    { codice: 'L-ED', descrizione: 'Edile' },
    { codice: 'L-MO', descrizione: 'Moda e abbigliamento' },
    { codice: 'L-GR', descrizione: 'Grafica' },
    { codice: 'L-AL', descrizione: 'Altra area' },
  ],
);

export const retribImporti = tabella<RetribImporto>(
  'retrib-importi',
  'Voci della retribuzione',
  'CCNL Istruzione e ricerca',
  [
    { codice: 'TAB', descrizione: 'Stipendio tabellare', mensilita: 13, fisso: true },
    { codice: 'IVC', descrizione: 'Indennità di vacanza contrattuale', mensilita: 13, fisso: true },
    { codice: 'RIA', descrizione: 'Retribuzione individuale di anzianità', mensilita: 13, fisso: true },
    { codice: 'ADP', descrizione: 'Assegno ad personam', mensilita: 13, fisso: true },
    { codice: 'RPD', descrizione: 'Retribuzione professionale docenti', mensilita: 12, fisso: true },
    { codice: 'CIA', descrizione: 'Compenso individuale accessorio', mensilita: 12, fisso: true },
    { codice: 'DIR', descrizione: 'Indennità di direzione', mensilita: 12, fisso: true },
    { codice: 'BIL', descrizione: 'Indennità di bilinguismo', mensilita: 12, fisso: true },
    { codice: 'OEC', descrizione: 'Ore eccedenti', mensilita: 12, fisso: false },
  ],
);

export const straordinari = tabella<Straordinario>(
  'straordinari',
  'Ore aggiuntive',
  'CCNL 29/11/2007 tabelle 5 e 6; CCNL 18/01/2024 tabella E1.6',
  [
    { codice: 'SD', descrizione: 'Straordinario diurno', turno: 'DIURNO' },
    { codice: 'SN', descrizione: 'Straordinario notturno o festivo', turno: 'NOTTURNO_O_FESTIVO' },
    { codice: 'SF', descrizione: 'Straordinario notturno e festivo', turno: 'NOTTURNO_E_FESTIVO' },
  ],
);

/** The fourteen lists a service is filled in with, by the spec's names; the school adds its own identity. */
export interface ListeServizio<S> {
  readonly tipoPersonaleList: readonly TipoPersonale[];
  readonly situazionePrevidenzialeList: readonly SituazionePrevidenziale[];
  readonly tipoAttivitaList: readonly Voce[];
  readonly tipoServizioList: readonly Voce[];
  readonly autoritaNominaList: readonly Voce[];
  readonly qualificaServizioList: readonly Voce[];
  readonly qualificaRetributivaList: readonly QualificaRetributiva[];
  readonly tipoCattedraList: readonly Voce[];
  readonly tipoPostoList: readonly TipoPosto[];
  readonly tipoLaboratorioList: readonly Voce[];
  readonly tipiScuolaList: readonly TipoScuola[];
  readonly retribImportiList: readonly RetribImporto[];
  readonly scuolaMaster: S;
  readonly straordinarioList: readonly Straordinario[];
}

export const listeServizio = <S>(scuolaMaster: S): ListeServizio<S> => ({
  tipoPersonaleList: tipiPersonale.voci,
  situazionePrevidenzialeList: situazioniPrevidenziali.voci,
  tipoAttivitaList: tipiAttivita.voci,
  tipoServizioList: tipiServizio.voci,
  autoritaNominaList: autoritaNomina.voci,
  qualificaServizioList: qualificheServizio.voci,
  qualificaRetributivaList: qualificheRetributive.voci,
  tipoCattedraList: tipiCattedra.voci,
  tipoPostoList: tipiPosto.voci,
  tipoLaboratorioList: tipiLaboratorio.voci,
  tipiScuolaList: tipiScuola.voci,
  retribImportiList: retribImporti.voci,
  scuolaMaster,
  straordinarioList: straordinari.voci,
});
