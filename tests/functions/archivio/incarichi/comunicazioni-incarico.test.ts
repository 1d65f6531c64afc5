import { describe, expect, test } from 'vitest';
import { chiHa, comunicazioniDi, type IncaricoAffidato } from '#archivio/incarichi/comunicazioni-incarico.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Incarico } from '#shared/contracts/anagrafe/incarico.ts';
import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import { docente } from '#support/cedolini.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';

const DI_UN_ESTERNO = { desEnteAutorizzazione: '', codTipoRapporto: null, datAnagrafePrestazioni: null } as const;

const affidato = (percettore: Percettore | null, cambi: Partial<Incarico> = {}): IncaricoAffidato => ({
  percettore,
  classe: null,
  incarico: {
    ...incaricoDiProva({ ...DI_UN_ESTERNO, comunicazioni: [] }),
    uid: asUid('prova-1'),
    uidSubAnagrafe: asUid('prova'),
    versione: 1,
    ...cambi,
  },
});
const cococo: Percettore = { tipo: 'COCOCO' };
const altra: Percettore = { tipo: 'ALTRA_AMMINISTRAZIONE' };

test('who has an assignment is said by the kind of payee, and by the body that allows it before that', () => {
  expect(chiHa(affidato(docente))).toBe('DIPENDENTE');
  expect(chiHa(affidato({ tipo: 'FORMATORE', contratto: 'TI', ruolo: 'DOCENTE' }))).toBe('DIPENDENTE');
  expect(chiHa(affidato({ tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE', altraScuola: 'XXIS00200B' }))).toBe(
    'ALTRA_AMMINISTRAZIONE',
  );
  expect(chiHa(affidato(altra))).toBe('ALTRA_AMMINISTRAZIONE');
  expect(chiHa(affidato({ tipo: 'OCCASIONALE' }))).toBe('ESTERNO');
  expect(chiHa(affidato({ tipo: 'OCCASIONALE' }, { desEnteAutorizzazione: 'Comune' }))).toBe('ALTRA_AMMINISTRAZIONE');
  expect(chiHa(affidato(null))).toBe('ESTERNO');
});

describe('the register of assignments', () => {
  // Given on 20 January: 15 days for who works for the school, three months for the others.
  test.each([
    [docente, '2026-02-04', '2026-02-05'],
    [{ tipo: 'OCCASIONALE' } as Percettore, '2026-04-20', '2026-04-21'],
  ])('is told by its day and not a day later (%o)', (percettore, ultimo, dopo) => {
    const detta = (cambi: Partial<Incarico>, oggi: string) =>
      comunicazioniDi(affidato(percettore, cambi), [], oggi).ANAGRAFE;
    expect(detta({}, ultimo)).toEqual({ stato: 'DA_FARE', entro: ultimo, il: null });
    expect(detta({}, dopo).stato).toBe('SCADUTA');
    expect(detta({ datAnagrafePrestazioni: ultimo }, dopo)).toEqual({ stato: 'FATTA', entro: ultimo, il: ultimo });
    expect(detta({ datAnagrafePrestazioni: dopo }, dopo).stato).toBe('FATTA_IN_RITARDO');
  });

  test('is told by their own administration of who works for another; nobody tells of a company or of a prize', () => {
    for (const percettore of [
      altra,
      { tipo: 'SOCIETA', iva: 'ESENTE' },
      { tipo: 'STUDENTE', regime: 'PREMIO' },
    ] as const)
      expect(comunicazioniDi(affidato(percettore), [], '2026-12-31').ANAGRAFE.stato).toBe('NON_DOVUTA');
  });
});

test('a collaboration is told by the twentieth of the month after its beginning, and no other work is', () => {
  const { entro, stato } = comunicazioniDi(affidato(cococo), [], '2026-03-21').COLLABORAZIONE;
  expect([entro, stato]).toEqual(['2026-03-20', 'SCADUTA']);
  expect(comunicazioniDi(affidato(cococo, { datUnilav: '2026-03-20' }), [], '2026-12-31').COLLABORAZIONE.stato).toBe(
    'FATTA',
  );
  expect(comunicazioniDi(affidato(null, { codTipoRapporto: '11' }), [], '2026-03-20').COLLABORAZIONE.stato).toBe(
    'DA_FARE',
  );
  expect(comunicazioniDi(affidato({ tipo: 'OCCASIONALE' }), [], '2026-12-31').COLLABORAZIONE.stato).toBe('NON_DOVUTA');
});

describe('payments to who works for another administration', () => {
  const pagati = [
    { giorno: '2026-05-10', importo: 60_000 },
    { giorno: '2026-03-10', importo: 40_000 },
  ];
  const detti = (...comunicazioni: readonly (readonly [string, number])[]) =>
    affidato(altra, {
      comunicazioni: comunicazioni.map(([datComunicazione, numImporto]) => ({
        datComunicazione,
        numImporto,
        desProtocollo: '',
      })),
    });
  const compenso = (incarico: IncaricoAffidato, oggi: string) => comunicazioniDi(incarico, pagati, oggi).COMPENSO;

  test('are told within fifteen days of each, the first that is not told first', () => {
    expect(compenso(detti(), '2026-03-25')).toEqual({ stato: 'DA_FARE', entro: '2026-03-25', il: null });
    expect(compenso(detti(), '2026-03-26').stato).toBe('SCADUTA');
    expect(compenso(detti(['2026-03-20', 40_000]), '2026-05-11')).toMatchObject({
      stato: 'DA_FARE',
      entro: '2026-05-25',
    });
    expect(compenso(detti(['2026-03-20', 40_000], ['2026-05-25', 59_999]), '2026-05-26').stato).toBe('SCADUTA');
  });

  test('are told in time when each was by its day, late when one was not, however much was told after', () => {
    expect(compenso(detti(['2026-03-20', 40_000], ['2026-05-25', 60_000]), '2026-06-01')).toEqual({
      stato: 'FATTA',
      entro: '2026-05-25',
      il: '2026-05-25',
    });
    expect(compenso(detti(['2026-05-20', 100_000]), '2026-06-01')).toMatchObject({
      stato: 'FATTA_IN_RITARDO',
      entro: '2026-03-25',
      il: '2026-05-20',
    });
    expect(comunicazioniDi(detti(), [], '2026-12-31').COMPENSO.stato).toBe('NON_DOVUTA');
  });
});
