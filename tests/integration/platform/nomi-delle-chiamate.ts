/** Names that the specification gives to the fields of a call, and those it gives them besides; `valori` where no good value is drawn from the contract. */
export interface NomiDellaChiamata {
  readonly chiamata: string;
  readonly nomi: readonly string[];
  readonly valori?: Readonly<Record<string, unknown>>;
  /** The call is answered with these alone, without what else the contract has. */
  readonly bastano?: true;
}

const chiamata = (
  chiamata: string,
  nomi: string,
  altro: Pick<NomiDellaChiamata, 'valori' | 'bastano'> = {},
): NomiDellaChiamata => ({ chiamata, nomi: nomi.split(' ').filter((nome) => nome !== ''), ...altro });

const ELENCO = 'start limit sort page offset fields criteria';
const RICERCA = { start: 0, sort: 'ASC', page: 1, offset: 0, fields: ['uid'], criteria: '' } as const;
const PRATICA = { uniemensId: 'pratica-1' } as const;
const PERSONALE = 'dal al anno layout';

/** The names by which the specification calls the fields of each call, where it says them. */
export const nomiDelleChiamate: readonly NomiDellaChiamata[] = [
  chiamata('POST /emo/searchanag', 'criteria codFisc sort page start limit searchUidPortaleNull', { bastano: true }),
  chiamata('POST /emo/cfanomalo', 'listSubAnagrafe', { bastano: true }),
  chiamata('GET /emo/nucleofamiliare', 'uidSubAnagrafe', { bastano: true }),
  chiamata('POST /comune/search', 'criteria criteriaProv flagestinto limit start sort', { bastano: true }),
  chiamata('GET /emo/scuole', 'flgAttivo', { bastano: true }),
  chiamata('POST /emo/scuole/search', `${ELENCO} flgAttivo`, {
    valori: { ...RICERCA, flgAttivo: true },
    bastano: true,
  }),
  chiamata('POST /emo/scuoleitalia/search', ELENCO, { valori: RICERCA, bastano: true }),
  chiamata('POST /emo/servizi/search', ELENCO, { valori: RICERCA, bastano: true }),
  chiamata('POST /emo/servizi/search/dip', ELENCO, { valori: RICERCA, bastano: true }),
  chiamata('POST /emo/attivitaparticolari/search', ELENCO, { valori: RICERCA, bastano: true }),
  chiamata('POST /emo/assenza/search', ELENCO, { valori: RICERCA, bastano: true }),
  chiamata('GET /emo/calendarioscolastico', 'anno regione', { bastano: true }),
  chiamata('GET /emo/festivitachiusure', 'anno', { bastano: true }),
  chiamata('GET /emo/duplicafestivita', 'anno', { bastano: true }),
  chiamata('GET /emo/operazioneannuale/duplicaservizio', 'anno', { bastano: true }),
  chiamata('POST /emo/dipinserviziorec', PERSONALE, { bastano: true }),
  chiamata('POST /emo/dipinserviziorub', PERSONALE, { bastano: true }),
  chiamata('POST /emo/attivitaparticolari', PERSONALE, { bastano: true }),
  chiamata('POST /emo/modalitapagamento', PERSONALE, { bastano: true }),
  chiamata('POST /crud/regione', 'criteria', { valori: { criteria: {} }, bastano: true }),
  chiamata('POST /crud/anagrafe-by-prg', ''),
  chiamata('POST /crud/anagrafe-cedolini', 'start limit sort searches fields uidsFilter uidsIn anno mese', {
    bastano: true,
  }),
  chiamata('POST /crud/famfiscali-list', 'criteria', {
    valori: { criteria: { UID_PARENTE: 'parente-1' } },
    bastano: true,
  }),
  chiamata('POST /crud/soggettive-list', 'criteria'),
  chiamata('POST /crud/fiscali-by-anno', 'criteria', { valori: { criteria: { numAnno: 2026 } }, bastano: true }),
  ...[
    'comune',
    'aliquota',
    'posliste',
    'tipi-personale',
    'ass-tfr',
    'emo-opzioni',
    'emo-opzioni/spt',
    'istatcp2011',
    'qualifiche-istat',
    'codvocearea',
  ].map((nome) => chiamata(`POST /crud/${nome}`, 'criteria', { valori: { criteria: {} }, bastano: true })),
  chiamata('POST /crud/uniemens-byperiodo', ELENCO, {
    valori: { ...RICERCA, criteria: { anno: 2026 } },
    bastano: true,
  }),
  chiamata('PUT /crud/uniemens', 'allowEmpty'),
  chiamata('PUT /crud/uniemens', 'anno mese', { bastano: true }),
  chiamata('POST /crud/uniemens', 'uniemensId', { valori: PRATICA, bastano: true }),
  chiamata('DELETE /crud/uniemens', 'uniemensId versione', { valori: PRATICA, bastano: true }),
  chiamata('POST /crud/uniemens/debug', 'uniemensId', { valori: PRATICA, bastano: true }),
  chiamata('POST /crud/uniemens/dat-invio', 'uniemensId', { valori: PRATICA }),
  chiamata('POST /crud/poscontributive-id', 'uniemensId', { valori: PRATICA, bastano: true }),
  chiamata('POST /crud/denunce-individuali-inps', 'uniemensId', { valori: PRATICA }),
  chiamata('POST /crud/uniemens-collaboratori-list', 'uniemensId', { valori: PRATICA, bastano: true }),
  chiamata('POST /crud/uniemens-transfer', 'annoProv meseProv uniemensIdDest'),
  chiamata('GET /stampe/uniemens/xml', 'uniemensId versione', { valori: PRATICA, bastano: true }),
  chiamata('POST /crud/processi', `${ELENCO} hide`, { valori: { ...RICERCA, hide: true }, bastano: true }),
  chiamata('DELETE /crud/processi', 'hide'),
  chiamata('POST /crud/processi-accorpa', 'idProcessoProv idProcessoDest'),
  chiamata('GET /crud/cedolini-adempimenti', 'anno mese', { bastano: true }),
  chiamata('PUT /crud/calcolo-cedolini', 'processo cedolini recomputeId'),
  chiamata('PUT /crud/migrazione-compensi', 'processo cedolini idProcessoProv', { bastano: true }),
  chiamata('POST /crud/save-debug-json', 'cedoliniDebugList'),
  chiamata('POST /crud/cedolini-contabilizza', 'idProcesso newPeriodo'),
  chiamata('POST /crud/wwb/esponi', 'idProcesso'),
  chiamata('DELETE /crud/wwb/esponi', 'idProcesso'),
  chiamata('POST /crud/cedolini', `idProcesso limit offset fields sort nominativo`, {
    valori: { ...RICERCA, idProcesso: 'corsa-1', nominativo: 'ROSSI', sort: 'nominativo' },
    bastano: true,
  }),
  chiamata('POST /crud/cedolini', 'idProcesso cf', { valori: { idProcesso: 'corsa-1', cf: 'RSS' }, bastano: true }),
  chiamata('DELETE /crud/cedolini', 'idProcesso idCedolinoList'),
  chiamata('POST /crud/emo-opzioni-calcolo', 'opzioniCalcolo'),
  chiamata('GET /crud/voci-calcolo', 'idMetodo', { bastano: true }),
  chiamata('POST /crud/var-dati', 'varDati uidSubAnagrafe anno mese', { bastano: true }),
  chiamata('POST /crud/var-dati-3', 'uidSubAnagrafeList anno mese', { bastano: true }),
  chiamata('GET /crud/altre/fiscali', 'numAnno', { bastano: true }),
  chiamata('POST /crud/altre/fiscali', 'datInizio datFine', {
    valori: { datInizio: '2026-01-01', datFine: '2026-12-31' },
    bastano: true,
  }),
  chiamata('GET /crud/altre/soggettive', 'numAnno', { valori: { numAnno: 2026 }, bastano: true }),
  chiamata('POST /crud/altre/soggettive', 'datInizio datFine codVoce desVoce', { bastano: true }),
  chiamata('POST /crud/fiscali-check', 'numAnno uidSubAnagrafeList', { bastano: true }),
  chiamata('POST /crud/fiscali-default', 'anno mese list'),
  chiamata('DELETE /crud/fiscali', 'uidSubAnagrafe'),
  chiamata('POST /crud/spt/processi', ELENCO, { valori: RICERCA, bastano: true }),
  chiamata('GET /crud/spt/compensi', 'idDipendente'),
  chiamata('PUT /crud/spt/processo', 'anno meseDa meseA createEmpty', { bastano: true }),
  chiamata('PUT /crud/spt/processo', 'anno meseDa meseA', { bastano: true }),
  chiamata('GET /stampe/spt/riepilogativa', 'uid', { bastano: true }),
  chiamata('POST /crud/emo-opzioni/preside', 'opzioni'),
  chiamata('GET /crud/noipa/tariffa', 'anno mese codDettaglio codLivEmo', {
    valori: { codLivEmo: 'A' },
    bastano: true,
  }),
  chiamata('GET /crud/noipa/tariffa', 'anno mese codDettaglio profilo', { bastano: true }),
  chiamata('GET /crud/qual-retr', '', { bastano: true }),
  chiamata('PUT /crud/noipa/processo', 'codTipo', { valori: { codTipo: 2 } }),
  chiamata('POST /crud/noipa/processi', 'anno', { valori: { anno: -1 }, bastano: true }),
  chiamata('POST /crud/noipa/cedolini/inviati', '', { bastano: true }),
  chiamata('POST /crud/noipa/entrate', '', { bastano: true }),
  chiamata('POST /crud/commesami/lista', 'anni', { bastano: true }),
  chiamata('POST /crud/dip/dati-contabili', '', { bastano: true }),
  chiamata('POST /crud/notifications', 'limit offset', { bastano: true }),
  chiamata('GET /crud/argonews', 'appVersion', { bastano: true }),
  chiamata('POST /crud/cu', 'token', { bastano: true }),
  chiamata('GET /crud/dashboard', 'anno mese', { bastano: true }),
  chiamata('POST /stampe/uniemens/inps/{tipo}', 'anno mese uidSubAnagrafe', { bastano: true }),
  chiamata('POST /stampe/uniemens/exinpdap/{tipo}', 'anno mese uidSubAnagrafe transferred', { bastano: true }),
  chiamata('POST /stampe/cedolini', 'idProcesso idCedolini'),
  ...['liquidazione', 'competenze', 'ritenute', 'fiscale', 'addizionali', 'contributi', 'irap'].map((nome) =>
    chiamata(`GET /stampe/cedolini/${nome}`, 'idProcesso', { bastano: true }),
  ),
  chiamata('GET /stampe/noipa/elenco', 'idProcesso', { bastano: true }),
  ...[
    'altre-tratt',
    'ritenute-cterzi',
    'ritenute-irpef',
    'contributi',
    'irap',
    'addizionali',
    'trattamento-accessorio-cps',
    'giornale-emolumenti',
  ].map((nome) => chiamata(`POST /stampe/${nome}`, 'anno', { bastano: true })),
  chiamata('POST /stampe/altre/fabbisogno', 'anno mese page', { valori: { page: 10 }, bastano: true }),
  chiamata('POST /stampe/elenco-dati-soggettivi', '', { bastano: true }),
];
