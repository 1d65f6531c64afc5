import { fiscaliEntita, uidFiscali } from '#archivio/persone/fiscali.ts';
import { personaEntita } from '#archivio/persone/persona.ts';
import type { Colonna, Riga } from '#functions/colonne/colonna.ts';
import { defineParte } from '#functions/colonne/parte.ts';
import { colonneIntestatario, intestatario, loadPersona } from '#functions/colonne/personale.ts';
import { parseInput, testoDi, type Mezzi, type TipoScambio } from '#functions/colonne/tipo.ts';
import { readItem } from '#platform/data/repository.ts';
import { CuAltri, DocumentoFiscale, Risultato730 } from '#shared/contracts/anagrafe/dati-cu.ts';
import {
  FiscaliModulo,
  fiscaliPredefiniti,
  type Fiscali,
  type FiscaliInput,
} from '#shared/contracts/anagrafe/fiscale.ts';
import { descrizioneDocumentoFiscale, descrizioneVoce730 } from '#shared/domain/persona/dati-anno.ts';
import { fiscaliService } from './fiscali-service.ts';

/** The lists of a year of tax data that travel as rows of their own. */
type Elenco = 'cuAltri' | 'risultati730' | 'documenti';
type ParteDi<E extends Elenco> = FiscaliInput[E][number];

interface Parte<E extends Elenco> {
  readonly nome: TipoScambio['nome'];
  readonly chiave: readonly string[];
  readonly colonne: readonly Colonna[];
  readonly cosa: string;
  readonly parse: (riga: Riga) => ParteDi<E>;
  readonly valori: (parte: ParteDi<E>) => Riga;
  /** The year with these parts. */
  readonly conParti: (fiscali: FiscaliInput, parti: readonly ParteDi<E>[]) => FiscaliInput;
  readonly parti: (fiscali: Fiscali) => readonly ParteDi<E>[];
}

const numAnno: Colonna = {
  campo: 'numAnno',
  titolo: 'Anno',
  tipo: 'intero',
  obbligatoria: true,
  esempio: 2026,
};
const importo = (campo: string, titolo: string): Colonna => ({ campo, titolo, tipo: 'importo', vuoto: 0, esempio: 0 });

const loadFiscali = async (riga: Riga, mezzi: Mezzi): Promise<Fiscali | undefined> => {
  const { uid } = await loadPersona(riga, mezzi);
  return mezzi.context.archivio.of(fiscaliEntita).get(uidFiscali(uid, Number(riga.numAnno)));
};

/** Writes the year of a row with these parts; a year that is not there starts from the values of who has said nothing. */
const saveFiscali = async (
  prima: Fiscali | undefined,
  change: (fiscali: FiscaliInput) => FiscaliInput,
  riga: Riga,
  mezzi: Mezzi,
): Promise<void> => {
  if (prima === undefined) {
    const { uid } = await loadPersona(riga, mezzi);
    const nuovi = parseInput(FiscaliModulo, change(fiscaliPredefiniti(Number(riga.numAnno))));
    await fiscaliService.create({ ...nuovi, uidSubAnagrafe: uid }, mezzi.context);
    return;
  }
  const { uid: _uid, uidSubAnagrafe, versione, ...campi } = prima;
  const cambiati = parseInput(FiscaliModulo, change(campi));
  await fiscaliService.update({ ...cambiati, uidSubAnagrafe, versione }, mezzi.context);
};

const defineParteFiscale = <E extends Elenco>({
  nome,
  chiave,
  colonne,
  cosa,
  parse,
  valori,
  conParti,
  parti,
}: Parte<E>): TipoScambio =>
  defineParte<Fiscali, ParteDi<E>>({
    nome,
    ambito: 'persona',
    gruppo: (riga) => testoDi(riga, 'desCf'),
    chiave: ['desCf', 'numAnno', ...chiave],
    colonne: [...colonneIntestatario, numAnno, ...colonne],
    descrizione: (riga) =>
      `${testoDi(riga, 'desNominativo') || testoDi(riga, 'desCf')}: ${cosa} del ${String(riga.numAnno)}`,
    findRecord: loadFiscali,
    records: async (_mezzi, { items }) =>
      items.filter(({ tipo }) => tipo === fiscaliEntita.nome).map((item) => readItem(fiscaliEntita, item)),
    parti,
    riga: async (fiscali, parte, { context }) => ({
      ...intestatario(await context.archivio.of(personaEntita).load(fiscali.uidSubAnagrafe)),
      numAnno: fiscali.numAnno,
      ...valori(parte),
    }),
    parse,
    save: (prima, tutte, riga, mezzi) => saveFiscali(prima, (fiscali) => conParti(fiscali, tutte), riga, mezzi),
  });

const campiDi = (colonne: readonly Colonna[], riga: Riga): Riga =>
  Object.fromEntries(colonne.map(({ campo }) => [campo, riga[campo] ?? null]));

const colonneCu: readonly Colonna[] = [
  {
    campo: 'cfDatore',
    titolo: 'Codice fiscale del datore',
    tipo: 'testo',
    forma: 'codice',
    obbligatoria: true,
    esempio: '98765432103',
  },
  { campo: 'desDatore', titolo: 'Datore di lavoro', tipo: 'testo', vuoto: '', esempio: null },
  { campo: 'dal', titolo: 'Dal', tipo: 'data', obbligatoria: true, esempio: '2026-01-01' },
  { campo: 'al', titolo: 'Al', tipo: 'data', esempio: '2026-03-31' },
  importo('numReddito', 'Reddito'),
  importo('numRitenute', 'Ritenute IRPEF'),
  importo('numAddizionaleRegionale', 'Addizionale regionale'),
  importo('numAddizionaleComunale', 'Addizionale comunale'),
  importo('numDetrazioni', 'Detrazioni'),
  importo('numTrattamentoIntegrativo', 'Trattamento integrativo'),
  importo('numSommaIntegrativa', 'Somma integrativa'),
  { campo: 'numGiorni', titolo: 'Giorni', tipo: 'intero', vuoto: 0, esempio: 90 },
];

/** Certificates of other employers, by employer and first day. */
export const tipoCuAltri = defineParteFiscale<'cuAltri'>({
  nome: 'cuAltri',
  chiave: ['cfDatore', 'dal'],
  colonne: colonneCu,
  cosa: 'CU di un altro datore',
  parse: (riga) => parseInput(CuAltri, campiDi(colonneCu, riga)),
  valori: (parte) => parte,
  parti: ({ cuAltri }) => cuAltri,
  conParti: (fiscali, parti) => ({ ...fiscali, cuAltri: [...parti] }),
});

const colonne730: readonly Colonna[] = [
  {
    campo: 'voce',
    titolo: 'Risultato',
    tipo: 'scelta',
    scelte: descrizioneVoce730,
    obbligatoria: true,
    esempio: 'IRPEF_SALDO',
  },
  { campo: 'flgConiuge', titolo: 'Del coniuge', tipo: 'si_no', vuoto: false, esempio: false },
  {
    campo: 'numImporto',
    titolo: 'Importo',
    tipo: 'importo',
    esempio: 12_000,
    aiuto: 'Positivo se da trattenere, negativo se da rimborsare.',
  },
  { campo: 'numRate', titolo: 'Rate', tipo: 'intero', vuoto: 1, esempio: 1 },
];

/** Results of the 730 return, by kind and spouse. */
export const tipoRisultati730 = defineParteFiscale<'risultati730'>({
  nome: 'risultati730',
  chiave: ['voce', 'flgConiuge'],
  colonne: colonne730,
  cosa: 'risultato del 730',
  parse: (riga) => parseInput(Risultato730, campiDi(colonne730, riga)),
  valori: (parte) => parte,
  parti: ({ risultati730 }) => risultati730,
  conParti: (fiscali, parti) => ({ ...fiscali, risultati730: [...parti] }),
});

const colonneDocumento: readonly Colonna[] = [
  {
    campo: 'tipo',
    titolo: 'Documento',
    tipo: 'scelta',
    scelte: descrizioneDocumentoFiscale,
    obbligatoria: true,
    esempio: 'RICHIESTA_CU_ALTRI',
  },
  { campo: 'data', titolo: 'Data', tipo: 'data', obbligatoria: true, esempio: '2026-01-15' },
  { campo: 'protocollo', titolo: 'Protocollo', tipo: 'testo', vuoto: '', esempio: '123/2026' },
];

/** Papers of the person that choices of the year rest on, by kind and day. */
export const tipoDocumentiFiscali = defineParteFiscale<'documenti'>({
  nome: 'documentiFiscali',
  chiave: ['tipo', 'data'],
  colonne: colonneDocumento,
  cosa: 'documento',
  parse: (riga) => parseInput(DocumentoFiscale, campiDi(colonneDocumento, riga)),
  valori: (parte) => parte,
  parti: ({ documenti }) => documenti,
  conParti: (fiscali, parti) => ({ ...fiscali, documenti: [...parti] }),
});
