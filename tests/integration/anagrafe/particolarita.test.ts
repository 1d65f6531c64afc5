import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { nucleoRoutes } from '#shared/contracts/anagrafe/nucleo.ts';
import type { ParticolaritaInput } from '#shared/contracts/anagrafe/particolarita.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { vociPersonaRoutes } from '#shared/contracts/anagrafe/voci-persona.ts';
import { codiceFiscaleDa } from '#shared/domain/codici/codice-fiscale-dati.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';

let home: TestHome;
let gestore: Person;
let persona: Persona;
let numero = 0;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-15' });
  gestore = await home.as(loginOf('GESTORE'));
});
beforeEach(async () => {
  numero += 1;
  persona = await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(numero, { flgSesso: 'F' }) });
});
afterAll(() => home.close());

describe('particularities', () => {
  const add = (
    codParticolarita: ParticolaritaInput['codParticolarita'],
    datInizio = '2024-01-01',
    datFine: string | null = '2024-12-31',
  ) =>
    gestore.call(vociPersonaRoutes.createParticolarita, {
      body: { codParticolarita, datInizio, datFine, note: '', uidSubAnagrafe: persona.uid },
    });
  const addFiglio = (desNome: string) =>
    gestore.ok(nucleoRoutes.createFamiliare, {
      body: {
        codParentela: 'FI',
        desCognome: 'Inventati',
        desNome,
        flgSesso: 'M',
        datNascita: '2015-01-01',
        codComuneNascita: 'H501',
        desComuneNascita: '',
        flgCfConfermato: false,
        flgConvivente: true,
        note: '',
        desCf: codiceFiscaleDa({
          cognome: 'Inventati',
          nome: desNome,
          sesso: 'M',
          nascita: '2015-01-01',
          codBelfiore: 'H501',
        }),
        uidSubAnagrafe: persona.uid,
      },
    });

  test('the relief of mothers is refused to a man, saying where the sex is registered', async () => {
    persona = await gestore.ok(anagrafeRoutes.createPersona, { body: personaDiProva(900, { flgSesso: 'M' }) });
    await addFiglio('Marco');
    await addFiglio('Luca');
    expect(await add('MADRE_DUE_FIGLI')).toMatchObject({
      status: 409,
      body: { fields: [{ path: 'codParticolarita', message: expect.stringMatching(/lavoratrici madri.*maschio/) }] },
    });
  });

  test('are listed latest first, changed, deleted', async () => {
    expect((await add('ESONERO_IVS_2')).status).toBe(200);
    expect((await add('ESTERO_RITENUTA', '2025-01-01', null)).status).toBe(200);
    const righe = await gestore.ok(vociPersonaRoutes.listParticolarita, { query: { uidSubAnagrafe: persona.uid } });
    expect(righe.map(({ codParticolarita }) => codParticolarita)).toEqual(['ESTERO_RITENUTA', 'ESONERO_IVS_2']);
    const [prima] = righe;
    if (prima === undefined) throw new Error('Two were added');
    const { uidSubAnagrafe: _sub, ...input } = prima;
    expect(await gestore.ok(vociPersonaRoutes.updateParticolarita, { body: { ...input, note: 'x' } })).toMatchObject({
      note: 'x',
      versione: 2,
    });
    expect(
      await gestore.call(vociPersonaRoutes.removeParticolarita, { body: { uid: prima.uid, versione: 1 } }),
    ).toMatchObject({ status: 409, body: { code: 'VERSIONE_SUPERATA' } });
    await gestore.ok(vociPersonaRoutes.removeParticolarita, { body: { uid: prima.uid, versione: 2 } });
  });

  test.each<[ParticolaritaInput['codParticolarita'], ParticolaritaInput['codParticolarita'], RegExp]>([
    ['ESONERO_IVS_2', 'ESONERO_IVS_3', /2 % e del 3 % non si possono avere insieme/],
    ['ESTERO_RITENUTA', 'ESTERO_CONVENZIONE', /una sola opzione/],
    ['ESTERO_ABITUALE', 'ESTERO_RITENUTA', /una sola opzione/],
    ['MADRE_DUE_FIGLI', 'MADRE_TRE_FIGLI', /è uno solo/],
  ])('%s excludes %s on the same days, not on others', async (prima, seconda, messaggio) => {
    for (const nome of ['Ada', 'Bea', 'Ciro']) await addFiglio(nome);
    expect((await add(prima)).status).toBe(200);
    expect(await add(seconda, '2024-12-31', null)).toMatchObject({
      status: 409,
      body: { fields: [{ path: 'codParticolarita', message: expect.stringMatching(messaggio) }] },
    });
    expect((await add(seconda, '2025-01-01', null)).status).toBe(200);
    expect((await add('ESONERO_IVS_2', '2023-01-01', '2023-02-01')).status).toBe(200);
  });

  test('the relief for mothers asks for the children in the family unit', async () => {
    await addFiglio('Ada');
    expect(await add('MADRE_DUE_FIGLI')).toMatchObject({
      status: 409,
      body: { fields: [{ path: 'codParticolarita', message: expect.stringContaining('almeno 2 figli') }] },
    });
    await addFiglio('Bea');
    expect((await add('MADRE_DUE_FIGLI')).status).toBe(200);
  });

  test('of a kind that does not exist, or that ends before it begins, are refused', async () => {
    expect(
      await gestore.call(vociPersonaRoutes.createParticolarita, {
        body: {
          codParticolarita: 'ALTRA',
          datInizio: '2024-01-01',
          datFine: null,
          note: '',
          uidSubAnagrafe: persona.uid,
        } as never,
      }),
    ).toMatchObject({ status: 400, body: { fields: [{ path: 'codParticolarita' }] } });
    expect(await add('ESTERO_RITENUTA', '2024-02-01', '2024-01-01')).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'datFine' }] },
    });
  });
});
