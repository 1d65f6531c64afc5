import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { esterniDemo } from '#lib/local/demo/payees.ts';
import { scuoleDemo } from '#lib/local/demo/schools.ts';
import { asUid } from '#platform/data/entita.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';
import { bozzaRoutes } from '#shared/contracts/cedolini/bozza.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { TestataCedolino } from '#shared/contracts/cedolini/cedolino.ts';
import { collaudoRoutes } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import type { RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import { versamentiRoutes } from '#shared/contracts/cedolini/versamenti.ts';
import { scuoleDimostrative, sonoTutte, tipiDiOggi } from '#support/demo/scuole-dimostrative.ts';
import { startDemonstration } from '#support/filled/filled-demonstration.ts';
import type { Person, TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';

let home: TestHome;
beforeAll(async () => {
  ({ home } = await startDemonstration());
}, 900_000);
afterAll(() => home.close());

const processiDi = async (ufficio: Person): Promise<RigaProcesso[]> =>
  (await ufficio.ok(processiRoutes.listProcessi, { body: { start: 0, limit: 100 } })).righe;
const cedoliniDi = async (ufficio: Person, idProcesso: string): Promise<TestataCedolino[]> =>
  (await ufficio.ok(payslipRoutes.listCedolini, { body: { idProcesso, start: 0, limit: 100 } })).righe;

test('the demonstration schools hold every invariant of the archive', async () => {
  const { items, rilievi } = await checkArchivio(home.store);
  expect(rilievi).toEqual([]);
  expect(items).toBeGreaterThan(sonoTutte ? 2000 : 400);
});

describe.each(tipiDiOggi)('the %s one', (tipo) => {
  let ufficio: Person;
  let processi: RigaProcesso[];
  beforeAll(async () => {
    ufficio = await home.as(loginOf('GESTORE', scuoleDimostrative[tipo]));
    processi = await processiDi(ufficio);
  });

  test('has closed years, shown to the employees, and open runs in the current one', () => {
    const chiusi = processi.filter(({ ANNO }) => ANNO < 2025);
    expect(chiusi.length).toBeGreaterThan(6);
    expect(new Set(chiusi.map(({ ANNO }) => ANNO))).toEqual(new Set([2023, 2024]));
    for (const { STATUS, FLG_ESP_DIP } of chiusi) expect([STATUS, FLG_ESP_DIP]).toEqual(['CONTABILIZZATO', true]);
    expect(processi.filter(({ ANNO, MESE }) => ANNO === 2025 && MESE === 3).map(({ STATUS }) => STATUS)).toContain(
      'COMPLETATO',
    );
  });

  test('sends every cent that its accounted payslips withhold or owe somewhere, with no datum missing', async () => {
    for (const { uid, STATUS, DES_ELABORAZIONE } of processi) {
      if (STATUS !== 'CONTABILIZZATO') continue;
      const { versamenti, trattenute, dovute, somma } = await ufficio.ok(versamentiRoutes.listVersamenti, {
        body: { idProcesso: uid },
      });
      const cedolini = await cedoliniDi(ufficio, uid);
      const totale = (di: (cedolino: TestataCedolino) => number | null) =>
        cedolini.reduce((finora, cedolino) => finora + (di(cedolino) ?? 0), 0);
      expect([DES_ELABORAZIONE, dovute]).toEqual([DES_ELABORAZIONE, totale(({ oneri }) => oneri)]);
      expect(somma).toBe(trattenute + dovute);
      expect([DES_ELABORAZIONE, versamenti.flatMap(({ mancanti }) => mancanti)]).toEqual([DES_ELABORAZIONE, []]);
    }
  });

  test('lacks nothing that a filing asks of the school', async () => {
    const { mancanze } = await ufficio.ok(casaRoutes.checkDatiScuola, { body: {} });
    expect(mancanze).toEqual([]);
  });
});

describe.runIf(tipiDiOggi.includes('SCUOLA'))('the State school', () => {
  let ufficio: Person;
  let processi: RigaProcesso[];
  let cedolini: TestataCedolino[];
  beforeAll(async () => {
    ufficio = await home.as(loginOf('GESTORE', SCUOLA_A));
    processi = await processiDi(ufficio);
    cedolini = [];
    for (const { uid } of processi) cedolini.push(...(await cedoliniDi(ufficio, uid)));
  });
  const personaDi = ({ uidSubAnagrafe }: Pick<TestataCedolino, 'uidSubAnagrafe'>) =>
    ufficio.ok(anagrafeRoutes.getPersona, { params: { uid: uidSubAnagrafe } });

  test('pays every kind of payee, outsiders under every regime, some by an assignment', async () => {
    expect(new Set(cedolini.map(({ percettore }) => percettore))).toEqual(
      // a sport worker is one only for a sport body: a school is refused it
      new Set(Percettore.options.map(({ shape }) => shape.tipo.value).filter((tipo) => tipo !== 'LAVORATORE_SPORTIVO')),
    );
    const esterni = scuoleDemo[0]?.esterni ?? 0;
    expect(esterni).toBe(esterniDemo.length);
    const pagati = new Set<string>();
    const conFattura = cedolini.filter(({ percettore }) => percettore === 'PROFESSIONISTA' || percettore === 'SOCIETA');
    for (const { uid } of conFattura) {
      const { input } = await ufficio.ok(payslipRoutes.getCedolino, { body: { uid } });
      pagati.add(input.voci[0]?.uidIncarico === undefined ? 'senza incarico' : 'con incarico');
    }
    expect(pagati).toEqual(new Set(['senza incarico', 'con incarico']));
  });

  test('moved the November run, corrected payslips of October', async () => {
    const del = (mese: number) => processi.filter(({ ANNO, MESE }) => ANNO === 2024 && MESE === mese);
    for (const { uid } of del(11))
      expect(await ufficio.ok(processiRoutes.getProcesso, { body: { uid } })).toMatchObject({
        PERIODO_RIF: { anno: 2024, mese: 12 },
      });
    const corretti = del(10).map(({ uid }) => cedolini.filter((uno) => uno.idProcesso === uid && uno.flgModificato));
    expect(corretti.map(({ length }) => length)).toEqual(del(10).map(() => 1));
    expect(corretti).not.toEqual([]);
  });

  test('merged forgotten hours, corrected an accounted payslip, prepares next month from this one', async () => {
    const aperte = await Promise.all(
      processi
        .filter(({ STATUS }) => STATUS !== 'CONTABILIZZATO')
        .map(({ uid }) => ufficio.ok(processiRoutes.getProcesso, { body: { uid } })),
    );
    expect(aperte.flatMap(({ accorpate = [] }) => accorpate.map(({ cedolini }) => cedolini))).toEqual([2]);
    const correzioni = aperte.filter(({ corregge }) => corregge !== undefined);
    expect(correzioni).toMatchObject([{ STATUS: 'COMPLETATO', numCedolini: 1, numScartati: 0 }]);
    const preparate = aperte.filter(({ STATUS, idMetodo }) => STATUS === 'ATTESA' && idMetodo === 'ACC-LD');
    const [righe = []] = await Promise.all(
      preparate.map(
        async ({ uid }) => (await ufficio.ok(bozzaRoutes.listBozza, { body: { idProcesso: uid } })).bozza?.righe,
      ),
    );
    expect(righe.length).toBeGreaterThan(0);
  });

  test('froze accounted payslips as a confirmed case, which computed again are as expected', async () => {
    const tester = await home.as(loginOf('TESTER', scuoleDimostrative.SCUOLA));
    const [caso] = await tester.ok(collaudoRoutes.listCasi, { body: {} });
    expect(caso).toMatchObject({ numCedolini: 3, conferma: { da: 'Dati dimostrativi' } });
    const prove = await tester.ok(collaudoRoutes.listProve, { body: { idCaso: caso?.uid ?? asUid('') } });
    expect(prove).toMatchObject([{ stato: 'COMPLETATO', numCedolini: 3, numDiversi: 0 }]);
  });

  test('paid the heir of who died, and keeps the codice fiscale that somebody had when they were paid', async () => {
    const [aErede] = cedolini.filter(({ percettore }) => percettore === 'EREDE');
    expect(aErede).toBeDefined();
    if (aErede) expect(await personaDi(aErede)).toMatchObject({ tipoSoggetto: 'EREDE', quotaEredita: 1_000_000 });
    const codici = Map.groupBy(cedolini, ({ uidSubAnagrafe }) => uidSubAnagrafe);
    const cambiati = [...codici.values()].filter(
      (suoi) => new Set(suoi.map(({ storico }) => storico.desCf)).size === 2,
    );
    expect(cambiati).toHaveLength(1);
  });
});
