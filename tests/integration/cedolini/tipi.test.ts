import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RigaCedolino } from '#shared/calculation/riga/cedolino-tipi.ts';
import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import { saldiAperturaRoutes, type SaldoModulo } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { stampeRoutes } from '#shared/contracts/stampe/index.ts';
import {
  metodi,
  type Adempimento,
  type IdMetodo,
  type TipoElaborazione,
} from '#shared/domain/elaborazione/elaborazione.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import {
  cedolinoDi,
  compenso,
  compute,
  docente,
  elaborazione,
  nuovoMilanese,
  print,
  saldoDiProva,
} from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { readPdf, testoLetto } from '../../functions/stampe/lettura-pdf.ts';

/** What a type of run pays, and the filings of its lines at a State school (decree by payee): of the payment, then of single lines. */
interface Tipo {
  readonly input: Omit<InputCedolino, 'uidSubAnagrafe'>;
  readonly simulazione?: boolean;
  /** Pay of another program in the year, without which nothing is to be settled. */
  readonly pagato?: Partial<SaldoModulo>;
  /** Codes of the notices that everybody gets. */
  readonly detto?: readonly string[];
  readonly pagamento: readonly Adempimento[];
  readonly righe: Readonly<Record<string, { readonly tributo: string; readonly adempimenti: readonly Adempimento[] }>>;
}

/** The check of debts that precedes a payment beyond the threshold. */
const SENZA_DEBITI = { data: '2026-03-18', numero: '2026/48', debito: 0 };

const tempoDeterminato: Percettore = { tipo: 'DIPENDENTE', contratto: 'TD_30_6', ruolo: 'DOCENTE' };
const supplente: Percettore = { tipo: 'DIPENDENTE', contratto: 'SUPPLENTE_BREVE', ruolo: 'DOCENTE' };
const aliquotaMassima = { aliquotaMassima: { aliquota: 330_000, lettaDa: 'cedolino NoiPA di gennaio 2026' } };
const cattedra = { profilo: 'DOCENTE_LAUREATO', oreSettimanali: 1800, oreCattedra: 1800 };
const irap = (...altri: Adempimento[]) => ({ tributo: '380E', adempimenti: [...altri] });

const tipi: Readonly<Record<TipoElaborazione, Tipo>> = {
  ACC: {
    input: { percettore: tempoDeterminato, voci: [compenso(50_000)], fiscali: aliquotaMassima },
    pagamento: ['UNIEMENS', 'SPT', 'F24', 'IRAP', 'MODM'],
    righe: {
      IRPEF: { tributo: '100E', adempimenti: ['SPT', 'F24', 'MODM'] },
      PENSIONE_DIPENDENTE: { tributo: 'P101', adempimenti: ['SPT', 'F24', 'MODM'] },
      FONDO_CREDITO: { tributo: 'P909', adempimenti: ['SPT', 'F24', 'MODM'] },
      INPS_DS: { tributo: 'DM10', adempimenti: ['UNIEMENS', 'SPT', 'F24', 'MODM'] },
      IRAP: irap('SPT', 'F24', 'IRAP', 'MODM'),
    },
  },
  FOR: {
    input: {
      percettore: { tipo: 'FORMATORE', contratto: 'TI', ruolo: 'DOCENTE' },
      voci: [compenso(100_000)],
      fiscali: aliquotaMassima,
    },
    pagamento: ['SPT', 'F24', 'IRAP', 'MODM'],
    righe: {
      IRPEF: { tributo: '100E', adempimenti: ['SPT', 'F24', 'MODM'] },
      IRAP: irap('SPT', 'F24', 'IRAP', 'MODM'),
    },
  },
  EST: {
    input: {
      percettore: { tipo: 'OCCASIONALE' },
      voci: [compenso(800_000)],
      verifica: SENZA_DEBITI,
      fiscali: { gestioneSeparata: 'SENZA_DIS_COLL' },
    },
    pagamento: ['UNIEMENS', 'F24', 'IRAP', 'CU', 'MODM'],
    righe: {
      RITENUTA_ACCONTO: { tributo: '104E', adempimenti: ['F24', 'CU', 'MODM'] },
      IRAP: irap('F24', 'IRAP', 'CU', 'MODM'),
      GESTIONE_SEPARATA_PERCIPIENTE: { tributo: 'CXX', adempimenti: ['UNIEMENS', 'F24', 'CU', 'MODM'] },
      GESTIONE_SEPARATA_SCUOLA: { tributo: 'CXX', adempimenti: ['UNIEMENS', 'F24', 'CU', 'MODM'] },
    },
  },
  COC: {
    input: {
      percettore: { tipo: 'COCOCO' },
      voci: [compenso(800_000)],
      verifica: SENZA_DEBITI,
      fiscali: { gestioneSeparata: 'ALTRA_COPERTURA', redditoComplessivo: 2_000_000 },
    },
    pagamento: ['UNIEMENS', 'F24', 'IRAP', 'CU', 'MODM'],
    righe: {
      IRPEF: { tributo: '100E', adempimenti: ['F24', 'CU', 'MODM'] },
      GESTIONE_SEPARATA_SCUOLA: { tributo: 'C10', adempimenti: ['UNIEMENS', 'F24', 'CU', 'MODM'] },
      IRAP: irap('F24', 'IRAP', 'CU', 'MODM'),
    },
  },
  ARR: {
    input: {
      percettore: docente,
      voci: [{ ...compenso(50_000, 'ARR_ANNI_PREC'), competenza: { dal: '2025-01-01', al: '2025-01-31' } }],
      fiscali: { redditiBiennio: { annoPrecedente: 2_500_000, dueAnniPrima: 2_400_000 } },
    },
    pagamento: ['SPT', 'F24', 'IRAP', 'MODM'],
    righe: {
      IRPEF_SEPARATA: { tributo: '102E', adempimenti: ['SPT', 'F24', 'MODM'] },
      PENSIONE_DIPENDENTE: { tributo: 'P101', adempimenti: ['SPT', 'F24', 'MODM'] },
      IRAP: irap('SPT', 'F24', 'IRAP', 'MODM'),
    },
  },
  FER: {
    input: {
      percettore: tempoDeterminato,
      voci: [],
      ferie: { cessazione: '2026-02-28', ...cattedra, giorniServizio: 150 },
      fiscali: aliquotaMassima,
    },
    simulazione: true,
    pagamento: ['UNIEMENS', 'SPT', 'F24', 'IRAP', 'MODM'],
    righe: {
      INPS_DS: { tributo: 'DM10', adempimenti: ['UNIEMENS', 'SPT', 'F24', 'MODM'] },
      IRAP: irap('SPT', 'F24', 'IRAP', 'MODM'),
    },
  },
  SUP: {
    input: {
      percettore: supplente,
      voci: [],
      servizi: [{ ...cattedra, competenza: { dal: '2026-03-02', al: '2026-03-15' } }],
      fiscali: { redditoComplessivo: 2_000_000 },
    },
    simulazione: true,
    pagamento: [],
    righe: { IRAP: irap() },
  },
  CON: {
    input: { percettore: { tipo: 'COCOCO' }, voci: [] },
    pagato: { percettore: 'COCOCO' },
    detto: ['CONGUAGLIO_IN_CORSO'],
    pagamento: [],
    righe: {},
  },
};

let home: TestHome;
let ufficio: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
  ufficio = await home.as(loginOf('CEDOLINI'));
});
afterAll(() => home.close());

const tipoDi = (idMetodo: IdMetodo): Tipo => tipi[idMetodo.slice(0, 3) as TipoElaborazione];
const dettoDi = (idMetodo: IdMetodo): readonly string[] => tipoDi(idMetodo).detto ?? [];
const comePagata = ({ gruppo }: RigaCedolino): boolean => gruppo === 'competenze';

/** The pay of another program, where the run is of nothing without it. */
const pagaPrima = async (uid: string, pagato: Tipo['pagato']): Promise<void> => {
  if (pagato !== undefined)
    await ufficio.ok(saldiAperturaRoutes.saveSaldo, { body: { ...saldoDiProva(uid, pagato), versione: 0 } });
};

test.each(metodi.map((idMetodo, indice) => ({ idMetodo, indice })))(
  'a run of $idMetodo computes, explains every line, files it where its payee says, and prints',
  async ({ idMetodo, indice }) => {
    const { input, simulazione = false, pagato, pagamento, righe } = tipoDi(idMetodo);
    const persona = await nuovoMilanese(ufficio, indice + 1);
    await pagaPrima(persona.uid, pagato);
    const { processo, avanzamento } = await compute(
      ufficio,
      elaborazione({ idMetodo, simulazione, DES_ELABORAZIONE: `Prova ${idMetodo}` }),
      [{ uidSubAnagrafe: persona.uid, ...input }],
    );
    const { anomalie, cedolino } = await cedolinoDi(ufficio, processo.uid, persona.uid);
    expect([anomalie.map(({ codice }) => codice), avanzamento.STATUS]).toEqual([dettoDi(idMetodo), 'COMPLETATO']);
    if (!cedolino) throw new Error('no payslip');

    const pagate = cedolino.righe.filter(comePagata);
    expect(pagate.length > 0).toBe(idMetodo !== 'CON-LD');
    for (const riga of pagate) expect([riga.codice, riga.adempimenti]).toEqual([riga.codice, pagamento]);
    for (const [codice, attesa] of Object.entries(righe)) {
      const riga = cedolino.righe.find((una) => una.codice === codice);
      expect([codice, riga?.tributo, riga?.adempimenti]).toEqual([codice, attesa.tributo, attesa.adempimenti]);
    }
    for (const { codice, spiegazione } of cedolino.righe)
      expect([codice, spiegazione.testo.length > 0]).toEqual([codice, true]);

    const { bytes } = await print(ufficio, stampeRoutes.printCedoliniDettagli, { idProcesso: processo.uid });
    const testo = testoLetto(await readPdf(bytes ?? new Uint8Array()));
    for (const { importo } of cedolino.righe.filter(({ gruppo }) => gruppo !== 'riepilogo'))
      expect(testo).toContain(formatEuro(importo));
    expect(testo).toContain(formatEuro(cedolino.totali.netto));
    expect(['SIMULAZIONE', 'Netto simulato'].map((avviso) => testo.includes(avviso))).toEqual([
      simulazione,
      simulazione,
    ]);
  },
);
