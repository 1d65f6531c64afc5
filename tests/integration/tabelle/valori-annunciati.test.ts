import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import {
  valoriAnnunciatiRoutes as rotte,
  type ValoreAnnunciatoInput,
} from '#shared/contracts/tabelle/valori-annunciati.ts';
import { cedolinoDi, compenso, compute, elaborazione, importi } from '#support/cedolini.ts';
import { startTestHome, type Answer, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { assente, doppio, rifiutata, superata, type Rifiuto } from '#support/rifiuti.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2027-01-10' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const valore = (resto: Partial<ValoreAnnunciatoInput> = {}): ValoreAnnunciatoInput => ({
  quale: 'MASSIMALE',
  anno: 2027,
  importo: 12_500_000,
  fonte: 'circolare di prova 5/2027',
  letto: '2027-01-09',
  ...resto,
});
const indica = (resto?: Partial<ValoreAnnunciatoInput>) =>
  gestore.ok(rotte.createValoreAnnunciato, { body: valore(resto) });
const refused = (call: () => Promise<Answer<unknown>>, rifiuto: Rifiuto) => rifiutata(home, call, rifiuto);

describe('figures of INPS entered by the school', () => {
  test('are entered, changed, taken away, once each; a stale or missing one is refused; another school sees nothing', async () => {
    const primo = await indica({ quale: 'MINIMALE_GIORNALIERO', importo: 5_900 });
    await refused(
      () => gestore.call(rotte.createValoreAnnunciato, { body: valore({ quale: 'MINIMALE_GIORNALIERO' }) }),
      doppio('quale', /ha già indicato per il 2027 "Minimale di retribuzione giornaliera"/),
    );
    const altro = await indica({ quale: 'PRIMA_FASCIA', importo: 5_700_000 });
    const { uid, versione, ...campi } = altro;
    await refused(
      () => gestore.call(rotte.updateValoreAnnunciato, { body: { ...altro, quale: 'MINIMALE_GIORNALIERO' } }),
      doppio('quale', /ha già indicato/),
    );
    const cambiato = await gestore.ok(rotte.updateValoreAnnunciato, { body: { ...altro, importo: 5_710_000 } });
    expect(cambiato).toEqual({ ...campi, uid, importo: 5_710_000, versione: versione + 1 });
    await refused(() => gestore.call(rotte.updateValoreAnnunciato, { body: altro }), superata(cambiato));
    await refused(() => gestore.call(rotte.removeValoreAnnunciato, { body: { uid, versione } }), superata(cambiato));
    expect((await gestore.ok(rotte.listValoriAnnunciati, { body: {} })).map(({ quale }) => quale)).toEqual([
      'MINIMALE_GIORNALIERO',
      'PRIMA_FASCIA',
    ]);
    expect(await (await home.as(loginOf('GESTORE', SCUOLA_B))).ok(rotte.listValoriAnnunciati, { body: {} })).toEqual(
      [],
    );
    for (const { uid: suo, versione: sua } of [primo, cambiato])
      await gestore.ok(rotte.removeValoreAnnunciato, { body: { uid: suo, versione: sua } });
    await refused(() => gestore.call(rotte.removeValoreAnnunciato, { body: { uid, versione } }), assente());
    await refused(() => gestore.call(rotte.updateValoreAnnunciato, { body: cambiato }), assente());
  });

  test.each([
    ['a year the program knows', { anno: 2026 }, 'anno', /Il programma ha già il valore del 2026/],
    ['a year nobody has announced', { anno: 2029 }, 'anno', /Nessuno ha ancora annunciato valori del 2029/],
    ['read tomorrow', { letto: '2027-01-11' }, 'letto', /non può essere stato letto in futuro/],
  ] as const)('%s is refused on its field', (_caso, resto, path, messaggio) =>
    gestore.call(rotte.createValoreAnnunciato, { body: valore(resto) }).then((risposta) =>
      expect(risposta).toMatchObject({
        status: 400,
        body: { fields: [{ path, message: expect.stringMatching(messaggio) }] },
      }),
    ),
  );

  test('only who manages the school enters them; who pays reads them', async () => {
    const ufficio = await home.as(loginOf('CEDOLINI'));
    expect(await ufficio.call(rotte.createValoreAnnunciato, { body: valore() })).toMatchObject({ status: 403 });
    expect(await ufficio.ok(rotte.listValoriAnnunciati, { body: {} })).toEqual([]);
  });
});

describe('a run of January', () => {
  test('holds who passes the last known ceiling, and pays when the school has entered the new one', async () => {
    const persona = await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(1) });
    await gestore.ok(fiscaleRoutes.createFiscali, {
      body: {
        ...fiscaliPredefiniti(2027),
        codGestioneSeparata: 'CON_DIS_COLL',
        numRedditoPresunto: 13_000_000,
        uidSubAnagrafe: persona.uid,
      },
    });
    const paga = async () => {
      const { processo } = await compute(
        gestore,
        elaborazione({ idMetodo: 'COC-LD', ANNO: 2027, MESE: 2, dataPagamento: '2027-01-20' }),
        [
          {
            uidSubAnagrafe: persona.uid,
            percettore: null,
            voci: [{ ...compenso(12_300_000), competenza: { dal: '2027-01-02', al: '2027-01-10' } }],
            verifica: { data: '2027-01-18', numero: '2027/1', debito: 0 },
          },
        ],
      );
      return cedolinoDi(gestore, processo.uid, persona.uid);
    };
    expect((await paga()).anomalie).toMatchObject([{ codice: 'VALORE_DA_AGGIORNARE', campo: 'contributi.massimale' }]);
    const massimale = await indica();
    const pagata = await paga();
    // the tables of the surtaxes of the new year are not in the school yet
    expect(pagata.anomalie.filter(({ codice }) => codice !== 'ADDIZIONALI_DA_PREPARARE')).toEqual([]);
    // 123.000,00 × 35,03 % = 43.086,90; a third 14.362,30
    expect(importi(pagata)).toMatchObject({ GESTIONE_SEPARATA_PERCIPIENTE: 1_436_230 });
    await gestore.ok(rotte.removeValoreAnnunciato, { body: { uid: massimale.uid, versione: massimale.versione } });
  });
});
