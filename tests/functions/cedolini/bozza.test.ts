import { afterAll, beforeAll, expect, test } from 'vitest';
import { bozzaService } from '#functions/cedolini/processi/bozza-service.ts';
import { LOCAL_USERS } from '#lib/local/settings.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { loadSession } from '#platform/caller/sessione.ts';
import { systemClock } from '#platform/clock.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { Modifica, sendModifica } from '#platform/data/modifica.ts';
import { bozzaRoutes, MASSIMO_RIGHE_BOZZA } from '#shared/contracts/cedolini/bozza.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { accessorio, elaborazione, openUfficio, oreInsegnamento, prepare, type Ufficio } from '#support/cedolini.ts';
import { countingStore, type Conteggio } from '#support/counting-store.ts';

let ufficio: Ufficio;
let processo: Processo;
let conteggio: Conteggio;
beforeAll(async () => {
  ufficio = await openUfficio(MASSIMO_RIGHE_BOZZA);
  processo = await prepare(ufficio.ufficio, elaborazione());
  conteggio = countingStore();
}, 180_000);
afterAll(() => ufficio.home.close());

/** What the platform gives a use case, over a store that counts. */
const contesto = async (): Promise<RequestContext> => {
  const { token, subject } = ufficio.ufficio.sessione;
  const sessione = await loadSession(ufficio.home.store, systemClock(), token, { issuer: LOCAL_USERS, subject });
  return {
    sessione,
    archivio: archivioDi(conteggio.store, sessione.codmin),
    correlationId: 'prova-bozza',
    modifica: new Modifica(),
    seRifiutata: new Modifica(),
    oggi: '2026-03-10',
    adesso: new Date(),
    credenziali: { issuer: sessione.issuer, subject, authTime: null, expiresAt: sessione.scade, sessionToken: token },
  };
};

const incolla = async (quantita: number, versione: number) => {
  const context = await contesto();
  conteggio.reset();
  const esito = await bozzaService.save(
    {
      idProcesso: processo.uid,
      righe: ufficio.persone.map(({ uid }) => ({ versione, input: accessorio(uid, [oreInsegnamento(quantita)]) })),
    },
    context,
  );
  await sendModifica(conteggio.store, context.modifica, {
    codmin: context.archivio.codmin,
    utente: context.sessione.utente,
    nome: '',
    correlationId: context.correlationId,
    adesso: context.adesso,
  });
  return esito;
};

test(`${MASSIMO_RIGHE_BOZZA} rows pasted are four transactions, added and changed`, async () => {
  for (const [quantita, versione] of [
    [100, 0],
    [200, 1],
  ] as const) {
    const { salvate, conflitti } = await incolla(quantita, versione);
    expect([salvate.length, conflitti]).toEqual([MASSIMO_RIGHE_BOZZA, []]);
    expect(conteggio.comandi().filter((comando) => comando === 'TransactWriteItemsCommand')).toHaveLength(4);
    expect(conteggio.letture()).toBeLessThanOrEqual(8);
  }
});

test('who looks at a draft that nobody has changed asks the store once', async () => {
  const { segno } = await ufficio.ufficio.ok(bozzaRoutes.listBozza, { body: { idProcesso: processo.uid } });
  const context = await contesto();
  conteggio.reset();
  expect(await bozzaService.list({ idProcesso: processo.uid, segno }, context)).toEqual({ segno, bozza: null });
  expect(conteggio.comandi()).toEqual(['GetItemCommand']);
  conteggio.reset();
  await bozzaService.list({ idProcesso: processo.uid, segno: segno - 1 }, context);
  const persone = Array.from({ length: Math.ceil(MASSIMO_RIGHE_BOZZA / 100) }, () => 'BatchGetItemCommand');
  expect(conteggio.comandi()).toEqual(['GetItemCommand', 'GetItemCommand', 'QueryCommand', ...persone]);
});
