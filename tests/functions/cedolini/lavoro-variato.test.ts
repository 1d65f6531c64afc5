import { describe, expect, test } from 'vitest';
import type { AssenzaTenuta, ServizioTenuto } from '#archivio/cedolini/lavoro.ts';
import { lavoroVariato } from '#functions/cedolini/confronto/lavoro-variato.ts';
import { asUid } from '#platform/data/entita.ts';

// Each field of the work that a payslip keeps is changed in the registry: the payslip is told from today's, or the table says why not.

const ALLORA: Required<ServizioTenuto> = {
  uid: asUid('persona-servizio'),
  datInizio: '2026-02-02',
  datFine: '2026-03-14',
  contratto: 'SUPPLENTE_BREVE',
  ruolo: 'DOCENTE',
  profilo: 'DOC_SEC_II',
  codFascia: '0-8',
  prgQualificaRetributiva: 10,
  codTipoOrario: 'F',
  numOreSettimanali: 1800,
  numOreIntere: 1800,
  numOrePartTime: null,
  numGiorniSettimana: 6,
  codSituazionePrevidenziale: 'TFR',
  flgEnam: false,
  sedi: [{ uidSede: asUid('sede1'), numOre: 1800 }],
  uidCodiceInps: asUid('classe1'),
  codAssunzione: null,
  codCessazione: '18',
  codCessazionePrivata: null,
  distacco: null,
};
const OGGI: Required<ServizioTenuto> = {
  uid: asUid('persona-altro'),
  datInizio: '2026-02-03',
  datFine: '2026-03-13',
  contratto: 'TD_31_8',
  ruolo: 'ATA',
  profilo: null,
  codFascia: '9-14',
  prgQualificaRetributiva: 11,
  codTipoOrario: 'P',
  numOreSettimanali: 1700,
  numOreIntere: 2400,
  numOrePartTime: 900,
  numGiorniSettimana: 5,
  codSituazionePrevidenziale: 'TFS',
  flgEnam: true,
  sedi: [{ uidSede: asUid('sede2'), numOre: 1800 }],
  uidCodiceInps: asUid('classe2'),
  codAssunzione: '2',
  codCessazione: '1',
  codCessazionePrivata: '1B',
  distacco: { tipo: '1', cfEnte: '80012345676', prgEnte: '00001' },
};
const NON_DETTI: readonly string[] = [
  // follows from the qualification, which is told
  'profilo',
];

const ASSENZA: AssenzaTenuta = {
  uid: asUid('persona-assenza'),
  codTipoAssenza: 'FERIE',
  codMotivo: null,
  datInizio: '2026-03-02',
  datFine: '2026-03-03',
  datNascitaFiglio: null,
};
const ASSENZA_OGGI: Partial<AssenzaTenuta> = {
  codTipoAssenza: 'MALATTIA',
  codMotivo: '3',
  datInizio: '2026-03-01',
  datFine: '2026-03-04',
  datNascitaFiglio: '2020-01-15',
};

const nominati = new Map(
  ['sede1', 'sede2', 'classe1', 'classe2'].map((uid) => [uid, { nome: `Nome di ${uid}`, dati: uid }]),
);
const variati = (servizio: ServizioTenuto, assenza = ASSENZA, chiuso = true, prima: ServizioTenuto = ALLORA) =>
  lavoroVariato({
    prima: { servizi: [prima], assenze: [ASSENZA] },
    dopo: { servizi: [servizio], assenze: [assenza] },
    dataPagamento: '2026-03-20',
    chiuso,
    nominati,
  });

describe.each([
  ['sealed', true],
  ['of an open run', false],
] as const)('a payslip %s', (_quale, chiuso) => {
  test('is as it was while nothing changes', () => {
    expect(variati(ALLORA, ASSENZA, chiuso)).toEqual([]);
  });

  test.each(Object.entries(OGGI))('is told from a service of another %s', (campo, valore) => {
    const trovate = variati({ ...ALLORA, [campo]: valore }, ASSENZA, chiuso);
    expect(trovate.length > 0).toBe(!NON_DETTI.includes(campo));
    expect(trovate.every(({ sezione }) => sezione === 'SERVIZI')).toBe(true);
  });

  test.each(Object.entries(ASSENZA_OGGI))('is told from an absence of another %s', (campo, valore) => {
    expect(variati(ALLORA, { ...ASSENZA, [campo]: valore }, chiuso)).toMatchObject([{ sezione: 'ASSENZE' }]);
  });
});

test.each([
  ['was not written', null],
  ['is in no table any more', 'classe0'],
] as const)('a classification that %s is asked of today, and marks nothing', (_come, classe) => {
  const uidCodiceInps = classe === null ? null : asUid<'CODICE_INPS'>(classe);
  expect(variati(ALLORA, ASSENZA, true, { ...ALLORA, uidCodiceInps })).toEqual([]);
});

test('the names of both are said', () => {
  expect(variati({ ...ALLORA, uidCodiceInps: OGGI.uidCodiceInps })).toMatchObject([
    {
      descrizione: 'Classificazione INPS — Servizio dal 02/02/2026',
      prima: 'Nome di classe1',
      dopo: 'Nome di classe2',
    },
  ]);
});
