import { afterAll, beforeAll, expect, test } from 'vitest';
import { restituzioniRoutes } from '#shared/contracts/anagrafe/restituzione.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import type { VoceCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { correzioneRoutes } from '#shared/contracts/cedolini/correzione/correzione.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { cedolinoDi, compute, elaborazione, importi, recompute } from '#support/cedolini.ts';
import { openAccademia } from '#support/denunce/accademia.ts';
import { contabilizzati, uniemensDiMarzo } from '#support/denunce/scuola-che-denuncia.ts';
import { f24DiMarzo, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';

let scuola: ScuolaCheVersa;
let chi: ReturnType<ScuolaCheVersa['uidDi']>;
let febbraio: Processo;
const supplente = (voci: readonly VoceCedolino[] = []) => ({ uidSubAnagrafe: chi, percettore: null, voci: [...voci] });
const recupero = (importo: number, codice = 'REC_STIPENDIO'): VoceCedolino => ({
  codice,
  competenza: { dal: '2026-02-02', al: '2026-02-28' },
  misura: { unita: 'IMPORTO', importo },
});
beforeAll(async () => {
  scuola = await openAccademia();
  chi = scuola.uidDi(1);
  febbraio = await contabilizzati(scuola, [supplente()], {
    idMetodo: 'SUP-LD',
    MESE: 2,
    dataPagamento: '2026-02-27',
    DES_ELABORAZIONE: 'Supplenze di febbraio',
  });
}, 120_000);
afterAll(() => scuola.home.close());

test('each refusal names the road: the run of fixed pay, its item, or what the person gives back', async () => {
  const pagato = await cedolinoDi(scuola.ufficio, febbraio.uid, chi);
  const corretto = await scuola.ufficio.call(correzioneRoutes.correggiCedolino, {
    body: { uid: pagato.uid, voci: [], ANNO: 2026, MESE: 3, dataPagamento: '2026-03-20' },
  });
  expect(corretto.status).toBe(409);
  expect(JSON.stringify(corretto.body)).toContain("Recupero al lordo di stipendio dell'anno");
  const daSoli = await compute(scuola.ufficio, elaborazione({ idMetodo: 'ARR-LD' }), [supplente([recupero(8_000)])]);
  const { anomalie } = await cedolinoDi(scuola.ufficio, daSoli.processo.uid, chi);
  expect(anomalie.map(({ messaggio }) => messaggio).join(' ')).toContain("in un'elaborazione di supplenze");
  const sbagliata = await scuola.ufficio.call(calcoloRoutes.simulaProcesso, {
    body: {
      processo: elaborazione({ idMetodo: 'SUP-LD', MESE: 3 }),
      cedolini: [supplente([recupero(8_000, 'REC_ANNO')])],
    },
  });
  expect(sbagliata.status).toBe(400);
  expect(JSON.stringify(sbagliata.body)).toContain('Si paga in: ');
});

test('taken back with the pay of March it lowers that pay, and the filings of March say of which month it was', async () => {
  const marzo = await contabilizzati(scuola, [supplente([recupero(8_000)])], {
    idMetodo: 'SUP-LD',
    DES_ELABORAZIONE: 'Supplenze di marzo',
  });
  const cedolino = await cedolinoDi(scuola.ufficio, marzo.uid, chi);
  expect(importi(cedolino)).toMatchObject({ REC_STIPENDIO: -8_000 });
  expect(marzo.PERIODI_DEST.find(({ adempimento }) => adempimento === 'UNIEMENS')).toMatchObject({
    anno: 2026,
    mese: 3,
  });
  const f24 = await scuola.adempimenti.ok(f24Routes.saveF24Ep, {
    body: f24DiMarzo([marzo], { senzaCodiceFuori: true }),
  });
  expect(f24.rilievi.filter(({ codice }) => codice === 'f24.negativo')).toEqual([]);
  const uniemens: DenunciaIntera = await uniemensDiMarzo(scuola.adempimenti);
  const [variazione] = uniemens.righe.filter(({ chiave }) => chiave.startsWith('R|'));
  expect(variazione?.calcolati).toMatchObject({ AnnoMeseVarRetr: '2026-02', ImponibileVarRetr: 8_000 });
  const codici = uniemens.rilievi.map(({ codice }) => codice);
  expect(codici).toContain('pospa.recupero');
  expect(codici).not.toContain('uniemens.mese-del-servizio');
});

test('of more than the pay allows the rest is an open entry, which the next draft proposes', async () => {
  const { uid } = scuola.persone[1] ?? { uid: chi };
  const marzo = await compute(
    scuola.ufficio,
    elaborazione({ idMetodo: 'SUP-LD', MESE: 3, DES_ELABORAZIONE: 'Prova', dataPagamento: '2026-03-27' }),
    [supplente([recupero(900_000)])],
  );
  const cedolino = await cedolinoDi(scuola.ufficio, marzo.processo.uid, uid);
  const resto = cedolino.cedolino?.righe.find(({ codice }) => codice === 'RECUPERO_DA_RIPORTARE')?.importo ?? 0;
  expect([cedolino.cedolino?.totali.lordoDipendente, resto > 0 && resto < 900_000]).toEqual([0, true]);
  expect(cedolino.cedolino?.avvisi.map(({ codice }) => codice)).toContain('RECUPERO_DA_RIPORTARE');
});

test('two payslips of a month that cannot take all of it back leave one rest: what the other left is told, and none of it is lost', async () => {
  const { ufficio } = scuola;
  const [tutto, parte] = [900_000, 500_000];
  const calcola = async (importo: number, dataPagamento: string) =>
    (
      await compute(
        ufficio,
        elaborazione({ idMetodo: 'SUP-LD', MESE: 3, DES_ELABORAZIONE: `Recupero di ${importo}`, dataPagamento }),
        [supplente([recupero(importo)])],
      )
    ).processo;
  const conta = async ({ uid, versione }: Processo) =>
    ufficio.ok(chiusuraRoutes.contabilizza, { body: { idProcesso: uid, versione, motivo: 'Pagato in prove diverse' } });
  const preso = async ({ uid }: Processo) => -(importi(await cedolinoDi(ufficio, uid, chi)).REC_STIPENDIO ?? 0);
  const [prima, seconda] = [await calcola(tutto, '2026-03-27'), await calcola(parte, '2026-03-30')];
  await conta(prima);
  const resto = tutto - (await preso(prima));
  const ricalcolata = await recompute(ufficio, seconda);
  const { anomalie } = await cedolinoDi(ufficio, ricalcolata.uid, chi);
  expect(anomalie.find(({ codice }) => codice === 'RECUPERO_APERTO')?.messaggio).toContain(
    `restano da recuperare ${formatEuro(resto)}, lasciati da cedolini già contabilizzati, e questo ne chiede ${formatEuro(parte)}`,
  );
  await conta(ricalcolata);
  const { cedolini } = await ufficio.ok(calcoloRoutes.initData, {
    body: {
      processo: elaborazione({ idMetodo: 'SUP-LD', MESE: 4, dataPagamento: '2026-04-20', DES_ELABORAZIONE: 'Aprile' }),
      uidSubAnagrafeList: [chi],
    },
  });
  const proposto = recupero(resto - (await preso(ricalcolata)));
  expect(cedolini[0]?.vociProposte).toEqual([proposto]);
});

test('who left gives it back by bank: the day and the sum are written, and lower the year', async () => {
  const resa = await scuola.ufficio.ok(restituzioniRoutes.createRestituzione, {
    body: {
      uidSubAnagrafe: chi,
      datRestituzione: '2026-03-05',
      numAnno: 2026,
      percettore: 'DIPENDENTE',
      modo: 'NETTO',
      numLordo: 5_000,
      numContributi: 458,
      numImponibileContributivo: 5_000,
      numImponibileGestioneSeparata: 0,
      numIrpef: 1_000,
      numAddizionali: 0,
      desCausale: 'Stipendio di febbraio pagato in più',
    },
  });
  expect(resa).toMatchObject({ numLordo: 5_000 });
  const elenco = await scuola.ufficio.ok(restituzioniRoutes.listRestituzioni, { body: { criteria: { anno: 2026 } } });
  expect(elenco.map(({ numImporto }) => numImporto)).toContain(5_000 - 458 - 1_000);
});
