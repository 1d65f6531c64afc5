import { getScuolaPropria } from '#archivio/scuola/scuola-propria.ts';
import { defineParte } from '#functions/colonne/parte.ts';
import { giornoIn, parseInput, testoDi, type Mezzi } from '#functions/colonne/tipo.ts';
import { campoRifiutato } from '#platform/errors.ts';
import { AltriDati, Firmatario, type DatiPropri } from '#shared/contracts/scuola/dati-propri.ts';
import { ScuolaInput, type Scuola } from '#shared/contracts/scuola/scuola.ts';
import {
  descrizioneModelloF24,
  descrizioneTipoMittente,
  descrizioneTracciatoBonifici,
} from '#shared/domain/elaborazione/denuncia.ts';
import { descrizioneFondoFineServizio, descrizioneFondoPensione } from '#shared/domain/elaborazione/fondi.ts';
import { descrizioneRuoloFirma } from '#shared/domain/scuola.ts';
import { scuoleService } from '../scuole-service.ts';

const propria = ({ context }: Mezzi): Promise<Scuola | undefined> => getScuolaPropria(context.archivio);

const requirePropria = async (mezzi: Mezzi): Promise<Scuola> => {
  const scuola = await propria(mezzi);
  if (scuola === undefined)
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'dal',
      'La scuola principale non è ancora in archivio: inserirla o importarla prima.',
    );
  return scuola;
};

const saveDati = async (scuola: Scuola | undefined, cambi: Partial<DatiPropri>, { context }: Mezzi): Promise<void> => {
  if (scuola === undefined || scuola.dati === null)
    throw new Error('The filing data of a school belong to the main one');
  const { uid, versione, ...campi } = scuola;
  await scuoleService.update(
    uid,
    { ...parseInput(ScuolaInput, { ...campi, dati: { ...scuola.dati, ...cambi } }), versione },
    context,
  );
};

const dal = {
  campo: 'dal',
  titolo: 'Dal',
  tipo: 'data',
  obbligatoria: true,
  esempio: '2025-09-01',
} as const;
const scuole = async (mezzi: Mezzi): Promise<readonly Scuola[]> => {
  const scuola = await propria(mezzi);
  return scuola === undefined ? [] : [scuola];
};
const ofSchool = {
  ambito: 'scuola',
  gruppo: () => '',
  findRecord: (_riga: unknown, mezzi: Mezzi) => requirePropria(mezzi),
  records: scuole,
} as const;

/** What filings need to know of the school, by start date. */
export const tipoAltriDati = defineParte<Scuola, AltriDati>({
  ...ofSchool,
  nome: 'altriDatiScuola',
  chiave: ['dal'],
  colonne: [
    dal,
    { campo: 'codRegioneFiscale', titolo: 'Codice regione fiscale', tipo: 'testo', cifre: 2, esempio: '08' },
    { campo: 'ibanTesoreria', titolo: 'IBAN tesoreria', tipo: 'testo', forma: 'codice', esempio: null },
    { campo: 'codSedeInps', titolo: 'Sede INPS', tipo: 'testo', cifre: 4, esempio: '7000' },
    { campo: 'capInps', titolo: 'CAP sede INPS', tipo: 'testo', cifre: 5, esempio: null },
    { campo: 'desComuneInps', titolo: 'Comune sede INPS', tipo: 'testo', vuoto: '', esempio: null },
    { campo: 'provinciaInpdap', titolo: 'Provincia INPDAP', tipo: 'testo', forma: 'codice', esempio: null },
    { campo: 'codAteco', titolo: 'Codice ATECO', tipo: 'testo', esempio: '85.31.20' },
    { campo: 'codUfficioNoipa', titolo: 'Ufficio NoiPA', tipo: 'testo', vuoto: '', esempio: null },
    { campo: 'codServizioNoipa', titolo: 'Servizio NoiPA', tipo: 'testo', vuoto: '', esempio: null },
    { campo: 'progressivoAzienda', titolo: 'Progressivo azienda', tipo: 'testo', cifre: 5, esempio: null },
    { campo: 'formaGiuridica', titolo: 'Forma giuridica', tipo: 'testo', cifre: 4, esempio: null },
    { campo: 'enteVersanteMef', titolo: 'Ente versante MEF', tipo: 'testo', vuoto: '', esempio: null },
    {
      campo: 'fondoPensione',
      titolo: 'Fondo pensione',
      tipo: 'scelta',
      scelte: descrizioneFondoPensione,
      esempio: null,
      aiuto: 'Vuoto per le scuole statali, che lo hanno per legge.',
    },
    {
      campo: 'fondoFineServizio',
      titolo: 'Fondo fine servizio',
      tipo: 'scelta',
      scelte: descrizioneFondoFineServizio,
      esempio: null,
      aiuto: 'Vuoto per le scuole statali, che lo hanno per legge.',
    },
    { campo: 'flgEnpdep', titolo: 'ENPDEP', tipo: 'si_no', vuoto: false, esempio: null },
    {
      campo: 'modelloF24',
      titolo: 'Modello F24',
      tipo: 'scelta',
      scelte: descrizioneModelloF24,
      vuoto: 'EP',
      esempio: 'EP',
    },
    {
      campo: 'tipoMittente',
      titolo: 'Mittente UniEmens',
      tipo: 'scelta',
      scelte: descrizioneTipoMittente,
      esempio: null,
    },
    { campo: 'cfPersonaMittente', titolo: 'Codice fiscale mittente', tipo: 'testo', forma: 'codice', esempio: null },
    { campo: 'cfSoftwareHouse', titolo: 'Codice fiscale casa di software', tipo: 'testo', cifre: 11, esempio: null },
    { campo: 'codEnteNoipa', titolo: 'Codice ente NoiPA', tipo: 'testo', vuoto: '', esempio: null },
    {
      campo: 'tracciatoBonifici',
      titolo: 'Tracciato bonifici',
      tipo: 'scelta',
      scelte: descrizioneTracciatoBonifici,
      esempio: null,
      aiuto: 'Vuoto per il tracciato europeo, e per le scuole statali, che pagano con mandato.',
    },
    { campo: 'codCuc', titolo: 'Codice CUC', tipo: 'testo', forma: 'codice', esempio: null },
  ],
  descrizione: (riga) => `Altri dati della scuola dal ${giornoIn(riga, 'dal')}`,
  parti: ({ dati }) => dati?.altriDati ?? [],
  riga: (_scuola, altri) => ({ tracciatoBonifici: null, codCuc: null, ...altri }),
  parse: ({ tracciatoBonifici, codCuc, ...riga }) =>
    parseInput(AltriDati, {
      ...riga,
      ...(tracciatoBonifici ? { tracciatoBonifici } : {}),
      ...(codCuc ? { codCuc } : {}),
    }),
  save: (scuola, altriDati, _riga, mezzi) =>
    saveDati(scuola, { altriDati: altriDati.toSorted((a, b) => (a.dal < b.dal ? -1 : 1)) }, mezzi),
});

/** Head teachers and administrative directors, by role and start date. */
export const tipoFirmatari = defineParte<Scuola, Firmatario>({
  ...ofSchool,
  nome: 'firmatari',
  chiave: ['ruolo', 'dal'],
  colonne: [
    {
      campo: 'ruolo',
      titolo: 'Ruolo',
      tipo: 'scelta',
      scelte: descrizioneRuoloFirma,
      obbligatoria: true,
      esempio: 'DS',
    },
    dal,
    { campo: 'al', titolo: 'Al', tipo: 'data', esempio: null },
    { campo: 'nominativo', titolo: 'Nominativo', tipo: 'testo', vuoto: '', esempio: 'Verdi Anna' },
    {
      campo: 'codFiscale',
      titolo: 'Codice fiscale',
      tipo: 'testo',
      forma: 'codice',
      vuoto: '',
      esempio: 'VRDNNA70A41H501F',
    },
  ],
  descrizione: (riga) => `${testoDi(riga, 'ruolo')} ${testoDi(riga, 'nominativo')} dal ${giornoIn(riga, 'dal')}`,
  parti: ({ dati }) => dati?.firmatari ?? [],
  riga: (_scuola, firmatario) => firmatario,
  parse: (riga) => parseInput(Firmatario, riga),
  save: (scuola, firmatari, _riga, mezzi) =>
    saveDati(scuola, { firmatari: firmatari.toSorted((a, b) => (a.dal < b.dal ? -1 : 1)) }, mezzi),
});
