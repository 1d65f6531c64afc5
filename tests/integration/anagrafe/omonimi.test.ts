import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personaEntita } from '#archivio/persone/persona.ts';
import { partizioneRadice } from '#platform/data/entita.ts';
import { asRead, sendOperazioni } from '#platform/data/modifica.ts';
import { writeItem } from '#platform/data/repository.ts';
import { anagrafeRoutes, type PersonaNuova } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { nucleoRoutes } from '#shared/contracts/anagrafe/nucleo.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { codiceFiscaleDa } from '#shared/domain/codici/codice-fiscale-dati.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';

let home: TestHome;
let gestore: Person;
let numero = 0;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  gestore = await home.as(loginOf('GESTORE'));
});
beforeEach(() => {
  numero += 1;
});
afterAll(() => home.close());

const iniziale = (): string => 'BCDFGLMNPRSTVZ'[numero] ?? 'X';

/** The same person entered twice: the second time with another birth day. */
const create = (cambi: Partial<PersonaNuova> = {}): Promise<Persona> =>
  gestore.ok(anagrafeRoutes.createPersona, {
    body: personaDiProva(numero, { desCognome: `${iniziale()}oppioni`, ...cambi }),
  });
const coppia = async (): Promise<[Persona, Persona]> => [
  await create(),
  await create({ datNascita: '1970-07-07', desCognome: `${iniziale()}ÒPPIONI` }),
];
const accorpa = (azione: 'ANTEPRIMA' | 'ESEGUI', uidDestinazione: string, ...uids: string[]) =>
  gestore.call(anagrafeRoutes.accorpaAnagrafe, { body: { azione, uidDestinazione, uids } });

const addFamiliare = (uidSubAnagrafe: string, desNome: string) =>
  gestore.ok(nucleoRoutes.createFamiliare, {
    body: {
      codParentela: 'FI',
      desCognome: 'Inventati',
      desNome,
      flgSesso: 'M',
      datNascita: '2005-01-01',
      codComuneNascita: 'H501',
      desComuneNascita: '',
      flgCfConfermato: false,
      flgConvivente: true,
      note: '',
      uidSubAnagrafe,
      desCf: codiceFiscaleDa({
        cognome: 'Inventati',
        nome: desNome,
        sesso: 'M',
        nascita: '2005-01-01',
        codBelfiore: 'H501',
      }),
    },
  });

const addFiscali = (uidSubAnagrafe: string, numAnno: number) =>
  gestore.ok(fiscaleRoutes.createFiscali, { body: { ...fiscaliPredefiniti(numAnno), uidSubAnagrafe } });

describe('same-name people', () => {
  test('are found whatever the accents and the case of the name', async () => {
    const [una, altra] = await coppia();
    const { gruppi } = await gestore.ok(anagrafeRoutes.accorpaAnagrafe, { body: { azione: 'CERCA' } });
    expect(gruppi.map((gruppo) => gruppo.map(({ uid }) => uid).toSorted())).toContainEqual(
      [una.uid, altra.uid].toSorted(),
    );
  });

  test('said to be different are proposed no more, until one more of the name comes or it is taken back', async () => {
    const [una, altra] = await coppia();
    const uids = [una.uid, altra.uid];
    const gruppi = async () =>
      (await gestore.ok(anagrafeRoutes.accorpaAnagrafe, { body: { azione: 'CERCA' } })).gruppi
        .map((gruppo) => gruppo.map(({ uid }) => uid).toSorted())
        .filter((gruppo) => gruppo.includes(una.uid));
    const mark = (distinte: boolean) => gestore.ok(anagrafeRoutes.markOmonimi, { body: { uids, distinte } });
    await mark(true);
    expect(await gruppi()).toEqual([]);
    await mark(true);
    expect(await gruppi()).toEqual([]);
    await mark(false);
    expect(await gruppi()).toEqual([uids.toSorted()]);
    await mark(true);
    const terza = await gestore.ok(anagrafeRoutes.createPersona, {
      body: personaDiProva(numero, { desCognome: una.desCognome, datNascita: '1975-05-05' }),
    });
    expect(await gruppi()).toEqual([[...uids, terza.uid].toSorted()]);
    const estranea = await create({ desCognome: 'Altrimenti', datNascita: '1976-06-06' });
    expect(
      await gestore.call(anagrafeRoutes.markOmonimi, { body: { uids: [una.uid, estranea.uid], distinte: true } }),
    ).toMatchObject({ status: 409, body: { code: 'RIFERIMENTO_NON_VALIDO' } });
    expect(
      await gestore.call(anagrafeRoutes.markOmonimi, { body: { uids: [una.uid, 'nessuna'], distinte: true } }),
    ).toMatchObject({ status: 404, body: { code: 'NON_TROVATO' } });
  });

  test('are previewed: what would move, what would stay behind, what differs; nothing changes', async () => {
    const [resta, va] = await coppia();
    await addFiscali(resta.uid, 2026);
    await addFiscali(va.uid, 2026);
    await addFiscali(va.uid, 2025);
    await addFamiliare(va.uid, 'Ada');
    const { anteprima, lavoro } = await gestore.ok(anagrafeRoutes.accorpaAnagrafe, {
      body: { azione: 'ANTEPRIMA', uidDestinazione: resta.uid, uids: [va.uid] },
    });
    expect(lavoro).toBeNull();
    expect(anteprima).toMatchObject({
      destinazione: { uid: resta.uid },
      accorpate: [{ uid: va.uid }],
      esclusi: ['Dati fiscali del 2026: restano quelli della destinazione.'],
      spostati: [
        { entita: 'FAMILIARE', numero: 1 },
        { entita: 'FISCALI', numero: 1 },
      ],
      differenze: expect.arrayContaining([
        expect.stringContaining('Codice fiscale'),
        expect.stringContaining('Data di nascita'),
      ]),
    });
    expect(await gestore.ok(anagrafeRoutes.getPersona, { params: { uid: va.uid } })).toEqual(va);
  });

  test('are refused when the names differ, when there is one only, when two users are linked', async () => {
    const [resta, va] = await coppia();
    const altro = await create({ desNome: 'Diversa' });
    expect(await accorpa('ANTEPRIMA', resta.uid, altro.uid)).toMatchObject({
      status: 409,
      body: { code: 'RIFERIMENTO_NON_VALIDO', fields: [{ path: 'uids' }] },
    });
    expect(await accorpa('ANTEPRIMA', resta.uid, resta.uid)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'uids' }] },
    });
    expect(
      await gestore.call(anagrafeRoutes.accorpaAnagrafe, { body: { azione: 'ANTEPRIMA', uids: [va.uid] } }),
    ).toMatchObject({ status: 400, body: { fields: [{ path: 'uidDestinazione' }] } });
    expect(await accorpa('ESEGUI', resta.uid, 'assente')).toMatchObject({ status: 404 });
    for (const persona of [resta, va]) await link(persona, `utente-${persona.uid}`);
    expect(await accorpa('ESEGUI', resta.uid, va.uid)).toMatchObject({
      status: 409,
      body: { code: 'STATO_NON_AMMESSO' },
    });
  });
});

const link = (persona: Persona, uidPortale: string) =>
  sendOperazioni(home.store, [
    {
      tipo: 'put',
      chiave: { pk: partizioneRadice(SCUOLA_A, 'PERSONA', persona.uid), sk: 'PERSONA' },
      item: writeItem(personaEntita, SCUOLA_A, { ...persona, uidPortale }),
      condizione: asRead(persona),
    },
  ]);
