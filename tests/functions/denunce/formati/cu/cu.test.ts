import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { controlliFileCu } from '#functions/denunce/formati/cu/controlli/file.ts';
import { controlliFronte } from '#functions/denunce/formati/cu/controlli/fronte.ts';
import { controlliPersona } from '#functions/denunce/formati/cu/controlli/persona.ts';
import { controlliPrevidenza } from '#functions/denunce/formati/cu/controlli/previdenza.ts';
import { controlliRedditi } from '#functions/denunce/formati/cu/controlli/redditi.ts';
import { cu } from '#functions/denunce/formati/cu/cu.ts';
import { tracciatiCu } from '#functions/denunce/formati/cu/tracciato.ts';
import { lunghezzaDi, posizioniDi } from '#functions/denunce/macchina/record-fisso.ts';
import { esitoDenuncia } from '#lib/denuncia.ts';
import type { FileCu } from '#shared/contracts/denunce/cu/cu.ts';
import { certificazione, fileCu } from '#support/denunce/cu-di-prova.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';

const RIFERIMENTI = await riferimentiDiProva();
const testoDi = (file: FileCu): string => Buffer.from(cu.parse(file).write()).toString('latin1');
/** The file with some characters of a record in the place of others; record and place from 1. */
const guasto = (testo: string, record: number, posto: number, nuovi: string): string => {
  const da = (record - 1) * 1900 + posto - 1;
  return testo.slice(0, da) + nuovi + testo.slice(da + nuovi.length);
};
const controlla = async (testo: string) => {
  const { codice, uscita, errore } = await esitoDenuncia(['controlla', 'cu'], Buffer.from(testo, 'latin1'));
  return { codice, errore, testo: Buffer.from(uscita).toString('utf8') };
};

describe('the layout', () => {
  test('has 1898 characters a record, and its fields where the specification has them', () => {
    expect(Object.values(tracciatiCu).map(lunghezzaDi)).toEqual([1898, 1898, 1898, 1898, 1898, 1898]);
    expect(posizioniDi(tracciatiCu.A)).toMatchObject({ codiceFornitura: 16, fornitore: 23, progressivoInvio: 522 });
    expect(posizioniDi(tracciatiCu.B)).toMatchObject({
      annullamento: 91,
      sostituzione: 92,
      denominazione: 137,
      email: 197,
      telefono: 297,
      rappresentante: 311,
      codiceCarica: 327,
      rappresentanteCognome: 329,
      certificazioni: 402,
      firma: 411,
      casiParticolari: 527,
    });
    expect(posizioniDi(tracciatiCu.G)).toMatchObject({
      sostituto: 2,
      modulo: 18,
      codFiscale: 26,
      progressivo: 42,
      protocollo: 47,
      progressivoRicevuta: 64,
      spazioUtente: 70,
      operazione: 84,
      conferma: 89,
      coppie: 90,
    });
    expect(posizioniDi(tracciatiCu.Z)).toEqual({ B: 16, C: 25, D: 34, G: 43, H: 52, L: 61 });
  });

  test('writes A, B, the person and each income, Z; values lie as their form wants', () => {
    const righe = testoDi(fileCu()).split('\r\n');
    expect(righe.map((riga) => riga.slice(0, 1)).join('')).toBe('ABDGHZ');
    expect(righe[0]?.slice(15, 20)).toBe('CUR24');
    expect(righe[3]?.slice(89, 113)).toBe(`DB001002${'1000,00'.padStart(16)}`);
    // The date on the right as dd, mm, yyyy; the name of 30 characters goes on in a couple of its own, after a plus.
    expect(righe[3]).toContain(`DB001008${'08012023'.padStart(16)}`);
    expect(righe[2]).toContain('DA002003OTTAVIA AIO EUA DA002003+OIA AEIOU UOIEA');
  });
});

describe('a file', () => {
  test('read again is what was written, whatever it holds, in as many records as it takes', () => {
    const importo = fc.integer({ min: 1, max: 99_999_999 });
    const nome = fc.stringMatching(/^[A-Z][A-Z ]{0,50}[A-Z]$/);
    const codici = Array.from({ length: 160 }, (_, indice) => `ZZ${String(indice + 1).padStart(6, '0')}`);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(importo, nome, fc.subarray(codici)), { minLength: 1, maxLength: 8 }),
        fc.constantFrom('ORDINARIA', 'SOSTITUZIONE', 'ANNULLAMENTO'),
        (persone, operazione) => {
          const file = fileCu({
            operazione,
            certificazioni: persone.map(([centesimi, cognome, altri], indice) => {
              const una = certificazione({ progressivo: indice + 1 });
              const ignoti = Object.fromEntries(altri.map((codice) => [codice, 'X']));
              return {
                ...una,
                punti: { ...una.punti, DA002002: cognome },
                moduli: [{ tipo: 'G', progressivo: 1, punti: { DB001002: centesimi, ...ignoti } }],
              };
            }),
          });
          const { records, rilievi } = cu.read(cu.parse(file).write(), RIFERIMENTI);
          expect({ records, rilievi }).toEqual({ records: file, rilievi: [] });
        },
      ),
      { numRuns: 30 },
    );
  });

  test('with nothing wrong has no finding; of a later model it is told that nobody compared its numbers', () => {
    expect(cu.parse(fileCu()).check(RIFERIMENTI)).toEqual([]);
    const dopo = fileCu({ anno: 2024, datFirma: '2025-03-10' });
    expect(
      cu
        .parse(dopo)
        .check(RIFERIMENTI)
        .map(({ codice, gravita }) => [codice, gravita]),
    ).toEqual([['cu.numeri', 'AVVISO']]);
  });
});

const sano = testoDi(fileCu());
/** A fault in the characters of a file, by the rule that finds it. */
const NEI_CARATTERI: readonly (readonly [string, string])[] = [
  ['cu.conteggi', guasto(sano, 6, 43, '000000002')],
  ['cu.numero-certificazioni', guasto(sano, 2, 402, '00000003')],
  ['cu.firma-frontespizio', guasto(sano, 2, 411, '0')],
  ['cu.sostituto-diverso', guasto(sano, 4, 2, '80099999999')],
  ['cu.sostituto', sano.replaceAll('80012345676', '80012345675')],
  ['cu.codice-fiscale', sano.replaceAll('VRDTTV66D61H501M', 'VRDTTV66D61H501X')],
  ['cu.persona-diversa', guasto(sano, 4, 26, 'VRDTTV66D61H501X')],
  ['cu.operazione-diversa', guasto(sano, 4, 84, 'A')],
  [
    'cu.sezione-mancante',
    sano.slice(0, 3 * 1900) + guasto(guasto(sano, 6, 43, '000000000'), 6, 52, '000000000').slice(5 * 1900),
  ],
  ['cu.nascita', sano.replace('21041966', '22041966')],
  ['cu.minorenne', sano.replace('21041966', '21042010')],
  ['cu.periodo', sano.replace('07042023', '07012023')],
  ['cu.data', sano.replace('10032024', '10032023')],
  ['cu.imposta-lorda', sano.replace(`DB001361${'300,00'.padStart(16)}`, `DB001361${'0,00'.padStart(16)}`)],
  ['cu.giorni-detrazione', sano.replace(`DB001006${'090'.padStart(16)}`, `DB001006${'000'.padStart(16)}`)],
  ['cu.detrazioni', sano.replace(`DB001374${'70,00'.padStart(16)}`, `DB001374${'71,00'.padStart(16)}`)],
  ['cu.imposta-netta', sano.replace(`DB001375${'230,00'.padStart(16)}`, `DB001375${'230,01'.padStart(16)}`)],
  ['cu.imponibile', sano.replace(`AU001008${'100,00'.padStart(16)}`, `AU001008${'100,01'.padStart(16)}`)],
  ['cu.causale', sano.replace('AU001001M ', 'AU001001QQ')],
  ['cu.domicilio', sano.replace('DA002022H501', 'DA002022A000')],
];

describe('a fault planted in the bytes is found by the command', () => {
  test.each(NEI_CARATTERI)('%s', async (codice, testo) => {
    expect(testo).not.toBe(sano);
    const esito = await controlla(testo);
    expect(esito).toMatchObject({ codice: 1, errore: '' });
    expect(esito.testo).toContain(`"${codice}"`);
  });

  test('what is no such file is refused with the byte', async () => {
    for (const [testo, perche] of [
      [guasto(sano, 1, 1, 'B'), 'comincia con il record A'],
      [sano.slice(0, 1000), 'finisce dopo 1000 caratteri'],
    ])
      expect(await controlla(testo ?? '')).toMatchObject({ codice: 2, errore: expect.stringContaining(perche ?? '') });
  });
});

const una = certificazione();
const { DA002004: _sesso, ...senzaSesso } = una.punti;
const con = (punti: Record<string, string | number>) =>
  fileCu({ certificazioni: [{ ...una, punti: { ...una.punti, ...punti } }] });
const modulo = (tipo: 'G' | 'H', punti: Record<string, string | number>) =>
  fileCu({ certificazioni: [{ ...una, moduli: [{ tipo, progressivo: 1, punti }] }] });
/** A year of 1 € of income, with its tax. */
const conguagliata = { DB001002: 100, DB001008: '2023-01-08', DB001021: 23, DB001361: 23, DB001375: 23 };
const { DB001008: _inizio, ...senzaInizio } = conguagliata;
/** Contributions with all that says whose they are. */
const separata = { DC001045: 100, DC001049: '1', DC001051: '06' };
const pubblica = {
  DC001009: '80012345678',
  DC001010: '00000',
  DC001012: '1',
  DC001014: '9',
  DC001017: '2023',
  DC001018: 100,
  DC001028: 100,
  DC001038: '001000000000',
  DC001039: '80012345678',
  DC001040: '001000000000',
};
/** A file that replaces a certificate, with what it says of the receipt of the first. */
const sostitutiva = (ricevuta: Partial<typeof una>): FileCu =>
  fileCu({ operazione: 'SOSTITUZIONE', certificazioni: [{ ...una, ...ricevuta }] });
/** What is missing or too much in the records, by the rule that finds it. */
const NEI_RECORD: readonly (readonly [string, FileCu])[] = [
  ['cu.rappresentante', fileCu({ rappresentante: { ...fileCu().rappresentante, codFiscale: 'VRDTTV66D61H501X' } })],
  ['cu.doppia', fileCu({ certificazioni: [una, { ...una, progressivo: 2 }] })],
  ['cu.progressivo', fileCu({ certificazioni: [{ ...una, progressivo: 3 }] })],
  ['cu.codice-fiscale', con({ DA002001: 'RSSMRA80A01H501U' })],
  ['cu.anagrafici', fileCu({ certificazioni: [{ ...una, punti: senzaSesso }] })],
  ['cu.protocollo', sostitutiva({ protocollo: '24031012345678901' })],
  ['cu.importi', modulo('G', { DB001021: 1 })],
  ['cu.giorni', modulo('G', { ...conguagliata, DB001006: '366' })],
  ['cu.inizio', modulo('G', senzaInizio)],
  ['cu.ritenute-imposta', modulo('G', { ...conguagliata, DB001021: 24 })],
  ['cu.contributi', modulo('G', { ...separata, DC001046: 30, DC001047: 31 })],
  ['cu.negativo', modulo('G', { DB001002: -100, ...separata })],
  ['cu.sezione-vuota', modulo('G', { ...conguagliata, DC001051: '06' })],
  ['cu.mesi', modulo('G', { ...separata, DC001050: '011111111111' })],
  ['cu.anno-contributi', modulo('G', { ...pubblica, DC001017: '2024' })],
  ['cu.ritenute', modulo('H', { AU001001: 'A', AU001004: 100, AU001008: 100, AU001009: 101 })],
  ['cu.codice-somme', modulo('H', { AU001001: 'A', AU001004: 100, AU001007: 100 })],
  ['cu.punto-ignoto', modulo('G', { ...conguagliata, QQ000001: 'X' })],
  ['cu.numeri', fileCu({ anno: 2024, datFirma: '2025-03-10' })],
];

test.each(NEI_RECORD)('%s finds what is missing or too much in the records', (codice, file) => {
  expect(
    cu
      .parse(file)
      .check(RIFERIMENTI)
      .map((rilievo) => rilievo.codice),
  ).toEqual([codice]);
});

test.each([
  [{}, ['protocollo', 'progressivoRicevuta']],
  [{ protocollo: '24031012345678901' }, ['progressivoRicevuta']],
  [{ progressivoRicevuta: '000001' }, ['protocollo']],
  [{ protocollo: '24031012345678901', progressivoRicevuta: '000001' }, []],
])('a replacement is told which number of the receipt is missing, in its field: with %j', (ricevuta, mancano) => {
  const trovati = cu.parse(sostitutiva(ricevuta)).check(RIFERIMENTI);
  expect(trovati.map(({ campo }) => campo.split('.').at(-1))).toEqual(mancano);
});

describe('contributions', () => {
  test('with all that says whose they are have no finding, and lie in the file as an outside program has them', () => {
    const file = modulo('G', { ...pubblica, ...separata });
    expect(cu.parse(file).check(RIFERIMENTI)).toEqual([]);
    const testo = testoDi(file);
    expect(testo).toContain(`DC001012${'1'.padStart(16)}`);
    expect(testo).toContain(`DC001017${'2023'.padStart(16)}`);
    expect(testo).toContain(`DC001009${'80012345678'.padEnd(16)}`);
    expect(testo).toContain(`DC001049${'1'.padStart(16)}`);
  });
  test.each(
    Object.keys({ ...pubblica, ...separata }).filter(
      (codice) => !['DC001018', 'DC001028', 'DC001045'].includes(codice),
    ),
  )('without %s are told so', (codice) => {
    const { [codice]: _tolto, ...altri } = { ...pubblica, ...separata } as Record<string, string | number>;
    expect(
      cu
        .parse(modulo('G', altri))
        .check(RIFERIMENTI)
        .map((rilievo) => [rilievo.codice, rilievo.campo.split('.').at(-1)]),
    ).toEqual([['cu.appartenenza', codice === 'DC001049' ? 'DC001050' : codice]]);
  });
});

test('a file made elsewhere is written again with the same bytes, whatever it says that this program does not', () => {
  const posti = posizioniDi(tracciatiCu.B);
  const altrui = [
    [1, posizioniDi(tracciatiCu.A).tipoFornitore, '10'],
    [1, posizioniDi(tracciatiCu.A).campoUtente, 'USO INTERNO'],
    [2, posti.produttoreSoftware, '01234567890'],
    [2, posti.impegno, '1'],
    [2, posti.datFirma, '10032024'],
    [2, posti.casiParticolari, '1'],
    ...[3, 4, 5].map((record) => [record, posizioniDi(tracciatiCu.D).spazioUtente, 'PRATICA 12'] as const),
    // After the nine couples of the income.
    [4, (posizioniDi(tracciatiCu.G).coppie ?? 0) + 9 * 24, `DB001999${'12'.padStart(16)}`],
  ] as const;
  const testo = altrui.reduce((finora, [record, posto, nuovi]) => guasto(finora, record, posto ?? 1, nuovi), sano);
  const letta = cu.read(Buffer.from(testo, 'latin1'), RIFERIMENTI);
  expect(Buffer.from(cu.parse(letta.records).write()).toString('latin1')).toBe(testo);
});

test('every rule has its planted fault', () => {
  // In whichever certification they are, in the file of generated faults.
  const generati = ['cu.sesso', 'cu.nome', 'cu.comune-nascita', 'cu.firma', 'cu.punto-fuori-record', 'cu.appartenenza'];
  const provati = new Set([...[...NEI_CARATTERI, ...NEI_RECORD].map(([codice]) => codice), ...generati]);
  const regole = [
    ...controlliFileCu,
    ...controlliFronte,
    ...controlliPersona,
    ...controlliRedditi,
    ...controlliPrevidenza,
  ];
  expect(regole.map(({ codice }) => codice).filter((codice) => !provati.has(codice))).toEqual([]);
});
