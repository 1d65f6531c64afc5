import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cu } from '#functions/denunce/formati/cu/cu.ts';
import { esitoDenuncia } from '#lib/denuncia.ts';
import type { CertificazioneCu, FileCu, PuntiCertificati } from '#shared/contracts/denunce/cu/cu.ts';
import { certificazione, fileCu } from '#support/denunce/cu-di-prova.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';

// Every fault, in whichever certification of whatever file, is found by the command; a file without one is not blamed.

const RIFERIMENTI = await riferimentiDiProva();
const RECORD = 1900;
const centesimi = fc.integer({ min: 1, max: 99_999_99 });
const redditi = fc.record({
  reddito: centesimi,
  lorda: centesimi,
  famiglia: centesimi,
  lavoro: centesimi,
  lordo: centesimi,
});
type Redditi = typeof redditi extends fc.Arbitrary<infer R> ? R : never;

/** One person with what they had as employee and as self-employed, whose sums agree. */
const una = ({ reddito, lorda, famiglia, lavoro, lordo }: Redditi, indice: number): CertificazioneCu => {
  const { desCf, desCognome, desNome, flgSesso, datNascita } = personaDiProva(indice + 1);
  // Where they were born is of the invented teacher.
  const { DA002006: _comune, DA002007: _provincia, ...punti } = certificazione().punti;
  const chi = { DA002002: desCognome.toUpperCase(), DA002003: desNome.toUpperCase(), DA002004: flgSesso };
  const detrazioni = famiglia + lavoro;
  const netta = Math.max(0, lorda - detrazioni);
  return certificazione({
    codFiscale: desCf,
    progressivo: indice + 1,
    punti: { ...punti, ...chi, DA002001: desCf, DA002005: datNascita },
    moduli: [
      {
        tipo: 'G',
        progressivo: 1,
        punti: {
          DB001002: reddito,
          DB001006: '150',
          DB001008: '2023-02-01',
          DB001009: '2023-06-30',
          DB001361: lorda,
          DB001362: famiglia,
          DB001367: lavoro,
          DB001374: detrazioni,
          ...(netta > 0 ? { DB001021: netta, DB001375: netta } : {}),
        },
      },
      { tipo: 'H', progressivo: 1, punti: { AU001001: 'M', AU001004: lordo, AU001008: lordo } },
    ],
  });
};

const generato = fc
  .tuple(fc.array(redditi, { minLength: 1, maxLength: 6 }), fc.nat())
  .map(([tutti, quale]) => ({ file: fileCu({ certificazioni: tutti.map(una) }), quale: quale % tutti.length }));

type Guasta = (certificazione: CertificazioneCu) => CertificazioneCu;
const nelModulo =
  (tipo: 'G' | 'H', cambia: (punti: PuntiCertificati) => PuntiCertificati): Guasta =>
  (prima) => ({
    ...prima,
    moduli: prima.moduli.map((modulo) => (modulo.tipo === tipo ? { ...modulo, punti: cambia(modulo.punti) } : modulo)),
  });
const piuUno = (tipo: 'G' | 'H', codice: string): Guasta =>
  nelModulo(tipo, (punti) => ({ ...punti, [codice]: Number(punti[codice] ?? 0) + 1 }));
/** The next letter in the place of the control character. */
const altraLettera = (codice: string): string =>
  codice.slice(0, -1) + String.fromCharCode(65 + ((codice.charCodeAt(15) - 65 + 1) % 26));

/** Faults of one certification, by the rule that finds them. */
const GUASTI: readonly (readonly [string, Guasta])[] = [
  ['cu.detrazioni', piuUno('G', 'DB001374')],
  ['cu.imposta-netta', piuUno('G', 'DB001375')],
  ['cu.imposta-lorda', nelModulo('G', ({ DB001361: _lorda, ...punti }) => punti)],
  ['cu.giorni-detrazione', nelModulo('G', ({ DB001006: _giorni, ...punti }) => punti)],
  ['cu.imponibile', piuUno('H', 'AU001008')],
  ['cu.sezione-mancante', (prima) => ({ ...prima, moduli: [] })],
  ['cu.periodo', nelModulo('G', (punti) => ({ ...punti, DB001009: '2023-01-31' }))],
  ['cu.periodo', nelModulo('G', (punti) => ({ ...punti, DB001008: '2024-01-01', DB001009: '2024-02-01' }))],
  ['cu.nascita', (prima) => ({ ...prima, punti: { ...prima.punti, DA002005: '1950-01-01' } })],
  [
    'cu.sesso',
    (prima) => ({ ...prima, punti: { ...prima.punti, DA002004: prima.punti.DA002004 === 'F' ? 'M' : 'F' } }),
  ],
  ['cu.firma', ({ punti: { DA003002: _firma, ...punti }, ...prima }) => ({ ...prima, punti })],
  ['cu.punto-fuori-record', nelModulo('G', (punti) => ({ ...punti, AU001004: 100 }))],
  ['cu.punto-fuori-record', nelModulo('H', (punti) => ({ ...punti, DB001001: 100 }))],
  [
    'cu.codice-fiscale',
    (prima) => {
      const sbagliato = altraLettera(prima.codFiscale);
      return { ...prima, codFiscale: sbagliato, punti: { ...prima.punti, DA002001: sbagliato } };
    },
  ],
  ['cu.codice-fiscale', (prima) => ({ ...prima, punti: { ...prima.punti, DA002001: altraLettera(prima.codFiscale) } })],
];

const controlla = async (bytes: Uint8Array): Promise<{ codice: number; trovati: readonly string[] }> => {
  const { codice, uscita } = await esitoDenuncia(['controlla', 'cu'], bytes);
  const trovati: { codice: string }[] = JSON.parse(Buffer.from(uscita).toString('utf8'));
  return { codice, trovati: trovati.map((uno) => uno.codice) };
};

test('a generated file has no finding', async () => {
  await fc.assert(
    fc.asyncProperty(generato, async ({ file }) => {
      expect(await controlla(cu.parse(file).write())).toEqual({ codice: 0, trovati: [] });
    }),
    { numRuns: 25 },
  );
});

test.each(GUASTI.map(([codice, guasta]) => ({ codice, guasta })))(
  'a fault of $codice is found in whichever certification it is',
  async ({ codice, guasta }) => {
    await fc.assert(
      fc.asyncProperty(generato, async ({ file, quale }) => {
        const certificazioni = file.certificazioni.map((prima, indice) => (indice === quale ? guasta(prima) : prima));
        const esito = await controlla(cu.parse({ ...file, certificazioni } satisfies FileCu).write());
        expect(esito.codice).toBe(1);
        expect(esito.trovati).toContain(codice);
      }),
      { numRuns: 15 },
    );
  },
);

test('a name and a town of birth that are not those of the codice fiscale are warned of', () => {
  const con = (punti: PuntiCertificati) => {
    const prima = certificazione();
    const file = fileCu({ certificazioni: [{ ...prima, punti: { ...prima.punti, ...punti } }] });
    return cu
      .parse(file)
      .check(RIFERIMENTI)
      .map(({ codice, gravita, campo }) => [codice, gravita, campo]);
  };
  expect(con({ DA002002: 'BIANCHI' })).toEqual([['cu.nome', 'AVVISO', 'certificazioni.0.DA002002']]);
  expect(con({ DA002003: 'CARLA' })).toEqual([['cu.nome', 'AVVISO', 'certificazioni.0.DA002003']]);
  expect(con({ DA002006: 'MILANO' })).toEqual([['cu.comune-nascita', 'AVVISO', 'certificazioni.0.DA002006']]);
});

test('each count that a file says of itself is held against what it holds', async () => {
  await fc.assert(
    fc.asyncProperty(generato, fc.constantFrom(16, 34, 43, 52), async ({ file }, posto) => {
      const sano = Buffer.from(cu.parse(file).write()).toString('latin1');
      const z = sano.length - RECORD;
      const conta = Number(sano.slice(z + posto - 1, z + posto + 8));
      const guasto = sano.slice(0, z + posto - 1) + String(conta + 1).padStart(9, '0') + sano.slice(z + posto + 8);
      const b = RECORD + 401;
      const dichiarate = String(file.certificazioni.length + 1).padStart(8, '0');
      const esiti = [guasto, sano.slice(0, b) + dichiarate + sano.slice(b + 8)].map((testo) =>
        controlla(Buffer.from(testo, 'latin1')),
      );
      expect((await Promise.all(esiti)).map(({ trovati }) => trovati)).toEqual([
        ['cu.conteggi'],
        ['cu.numero-certificazioni'],
      ]);
    }),
    { numRuns: 20 },
  );
});
