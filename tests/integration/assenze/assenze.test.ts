import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assenzeRoutes, type Assenza, type AssenzaInput } from '#shared/contracts/assenze/assenze.ts';
import { effettoAssenzaRoutes } from '#shared/contracts/assenze/effetto-assenza.ts';
import { assenza, ferie, perFiglio } from '#support/assenze-di-prova.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_B } from '#support/home/test-users.ts';
import { dipendenteDiProva, servizioDiProva, supplenzaDiProva } from '#support/servizi-di-prova.ts';

let home: TestHome;
let gestore: Person;
let numero = 0;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2025-11-20' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const dipendente = (servizio = servizioDiProva()) => dipendenteDiProva(gestore, (numero += 1), servizio);
const salva = (
  uidSubAnagrafe: string,
  input: AssenzaInput,
  altro: { readonly uid?: string; readonly versione?: number } = {},
) => gestore.call(assenzeRoutes.saveAssenza, { body: { ...input, uidSubAnagrafe, ...altro } });
const salvata = (uidSubAnagrafe: string, input: AssenzaInput): Promise<Assenza> =>
  gestore.ok(assenzeRoutes.saveAssenza, { body: { ...input, uidSubAnagrafe } });
const rifiuto = (campo: string, status = 409) =>
  expect.objectContaining({
    status,
    body: expect.objectContaining({ fields: [expect.objectContaining({ path: campo })] }),
  });

describe('an absence', () => {
  test('is created, read, changed and deleted with its version', async () => {
    const { persona } = await dipendente();
    const creata = await salvata(persona.uid, assenza('2025-10-06', '2025-10-10', { numCertificato: 'INPS 1' }));
    expect(creata).toMatchObject({ numGiorni: 5, desTipoAssenza: 'Malattia', codGruppo: 'SALUTE', versione: 1 });
    expect(await gestore.ok(assenzeRoutes.getAssenza, { params: { uid: creata.uid } })).toEqual(creata);
    const allungata = await salva(persona.uid, assenza('2025-10-06', '2025-10-17'), { uid: creata.uid, versione: 1 });
    expect(allungata).toMatchObject({ status: 200, body: { uid: creata.uid, numGiorni: 12, versione: 2 } });
    expect(
      await salva(persona.uid, assenza('2025-10-06', '2025-10-18'), { uid: creata.uid, versione: 1 }),
    ).toMatchObject({ status: 409, body: { code: 'VERSIONE_SUPERATA', current: { versione: 2 } } });
    expect(await salva(persona.uid, assenza('2025-10-06', '2025-10-18'), { uid: creata.uid })).toMatchObject({
      status: 400,
      body: { code: 'VERSIONE_MANCANTE' },
    });
    expect(
      (await gestore.call(assenzeRoutes.removeAssenza, { params: { uid: creata.uid }, query: { versione: 1 } })).status,
    ).toBe(409);
    await gestore.ok(assenzeRoutes.removeAssenza, { params: { uid: creata.uid }, query: { versione: 2 } });
    expect((await gestore.call(assenzeRoutes.getAssenza, { params: { uid: creata.uid } })).status).toBe(404);
    expect(
      (await salva(persona.uid, assenza('2025-10-06', '2025-10-18'), { uid: creata.uid, versione: 2 })).status,
    ).toBe(404);
  });

  test('says what it would do before it is saved, as saving it says; refused alike, and nothing is written', async () => {
    const { persona } = await dipendente();
    const prova = (uidSubAnagrafe: string, input: AssenzaInput, uid?: string) =>
      gestore.call(effettoAssenzaRoutes.tryAssenza, {
        body: { ...input, uidSubAnagrafe, ...(uid === undefined ? {} : { uid }) },
      });
    const scritta = assenza('2025-10-01', '2025-11-09');
    const provata = await prova(persona.uid, scritta);
    const { numGiorni, numOre, effetto, uid } = await salvata(persona.uid, scritta);
    const limite = { numGoduti: numGiorni };
    expect(provata).toMatchObject({ status: 200, body: { numGiorni, numOre, effetto, limite } });
    // the days that are already there are not counted twice when they are those being changed
    expect(await prova(persona.uid, scritta, uid)).toMatchObject({
      status: 200,
      body: { numGiorni, numOre, effetto, limite },
    });
    expect(await prova(persona.uid, scritta)).toMatchObject({ status: 409, body: { code: 'RIFERIMENTO_NON_VALIDO' } });
    expect(await prova('nessuno', scritta)).toMatchObject({ status: 404, body: { code: 'NON_TROVATO' } });
    expect(
      (await gestore.ok(assenzeRoutes.searchAssenze, { body: { uidSubAnagrafe: persona.uid } })).righe,
    ).toHaveLength(1);
  });

  test('says what the payslip makes of it: ten days without RPD, unless there was a hospital', async () => {
    const { persona } = await dipendente();
    expect((await salvata(persona.uid, assenza('2025-10-01', '2025-10-12'))).effetto).toMatchObject({
      contratto: 'TI',
      giorni: [{ numGiorni: 12, aliquota: 1_000_000 }],
      numGiorniSenzaAccessorio: 10,
      avvisi: [],
    });
    // The event goes on: of its first ten days none is left.
    expect((await salvata(persona.uid, assenza('2025-10-13', '2025-10-14'))).effetto.numGiorniSenzaAccessorio).toBe(0);
    expect(
      (await salvata(persona.uid, assenza('2025-11-03', '2025-11-05', { codMotivo: '3' }))).effetto
        .numGiorniSenzaAccessorio,
    ).toBe(0);
  });

  test('of a fixed-term teacher is whole for a month of the school year, then half', async () => {
    const { persona } = await dipendente(
      servizioDiProva({ datInizio: '2025-09-01', datFine: '2026-06-30', codTipoNomina: 'TA' }),
    );
    expect((await salvata(persona.uid, assenza('2025-10-01', '2025-11-09'))).effetto.giorni).toEqual([
      { numGiorni: 30, aliquota: 1_000_000 },
      { numGiorni: 10, aliquota: 500_000 },
    ]);
  });

  test('counted in working days leaves out Sundays and holidays', async () => {
    const { persona } = await dipendente();
    // From Saturday 1 November (All Saints) to Sunday 9: six working days, Monday to Saturday.
    expect((await salvata(persona.uid, ferie('2025-11-01', '2025-11-09'))).numGiorni).toBe(6);
    expect(await salva(persona.uid, ferie('2025-12-07', '2025-12-08'))).toEqual(rifiuto('datInizio', 400));
  });

  test('counted in hours is of one day, and may be there twice on it', async () => {
    const { persona } = await dipendente(
      servizioDiProva({
        codTipoPersonale: 'A',
        codClasseConcorso: null,
        prgQualificaRetributiva: 3,
        numOreSettimanali: 3600,
        numOreIntere: 3600,
      }),
    );
    const ore = (giorno: string, numOre: number | null, fine = giorno) =>
      assenza(giorno, fine, { codTipoAssenza: 'PERMESSO_ORARIO_ATA', codMotivo: null, numOre });
    expect(await salva(persona.uid, ore('2025-10-06', 200))).toMatchObject({
      status: 200,
      body: { numGiorni: 0, numOre: 200 },
    });
    expect((await salva(persona.uid, ore('2025-10-06', 100))).status).toBe(200);
    expect(await salva(persona.uid, ore('2025-10-07', null))).toEqual(rifiuto('numOre', 400));
    expect(await salva(persona.uid, ore('2025-10-07', 100, '2025-10-08'))).toEqual(rifiuto('datFine', 400));
    expect(await salva(persona.uid, ferie('2025-10-06', '2025-10-06'))).toEqual(rifiuto('datInizio'));
  });
});

describe('until the birthday of the law', () => {
  test.each([
    ['CONGEDO_PARENTALE', '2013-10-10'],
    ['MALATTIA_FIGLIO', '2022-10-10'],
    ['MALATTIA_FIGLIO_OLTRE_TRE_ANNI', '2017-10-10'],
    ['MALATTIA_FIGLIO_OLTRE_TRE_ANNI', '2022-10-05'],
  ])('%s of a child born on %s', async (tipo, nato) => {
    const { persona } = await dipendente();
    expect(await salva(persona.uid, assenza('2025-10-06', '2025-10-10', perFiglio(tipo, nato)))).toMatchObject({
      status: 200,
    });
  });

  test.each([
    ['CONGEDO_PARENTALE', '2012-01-20'],
    ['MALATTIA_FIGLIO_OLTRE_TRE_ANNI', '2012-01-20'],
  ])('%s, which from 2026 is that of fourteen years', async (tipo, nato) => {
    const { persona } = await dipendente();
    expect(await salva(persona.uid, assenza('2026-01-12', '2026-01-16', perFiglio(tipo, nato)))).toMatchObject({
      status: 200,
    });
  });
});

describe('what an absence may not be', () => {
  test.each<[string, Partial<AssenzaInput>, string, number]>([
    ['ended before it began', { datFine: '2025-10-05' }, 'datFine', 400],
    ['of an unknown kind', { codTipoAssenza: 'INVENTATA' }, 'codTipoAssenza', 409],
    ['a sickness without its reason', { codMotivo: null }, 'codMotivo', 400],
    [
      'a hospital stay for ordinary sickness',
      { codTipoAssenza: 'MALATTIA_RICOVERO', codMotivo: '0' },
      'codMotivo',
      400,
    ],
    ['leave with a medical reason', { codTipoAssenza: 'FERIE', codMotivo: '3' }, 'codMotivo', 400],
    ['sickness with a child', { datNascitaFiglio: '2024-01-01' }, 'datNascitaFiglio', 400],
    [
      'parental leave before the birth',
      { codTipoAssenza: 'CONGEDO_PARENTALE', codMotivo: null, datNascitaFiglio: '2026-01-01' },
      'datNascitaFiglio',
      400,
    ],
    ['parental leave without the birth', perFiglio('CONGEDO_PARENTALE', null), 'datNascitaFiglio', 400],
    ['parental leave over twelve', perFiglio('CONGEDO_PARENTALE', '2013-10-05'), 'datInizio', 400],
    ['parental leave whose last days are over twelve', perFiglio('CONGEDO_PARENTALE', '2013-10-09'), 'datFine', 400],
    ['illness of a child over three as of one under', perFiglio('MALATTIA_FIGLIO', '2022-10-05'), 'datInizio', 400],
    ['illness of a child of three', perFiglio('MALATTIA_FIGLIO_OLTRE_TRE_ANNI', '2022-10-06'), 'datInizio', 400],
    ['illness of a child over eight', perFiglio('MALATTIA_FIGLIO_OLTRE_TRE_ANNI', '2017-10-05'), 'datInizio', 400],
    ['days with hours', { numOre: 200 }, 'numOre', 400],
    ['before the service', { datInizio: '2024-08-30', datFine: '2024-09-02' }, 'datInizio', 409],
    ['before the rules', { datInizio: '2000-01-01', datFine: '2000-01-02' }, 'datInizio', 400],
  ])('%s is refused on its field', async (_caso, cambi, campo, status) => {
    const { persona } = await dipendente();
    expect(await salva(persona.uid, assenza('2025-10-06', '2025-10-10', cambi))).toEqual(rifiuto(campo, status));
  });

  test('beyond the end of the contract is refused, but for maternity', async () => {
    const { persona } = await dipendente(supplenzaDiProva('2025-09-15', '2025-10-31'));
    expect(await salva(persona.uid, assenza('2025-10-30', '2025-11-02'))).toEqual(rifiuto('datFine'));
    expect(
      (
        await salva(
          persona.uid,
          assenza('2025-11-01', '2026-01-31', { codTipoAssenza: 'MATERNITA_FUORI_CONTRATTO', codMotivo: null }),
        )
      ).status,
    ).toBe(200);
    expect(
      await salva(persona.uid, assenza('2025-09-20', '2025-09-21', { codTipoAssenza: 'ASPETTATIVA', codMotivo: null })),
    ).toEqual(rifiuto('codTipoAssenza', 400));
  });

  test('a day is not taken twice, whatever comes first, and the message says by what', async () => {
    const { persona } = await dipendente();
    await salvata(persona.uid, assenza('2025-10-06', '2025-10-10'));
    const dentro = await salva(persona.uid, ferie('2025-10-10', '2025-10-13'));
    expect(dentro).toEqual(rifiuto('datInizio'));
    expect(JSON.stringify(dentro.body)).toContain('già assente dal 06/10/2025 al 10/10/2025 (Malattia)');
    expect(await salva(persona.uid, ferie('2025-10-03', '2025-10-06'))).toEqual(rifiuto('datFine'));
    const insieme = await Promise.all(
      Array.from({ length: 4 }, () => salva(persona.uid, ferie('2025-10-20', '2025-10-21'))),
    );
    expect(insieme.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

test('who has no person of their own in the school reads no absences', async () => {
  const dipendente = await home.as(loginOf('DIPENDENTE', SCUOLA_B));
  expect(await dipendente.call(assenzeRoutes.searchAssenzeProprie, { body: {} })).toMatchObject({
    status: 404,
    body: { code: 'NON_TROVATO', message: expect.stringContaining('nessuna scheda anagrafica') },
  });
});
