import type * as z from 'zod';
import { personaEntita } from '#archivio/persone/persona.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { asUid } from '#platform/data/entita.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { SaldoModulo } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { payslipRoutes, processiRoutes, type AvanzamentoProcesso } from '#shared/contracts/cedolini/cedolini.ts';
import type { InputCedolino, VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { DettaglioCedolino } from '#shared/contracts/cedolini/cedolino.ts';
import type { Processo, ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import { impostazioniRoutes } from '#shared/contracts/scuola/impostazioni.ts';
import { richiestaDi, type Stampa } from '#shared/contracts/stampe/stampa.ts';
import { statoStampaRoutes, type StatoStampa } from '#shared/contracts/stampe/stato.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import { storeRecords } from './archivio.ts';
import { executionsAtWork } from './home/executions.ts';
import { startTestHome, type Person, type TestHome, type TestHomeOptions } from './home/test-home.ts';
import { loginOf, SCUOLA_A } from './home/test-users.ts';
import { personaDiProva } from './persone-di-prova.ts';

export const docente: Percettore = { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE' };

/** A run of March 2026 as the office would describe it. */
export const elaborazione = (cambi: Partial<ProcessoInput> = {}): ProcessoInput => ({
  ANNO: 2026,
  MESE: 3,
  DES_ELABORAZIONE: 'Compensi di prova',
  NOTE_ELABORAZIONE: '',
  idMetodo: 'ACC-LD',
  dataPagamento: '2026-03-20',
  attivita: '',
  progetto: '',
  fonteFinanziamento: '',
  cup: null,
  simulazione: false,
  ...cambi,
});

const gennaio = { dal: '2026-01-01', al: '2026-01-31' };

/** Hours of teaching in January 2026; quantity in hundredths. */
export const oreInsegnamento = (quantita: number, tariffa = 3850): VoceCedolino => ({
  codice: 'ORE_INS',
  competenza: gennaio,
  misura: { unita: 'ORE', quantita, tariffa },
});
export const compenso = (importo: number, codice = 'COMPENSO'): VoceCedolino => ({
  codice,
  competenza: gennaio,
  misura: { unita: 'IMPORTO', importo },
});

/** Accessory pay of a member of staff at the second rate of 2026. */
export const accessorio = (
  uidSubAnagrafe: string,
  voci: readonly VoceCedolino[],
  cambi: Partial<InputCedolino> = {},
): InputCedolino => ({
  uidSubAnagrafe: asUid(uidSubAnagrafe),
  percettore: docente,
  voci: [...voci],
  fiscali: { aliquotaMassima: { aliquota: 330_000, lettaDa: 'NoiPA gennaio 2026' } },
  ...cambi,
});

export const nuovaPersona = (ufficio: Person, numero: number): Promise<Persona> =>
  ufficio.ok(anagrafeRoutes.createPersona, { body: personaDiProva(numero) });

/** A person of the only town whose surtaxes the program knows without a table. */
export const nuovoMilanese = (ufficio: Person, numero: number): Promise<Persona> =>
  ufficio.ok(anagrafeRoutes.createPersona, {
    body: {
      ...personaDiProva(numero),
      domicili: [{ dal: '2020-01-01', codComuneDomf: 'F205', desComuneDomf: 'MILANO', codRegioneDomf: '10' }],
    },
  });

/** People one after the other: each takes the next matricola. */
export const nuovePersone = async (ufficio: Person, quante: number, da = 1): Promise<Persona[]> => {
  const persone: Persona[] = [];
  for (let numero = da; numero < da + quante; numero += 1) persone.push(await nuovaPersona(ufficio, numero));
  return persone;
};

export const prepare = async (ufficio: Person, input: ProcessoInput): Promise<Processo> =>
  (await ufficio.ok(calcoloRoutes.initData, { body: { processo: input, uidSubAnagrafeList: [] } })).processo;

/** Waits for a run to leave the state IN_CORSO, asking every so many milliseconds. */
export const waitForEnd = async (
  ufficio: Person,
  uid: string,
  millisecondi = 180_000,
  ogni = 30,
): Promise<AvanzamentoProcesso> => {
  const limite = Date.now() + millisecondi;
  for (;;) {
    const [avanzamento] = await ufficio.ok(processiRoutes.getAvanzamento, { body: { uids: [uid] } });
    if (avanzamento && avanzamento.STATUS !== 'IN_CORSO') return avanzamento;
    if (Date.now() > limite)
      throw new Error(`The run is still in progress: ${JSON.stringify(avanzamento)}; ${await executionsAtWork()}`);
    await new Promise((resolve) => setTimeout(resolve, ogni));
  }
};

/** Prepares a run, computes it and waits for its end. */
export const compute = async (
  ufficio: Person,
  input: ProcessoInput,
  cedolini: InputCedolino[],
): Promise<{ processo: Processo; avanzamento: AvanzamentoProcesso }> => {
  const { uid, versione } = await prepare(ufficio, input);
  await ufficio.ok(processiRoutes.startCalcolo, { body: { processo: { uid, versione }, cedolini } });
  const avanzamento = await waitForEnd(ufficio, uid);
  return { avanzamento, processo: await ufficio.ok(processiRoutes.getProcesso, { body: { uid } }) };
};

/** Computes a run again, as it is stored now, and waits for its end. */
export const recompute = async (ufficio: Person, { uid }: Pick<Processo, 'uid'>): Promise<Processo> => {
  const { versione } = await ufficio.ok(processiRoutes.getProcesso, { body: { uid } });
  await ufficio.ok(processiRoutes.startCalcolo, {
    body: { processo: { uid, versione }, cedolini: [], recomputeId: uid },
  });
  await waitForEnd(ufficio, uid);
  return ufficio.ok(processiRoutes.getProcesso, { body: { uid } });
};

/** A run of this month that pays those people, computed. */
export const pay = async (ufficio: Person, persone: readonly Persona[], descrizione: string): Promise<Processo> => {
  const { oggi } = ufficio.sessione;
  const { anno: ANNO, mese: MESE } = meseDi(oggi);
  return (
    await compute(
      ufficio,
      elaborazione({ ANNO, MESE, dataPagamento: oggi, DES_ELABORAZIONE: descrizione }),
      persone.map(({ uid }) => accessorio(uid, [compenso(10_000)])),
    )
  ).processo;
};

/** The payslip of a person in a run, whole. */
export const cedolinoDi = (ufficio: Person, processo: string, persona: string): Promise<DettaglioCedolino> =>
  ufficio.ok(payslipRoutes.getCedolino, { body: { uid: `${processo}-${persona}` } });

/** Amounts of the lines of a payslip by their code, in cents. */
export const importi = ({ cedolino }: DettaglioCedolino): Record<string, number> =>
  Object.fromEntries((cedolino?.righe ?? []).map(({ codice, importo }) => [codice, importo]));

/** Starts a print and waits for it, asking every so many milliseconds and again where the archive is too busy to say: its state and, when there is a file, its bytes. */
export const print = async <P extends z.ZodObject>(
  person: Person,
  contratto: Stampa<P>,
  parametri: z.input<P>,
  ogni = 30,
): Promise<{ stato: StatoStampa; bytes: Uint8Array | null }> => {
  const { printId } = await person.ok(contratto, richiestaDi(contratto, parametri));
  const limite = Date.now() + 60_000;
  for (;;) {
    const stato = await statoDi(person, printId);
    if (stato !== null && (stato.stato === 'COMPLETATO' || stato.stato === 'FALLITO' || Date.now() > limite)) {
      return {
        stato,
        bytes: stato.link === null ? null : new Uint8Array(await (await fetch(stato.link)).arrayBuffer()),
      };
    }
    await new Promise((resolve) => setTimeout(resolve, ogni));
  }
};

/** The state of a print; null where the archive is too busy to say it, and a screen asks again. */
const statoDi = async (person: Person, printId: string): Promise<StatoStampa | null> => {
  const route = statoStampaRoutes.getStampa;
  const { status, body } = await person.call(route, { params: { printId }, query: {} });
  if (status === 429) return null;
  if (status !== 200) throw new Error(`State of print ${printId} answered ${status}: ${JSON.stringify(body)}`);
  return route.response.parse(body);
};

/** People written straight into the archive: for runs of hundreds. */
export const storePersone = async (store: Store, codmin: string, quante: number): Promise<Persona[]> => {
  const persone = Array.from({ length: quante }, (_, indice): Persona => {
    const { matricola: _matricola, ...dati } = personaDiProva(indice + 1);
    const uid = `persona${String(indice + 1).padStart(5, '0')}`;
    return {
      ...dati,
      uid: asUid(uid),
      uidSubAnagrafe: asUid(uid),
      versione: 1,
      prgAnagrafe: indice + 1,
      matricola: indice + 1,
      uidPortale: null,
    };
  });
  await storeRecords(store, personaEntita, codmin, persone);
  return persone;
};

/** The payslip office of a school on 10 March 2026, and the people it pays. */
export interface Ufficio {
  readonly home: TestHome;
  readonly ufficio: Person;
  readonly persone: readonly Persona[];
  readonly uidDi: (indice: number) => Uid<'PERSONA'>;
}

/** The whole product with so many people on file. */
export const openUfficio = async (quante: number, casa: TestHomeOptions = {}): Promise<Ufficio> => {
  const home = await startTestHome({ oggi: '2026-03-10', ...casa });
  const persone = await storePersone(home.store, SCUOLA_A, quante);
  return {
    home,
    ufficio: await home.as(loginOf('CEDOLINI')),
    persone,
    uidDi: (indice) => persone[indice]?.uid ?? asUid(''),
  };
};

/** Says who signs from 2023 on: without it nothing is accounted. */
export const nameFirmatari = async (ufficio: Person): Promise<void> => {
  const { versione } = await ufficio.ok(impostazioniRoutes.getFirme, {});
  await ufficio.ok(impostazioniRoutes.saveFirme, {
    body: {
      versione,
      versioni: [
        {
          dal: '2023-01-01',
          etichettaDs: 'Il Dirigente scolastico',
          firmaDs: 'Ada Inventata',
          etichettaDsga: 'Il DSGA',
          firmaDsga: 'Aldo Prova',
          dicitura: '',
        },
      ],
    },
  });
};

/** What another program paid to a person in January 2026 for occasional work: invented. */
export const saldoDiProva = (uidSubAnagrafe: string, cambi: Partial<SaldoModulo> = {}): SaldoModulo => ({
  uidSubAnagrafe: asUid(uidSubAnagrafe),
  numAnno: 2026,
  numMese: 1,
  percettore: 'OCCASIONALE',
  numLordo: 450_000,
  numNetto: 360_000,
  numImponibileContributivo: 0,
  numImponibileIrpef: 450_000,
  numIrpef: 90_000,
  numImponibileSostitutiva: 0,
  numImponibileGestioneSeparata: 0,
  numGiorniPagati: 0,
  numTrattamentoIntegrativo: 0,
  numSommaIntegrativa: 0,
  numIrap: 38_250,
  contributi: [],
  adempimenti: ['F24'],
  ...cambi,
});

/** A payslip of occasional work, in cents. */
export const occasionaleDiProva = (uidSubAnagrafe: string, importo: number): InputCedolino => ({
  uidSubAnagrafe: asUid(uidSubAnagrafe),
  percettore: { tipo: 'OCCASIONALE' } satisfies Percettore,
  voci: [compenso(importo)],
  fiscali: { gestioneSeparata: 'SENZA_DIS_COLL' },
});
