import { asUid } from '#platform/data/entita.ts';
import { readTable } from '#platform/spreadsheet.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { cedolinoProprioRoutes } from '#shared/contracts/cedolini/dipendente/cedolino-proprio.ts';
import { datiContabiliRoutes } from '#shared/contracts/cedolini/dipendente/dati-contabili.ts';
import { domandeProprieRoutes } from '#shared/contracts/cedolini/dipendente/domande-proprie.ts';
import { domandeRoutes } from '#shared/contracts/cedolini/domande.ts';
import { printBonifici } from '#shared/contracts/cedolini/stampe/cedolini/elaborazione.ts';
import { versamentiRoutes } from '#shared/contracts/cedolini/versamenti.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { printModelloM } from '#shared/contracts/denunce/stampe/modello-m.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { stampe } from '#shared/contracts/stampe/index.ts';
import type { Stampa } from '#shared/contracts/stampe/stampa.ts';
import { readPdf, testoLetto } from '../../functions/stampe/lettura-pdf.ts';
import { print } from '../cedolini.ts';
import type { Person } from '../home/test-home.ts';
import { SCUOLA_A } from '../home/test-users.ts';
import { sampleOfTheDay } from '../sample-of-the-day.ts';
import { stampeDiEsempio } from './esempi.ts';
import type { MeseChiuso } from './mese-chiuso.ts';

// All that closed months say: records, answers of calls, files and prints, by name.

/** The prints that say nothing closed, each with its reason. */
const FUORI: Partial<Record<keyof typeof stampe, string>> = {
  printFabbisogno: 'runs that are open',
  printIrapAnnuale: 'a year that goes on: rate and region of the declaration that is still to be made',
  printModello770: 'a year that goes on: the codes of the F24 that the school files today',
  printConguaglio: 'what is still to be settled',
  printDifferenzeRinnovo: 'what a contract known today owes on what was paid',
  printRiscontro: 'the check of a year, against the registry of today',
  printCuDiChiLascia: 'the year so far, as it stands today',
  printUnilav: 'the contracts of today',
  printSchedaSidi: 'the contract of today',
  printPrestatoServizio: 'the contracts of today',
  printIncarichi: 'the register of assignments of today',
  printOperazioniAnnuali: 'services and holidays of today',
  printInServizio: 'the staff of today',
  printRubrica: 'the staff of today',
  printAttivita: 'the staff of today',
  printModalitaPagamento: 'the accounts of today',
  printDatiFiscali: 'the tax data of today',
  printDatiSoggettivi: 'the personal amounts of today',
  printFerieNonGodute: 'the leave of today',
  printFascicoloRapporto: 'how a person stands today',
  printSptDipendente: 'it is asked of one whom that month does not tell of',
  printModelloMFoglio: 'the same as printModelloM, in a file that says when it was made',
  printDettagliMaturita: 'there is no list of exams here',
  printDettagliAltriEsami: 'there is no list of exams here',
  printDotazioneFinanziaria: 'money given by NoiPA, and no person',
  printProva: 'acceptance tests',
  printProvaDettagli: 'acceptance tests',
};

const ISTANTE = /\d{2}\/\d{2}\/\d{4},? (?:ore )?\d{2}[.:]\d{2}/g;

/** An output of a closed month, by its name, asked for only when it is wanted. */
interface Voce {
  readonly nome: string;
  readonly di: () => Promise<string>;
}

/** How many days it takes to have looked at every print: each is laid out, and read back, three times. */
const TURNI = 4;

/** Everything, or what is named, by name; of the prints those of the day. */
export const dettoDel = async (
  chiuso: MeseChiuso,
  solo: (nome: string) => boolean = () => true,
): Promise<ReadonlyMap<string, string>> => {
  const delGiorno = sampleOfTheDay(ofPrints(chiuso), TURNI);
  const voci = [...(await ofRuns(chiuso)), ...ofFilings(chiuso), ...ofEmployee(chiuso), ...delGiorno];
  const detto = new Map<string, string>();
  for (const { nome, di } of voci) if (solo(nome)) detto.set(nome, await di());
  return detto;
};

/** An answer without what rightly compares with today: the findings of a filing, and what is left of an assignment. */
const senzaOggi = (nome: string, valore: unknown): unknown =>
  (nome === 'rilievi' && Array.isArray(valore)) ||
  nome === 'daAggiornare' ||
  Reflect.get(Object(valore), 'codice') === RESTO_DELL_INCARICO
    ? undefined
    : valore;
const RESTO_DELL_INCARICO = 'INCARICO';

const risposta = (nome: string, chiesta: () => Promise<unknown>): Voce => ({
  nome,
  di: async () => JSON.stringify(await chiesta(), senzaOggi),
});

const ofRuns = async ({ gestore, processi }: MeseChiuso): Promise<readonly Voce[]> => {
  const voci = await Promise.all(
    processi.map(async (uno): Promise<readonly Voce[]> => {
      const idProcesso = asUid<'PROCESSO'>(uno);
      const { righe } = await gestore.ok(payslipRoutes.listCedolini, { body: { idProcesso } });
      return [
        risposta(`run ${uno}`, () => gestore.ok(processiRoutes.getProcesso, { body: { uid: idProcesso } })),
        risposta(`sums of ${uno}`, () => gestore.ok(versamentiRoutes.listVersamenti, { body: { idProcesso } })),
        risposta(`payslips of ${uno}`, () => gestore.ok(payslipRoutes.listCedolini, { body: { idProcesso } })),
        ...righe.flatMap(({ uid }) => [
          risposta(`payslip ${uid}`, () => gestore.ok(payslipRoutes.getCedolino, { body: { uid } })),
          risposta(`explanation ${uid}`, () => gestore.ok(domandeRoutes.getRisposte, { body: { uid } })),
        ]),
      ];
    }),
  );
  return voci.flat();
};

const ofFilings = ({ gestore, uniemens, f24, spt, cu, listaNoipa, anno }: MeseChiuso): readonly Voce[] => {
  const denunce = [
    [uniemensRoutes.getUniemens, uniemensRoutes.linkFileUniemens, uniemens] as const,
    [f24Routes.getF24, f24Routes.linkFileF24, f24] as const,
    [sptRoutes.getSpt, sptRoutes.linkFileSpt, spt] as const,
    [cuRoutes.getCertificato, cuRoutes.linkFileCu, cu] as const,
  ].filter(([, , una]) => una !== '');
  const lista = asUid<'LISTA_NOIPA'>(listaNoipa);
  const noipa =
    listaNoipa === ''
      ? []
      : [
          risposta('list of NoiPA', () => gestore.ok(pagamentiRoutes.getListaNoipa, { body: { uid: lista } })),
          risposta('lists of NoiPA', () => gestore.ok(listeRoutes.listListeNoipa, { body: { anno } })),
          risposta('paid by NoiPA', () => gestore.ok(pagamentiRoutes.listPagamentiInviati, { body: { anno } })),
        ];
  return [
    ...denunce.flatMap(([lettura, file, una]): readonly Voce[] => {
      const uid = asUid<'DENUNCIA'>(una);
      return [
        risposta(`${lettura.path} ${una}`, () => gestore.ok(lettura, { body: { uid } })),
        {
          nome: `file ${file.path} ${una}`,
          di: async () => (await fetch((await gestore.ok(file, { body: { uid, numero: 1 } })).link)).text(),
        },
      ];
    }),
    ...noipa,
  ];
};

const ofEmployee = ({ dipendente, persone, processi, anno }: MeseChiuso): readonly Voce[] => {
  const uid = asUid<'CEDOLINO'>(`${processi[0] ?? ''}-${persone[0]?.uid ?? ''}`);
  return [
    risposta('own accounts', () => dipendente.ok(datiContabiliRoutes.getDatiContabili, { body: { anno } })),
    risposta('own payslip', () => dipendente.ok(cedolinoProprioRoutes.getCedolinoProprio, { body: { uid } })),
    risposta('own answers', () => dipendente.ok(domandeProprieRoutes.getRisposteProprie, { body: { uid } })),
  ];
};

const ofPrints = (chiuso: MeseChiuso): readonly Voce[] => {
  const chiuse = new Set(
    Object.entries<Stampa>(stampe).flatMap(([nome, { codice }]) => (nome in FUORI ? [] : [codice])),
  );
  const [primo = '', ...altri] = chiuso.processi;
  return [primo, ...altri.slice(-1)].flatMap((processo, indice) =>
    stampeDiEsempio({ ...chiuso, processi: [processo] })
      .filter(
        ({ contratto: { codice }, parametri }) =>
          chiuse.has(codice) &&
          parametri.provvisori !== true &&
          !Object.values(parametri).includes('') &&
          (indice === 0 || 'idProcesso' in parametri),
      )
      .map(({ contratto, parametri: tutto }) => {
        const parametri = 'meseA' in tutto ? { ...tutto, ...MARZO } : tutto;
        return {
          nome: `print ${contratto.codice} ${JSON.stringify(parametri)}`,
          di: () => paroleDi(chiuso, contratto, parametri),
        };
      }),
  );
};

/** The words of a print, without the instant; of a file that is no PDF, its text. */
const paroleDi = async (
  { gestore, dipendente, scuola }: MeseChiuso,
  contratto: Stampa,
  parametri: Readonly<Record<string, unknown>>,
): Promise<string> => {
  const chi = contratto.roles.includes('GESTORE') ? gestore : dipendente;
  if (contratto.codice === printBonifici.codice) return bonificiDi(chi, contratto, parametri, scuola !== SCUOLA_A);
  if (SOLO_STATALI.has(contratto.codice) && scuola !== SCUOLA_A) return '';
  const { bytes } = await print(chi, contratto, parametri, 5);
  if (bytes === null) return '';
  const testo = Buffer.from(bytes).toString('utf8');
  return testo.startsWith('%PDF') ? testoLetto(await readPdf(bytes)).replaceAll(ISTANTE, '') : testo;
};

/** The list of transfers, without the column that compares with today, and the order for the bank, of a school that has one, without its instant. */
const bonificiDi = async (
  chi: Person,
  contratto: Stampa,
  parametri: Readonly<Record<string, unknown>>,
  conOrdine: boolean,
): Promise<string> => {
  const [foglio, ordine] = await Promise.all(
    (conOrdine ? ['xlsx', 'xml'] : ['xlsx']).map((formato) => print(chi, contratto, { ...parametri, formato }, 5)),
  );
  const { intestazioni, righe } = await readTable(foglio?.bytes ?? new Uint8Array(), 'stampa.xlsx');
  const oggi = intestazioni.indexOf('Cambiato dopo');
  const testo = Buffer.from(ordine?.bytes ?? []).toString('utf8');
  return JSON.stringify([
    righe.map(({ celle }) => celle.filter((_, indice) => indice !== oggi)),
    testo.replace(/<CreDtTm>[^<]*/, ''),
  ]);
};

/** The months that are closed. */
const MARZO = { meseDa: 1, meseA: 3 };

/** Prints that schools of other kinds do not have. */
const SOLO_STATALI: ReadonlySet<string> = new Set([printModelloM.codice]);
