import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { readTable } from '#platform/spreadsheet.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { vociPersonaRoutes } from '#shared/contracts/anagrafe/voci-persona.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { printBonifici } from '#shared/contracts/cedolini/stampe/cedolini/elaborazione.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import {
  accessorio,
  cedolinoDi,
  compenso,
  compute,
  elaborazione,
  importi,
  nameFirmatari,
  nuovePersone,
  print,
  recompute,
} from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { assignFondo, createLista, FORFAIT, riga } from '#support/noipa/liste-di-prova.ts';
import { changePersona, personaDiProva } from '#support/persone-di-prova.ts';
import { supplenzaDiProva } from '#support/servizi-di-prova.ts';

let home: TestHome;
let gestore: Person;
let persone: readonly Persona[];
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-31' });
  gestore = await home.as(loginOf('GESTORE'));
  await nameFirmatari(gestore);
  persone = await nuovePersone(gestore, 4);
  await assignFondo(gestore, 2026, 100_000);
});
afterAll(() => home.close());

const uidDi = (indice: number) => persone[indice]?.uid ?? asUid<'PERSONA'>('nessuno');
const persona = (indice: number): Promise<Persona> =>
  gestore.ok(anagrafeRoutes.getPersona, { params: { uid: uidDi(indice) } });
const paga = (indici: readonly number[], descrizione: string) =>
  compute(
    gestore,
    elaborazione({ DES_ELABORAZIONE: descrizione }),
    indici.map((indice) => accessorio(uidDi(indice), [compenso(10_000)])),
  );
const contabilizza = ({ uid, versione }: Pick<Processo, 'uid' | 'versione'>, motivo?: string) =>
  gestore.call(chiusuraRoutes.contabilizza, {
    body: { idProcesso: uid, versione, ...(motivo === undefined ? {} : { motivo }) },
  });

describe('before a run is sealed', () => {
  test('who is paid on the account of another is named, and nothing stops', async () => {
    const { processo } = await paga([0, 1], 'Un conto in due');
    const controlli = await gestore.ok(chiusuraRoutes.listControlliProcesso, {
      query: { idProcesso: processo.uid },
    });
    expect(controlli.map(({ codice, esito }) => [codice, esito])).toEqual([
      ['CONTO_IN_COMUNE', 'AVVISO'],
      ['CONTO_IN_COMUNE', 'AVVISO'],
    ]);
    for (const { desCf } of [await persona(0), await persona(1)]) expect(controlli[0]?.messaggio).toContain(desCf);
    expect((await contabilizza(processo)).status).toBe(200);
  });

  test('the notices of a payslip are told before it is accounted, as the page of the run and the dry run tell them', async () => {
    const { processo } = await compute(gestore, elaborazione({ DES_ELABORAZIONE: 'Una competenza che non è finita' }), [
      accessorio(uidDi(0), [{ ...compenso(10_000), competenza: { dal: '2026-03-01', al: '2026-03-31' } }]),
    ]);
    const controlli = await gestore.ok(chiusuraRoutes.listControlliProcesso, { query: { idProcesso: processo.uid } });
    expect(controlli).toContainEqual(
      expect.objectContaining({ codice: 'COMPETENZA_FUTURA', esito: 'AVVISO', desCf: (await persona(0)).desCf }),
    );
  });

  test('days paid after the contract ask for a reason, which stays with the run', async () => {
    await gestore.ok(serviziRoutes.createServizio, {
      body: { ...supplenzaDiProva('2025-10-01', '2025-12-22'), uidSubAnagrafe: uidDi(2) },
    });
    const { processo } = await paga([2], 'Dopo il contratto');
    const { anomalie } = await cedolinoDi(gestore, processo.uid, uidDi(2));
    expect(anomalie).toMatchObject([{ codice: 'GIORNI_FUORI_SERVIZIO' }]);
    expect(await contabilizza(processo)).toMatchObject({
      status: 409,
      body: { code: 'STATO_NON_AMMESSO', message: expect.stringContaining((await persona(2)).desCf) },
    });
    expect(await contabilizza(processo, 'Recupero di ore di dicembre')).toMatchObject({
      status: 200,
      body: {
        conferma: {
          motivo: 'Recupero di ore di dicembre',
          quanti: 1,
          controlli: [{ codice: 'GIORNI_FUORI_SERVIZIO' }],
        },
      },
    });
  });
});

describe('the check of debts stops the payment (art. 48-bis DPR 602/1973)', () => {
  const pagaOltre = (descrizione: string, giorno: string, debito?: number) =>
    compute(gestore, elaborazione({ DES_ELABORAZIONE: descrizione }), [
      accessorio(
        uidDi(1),
        [{ ...compenso(600_000), competenza: { dal: giorno, al: giorno } }],
        debito === undefined ? {} : { verifica: { data: '2026-03-18', numero: '2026/48', debito } },
      ),
    ]);
  const controlliDi = async ({ uid }: Processo) =>
    (await gestore.ok(chiusuraRoutes.listControlliProcesso, { query: { idProcesso: uid } })).map(
      ({ codice, esito: peso }) => [codice, peso],
    );

  test('over the threshold nothing is accounted until the outcome is written; nothing is asked when it is of no debts', async () => {
    const { processo } = await pagaOltre('Oltre la soglia', '2026-02-02');
    const controlli = await controlliDi(processo);
    expect(controlli).toContainEqual(['VERIFICA_DA_FARE', 'CONFERMA']);
    expect(controlli.map(([codice]) => codice)).not.toContain('VERIFICA_INADEMPIMENTI');
    expect(await contabilizza(processo)).toMatchObject({
      status: 409,
      body: { code: 'STATO_NON_AMMESSO', message: expect.stringContaining("Manca l'esito della verifica dei debiti") },
    });
    const { processo: senzaDebiti } = await pagaOltre('Con un esito senza debiti', '2026-02-03', 0);
    expect((await contabilizza(senzaDebiti)).status).toBe(200);
  });

  test('who owes is paid with the order of the agent withheld, or with a reason that stays', async () => {
    const { processo } = await pagaOltre('Deve', '2026-02-04', 700_000);
    expect(await controlliDi(processo)).toContainEqual(['PAGAMENTO_SOSPESO', 'CONFERMA']);
    expect((await contabilizza(processo)).status).toBe(409);
    expect(await contabilizza(processo, "Sessanta giorni senza l'ordine dell'agente")).toMatchObject({
      status: 200,
      body: { conferma: { controlli: [{ codice: 'PAGAMENTO_SOSPESO' }] } },
    });
    await gestore.ok(vociPersonaRoutes.createSoggettiva, {
      body: {
        uidSubAnagrafe: uidDi(1),
        codVoce: 'TERADR',
        datInizio: '2026-03-01',
        datFine: '2026-03-31',
        numImporto: 20_000,
        desRiferimento: 'Ordine 48/2026',
        numTotale: null,
        piano: null,
      },
    });
    const { processo: conOrdine } = await pagaOltre("Deve, con l'ordine", '2026-02-05', 700_000);
    expect(importi(await cedolinoDi(gestore, conOrdine.uid, uidDi(1)))).toMatchObject({ TRATTENUTA: 20_000 });
    expect((await contabilizza(conOrdine)).status).toBe(200);
  });
});

describe('an heir of record says that somebody died', () => {
  test('no road pays into the hands of who died', async () => {
    const { processo: prima } = await paga([3], 'Prima del decesso');
    const chi = await persona(3);
    await gestore.ok(anagrafeRoutes.createPersona, {
      body: personaDiProva(90, { tipoSoggetto: 'EREDE', cfDeceduto: chi.desCf, quotaEredita: 1_000_000 }),
    });
    expect(await persona(3)).toMatchObject({ flgDeceduto: true });

    const fermo = { esito: 'SCARTATO', anomalie: [{ codice: 'PERSONA_DECEDUTA' }] };
    const { processo, avanzamento } = await paga([3], 'Dopo il decesso');
    expect(avanzamento.scartati).toBe(1);
    expect(await cedolinoDi(gestore, processo.uid, chi.uid)).toMatchObject(fermo);
    const simulata = await gestore.ok(calcoloRoutes.simulaProcesso, {
      body: {
        processo: { ...elaborazione(), simulazione: true },
        cedolini: [accessorio(chi.uid, [compenso(10_000)])],
      },
    });
    expect(simulata.cedolini).toMatchObject([fermo]);
    expect((await contabilizza(processo, 'Comunque')).status).toBe(409);
    expect((await contabilizza(await recompute(gestore, prima), 'Comunque')).status).toBe(409);

    const lista = await createLista(gestore, {});
    expect(
      await gestore.call(pagamentiRoutes.addPagamentiMof, {
        body: {
          uid: lista.uid,
          versione: lista.versione,
          pagamenti: [{ persona: chi.uid, righe: [riga({ chiave: FORFAIT, importo: 5_000 })] }],
        },
      }),
    ).toMatchObject({ status: 409, body: { fields: [{ path: 'pagamenti.0.persona' }] } });
  });

  test('a list of NoiPA asks a reason for the days that nobody served', async () => {
    const vuota = await createLista(gestore, {});
    const { lista } = await gestore.ok(pagamentiRoutes.addPagamentiMof, {
      body: {
        uid: vuota.uid,
        versione: vuota.versione,
        pagamenti: [{ persona: uidDi(2), righe: [riga({ chiave: FORFAIT, importo: 5_000 })] }],
      },
    });
    const controlli = await gestore.ok(pagamentiRoutes.listControlliLista, { query: { uid: lista.uid } });
    expect(controlli).toMatchObject([{ codice: 'GIORNI_FUORI_SERVIZIO', esito: 'CONFERMA' }]);
    const invia = (motivo?: string) =>
      gestore.call(listeRoutes.sendListaNoipa, {
        body: {
          uid: lista.uid,
          versione: lista.versione,
          datInvio: gestore.sessione.oggi,
          ...(motivo === undefined ? {} : { motivo }),
        },
      });
    expect((await invia()).status).toBe(409);
    expect(await invia('Ore di dicembre')).toMatchObject({
      status: 200,
      body: { conferma: { motivo: 'Ore di dicembre' } },
    });
  });
});

test('the order to the bank leaves out who died after the sealing, and says so', async () => {
  const { processo } = await paga([0], 'Ordinato');
  expect((await contabilizza(processo, 'Un compenso in più')).status).toBe(200);
  await changePersona(gestore, await persona(0), { datDecesso: '2026-03-19' });
  const foglio = await print(gestore, printBonifici, { idProcesso: processo.uid, formato: 'xlsx' });
  const { intestazioni, righe } = await readTable(foglio.bytes ?? new Uint8Array(), 'bonifici.xlsx');
  expect(righe.map(({ celle }) => celle[intestazioni.indexOf('Da completare')])).toContain(
    'Fuori dal file: deceduto, si paga agli eredi',
  );
});
