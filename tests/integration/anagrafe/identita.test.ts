import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { anagrafeRoutes, type PersonaNuova } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { notificheRoutes } from '#shared/contracts/casa/notifiche.ts';
import { conOmocodia } from '#shared/domain/codici/codice-fiscale.ts';
import { accessorio, compute, elaborazione, oreInsegnamento } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome();
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

let numero = 0;
const nuova = (cambi: Partial<PersonaNuova> = {}): PersonaNuova => {
  numero += 1;
  return personaDiProva(numero, cambi);
};
const create = (cambi: Partial<PersonaNuova> = {}): Promise<Persona> =>
  gestore.ok(anagrafeRoutes.createPersona, { body: nuova(cambi) });
const bodyOf = ({
  uid: _uid,
  uidSubAnagrafe: _sub,
  prgAnagrafe: _prg,
  matricola: _matricola,
  uidPortale: _portale,
  ...body
}: Persona) => body;

describe('the codice fiscale', () => {
  const refusedOn = (body: PersonaNuova) => gestore.call(anagrafeRoutes.createPersona, { body });

  test('that disagrees with the data is refused, saying which part, until somebody confirms it', async () => {
    const body = nuova();
    const altro = { ...body, desNome: 'Altra' };
    expect(await refusedOn(altro)).toMatchObject({
      status: 400,
      body: {
        code: 'RICHIESTA_NON_VALIDA',
        fields: [{ path: 'desCf', message: expect.stringContaining('Nome Altra') }],
      },
    });
    const kept = await gestore.ok(anagrafeRoutes.createPersona, { body: { ...altro, flgCfConfermato: true } });
    expect(kept).toMatchObject({ desCf: body.desCf, flgCfConfermato: true });
    const { righe } = await gestore.ok(anagrafeRoutes.searchAnag, { body: { codFisc: body.desCf } });
    expect(righe).toMatchObject([{ cfAnomalo: true }]);
  });

  test('that agrees is not marked as confirmed, even when asked to', async () => {
    expect((await create({ flgCfConfermato: true })).flgCfConfermato).toBe(false);
  });

  test('with letters for digits (omocodia) agrees with the same data', async () => {
    const body = nuova();
    const omocodico = conOmocodia(body.desCf, 3);
    expect(await gestore.ok(anagrafeRoutes.createPersona, { body: { ...body, desCf: omocodico } })).toMatchObject({
      desCf: omocodico,
      flgCfConfermato: false,
    });
  });

  test('provisional, of eleven digits, is accepted when its control digit is right', async () => {
    expect(
      await gestore.ok(anagrafeRoutes.createPersona, { body: { ...nuova(), desCf: '12345678903' } }),
    ).toMatchObject({ desCf: '12345678903' });
    expect(await refusedOn({ ...nuova(), desCf: '12345678904' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'desCf' }] },
    });
  });

  test('anomalies are found among the people named, and page after page in the whole school', async () => {
    const [giusta, storta] = [
      await create(),
      await gestore.ok(anagrafeRoutes.createPersona, {
        body: { ...nuova(), desNome: 'Storta', flgCfConfermato: true },
      }),
    ];
    const named = await gestore.ok(anagrafeRoutes.listCfAnomali, {
      body: { listSubAnagrafe: [giusta.uid, storta.uid] },
    });
    expect(named.righe.map(({ uid }) => uid)).toEqual([storta.uid]);
    expect(named.righe[0]?.discordanze.join()).toContain('Nome Storta');
    const whole = await gestore.ok(anagrafeRoutes.listCfAnomali, { body: {} });
    expect(whole.righe.map(({ uid }) => uid)).toContain(storta.uid);
    expect(whole.righe.map(({ uid }) => uid)).not.toContain(giusta.uid);
  });
});

describe('identity of who has payslips', () => {
  const computePayslip = (uid: string) => compute(gestore, elaborazione(), [accessorio(uid, [oreInsegnamento(1000)])]);
  /** What who manages the users is asked to do, and what the others are told. */
  const syncsOf = async (uid: string) => {
    const elenchi = await Promise.all(
      [gestore, await home.as(loginOf('TESTER'))].map((chi) => chi.ok(notificheRoutes.listNotifiche, { body: {} })),
    );
    return elenchi.flatMap(({ righe }) => righe).filter(({ RIFERIMENTO }) => RIFERIMENTO === uid);
  };

  test('notifies the sync with what was and what is; other changes and other people do not', async () => {
    const [persona, senzaCedolini] = [await create(), await create()];
    await computePayslip(persona.uid);
    const cambiata = await gestore.ok(anagrafeRoutes.updatePersona, {
      params: { uid: persona.uid },
      body: { ...bodyOf(persona), note: 'nulla' },
    });
    expect(await syncsOf(persona.uid)).toEqual([]);
    const sposata = { desCognome: 'Rinominata', flgCfConfermato: true };
    await gestore.ok(anagrafeRoutes.updatePersona, {
      params: { uid: persona.uid },
      body: { ...bodyOf(cambiata), ...sposata },
    });
    await gestore.ok(anagrafeRoutes.updatePersona, {
      params: { uid: senzaCedolini.uid },
      body: { ...bodyOf(senzaCedolini), ...sposata },
    });
    const sync = await syncsOf(persona.uid);
    expect(sync.map(({ COD_TIPO }) => COD_TIPO).toSorted()).toEqual(['SYNCANAG_R', 'SYNCANAG_W']);
    expect(sync[0]?.DES_JSON).toMatchObject({
      desCognomeOld: persona.desCognome,
      desCognome: 'Rinominata',
      desCf: persona.desCf,
    });
    expect(await syncsOf(senzaCedolini.uid)).toEqual([]);
  });
});

test('what is stored keeps every invariant', async () => {
  expect((await checkArchivio(home.store)).rilievi).toEqual([]);
});
