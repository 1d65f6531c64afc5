import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assenzeRoutes, type Assenza, type AssenzaInput } from '#shared/contracts/assenze/assenze.ts';
import { assenza, ferie, perFiglio } from '#support/assenze-di-prova.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { dipendenteDiProva, servizioDiProva } from '#support/servizi-di-prova.ts';

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

const congedo: NonNullable<AssenzaInput['congedo']> = {
  codGenitore: 'MADRE',
  datFineCongedo: '2023-12-31',
  numGiorniAltro: 0,
  numGiorniAltroElevati: 0,
  flgInteriAltro: false,
  flgRedditoSottoSoglia: false,
};
const parentale = (fatti?: Partial<typeof congedo>) =>
  assenza('2025-09-15', '2025-11-13', {
    ...perFiglio('CONGEDO_PARENTALE', '2023-08-01'),
    ...(fatti === undefined ? {} : { congedo: { ...congedo, ...fatti } }),
  });

describe('a parental leave', () => {
  test('is paid by its facts, kept with it; without them as before, and says what is missing', async () => {
    const { persona } = await dipendente();
    const senza = await salvata(persona.uid, parentale());
    expect(senza.effetto.giorni.map(({ aliquota }) => aliquota)).toEqual([1_000_000, 800_000]);
    expect(senza.effetto.avvisi).toEqual([expect.stringContaining('mancano i dati del figlio')]);
    const con = await salva(persona.uid, parentale({}), { uid: senza.uid, versione: 1 });
    expect(con).toMatchObject({
      status: 200,
      body: {
        congedo,
        effetto: {
          giorni: [
            { numGiorni: 30, aliquota: 1_000_000 },
            { numGiorni: 30, aliquota: 300_000 },
          ],
          avvisi: [],
        },
      },
    });
    expect(await gestore.ok(assenzeRoutes.getAssenza, { params: { uid: senza.uid } })).toMatchObject({ congedo });
  });

  test.each<[string, AssenzaInput, string]>([
    ['facts of another kind', { ...ferie('2025-10-06', '2025-10-07'), congedo }, 'congedo'],
    [
      'a compulsory leave ended before the birth',
      parentale({ datFineCongedo: '2023-07-31' }),
      'congedo.datFineCongedo',
    ],
    ['more higher days than days', parentale({ numGiorniAltroElevati: 1 }), 'congedo.numGiorniAltroElevati'],
    [
      'days of the other parent of one alone',
      parentale({ codGenitore: 'SOLO', numGiorniAltro: 1 }),
      'congedo.numGiorniAltro',
    ],
  ])('%s is refused on its field', async (_caso, input, campo) => {
    const { persona } = await dipendente();
    expect(await salva(persona.uid, input)).toEqual(rifiuto(campo, 400));
  });
});

describe('a short leave not made up for', () => {
  const breve = (codMancatoRecupero?: AssenzaInput['codMancatoRecupero']) =>
    assenza('2025-10-06', '2025-10-06', {
      codTipoAssenza: 'PERMESSO_BREVE_NON_RECUPERATO',
      codMotivo: null,
      numOre: 200,
      ...(codMancatoRecupero === undefined ? {} : { codMancatoRecupero }),
    });

  test('loses pay by whose doing it is, and asks it', async () => {
    const avvisi = await Promise.all(
      ([undefined, 'DIPENDENTE', 'SCUOLA'] as const).map(async (chi) => {
        const { persona } = await dipendente();
        return (await salvata(persona.uid, breve(chi))).effetto.avvisi.join(' ');
      }),
    );
    expect(avvisi).toEqual([
      expect.stringContaining('Non è detto di chi è il fatto'),
      'Si conta a ore: senza paga.',
      'Il recupero è mancato per fatto della scuola: le ore non si trattengono.',
    ]);
  });

  test('is the only kind that says it', async () => {
    const { persona } = await dipendente();
    const ferieConFatto: AssenzaInput = { ...ferie('2025-10-06', '2025-10-07'), codMancatoRecupero: 'SCUOLA' };
    expect(await salva(persona.uid, ferieConFatto)).toEqual(rifiuto('codMancatoRecupero', 400));
  });
});
