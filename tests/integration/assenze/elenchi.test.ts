import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assenzeRoutes, type Assenza, type AssenzaInput } from '#shared/contracts/assenze/assenze.ts';
import { impostazioniRoutes } from '#shared/contracts/scuola/impostazioni.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';
import { dipendenteDiProva, linkDipendente, servizioDiProva, supplenzaDiProva } from '#support/servizi-di-prova.ts';

let home: TestHome;
let gestore: Person;
let numero = 0;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2025-11-20' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const dipendente = (servizio = servizioDiProva()) => dipendenteDiProva(gestore, (numero += 1), servizio);
const assenza = (datInizio: string, datFine: string, cambi: Partial<AssenzaInput> = {}): AssenzaInput => ({
  codTipoAssenza: 'MALATTIA',
  datInizio,
  datFine,
  numOre: null,
  codMotivo: '0',
  datNascitaFiglio: null,
  numCertificato: '',
  datCertificato: null,
  note: '',
  ...cambi,
});

const salvata = (uidSubAnagrafe: string, input: AssenzaInput): Promise<Assenza> =>
  gestore.ok(assenzeRoutes.saveAssenza, { body: { ...input, uidSubAnagrafe } });

describe('lists', () => {
  test('the year at a glance counts each kind and says what is left', async () => {
    const { persona } = await dipendente();
    await salvata(persona.uid, assenza('2025-08-28', '2025-09-03'));
    await salvata(
      persona.uid,
      assenza('2025-10-06', '2025-10-07', { codTipoAssenza: 'PERMESSO_PERSONALE', codMotivo: null }),
    );
    await salvata(
      persona.uid,
      assenza('2025-11-10', '2025-11-10', { codTipoAssenza: 'ASSISTENZA_DISABILI', codMotivo: null }),
    );
    const { righe, riepilogo } = await gestore.ok(assenzeRoutes.searchAssenze, {
      body: { uidSubAnagrafe: persona.uid, numAnno: 2025 },
    });
    expect(righe).toHaveLength(3);
    expect(riepilogo).toMatchObject({ numAnno: 2025, contratto: 'TI', numGiorni: 6 });
    expect(
      riepilogo?.voci.map(({ codTipoAssenza, numGiorni, limite }) => [
        codTipoAssenza,
        numGiorni,
        limite && [limite.contatore, limite.numMassimo, limite.numGoduti, limite.numResidui],
      ]),
    ).toEqual([
      ['MALATTIA', 3, ['TRIENNIO', 1080, 7, 1073]],
      ['PERMESSO_PERSONALE', 2, ['ANNO_SCOLASTICO', 3, 2, 1]],
      ['ASSISTENZA_DISABILI', 1, ['MESE', 3, 1, 2]],
    ]);
    const prima = await gestore.ok(assenzeRoutes.searchAssenze, {
      body: { uidSubAnagrafe: persona.uid, numAnno: 2024 },
    });
    expect([prima.righe.length, prima.riepilogo?.voci[0]?.numGiorni]).toEqual([1, 4]);
    expect(
      await gestore.ok(assenzeRoutes.searchAssenze, { body: { uidSubAnagrafe: persona.uid, numAnno: -1 } }),
    ).toMatchObject({ totale: 3, riepilogo: null });
  });

  test('rows never say what illness, whose, or with which certificate', async () => {
    const { persona } = await dipendente();
    await salvata(
      persona.uid,
      assenza('2025-10-06', '2025-10-07', {
        codTipoAssenza: 'MALATTIA_GRAVE_PATOLOGIA',
        codMotivo: '4',
        numCertificato: 'SEGRETO',
        note: 'SEGRETO',
      }),
    );
    await salvata(
      persona.uid,
      assenza('2025-10-08', '2025-10-08', { codTipoAssenza: 'ASSISTENZA_DISABILI', codMotivo: null }),
    );
    for (const body of [
      { uidSubAnagrafe: persona.uid },
      { filtri: [{ campo: 'nominativo' as const, operatore: 'inizia' as const, valore: persona.desCognome }] },
    ]) {
      const { righe } = await gestore.ok(assenzeRoutes.searchAssenze, { body });
      expect(righe.map(({ desAssenza }) => desAssenza).toSorted()).toEqual([
        'Assenza per la famiglia',
        'Assenza per salute',
      ]);
      expect(JSON.stringify(righe)).not.toMatch(/SEGRETO|GRAVE|DISABILI|codMotivo/i);
    }
  });

  test('of the school are by day, newest first, within a range or a group', async () => {
    const ricerca = await gestore.ok(assenzeRoutes.searchAssenze, { body: { limit: 100 } });
    const inizi = ricerca.righe.map(({ datInizio }) => datInizio);
    expect(inizi).toEqual(inizi.toSorted().toReversed());
    const ottobre = await gestore.ok(assenzeRoutes.searchAssenze, {
      body: { limit: 0, dal: '2025-10-01', al: '2025-10-31', codGruppo: 'SALUTE' },
    });
    expect(ottobre.righe.length).toBeGreaterThan(0);
    expect(
      ottobre.righe.every(
        ({ datInizio, datFine, codGruppo }) =>
          datInizio <= '2025-10-31' && datFine >= '2025-10-01' && codGruppo === 'SALUTE',
      ),
    ).toBe(true);
  });

  test('kinds of absence come with what the contract gives and what is left on the day', async () => {
    const { persona } = await dipendente(supplenzaDiProva('2025-09-15', '2025-12-20'));
    await salvata(persona.uid, assenza('2025-10-06', '2025-10-15'));
    const tutti = await gestore.ok(assenzeRoutes.searchTipiAssenza, { body: { limit: 0 } });
    expect(tutti.totale).toBeGreaterThan(25);
    expect((await gestore.ok(assenzeRoutes.searchTipiAssenza, { body: {} })).righe).toHaveLength(25);
    const { righe } = await gestore.ok(assenzeRoutes.searchTipiAssenza, {
      body: { limit: 0, uidSubAnagrafe: persona.uid, data: '2025-11-03' },
    });
    expect(righe.find(({ codTipoAssenza }) => codTipoAssenza === 'MALATTIA')).toMatchObject({
      ammessa: true,
      paga: 'paga 50 %; primi 10 giorni di ogni evento senza RPD o CIA; al massimo 30 giorni',
      motivi: ['0', '3', '4', '6'],
      motivoFacoltativo: false,
      limite: { numMassimo: 30, numGoduti: 10, numResidui: 20 },
    });
    expect(righe.at(-1)).toMatchObject({ ammessa: false });
    expect(
      (await gestore.ok(assenzeRoutes.searchTipiAssenza, { body: { criteria: 'parent' } })).righe.map(
        ({ codTipoAssenza }) => codTipoAssenza,
      ),
    ).toEqual(['CONGEDO_PARENTALE']);
  });

  test('an employee sees their own absences, until the head teacher hides them', async () => {
    const { persona } = await dipendente();
    await linkDipendente(home, persona, SCUOLA_A);
    const creata = await salvata(persona.uid, assenza('2025-10-06', '2025-10-07'));
    const proprio = await home.as(loginOf('DIPENDENTE'));
    const risposta = await proprio.ok(assenzeRoutes.searchAssenzeProprie, { body: { numAnno: 2025 } });
    expect([risposta.righe.map(({ uid }) => uid), risposta.riepilogo?.voci[0]?.desTipoAssenza]).toEqual([
      [creata.uid],
      'Malattia',
    ]);
    const opzioni = await gestore.ok(impostazioniRoutes.getOpzioniPreside, {});
    await gestore.ok(impostazioniRoutes.saveOpzioniPreside, { body: { ...opzioni, flgVisualizzaAssenze: false } });
    expect(await proprio.call(assenzeRoutes.searchAssenzeProprie, { body: {} })).toMatchObject({
      status: 403,
      body: { code: 'OPERAZIONE_NON_CONSENTITA' },
    });
  });

  test('somebody of another school finds nothing', async () => {
    const { persona } = await dipendente();
    const { uid } = await salvata(persona.uid, assenza('2025-10-06', '2025-10-07'));
    const altro = await home.as(loginOf('GESTORE', SCUOLA_B));
    const answers = await Promise.all([
      altro.call(assenzeRoutes.getAssenza, { params: { uid } }),
      altro.call(assenzeRoutes.removeAssenza, { params: { uid }, query: { versione: 1 } }),
      altro.call(assenzeRoutes.saveAssenza, {
        body: { ...assenza('2025-10-20', '2025-10-21'), uidSubAnagrafe: persona.uid },
      }),
      altro.call(assenzeRoutes.searchAssenze, { body: { uidSubAnagrafe: persona.uid } }),
      altro.call(assenzeRoutes.searchTipiAssenza, { body: { uidSubAnagrafe: persona.uid } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await altro.ok(assenzeRoutes.searchAssenze, { body: {} })).righe).toEqual([]);
  });
});
