import * as z from 'zod';
import type { Sorte } from '#lib/local/demo/random.ts';
import { asUid } from '#platform/data/entita.ts';
import { cedoliniPersonaRoutes } from '#shared/contracts/cedolini/cedolini-persona.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { DettaglioCedolino, TestataCedolino } from '#shared/contracts/cedolini/cedolino.ts';
import { stampe } from '#shared/contracts/stampe/index.ts';
import { print } from '#support/cedolini.ts';
import { doppi } from '../libro/doppi.ts';
import type { Dovuto } from '../libro/fatti.ts';
import { pick } from '../passo.ts';
import { Differenza, type Ufficio } from './ufficio.ts';

/** A cent for each rounding of a payslip: the ledger rounds in its own places. */
const CENTESIMI = 2;

const testateDi = async ({ cedolini }: Ufficio, uid: string): Promise<readonly TestataCedolino[]> =>
  (await cedolini.ok(payslipRoutes.listCedolini, { body: { idProcesso: uid, start: 0, limit: 100 } })).righe;

const intero = ({ cedolini }: Ufficio, uid: string): Promise<DettaglioCedolino> =>
  cedolini.ok(payslipRoutes.getCedolino, { body: { uid } });

/** The figures of a payslip that the ledger knows too. */
const detto = ({ cedolino }: DettaglioCedolino): Readonly<Record<string, number>> | null => {
  if (cedolino === null) return null;
  const di = (...codici: string[]) =>
    cedolino.righe.filter(({ codice }) => codici.includes(codice)).reduce((somma, { importo }) => somma + importo, 0);
  return {
    lordo: cedolino.totali.lordoDipendente,
    'base della Gestione separata': cedolino.totali.imponibileGestioneSeparata,
    'Gestione separata': di('GESTIONE_SEPARATA_PERCIPIENTE'),
    'Gestione separata della scuola': di('GESTIONE_SEPARATA_SCUOLA'),
    "ritenuta d'acconto": di('RITENUTA_ACCONTO'),
    IRPEF: di('IRPEF'),
    'trattamento integrativo': di('TRATTAMENTO_INTEGRATIVO'),
    trattenute: di('TRATTENUTA'),
    "lordo dell'anno": cedolino.progressivi.lordoDipendente,
    "giorni dell'anno": cedolino.progressivi.giorniPagati,
    "base della Gestione separata dell'anno": cedolino.progressivi.imponibileGestioneSeparata,
  };
};

const daDire = (dovuto: Dovuto): Readonly<Record<string, number>> => ({
  lordo: dovuto.lordo,
  'base della Gestione separata': dovuto.baseGestioneSeparata,
  'Gestione separata': dovuto.gestioneSeparata,
  'Gestione separata della scuola': dovuto.gestioneSeparataTutta - dovuto.gestioneSeparata,
  "ritenuta d'acconto": dovuto.ritenuta,
  IRPEF: dovuto.irpef,
  'trattamento integrativo': dovuto.trattamento,
  trattenute: Object.values(dovuto.trattenute).reduce((somma, uno) => somma + uno, 0),
  "lordo dell'anno": dovuto.anno.lordo,
  "giorni dell'anno": dovuto.anno.giorni,
  "base della Gestione separata dell'anno": dovuto.anno.baseGestioneSeparata,
});

/** All that a run has to say today, people and warnings included: what moves it asks for a new calculation. */
export const impronta = ({ libro }: Ufficio, uid: string): string => {
  const pagabili = libro.pagabili(uid);
  return JSON.stringify(
    [...libro.dovuti(uid)]
      .filter(([scheda]) => pagabili.has(scheda))
      .map(([scheda, dovuto]) => [
        scheda,
        libro.persone.datiDi(scheda),
        dovuto,
        doppi(libro, uid, scheda).some(({ chiusa }) => chiusa),
      ])
      .toSorted(),
  );
};

/** Compares a run that was just computed with what the ledger says of it. @throws Differenza */
export const compareRun = async (ufficio: Ufficio, uid: string): Promise<void> => {
  const { libro } = ufficio;
  const testate = await testateDi(ufficio, uid);
  if (libro.get(uid)?.conguaglio !== true) await believeRipresi(ufficio, uid, testate);
  const attesi = libro.dovuti(uid);
  const trovati = testate.map(({ uidSubAnagrafe }) => uidSubAnagrafe).toSorted();
  if (trovati.join() !== [...attesi.keys()].toSorted().join())
    throw new Differenza(
      `run.people: the run pays ${trovati.join()}, the ledger ${[...attesi.keys()].toSorted().join()}`,
    );
  for (const testata of testate) {
    const dovuto = attesi.get(testata.uidSubAnagrafe);
    if (dovuto !== undefined) await comparePayslip(ufficio, uid, testata, dovuto);
  }
  await compareMark(ufficio, uid, false);
  ufficio.calcolati.set(uid, impronta(ufficio, uid));
};

/** Tells the ledger what payslips take back of a settlement: it knows no settlement that leaves a rest, and what is taken back lowers what may be withheld. */
const believeRipresi = async (ufficio: Ufficio, uid: string, testate: readonly TestataCedolino[]): Promise<void> => {
  for (const testata of testate) {
    const righe = (await intero(ufficio, testata.uid)).cedolino?.righe ?? [];
    const ripresi = righe.filter(({ codice }) => codice === 'RECUPERO_TRATTAMENTO').map(({ importo }) => -importo);
    ufficio.libro.riprende(
      uid,
      testata.uidSubAnagrafe,
      ripresi.reduce((somma, uno) => somma + uno, 0),
    );
  }
};

const comparePayslip = async (
  ufficio: Ufficio,
  uid: string,
  testata: TestataCedolino,
  dovuto: Dovuto,
): Promise<void> => {
  const cedolino = detto(await intero(ufficio, testata.uid));
  const siFa = ufficio.libro.pagabili(uid).has(testata.uidSubAnagrafe);
  if (cedolino === null && !siFa) return;
  if (!siFa) throw new Differenza(`payslip.settled-already: ${testata.uid} is made of nothing`);
  if (cedolino === null) throw new Differenza(`payslip.rejected: ${JSON.stringify(testata.anomalie)}`);
  for (const [nome, atteso] of Object.entries(daDire(dovuto))) {
    const trovato = cedolino[nome] ?? 0;
    if (Math.abs(trovato - atteso) > CENTESIMI)
      throw new Differenza(
        `payslip.${nome}: ${trovato}, ledger ${atteso} (${testata.uid})\n${JSON.stringify({ cedolino, dovuto })}`,
      );
  }
  compareTwice(ufficio, uid, testata);
};

/** The same work paid by another run is told by name. */
const compareTwice = ({ libro }: Ufficio, uid: string, { anomalie, uidSubAnagrafe }: TestataCedolino): void => {
  const altre = doppi(libro, uid, uidSubAnagrafe);
  for (const [codice, atteso] of [
    ['GIA_PAGATO', altre.some(({ chiusa }) => chiusa)],
    ['PAGATO_ANCHE_ALTROVE', altre.some(({ chiusa }) => !chiusa)],
  ] as const)
    if (anomalie.some((anomalia) => anomalia.codice === codice) !== atteso)
      throw new Differenza(
        `twice: ${codice} is ${atteso ? 'missing' : 'told for nothing'} of ${uidSubAnagrafe} in ${uid}: ${JSON.stringify(anomalie)}`,
      );
};

/** An open run that would say something else today is marked. @throws Differenza */
const compareMark = async ({ cedolini }: Ufficio, uid: string, atteso: boolean): Promise<void> => {
  const { FLG_RECOMPUTE } = await cedolini.ok(processiRoutes.getProcesso, { body: { uid } });
  if (atteso && !FLG_RECOMPUTE) throw new Differenza(`open-run.not-marked: ${uid}`);
  if (!atteso && FLG_RECOMPUTE) throw new Differenza(`open-run.marked-after-calculation: ${uid}`);
};

/** True of a run that made no payslip of somebody: it is not accounted before it is computed again, and needs no mark. */
const hasRejected = ({ libro }: Ufficio, uid: string, prima: string): boolean =>
  z.array(z.unknown()).parse(JSON.parse(prima)).length < libro.dovuti(uid).size;

/** Looks at every open run that has been computed. @throws Differenza where one says something else today and bears no mark */
export const compareMarks = async (ufficio: Ufficio): Promise<void> => {
  for (const { uid } of ufficio.libro.aperte()) {
    const prima = ufficio.calcolati.get(uid);
    if (prima !== undefined && !hasRejected(ufficio, uid, prima) && prima !== impronta(ufficio, uid))
      await compareMark(ufficio, uid, true);
  }
};

/** Keeps the payslips of a run as they are read now that it is accounted. */
export const seal = async (ufficio: Ufficio, uid: string): Promise<void> => {
  for (const testata of await testateDi(ufficio, uid))
    ufficio.sigillati.set(testata.uid, JSON.stringify(await closedForm(ufficio, testata.uid)));
  ufficio.bonifici.set(uid, await transfersOf(ufficio, uid));
};

/** The list of transfers and the list of liquidation of a run, as sheets; without what it tells of the registry of today, which is there to be compared. */
const transfersOf = async ({ cedolini }: Ufficio, uid: string): Promise<string> => {
  const stampate = await Promise.all([
    print(cedolini, stampe.printBonifici, { idProcesso: asUid(uid), formato: 'csv' }),
    print(cedolini, stampe.printLiquidazione, { idProcesso: asUid(uid), formato: 'csv' }),
  ]);
  return stampate
    .map(({ bytes }) =>
      Buffer.from(bytes ?? new Uint8Array())
        .toString('utf8')
        .replaceAll(/In anagrafe oggi:[^;\r\n]*/g, ''),
    )
    .join('\n');
};

/** The list of an accounted run, by lot, is the one of its day: of records that were merged it names the one that stays. @throws Differenza */
export const compareTransfers = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { libro, doppia } = ufficio;
  const chiuse = [...ufficio.bonifici].filter(
    ([uid]) => !libro.righeDi(uid).some(({ scheda }) => doppia.includes(scheda)),
  );
  const [uid, prima] = pick(caso, chiuse);
  const adesso = await transfersOf(ufficio, uid);
  if (adesso !== prima) throw new Differenza(`closed.transfers moved: ${uid}, ${diverse(prima, adesso)}`);
};

/** The accounted payslips of a person are found under whatever record they were paid by, before a merge and after. @throws Differenza */
export const compareHistories = async ({ libro, cedolini }: Ufficio): Promise<void> => {
  for (const scheda of libro.persone.tutte()) {
    const righe = await cedolini.ok(cedoliniPersonaRoutes.listCedoliniPersona, {
      query: { uidSubAnagrafe: asUid(scheda) },
    });
    const trovati = righe.flatMap(({ stato, idProcesso, lordo }) =>
      stato === 'CONTABILIZZATO' && lordo !== 0 ? [`${idProcesso} ${lordo}`] : [],
    );
    const attesi = libro
      .pagati()
      .filter(({ riga, dovuto }) => libro.persone.chi(riga.scheda) === libro.persone.chi(scheda) && dovuto.lordo !== 0)
      .map(({ elaborazione, dovuto }) => `${elaborazione.uid} ${dovuto.lordo}`);
    if (trovati.toSorted().join() !== attesi.toSorted().join())
      throw new Differenza(`history: of ${scheda} ${trovati.toSorted().join()}, ledger ${attesi.toSorted().join()}`);
  }
};

/** A sealed payslip without the record it is of: of two that were merged every reading names the one that stays. */
const closedForm = async (ufficio: Ufficio, uid: string) => {
  const {
    uidSubAnagrafe,
    storico,
    versione: _versione,
    input: { uidSubAnagrafe: _suo, ...input },
    ...resto
  } = await intero(ufficio, uid);
  return { ...resto, input, ...(ufficio.doppia.includes(uidSubAnagrafe) ? {} : { storico }) };
};

/** The two texts from where they part. */
const diverse = (una: string, altra: string): string => {
  const posto = Math.max(0, [...una].findIndex((lettera, indice) => lettera !== altra[indice]) - 40);
  return `${una.slice(posto, posto + 160)} and now ${altra.slice(posto, posto + 160)}`;
};

/** Accounted payslips say for good what they said. @throws Differenza */
export const compareSealed = async (ufficio: Ufficio): Promise<void> => {
  for (const [uid, prima] of ufficio.sigillati) {
    const adesso = JSON.stringify(await closedForm(ufficio, uid));
    if (adesso !== prima) throw new Differenza(`closed.payslip moved: ${uid}, ${diverse(prima, adesso)}`);
  }
};
