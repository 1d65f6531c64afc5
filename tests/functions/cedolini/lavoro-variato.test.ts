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
  classe: {
    descrizione: 'Di allora',
    qualifica1: '2',
    qualifica2: 'F',
    qualifica3: 'D',
    codContratto: 'CPUB',
    tipoLavoratore: '00',
  },
  luogo: { desScuola: 'Plesso', codComune: 'H501', desCap: '00100' },
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
  classe: {
    descrizione: 'Di oggi',
    qualifica1: '2',
    qualifica2: 'P',
    qualifica3: 'D',
    codContratto: 'CPUB',
    tipoLavoratore: '00',
  },
  luogo: { desScuola: 'Plesso nuovo', codComune: 'F205', desCap: '20100' },
};
const NON_DETTI: readonly string[] = [
  // follows from the qualification, which is told
  'profilo',
  // the records are told by what they say, not by which they are: merged, they say the same
  'uidCodiceInps',
  'sedi',
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

const variati = (servizio: ServizioTenuto, assenza = ASSENZA, chiuso = true, prima: ServizioTenuto = ALLORA) =>
  lavoroVariato({
    prima: { servizi: [prima], assenze: [ASSENZA] },
    dopo: { servizi: [servizio], assenze: [assenza] },
    dataPagamento: '2026-03-20',
    chiuso,
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

/** The service kept without what it named, or with a record that said less. */
const senza = (...campi: readonly ('classe' | 'luogo')[]): ServizioTenuto => {
  const { classe, luogo, ...altri } = ALLORA;
  return { ...altri, ...(campi.includes('classe') ? {} : { classe }), ...(campi.includes('luogo') ? {} : { luogo }) };
};

test('a classification and a site that were not written are asked of today, and mark nothing', () => {
  expect(
    variati({ ...ALLORA, classe: OGGI.classe, luogo: OGGI.luogo }, ASSENZA, true, senza('classe', 'luogo')),
  ).toEqual([]);
});

test.each([
  ['classe', 'codContratto', 'CCNL'],
  ['classe', 'tipoLavoratore', 'DC'],
  ['luogo', 'codComune', 'F205'],
  ['luogo', 'desCap', '20100'],
] as const)(
  'of a %s a code that was not written is asked of today, one that was another marks',
  (record, codice, valore) => {
    const vuoto = record === 'classe' ? '' : null;
    const con = (detto: string | null): ServizioTenuto => ({
      ...ALLORA,
      [record]: { ...ALLORA[record], [codice]: detto },
    });
    expect(variati(con(valore), ASSENZA, true, con(vuoto))).toEqual([]);
    expect(variati(con(valore))).toMatchObject([{ dopo: expect.stringContaining(valore) }]);
  },
);

test('of two records the names are said, of one that says another thing its codes', () => {
  expect(variati({ ...ALLORA, classe: OGGI.classe })).toMatchObject([
    { descrizione: 'Classificazione INPS — Servizio dal 02/02/2026', prima: 'Di allora', dopo: 'Di oggi' },
  ]);
  expect(variati({ ...ALLORA, classe: { ...OGGI.classe, descrizione: 'Di allora' } })).toMatchObject([
    {
      prima: 'Di allora (qualifica 2FD, contratto CPUB, lavoratore 00)',
      dopo: 'Di allora (qualifica 2PD, contratto CPUB, lavoratore 00)',
    },
  ]);
  expect(variati(senza('classe'))).toMatchObject([{ prima: 'Di allora', dopo: 'nessuna' }]);
});
