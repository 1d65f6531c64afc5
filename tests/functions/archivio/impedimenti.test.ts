import { describe, expect, test } from 'vitest';
import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { impedimenti, type PagamentoChiesto } from '#archivio/impedimenti/impedimenti.ts';
import { isDaConfermare, isFermo } from '#archivio/impedimenti/impedimento.ts';
import { cedolinoPersona } from '#functions/cedolini/calcolo/cedolini-persone.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { compenso } from '#support/cedolini.ts';
import { ambiente, dati, fiscali, processo, servizio, UID } from '../cedolini/dati.ts';

const chi = (cambi: Partial<Persona> = {}, resto: Partial<DatiPersona> = {}): DatiPersona => {
  const base = dati(resto);
  return { ...base, persona: { ...base.persona, datNascita: '1980-05-11', ...cambi } };
};
const GENNAIO = { descrizione: 'Ore', dal: '2026-01-01', al: '2026-01-31' };
const chiesto = (cambi: Partial<PagamentoChiesto> = {}): PagamentoChiesto => ({
  giorno: '2026-03-20',
  titolo: 'DIPENDENTE',
  lavoro: [GENNAIO],
  perGliEredi: false,
  ...cambi,
});
const codici = (uno: DatiPersona, cambi: Partial<PagamentoChiesto> = {}) =>
  impedimenti(uno.persona, uno, chiesto(cambi)).map(({ codice }) => codice);

const assenza = (datInizio: string, datFine: string, numOre: number | null = null): DatiPersona['assenze'][number] => ({
  uid: 'assenza' as DatiPersona['assenze'][number]['uid'],
  versione: 1,
  uidSubAnagrafe: UID,
  matricola: 1,
  desCognome: 'Inventati',
  desNome: 'Prova',
  codTipoAssenza: 'MALATTIA',
  datInizio,
  datFine,
  numOre,
  codGruppo: 'SALUTE',
  codMotivo: '3',
  datNascitaFiglio: null,
  numCertificato: '',
  datCertificato: null,
  numGiorni: 1,
  note: '',
});

describe('who died', () => {
  test.each<[string, Partial<Persona>, string[]]>([
    ['is not paid from the day of death on', { datDecesso: '2026-03-20', flgDeceduto: true }, ['PERSONA_DECEDUTA']],
    ['was paid until the day before', { datDecesso: '2026-03-21', flgDeceduto: true }, []],
    ['is not paid while the day is not known', { flgDeceduto: true }, ['PERSONA_DECEDUTA']],
    ['is not who lives', { flgDeceduto: false, datDecesso: null }, []],
  ])('%s', (_cosa, cambi, attesi) => expect(codici(chi(cambi))).toEqual(attesi));

  test('stops the one payslip, of any title, and says what to do; the settlement for the heirs goes on', () => {
    const paga = (decesso: boolean) =>
      cedolinoPersona(
        processo({ idMetodo: 'COC-LD' }),
        {
          uidSubAnagrafe: UID,
          percettore: { tipo: 'COCOCO' },
          voci: [compenso(100_000)],
          ...(decesso ? { opzioni: { decesso: true } } : {}),
        },
        {
          ...chi({ flgDeceduto: true }),
          fiscali: [fiscali({ numRedditoPresunto: 1_000_000, codGestioneSeparata: 'SENZA_DIS_COLL' })],
        },
        ambiente(),
      );
    expect(paga(false)).toMatchObject({
      cedolino: null,
      anomalie: [{ codice: 'PERSONA_DECEDUTA', messaggio: expect.stringContaining('agli eredi') }],
    });
    expect(paga(true).anomalie.map(({ codice }) => codice)).not.toContain('PERSONA_DECEDUTA');
  });
});

describe('into whose hands', () => {
  const nato = (datNascita: string, desIntestatario: string, flgTutela = false) =>
    codici(chi({ datNascita, desIntestatario, flgTutela }));

  test.each<[string, ReturnType<typeof nato>, string[]]>([
    ['a minor by who represents them', nato('2008-03-21', 'Verdi Ada'), []],
    ['a minor of whom nobody says who', nato('2008-03-21', ''), ['MINORE_SENZA_RAPPRESENTANTE']],
    ['on the birthday of age no parent any more', nato('2008-03-20', 'Verdi Ada'), ['MANDATO_FINITO']],
    ['of age, on an account of their own', nato('2008-03-20', ''), []],
    ['of age, by a guardian that a judge has named', nato('1980-05-11', 'Verdi Ada', true), []],
  ])('%s', (_cosa, trovati, attesi) => expect(trovati).toEqual(attesi));
});

describe('the days paid', () => {
  const inServizio = (datInizio: string, datFine: string | null, resto: Partial<DatiPersona> = {}) =>
    chi({}, { servizi: [servizio({ datInizio, datFine })], ...resto });

  test.each<[string, DatiPersona, string[]]>([
    ['of a service', inServizio('2025-09-01', '2026-06-30'), []],
    ['after its end', inServizio('2025-09-01', '2026-01-30'), ['GIORNI_FUORI_SERVIZIO']],
    ['before it begins', inServizio('2026-01-02', null), ['GIORNI_FUORI_SERVIZIO']],
    ['of who has no service on record', chi(), []],
    [
      'with an illness of half of them',
      inServizio('2025-09-01', null, { assenze: [assenza('2026-01-16', '2026-02-28')] }),
      ['GIORNI_DI_ASSENZA'],
    ],
    [
      'with an illness of fewer',
      inServizio('2025-09-01', null, { assenze: [assenza('2026-01-17', '2026-02-28')] }),
      [],
    ],
    [
      'with an hour of absence',
      inServizio('2025-09-01', null, { assenze: [assenza('2026-01-01', '2026-01-31', 100)] }),
      [],
    ],
  ])('%s', (_cosa, uno, attesi) => expect(codici(uno)).toEqual(attesi));

  test('of an outsider are no days of a service, but those of the assignment', () => {
    const esperto = inServizio('2020-09-01', '2020-12-31');
    expect(codici(esperto, { titolo: 'OCCASIONALE' })).toEqual([]);
  });

  test('are said by name, with what to do, and ask for a confirmation: they stop nothing', () => {
    const [primo] = impedimenti(chi().persona, inServizio('2025-09-01', '2026-01-30'), chiesto());
    expect(primo?.messaggio).toBe(
      '"Ore" paga anche il 31/01/2026, giorni in cui la persona non ha un servizio: correggere i giorni della voce o i servizi.',
    );
    expect(primo && [isFermo(primo), isDaConfermare(primo)]).toEqual([false, true]);
  });

  test('are told on the payslip of a run and of a dry run', () => {
    const { cedolino, anomalie } = cedolinoPersona(
      processo(),
      { uidSubAnagrafe: asUid(UID), percettore: null, voci: [compenso(10_000)] },
      {
        ...inServizio('2025-09-01', '2026-01-30'),
        fiscali: [fiscali({ numAliquotaMassima: 330_000, desAliquotaLettaDa: 'NoiPA' })],
      },
      ambiente(),
    );
    expect(cedolino).not.toBeNull();
    expect(anomalie.map(({ codice }) => codice)).toContain('GIORNI_FUORI_SERVIZIO');
  });
});
