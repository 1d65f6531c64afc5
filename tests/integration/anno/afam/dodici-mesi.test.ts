import { afterAll, beforeAll, expect, test } from 'vitest';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { elaborazione } from '#support/cedolini.ts';
import { elaboraCu, saveFirma, sendCu } from '#support/denunce/scuola-che-certifica.ts';
import { bloccanti, denunciaInps, diverse, letto, mancano, mese, paga, payF24 } from '../atti.ts';
import type { Anno } from '../mondo.ts';
import { lordo } from '../statale/persone.ts';
import { expectChiuso } from './anno-chiuso.ts';
import { MESI, openConservatorio, RATA } from './conservatorio.ts';
import { dovuti } from './dovuti.ts';
import { breve, CON_RPD, FERIE, TREDICESIME } from './paga-tabellare.ts';
import { addPagato, addRighe, lordi, pagatoA } from './somme-dell-anno.ts';

// A conservatory through an academic year, November 2025 to October 2026: a teacher of the whole year, a short substitute, a collaborator; every sum of the two tax years against figures made here.

let scuola: Anno;
beforeAll(async () => {
  scuola = await openConservatorio();
}, 120_000);
afterAll(() => scuola.home.close());

interface Cedolino {
  readonly nome: string;
  /** The 13th apart, of which the year says how much it is. */
  readonly senzaTredicesima: number;
  /** Fixed pay earns the end of service too. */
  readonly fisso?: boolean;
  readonly opzioni?: InputCedolino['opzioni'];
}

/** Pays a run and holds each payslip to the gross of this test and to the contributions of the law. */
const run = async (
  atto: Parameters<typeof paga>[1],
  cedolini: readonly Cedolino[],
  input: (uno: Cedolino) => InputCedolino,
  cambi: Parameters<typeof paga>[3] = {},
) => {
  const [, giorno] = atto;
  const processo = await paga(scuola, atto, cedolini.map(input), cambi);
  for (const { nome, senzaTredicesima, fisso = false } of cedolini) {
    const { righe } = await letto(scuola, processo, nome);
    const di = (quali: (riga: (typeof righe)[number]) => boolean) =>
      righe.filter(quali).reduce((totale, { importo }) => totale + importo, 0);
    const pagato = senzaTredicesima + di(({ codice }) => codice.startsWith('TREDICESIMA'));
    const contributi = nome === 'collaborini' ? [(RATA * 0.3503) / 3] : [pagato * 0.088, pagato * 0.0035];
    const previdenza = contributi.reduce((totale, uno) => totale + Math.round(uno), 0);
    expect([
      nome,
      giorno,
      di(({ gruppo }) => gruppo === 'competenze'),
      di(({ gruppo }) => gruppo === 'ritenute_previdenziali'),
    ]).toEqual([nome, giorno, pagato, previdenza]);
    addPagato(nome, giorno, { lordo: pagato, reddito: pagato - previdenza, tfr: fisso ? pagato : 0 });
    addRighe(righe, giorno, nome);
  }
  return processo;
};

const dalRegistro = ({ nome, opzioni = {} }: Cedolino): InputCedolino => ({
  uidSubAnagrafe: scuola.uidDi(nome),
  percettore: null,
  voci: [],
  opzioni,
});

/** The leave left at the end of a contract, as the run proposes it. */
const payFerie = async (nome: 'annuali' | 'brevi', giorno: string) => {
  const [anno = 0, quale = 0] = giorno.split('-').map(Number);
  const processo = elaborazione({ ANNO: anno, MESE: quale, idMetodo: 'FER-LD', dataPagamento: giorno });
  const { cedolini, processo: prova } = await scuola.chi.ok(calcoloRoutes.initData, {
    body: { processo, uidSubAnagrafeList: [scuola.uidDi(nome)] },
  });
  await scuola.chi.ok(processiRoutes.removeProcesso, { body: { uid: prova.uid, versione: prova.versione } });
  const [proposto] = cedolini;
  if (proposto?.ferie == null) throw new Error(`No leave is proposed for ${nome}`);
  const { ferie } = proposto;
  await run(['FER-LD', giorno, `Ferie, ${nome}`], [{ nome, senzaTredicesima: FERIE[nome] }], (uno) => ({
    ...dalRegistro(uno),
    ferie,
  }));
};

const accessorio = (giorno: string, importo: number, giorni: readonly [string, string]) =>
  run(['ACC-LD', giorno, `Accessori ${giorno}`], [{ nome: 'annuali', senzaTredicesima: importo }], ({ nome }) =>
    lordo(scuola, nome, importo, giorni),
  );

/** The salary of January of the substitute is forgotten until February. */
const STIPENDI: Readonly<Record<number, readonly Cedolino[]>> = {
  2: [{ nome: 'brevi', senzaTredicesima: breve(30), fisso: true }],
  3: [{ nome: 'brevi', senzaTredicesima: breve(20), fisso: true, opzioni: { cessazione: true } }],
};
const ULTIMO = 10;

/** The payments that some months have besides the salaries and the fee of the collaborator, before them. */
const ALTRO: Readonly<Record<number, (giorno: string) => Promise<unknown>>> = {
  12: (giorno) => accessorio(giorno, 300_000, ['2025-11-01', '2025-12-12']),
  2: async (giorno) => {
    await run(
      ['SUP-LD', giorno, 'Stipendio di gennaio, dimenticato'],
      [{ nome: 'brevi', senzaTredicesima: breve(20), fisso: true }],
      dalRegistro,
      { MESE: 1 },
    );
    const conguaglio = await paga(
      scuola,
      ['CON-LD', giorno, 'Conguaglio 2025'],
      ['annuali', 'collaborini'].map((nome) => dalRegistro({ nome, senzaTredicesima: 0 })),
      { annoConguagliato: 2025 },
    );
    for (const nome of ['annuali', 'collaborini'])
      addRighe((await letto(scuola, conguaglio, nome)).righe, giorno, nome);
  },
  3: (giorno) => payFerie('brevi', giorno),
  4: (giorno) => accessorio(giorno, 50_000, ['2026-03-01', '2026-03-31']),
  10: (giorno) => payFerie('annuali', giorno),
};

/** Sums that the F24 paid, by code and year of reference: debts less credits. */
const versati = new Map<string, number>();
const addF24 = ({ righe }: DenunciaIntera): void => {
  for (const { calcolati } of righe) {
    const chiave = `${String(calcolati.codice)} ${String(calcolati.riferimentoB).slice(-4)}`;
    versati.set(chiave, (versati.get(chiave) ?? 0) + Number(calcolati.debito) - Number(calcolati.credito ?? 0));
  }
};
/** Sums that the law makes of the gross pay of a month, each to a cent a payslip. */
const expectContributi = ({ righe }: DenunciaIntera, quale: string, cedolini: number): void => {
  const { staff = 0, tfr = 0 } = lordi.get(quale) ?? {};
  const di = (codice: string) =>
    righe
      .filter(({ calcolati }) => calcolati.codice === codice)
      .reduce((totale, { calcolati }) => totale + Number(calcolati.debito), 0);
  const attesi = {
    P101: staff * 0.33,
    P909: staff * 0.0035,
    P708: tfr * 0.0768,
    CXX: RATA * 0.3503,
    '380E': (staff + RATA) * 0.085,
  };
  for (const [codice, atteso] of Object.entries(attesi))
    expect([quale, codice, Math.abs(di(codice) - atteso) <= cedolini, di(codice)]).toEqual([
      quale,
      codice,
      true,
      di(codice),
    ]);
  // To the whole euro.
  expect([quale, 'DM10', di('DM10')]).toEqual([quale, 'DM10', Math.round((staff * 0.0161) / 100) * 100]);
};

/** A month paid later is declared by a further UniEmens of it; its taxes are of the month of payment. */
const declareGennaio = async (): Promise<void> => {
  expect((await mancano(scuola, 2026)).map(({ come, mese: di }) => [come, di])).toContainEqual(['UNIEMENS', 1]);
  expect((await denunciaInps(scuola, mese(2026, 1))).denuncia.flusso).toBe(2);
};
const declareMese = async (anno: number, quale: number): Promise<void> => {
  const inps = await denunciaInps(scuola, mese(anno, quale));
  const fee = inps.righe.find(({ chiave }) => chiave.startsWith('C|'))?.calcolati;
  expect([fee?.Imponibile, fee?.Dovuto]).toEqual([RATA, Math.round(RATA * 0.3503)]);
  expect(await diverse(scuola, anno)).toEqual([]);
};

test.each(MESI)('%i, month %i: paid on %s, filed and declared in the next', async (anno, quale, giorno) => {
  const opzioni = quale === ULTIMO ? { cessazione: true } : {};
  await ALTRO[quale]?.(giorno);
  const stipendi = [{ nome: 'annuali', senzaTredicesima: CON_RPD, fisso: true, opzioni }, ...(STIPENDI[quale] ?? [])];
  await run(['SUP-LD', giorno, `Stipendi ${quale}`], stipendi, dalRegistro);
  const [dal, al] = [`${giorno.slice(0, 8)}01`, new Date(Date.UTC(anno, quale, 0)).toISOString().slice(0, 10)];
  await run(
    ['COC-LD', giorno, `Collaborazione ${quale}`],
    [{ nome: 'collaborini', senzaTredicesima: RATA }],
    ({ nome }) => ({
      ...lordo(scuola, nome, RATA, [dal, al]),
      opzioni,
    }),
  );
  await scuola.arriva(new Date(Date.UTC(anno, quale, 14)).toISOString().slice(0, 10));
  const f24 = await payF24(scuola, mese(anno, quale));
  if (f24 === null) throw new Error('An F24 expected');
  expect(bloccanti(f24)).toEqual([]);
  addF24(f24);
  expectContributi(f24, giorno.slice(0, 7), 6);
  if (quale === 2) await declareGennaio();
  await declareMese(anno, quale);
});
const GIORNI = {
  'annuali 2025': 61,
  'collaborini 2025': 61,
  'annuali 2026': 304,
  'brevi 2026': 68,
  'collaborini 2026': 304,
};
const dovutiDi = (chiave: string, giorni: number) =>
  dovuti(pagatoA(chiave.slice(0, -5), Number(chiave.slice(-4))).reddito, giorni, !chiave.startsWith('collaborini'));

test('the 13th of each year is a twelfth a month of service, or by the day, whenever it is paid', () => {
  for (const [chiave, attesa] of Object.entries(TREDICESIME)) {
    const { trattenute } = pagatoA(chiave.slice(0, -5), Number(chiave.slice(-4)));
    const pagata = [...trattenute].reduce(
      (totale, [codice, uno]) => totale + (/^TREDICESIMA/.test(codice) ? uno : 0),
      0,
    );
    // A cent for each payslip that may have a part of it.
    expect([chiave, Math.abs(pagata - attesa) <= 10, pagata]).toEqual([chiave, true, pagata]);
  }
});

test('what the payslips and the settlements withheld and gave of each year is what it owes', () => {
  for (const [chiave, giorni] of Object.entries(GIORNI)) {
    const { trattenute } = pagatoA(chiave.slice(0, -5), Number(chiave.slice(-4)));
    const di = (...codici: readonly string[]) => codici.reduce((totale, uno) => totale + (trattenute.get(uno) ?? 0), 0);
    const { netta, integrativo, somma, regionale, comunale } = dovutiDi(chiave, giorni);
    expect([
      chiave,
      di('IRPEF'),
      di('TRATTAMENTO_INTEGRATIVO', 'RECUPERO_TRATTAMENTO'),
      di('SOMMA_INTEGRATIVA'),
    ]).toEqual([chiave, netta, integrativo, somma]);
    expect([chiave, di('ADDIZIONALE_REGIONALE'), di('ADDIZIONALE_COMUNALE', 'ADDIZIONALE_COMUNALE_ACCONTO')]).toEqual([
      chiave,
      regionale,
      comunale,
    ]);
  }
});

test('the F24 paid that and nothing else', () => {
  const nelle = (anno: number, voce: keyof ReturnType<typeof dovuti>) =>
    Object.entries(GIORNI)
      .filter(([chiave]) => chiave.endsWith(String(anno)))
      .reduce((totale, [chiave, giorni]) => totale + dovutiDi(chiave, giorni)[voce], 0);
  const somma = (anno: number, ...codici: readonly string[]) =>
    codici.reduce((totale, uno) => totale + (versati.get(`${uno} ${anno}`) ?? 0), 0);
  for (const anno of [2025, 2026]) {
    expect([anno, somma(anno, '100E', '155E')]).toEqual([anno, nelle(anno, 'netta')]);
    expect([anno, somma(anno, '170E'), somma(anno, '175E')]).toEqual([
      anno,
      -nelle(anno, 'integrativo'),
      -nelle(anno, 'somma'),
    ]);
    expect([anno, somma(anno, '381E'), somma(anno, '384E', '385E')]).toEqual([
      anno,
      nelle(anno, 'regionale'),
      nelle(anno, 'comunale'),
    ]);
  }
});

/** The certificate of a person says of a year the sums that are due. */
const expectPunti = (cu: DenunciaIntera, chiave: string, giorni: number): void => {
  const [nome = ''] = chiave.split(' ');
  const desCf = scuola.persone.get(nome)?.desCf ?? '';
  const punti = cu.righe.find(({ chiave: sua }) => sua === `G|${desCf}`)?.calcolati ?? {};
  const { lorda, detrazione, ulteriore, netta, integrativo, regionale } = dovutiDi(chiave, giorni);
  const { reddito, lordo: pagato } = pagatoA(nome, Number(chiave.slice(-4)));
  expect([chiave, punti]).toEqual([
    chiave,
    expect.objectContaining({
      DB001002: reddito,
      DB001006: String(giorni),
      DB001021: netta,
      DB001022: regionale,
      DB001361: lorda,
      DB001367: detrazione + ulteriore,
      DB001375: netta,
      DB001391: integrativo,
      ...(nome === 'collaborini' ? { DC001045: pagato } : { DC001018: pagato }),
    }),
  ]);
};
test.each([
  [2025, '2026-11-14'],
  [2026, '2027-03-08'],
] as const)('%i is certified as it is due, and nothing of it is left open', async (anno, datFirma) => {
  await saveFirma(scuola.chi, { anno, datFirma });
  const cu = await elaboraCu(scuola.chi, { anno });
  for (const [chiave, giorni] of Object.entries(GIORNI))
    if (chiave.endsWith(String(anno))) expectPunti(cu, chiave, giorni);
  expect(bloccanti(cu).filter((detto) => !detto.startsWith('cu.senza-punto'))).toEqual([]);
  const { versione } = cu.denuncia;
  const pronta = await elaboraCu(scuola.chi, { anno, senzaPuntoFuori: true, versione });
  const { uid } = await sendCu(scuola.chi, pronta.denuncia, '12345678901234567');
  const persone = pronta.righe.flatMap(({ chiave }) => (chiave.startsWith('G|') ? [chiave.slice(2)] : []));
  await scuola.chi.ok(cuRoutes.consegnaCu, { body: { uid, persone, giorno: scuola.chi.sessione.oggi } });
  await expectChiuso(scuola, anno);
});
