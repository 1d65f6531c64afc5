import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { anagrafeRoutes, type PersonaNuova } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { cinEuro } from '#shared/domain/codici/iban.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { changePersona, personaDiProva } from '#support/persone-di-prova.ts';

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

describe('places are checked by code and day', () => {
  const refused = async (cambi: Partial<PersonaNuova>) =>
    (await gestore.call(anagrafeRoutes.createPersona, { body: nuova({ flgCfConfermato: true, ...cambi }) })).body;

  test('a town that was abolished is good for a birth before and refused for one after', async () => {
    expect(await create({ codComuneNascita: 'A012', datNascita: '1950-05-05' })).toMatchObject({
      desComuneNascita: 'ABETONE',
      flgCfConfermato: false,
    });
    expect(await refused({ codComuneNascita: 'A012', datNascita: '2017-01-01' })).toMatchObject({
      fields: [
        {
          path: 'codComuneNascita',
          message: expect.stringContaining('ABETONE (PT, A012) è estinto (ultimo giorno 31/12/2016)'),
        },
      ],
    });
    expect(await refused({ codComuneNascita: 'A012', datNascita: '1936-07-25' })).toMatchObject({
      fields: [{ path: 'codComuneNascita', message: expect.stringContaining('è stato istituito il 26/07/1936') }],
    });
    expect(await refused({ codComuneRes: 'A012' })).toMatchObject({
      code: 'RIFERIMENTO_NON_VALIDO',
      fields: [{ path: 'codComuneRes' }],
    });
    expect(
      await create({ domicili: [{ dal: '2016-12-31', codComuneDomf: 'A012', desComuneDomf: '', codRegioneDomf: '' }] }),
    ).toMatchObject({ domicili: [{ codRegioneDomf: '17' }] });
  });

  test('an unknown code, a birth in the future, a domicile abroad and a wrong citizenship are all named at once', async () => {
    expect(
      await refused({
        codComuneRes: 'Z999',
        datNascita: '2999-01-01',
        codCittadinanza: 'H501',
        domicili: [{ dal: '2024-01-01', codComuneDomf: 'Z110', desComuneDomf: '', codRegioneDomf: '' }],
      }),
    ).toMatchObject({
      code: 'RIFERIMENTO_NON_VALIDO',
      fields: [
        { path: 'datNascita' },
        { path: 'codComuneRes' },
        { path: 'codCittadinanza' },
        { path: 'domicili.0.codComuneDomf' },
      ],
    });
  });

  test('a residence described without its code is an incomplete town', async () => {
    expect(await refused({ codComuneRes: null, desComuneRes: 'Romaa' })).toMatchObject({
      fields: [{ path: 'codComuneRes', message: expect.stringContaining('incompleto') }],
    });
  });

  test('two domiciles from the same day are refused', async () => {
    const domicilio = { dal: '2024-01-01', codComuneDomf: 'H501', desComuneDomf: '', codRegioneDomf: '' };
    expect(await refused({ domicili: [domicilio, domicilio] })).toMatchObject({
      code: 'RICHIESTA_NON_VALIDA',
      fields: [{ path: 'domicili.1.dal' }],
    });
  });

  const senzaComune = { codComuneRes: null, desComuneRes: '', provinciaRes: null };

  test('who lives abroad has the State, region, town and tax code', async () => {
    const estero = {
      codStatoEstero: 'Z110',
      desRegioneEstera: 'Alvernia',
      desLocalitaEstera: 'Lione',
      codFiscaleEstero: 'FR123',
    };
    expect(await create({ ...senzaComune, ...estero })).toMatchObject({ ...senzaComune, ...estero });
  });

  test.each<[string, Partial<PersonaNuova>, string]>([
    ['a State in the place of the town', { codComuneRes: 'Z110' }, 'codComuneRes'],
    ['a town and a State', { codStatoEstero: 'Z110' }, 'codStatoEstero'],
    ['a foreign town of no State', { ...senzaComune, desLocalitaEstera: 'Lione' }, 'codStatoEstero'],
    ['an Italian town as a State', { ...senzaComune, codStatoEstero: 'H501' }, 'codStatoEstero'],
    ['a State that does not exist', { ...senzaComune, codStatoEstero: 'Z999' }, 'codStatoEstero'],
  ])('%s is refused', async (_cosa, cambi, path) => {
    expect(await refused(cambi)).toMatchObject({ fields: [{ path }] });
  });
});

describe('payment', () => {
  const senza = {
    codPaese: null,
    codCinEuro: null,
    codCin: null,
    codAbi: null,
    codCab: null,
    codCc: null,
    codCinEuroEstero: null,
    codBban: null,
    codBic: null,
  } as const;
  const fieldOf = async (cambi: Partial<PersonaNuova>) =>
    (await gestore.call(anagrafeRoutes.createPersona, { body: nuova(cambi) })).body;

  test.each<[string, Partial<PersonaNuova>, string]>([
    ['a wrong CIN', { codCin: 'Y', codCinEuro: cinEuro('IT', 'Y0542811101000000123456') }, 'codCin'],
    ['wrong check digits', { codCinEuro: '61' }, 'codCinEuro'],
    ['a missing part', { codCab: null }, 'codCab'],
    ['a bank transfer without account', senza, 'codPaese'],
    ['an account without a way to pay', { codModPagamento: null }, 'codModPagamento'],
    ['a domiciled transfer with an account', { codModPagamento: 'D' }, 'codModPagamento'],
    ['a postal account at a bank', { codModPagamento: 'P' }, 'codAbi'],
    [
      'a foreign IBAN with wrong digits',
      { ...senza, codPaese: 'DE', codCinEuroEstero: '88', codBban: '370400440532013000' },
      'codCinEuroEstero',
    ],
    ['a foreign account without IBAN and without BIC', { ...senza, codPaese: 'US', codBban: '123456789' }, 'codBic'],
    [
      'a foreign postal book',
      { ...senza, codModPagamento: 'L', codPaese: 'DE', codCinEuroEstero: '89', codBban: '370400440532013000' },
      'codPaese',
    ],
    ['a foreign account with Italian parts', { codPaese: 'DE' }, 'codPaese'],
  ])('refuses %s on its field', async (_caso, cambi, campo) => {
    expect(await fieldOf(cambi)).toMatchObject({ code: 'RICHIESTA_NON_VALIDA', fields: [{ path: campo }] });
  });

  test.each<[string, Partial<PersonaNuova>]>([
    ['a domiciled transfer', { ...senza, codModPagamento: 'D' }],
    ['no way to pay yet', { ...senza, codModPagamento: null }],
    ['a foreign IBAN', { ...senza, codPaese: 'DE', codCinEuroEstero: '89', codBban: '370400440532013000' }],
    ['an account without IBAN with its BIC', { ...senza, codPaese: 'US', codBban: '123456789', codBic: 'CHASUS33' }],
  ])('accepts %s', async (_caso, cambi) => {
    expect(await create(cambi)).toMatchObject(cambi);
  });

  test('memberships of Espero are kept in order; of the same days, ended before they begin or signed after they are paid they are refused', async () => {
    const adesione = {
      dal: '2024-02-01',
      al: null,
      datAdesione: '2024-01-10',
      codFondo: '',
      comparto: '1',
      aliquotaAggiuntiva: 10_000,
      quotaTfr: null,
    };
    const prima = { ...adesione, dal: '2020-02-01', al: '2023-12-31', datAdesione: '2020-01-10' };
    expect((await create({ espero: [adesione, prima] })).espero).toEqual([prima, adesione]);
    expect(await fieldOf({ espero: [adesione, { ...prima, al: null }] })).toMatchObject({
      fields: [{ path: 'espero' }],
    });
    expect(await fieldOf({ espero: [{ ...adesione, al: '2024-01-31' }] })).toMatchObject({
      fields: [{ path: 'espero.0.al' }],
    });
    expect(await fieldOf({ espero: [{ ...adesione, datAdesione: '2024-02-02' }] })).toMatchObject({
      fields: [{ path: 'espero.0.datAdesione' }],
    });
  });

  test('the share of the TFR given to the fund is refused when it is written: no calculation reads it', async () => {
    const persona = await create();
    const dal = '2026-02-01';
    const espero = [
      { dal, al: null, datAdesione: dal, codFondo: '', comparto: '', aliquotaAggiuntiva: 0, quotaTfr: 1_000_000 },
    ];
    await expect(changePersona(gestore, persona, { espero })).rejects.toThrow(
      /answered 4\d\d.*RIFERIMENTO_NON_VALIDO.*Quota del TFR: qui nessun calcolo la legge.*espero\.0\.quotaTfr/,
    );
    expect(await fieldOf({ espero })).toMatchObject({
      fields: [{ path: 'espero.0.quotaTfr', message: expect.stringContaining('nessun calcolo la legge') }],
    });
  });

  test('a membership of who is not paid as staff is refused when it is written, with the reason: nothing would withhold it', async () => {
    const persona = await create();
    await gestore.ok(fiscaleRoutes.createFiscali, {
      body: {
        ...fiscaliPredefiniti(2026),
        uidSubAnagrafe: persona.uid,
        percettore: { tipo: 'OCCASIONALE' },
      },
    });
    const dal = '2026-02-01';
    const espero = [
      { dal, al: null, datAdesione: dal, codFondo: '', comparto: '', aliquotaAggiuntiva: 0, quotaTfr: null },
    ];
    await expect(changePersona(gestore, persona, { espero })).rejects.toThrow(
      /answered 4\d\d.*RIFERIMENTO_NON_VALIDO.*Fondo Espero: qui non si trattiene.*espero\.0\.dal/,
    );
  });
});

test('what is stored keeps every invariant', async () => {
  expect((await checkArchivio(home.store)).rilievi).toEqual([]);
});
