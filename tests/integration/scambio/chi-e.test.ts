import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCella, type Colonna, type Riga } from '#functions/colonne/colonna.ts';
import { loadPersona } from '#functions/colonne/personale.ts';
import type { Mezzi, TipoScambio } from '#functions/colonne/tipo.ts';
import { loadIntestatari } from '#functions/noipa/liste/pagamenti.ts';
import { catalogo, tipoDi } from '#functions/scambio/catalogo.ts';
import { chiaveSessione, readSession } from '#platform/caller/sessione.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { Modifica } from '#platform/data/modifica.ts';
import { AppError } from '#platform/errors.ts';
import { elencoUtentiRoutes } from '#shared/contracts/accesso/elenco-utenti.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { normalizeCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { NOMINATI, RIGHE_SPORCHE, type RigaSporca } from '#support/righe-sporche.ts';

let home: TestHome;
let gestore: Person;
let mezzi: Mezzi;
beforeAll(async () => {
  home = await startTestHome();
  gestore = await home.as(loginOf('GESTORE'));
  for (const body of NOMINATI) await gestore.ok(anagrafeRoutes.createPersona, { body });
  const sessione = readSession((await home.store.get(chiaveSessione(gestore.sessione.token))) ?? {});
  mezzi = {
    context: {
      sessione,
      archivio: archivioDi(home.store, SCUOLA_A),
      correlationId: 'prova',
      modifica: new Modifica(),
      seRifiutata: new Modifica(),
      oggi: '2026-03-15',
      adesso: new Date('2026-03-15T10:00:00Z'),
      credenziali: {
        issuer: sessione.issuer,
        subject: sessione.subject,
        authTime: null,
        expiresAt: 0,
        sessionToken: undefined,
      },
    },
  };
});
afterAll(() => home.close());

/** Returns the answer of a road to each row: the place of the person in `NOMINATI`, undefined when the row must be mended. */
const answers = async (
  road: (riga: RigaSporca) => Promise<string>,
  righe = RIGHE_SPORCHE,
): Promise<[string, number | null][]> => {
  const esiti: [string, number | null][] = [];
  for (const riga of righe) {
    try {
      const desCf = await road(riga);
      esiti.push([riga.caso, NOMINATI.findIndex((persona) => persona.desCf === desCf)]);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      esiti.push([riga.caso, null]);
    }
  }
  return esiti;
};
const expected = (righe = RIGHE_SPORCHE) => righe.map(({ caso, chi }) => [caso, chi]);

const ofPeople = catalogo.filter(
  ({ colonne }) =>
    colonne.some(({ campo }) => campo === 'desCf') && colonne.some(({ campo }) => campo === 'desNominativo'),
);
const read = (colonna: Colonna | undefined, testo: string) => {
  const letto = colonna === undefined ? { errore: 'none' } : readCella(colonna, testo);
  return 'valore' in letto ? letto.valore : null;
};
const rigaDi = ({ colonne }: TipoScambio, { nome, codice }: RigaSporca): Riga => ({
  numAnno: 2026,
  desCf: read(
    colonne.find(({ campo }) => campo === 'desCf'),
    codice,
  ),
  desNominativo: read(
    colonne.find(({ campo }) => campo === 'desNominativo'),
    nome,
  ),
});

test('many kinds of records are of people', () => {
  expect(ofPeople.length).toBeGreaterThan(12);
});

describe.each(ofPeople.map((tipo) => [tipo.nome, tipo] as const))('rows of %s', (_nome, tipo) => {
  test('find the person, or are refused, as everywhere', async () => {
    const found = await answers(async (sporca) => {
      const riga = rigaDi(tipo, sporca);
      await tipo.find(riga, mezzi);
      return (await loadPersona(riga, mezzi)).desCf;
    });
    expect(found).toEqual(expected());
  });
});

describe('other roads', () => {
  test('a list of users', async () => {
    const { esiti } = await gestore.ok(elencoUtentiRoutes.previewElencoUtenti, {
      body: {
        righe: RIGHE_SPORCHE.map(({ nome, codice }, indice) => ({
          numero: indice + 2,
          descutente: nome === '' ? 'D.' : nome,
          user: `utente${indice}@scuola.example`,
          ruoli: 'Servizi',
          cf: codice,
          azione: '',
        })),
      },
    });
    const senzaNome = new Set(RIGHE_SPORCHE.flatMap(({ nome }, indice) => (nome === '' ? [indice] : [])));
    expect(
      esiti.flatMap(({ esito }, indice) =>
        senzaNome.has(indice) ? [] : [[RIGHE_SPORCHE[indice]?.caso, esito !== 'ERRATA']],
      ),
    ).toEqual(RIGHE_SPORCHE.filter(({ nome }) => nome !== '').map(({ caso, chi }) => [caso, chi !== null]));
  });

  test('the payments of a list of NoiPA, which name people by their code', async () => {
    const conCodice = RIGHE_SPORCHE.filter(({ nome }) => nome === '');
    const found = await answers(async ({ codice }) => {
      const [intestatario] = await loadIntestatari([['desCf', codice]], mezzi.context.archivio);
      return intestatario?.desCf ?? '';
    }, conCodice);
    expect(found).toEqual(expected(conCodice));
  });

  test('the registry takes no row whose name is of one and whose code is of another', async () => {
    const persone = tipoDi('persone');
    const ofTwo = { desCf: NOMINATI[1]?.desCf ?? '', desCognome: 'Apocrifi', desNome: 'Ottavia' };
    await expect(persone.find(ofTwo, mezzi)).rejects.toThrow(/nomina persone diverse.*Artefatti Carlotta/);
    const renamed = { ...ofTwo, desCognome: 'Sposati' };
    expect((await persone.find(renamed, mezzi))?.riga.desCf).toBe(normalizeCodiceFiscale(ofTwo.desCf));
  });
});
