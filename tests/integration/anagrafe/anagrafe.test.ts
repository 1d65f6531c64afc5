import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registro } from '../../../functions/archivio/accesso/registro.ts';
import { sendOperazioni } from '../../../functions/platform/data/modifica.ts';
import { checkArchivio } from '../../../lib/admin/verifica.ts';
import { LOCAL_USERS } from '../../../lib/local/home.ts';
import { sessioneRoutes } from '../../../shared/contracts/accesso/sessione.ts';
import { anagrafeRoutes, type PersonaNuova } from '../../../shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '../../../shared/contracts/anagrafe/persona.ts';
import { auditRoutes } from '../../../shared/contracts/casa/audit.ts';
import { notificheRoutes } from '../../../shared/contracts/casa/notifiche.ts';
import { serviziRoutes } from '../../../shared/contracts/servizi/servizi.ts';
import { conOmocodia } from '../../../shared/domain/codici/codice-fiscale.ts';
import { cinEuro } from '../../../shared/domain/codici/iban.ts';
import { accessorio, compute, elaborazione, oreInsegnamento } from '../../support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '../../support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '../../support/home/test-users.ts';
import { enteDiProva, personaDiProva } from '../../support/persone-di-prova.ts';
import { dipendenteDiProva } from '../../support/servizi-di-prova.ts';

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

describe('a person', () => {
  test('is created with the next matricola and progressive, completed from the archives', async () => {
    const { matricola } = await gestore.ok(anagrafeRoutes.nextMatricola, {});
    const persona = await create({
      desComuneNascita: '',
      domicili: [
        { dal: '2024-01-01', codComuneDomf: 'F205', desComuneDomf: '', codRegioneDomf: '' },
        { dal: '2020-01-01', codComuneDomf: 'A952', desComuneDomf: '', codRegioneDomf: '' },
      ],
    });
    expect(persona).toMatchObject({
      matricola,
      uidSubAnagrafe: persona.uid,
      versione: 1,
      desComuneNascita: 'ROMA',
      provinciaRes: 'RM',
      uidPortale: null,
    });
    expect(persona.domicili).toEqual([
      { dal: '2020-01-01', codComuneDomf: 'A952', desComuneDomf: 'BOLZANO', codRegioneDomf: '03' },
      { dal: '2024-01-01', codComuneDomf: 'F205', desComuneDomf: 'MILANO', codRegioneDomf: '10' },
    ]);
    expect(await gestore.ok(anagrafeRoutes.getPersona, { params: { uid: persona.uid } })).toEqual(persona);
    expect((await gestore.ok(anagrafeRoutes.nextMatricola, {})).matricola).toBe(matricola + 1);
  });

  test('may bring the matricola it already has; the next one follows the highest', async () => {
    expect((await create({ matricola: 5000 })).matricola).toBe(5000);
    expect((await create()).matricola).toBe(5001);
    const refused = await gestore.call(anagrafeRoutes.createPersona, { body: nuova({ matricola: 5000 }) });
    expect(refused).toMatchObject({ status: 409, body: { code: 'DUPLICATO', fields: [{ path: 'matricola' }] } });
  });

  test('keeps matricola and progressive for ever', async () => {
    const persona = await create();
    const changed = await gestore.ok(anagrafeRoutes.updatePersona, {
      params: { uid: persona.uid },
      body: { ...bodyOf(persona), note: 'cambiata' },
    });
    expect(changed).toMatchObject({
      matricola: persona.matricola,
      prgAnagrafe: persona.prgAnagrafe,
      note: 'cambiata',
      versione: 2,
    });
    const refused = await gestore.call(anagrafeRoutes.updatePersona, {
      params: { uid: persona.uid },
      body: { ...bodyOf(changed), matricola: 9 } as never,
    });
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'matricola' }] } });
  });

  test('twenty created at once have twenty numbers, whoever has to repeat', async () => {
    const create = async (body: PersonaNuova): Promise<Persona> => {
      for (;;) {
        const answer = await gestore.call(anagrafeRoutes.createPersona, { body });
        if (answer.status === 200) return answer.body as Persona;
        expect(answer).toMatchObject({ status: 429, body: { code: 'TROPPE_RICHIESTE' } });
      }
    };
    const people = await Promise.all(Array.from({ length: 20 }, () => create(nuova())));
    expect(new Set(people.map(({ matricola }) => matricola)).size).toBe(20);
    expect(new Set(people.map(({ prgAnagrafe }) => prgAnagrafe)).size).toBe(20);
  });

  test('with the codice fiscale of another is refused on that field and changes nothing', async () => {
    const persona = await create();
    const [before, refused] = [
      await gestore.ok(anagrafeRoutes.nextMatricola, {}),
      await gestore.call(anagrafeRoutes.createPersona, { body: { ...nuova(), ...identitaOf(persona) } }),
    ];
    expect(refused).toMatchObject({ status: 409, body: { code: 'DUPLICATO', fields: [{ path: 'desCf' }] } });
    expect(await gestore.ok(anagrafeRoutes.nextMatricola, {})).toEqual(before);
  });

  test('of another school does not exist', async () => {
    const [persona, altrove] = [await create(), await home.as(loginOf('GESTORE', SCUOLA_B))];
    expect(await altrove.call(anagrafeRoutes.getPersona, { params: { uid: persona.uid } })).toMatchObject({
      status: 404,
    });
    expect(
      await altrove.call(anagrafeRoutes.updatePersona, { params: { uid: persona.uid }, body: bodyOf(persona) }),
    ).toMatchObject({ status: 404 });
    expect((await altrove.ok(anagrafeRoutes.searchAnag, { body: { codFisc: persona.desCf } })).righe).toEqual([]);
  });

  test('changed by two: the second gets the record as it is now', async () => {
    const persona = await create();
    const first = await gestore.ok(anagrafeRoutes.updatePersona, {
      params: { uid: persona.uid },
      body: { ...bodyOf(persona), note: 'prima' },
    });
    const second = await gestore.call(anagrafeRoutes.updatePersona, {
      params: { uid: persona.uid },
      body: { ...bodyOf(persona), note: 'seconda' },
    });
    expect(second).toMatchObject({ status: 409, body: { code: 'VERSIONE_SUPERATA', current: first } });
  });

  test('leaves who, what and when in the audit trail', async () => {
    const persona = await create();
    await gestore.ok(anagrafeRoutes.updatePersona, {
      params: { uid: persona.uid },
      body: { ...bodyOf(persona), desCap: '00199' },
    });
    const { righe } = await gestore.ok(auditRoutes.searchAudit, { body: { entita: 'PERSONA', uid: persona.uid } });
    expect(righe.map(({ azione, prima, dopo }) => [azione, prima?.desCap, dopo?.desCap])).toEqual([
      ['modificato', '00100', '00199'],
      ['creato', undefined, '00100'],
    ]);
  });
});

const identitaOf = ({ desCognome, desNome, flgSesso, datNascita, codComuneNascita, desCf }: Persona) => ({
  desCognome,
  desNome,
  flgSesso,
  datNascita,
  codComuneNascita,
  desCf,
});

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

describe('a company', () => {
  test('has a name and a codice fiscale of eleven digits: no birth, no sex; it is found and listed with the others', async () => {
    const ente = await gestore.ok(anagrafeRoutes.createPersona, { body: enteDiProva('98765432103') });
    expect(ente).toMatchObject({
      tipoSoggetto: 'ENTE',
      desCognome: 'Cooperativa Inventata',
      desNome: '',
      flgSesso: null,
      datNascita: null,
      codComuneNascita: null,
      desComuneNascita: '',
    });
    const { righe } = await gestore.ok(anagrafeRoutes.searchAnag, { body: { criteria: 'cooperativa inv' } });
    expect(righe).toEqual([
      expect.objectContaining({ uid: ente.uid, tipoSoggetto: 'ENTE', datNascita: null, cfAnomalo: false }),
    ]);
  });

  test.each<[string, Partial<PersonaNuova>, string]>([
    ['a codice fiscale of sixteen characters', { desCf: 'RSSMRA80A01H501U' }, 'desCf'],
    ['a wrong control digit', { desCf: '98765432104' }, 'desCf'],
    ['a first name', { desNome: 'Anna' }, 'desNome'],
    ['a birth date', { datNascita: '1980-01-01' }, 'datNascita'],
    ['somebody it inherits from', { cfDeceduto: 'RSSMRA80A01H501U' }, 'cfDeceduto'],
  ])('is refused with %s', async (_cosa, cambi, campo) => {
    expect(await gestore.call(anagrafeRoutes.createPersona, { body: enteDiProva('98765432103', cambi) })).toMatchObject(
      { status: 400, body: { fields: [expect.objectContaining({ path: campo })] } },
    );
  });
});

describe('an heir', () => {
  const erede = (cambi: Partial<PersonaNuova>) =>
    nuova({ tipoSoggetto: 'EREDE', cfDeceduto: 'RSSMRA80A01H501U', quotaEredita: 500_000, ...cambi });

  test('says whose and for what share', async () => {
    expect(await gestore.ok(anagrafeRoutes.createPersona, { body: erede({}) })).toMatchObject({
      tipoSoggetto: 'EREDE',
      cfDeceduto: 'RSSMRA80A01H501U',
      quotaEredita: 500_000,
    });
  });

  test.each<[string, Partial<PersonaNuova>, string]>([
    ['nobody deceased', { cfDeceduto: null }, 'cfDeceduto'],
    ['no share', { quotaEredita: 0 }, 'quotaEredita'],
  ])('is refused with %s', async (_cosa, cambi, campo) => {
    expect(await gestore.call(anagrafeRoutes.createPersona, { body: erede(cambi) })).toMatchObject({
      status: 400,
      body: { fields: [expect.objectContaining({ path: campo })] },
    });
  });
});

test.each<[string, keyof PersonaNuova]>([
  ['birth date', 'datNascita'],
  ['birthplace', 'codComuneNascita'],
  ['sex', 'flgSesso'],
])('a natural person without %s is refused', async (_cosa, campo) => {
  expect(await gestore.call(anagrafeRoutes.createPersona, { body: { ...nuova(), [campo]: null } })).toMatchObject({
    status: 400,
    body: { fields: [{ path: campo, message: 'Campo obbligatorio.' }] },
  });
});

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
      quotaTfr: 1_000_000,
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

test('a new name is the one that services are listed by', async () => {
  const { persona, servizio } = await dipendenteDiProva(gestore, 900);
  await gestore.ok(anagrafeRoutes.updatePersona, {
    params: { uid: persona.uid },
    body: { ...bodyOf(persona), desCognome: 'Aaaprima', flgCfConfermato: true },
  });
  const {
    righe: [prima],
  } = await gestore.ok(serviziRoutes.searchServizi, { body: {} });
  expect(prima).toMatchObject({ uid: servizio.uid, desCognome: 'Aaaprima' });
});

test('what is stored keeps every invariant', async () => {
  expect((await checkArchivio(home.store)).rilievi).toEqual([]);
});

describe('the employee', () => {
  test('reads the own record and no other; without a linked record is told so', async () => {
    const dipendente = await home.as(loginOf('DIPENDENTE'));
    expect(await dipendente.call(anagrafeRoutes.getPersonaPropria, {})).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('nessuna scheda anagrafica') },
    });
    const persona = await create();
    const globali = registro(home.store);
    const utente = await globali.getUtente(LOCAL_USERS, dipendente.sessione.subject);
    if (utente === undefined) throw new Error('The test user is missing');
    await sendOperazioni(home.store, [
      globali.putUtente(utente, {
        ...utente,
        iscrizioni: utente.iscrizioni.map((iscrizione) => ({
          ...iscrizione,
          uid: persona.uid,
          uidSubAnagrafe: persona.uid,
        })),
      }),
    ]);
    const sessione = await dipendente.ok(sessioneRoutes.login, { body: {} });
    expect(await dipendente.ok(anagrafeRoutes.getPersonaPropria, {}, { sessione: sessione.token })).toEqual(persona);
    expect(
      await dipendente.call(anagrafeRoutes.getPersona, { params: { uid: persona.uid } }, { sessione: sessione.token }),
    ).toMatchObject({ status: 403 });
  });
});
