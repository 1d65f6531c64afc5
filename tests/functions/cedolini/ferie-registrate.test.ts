import { describe, expect, test } from 'vitest';
import type { AssenzaSalvata } from '#archivio/assenze/assenza.ts';
import { ferieRegistrate } from '#archivio/fascicolo/ferie-registrate.ts';
import { asUid } from '#platform/data/entita.ts';
import { servizio, UID } from './dati.ts';

const GIUGNO = { ANNO: 2026, MESE: 6 };
const assenza = (codTipoAssenza: AssenzaSalvata['codTipoAssenza'], datInizio: string, datFine: string) =>
  ({
    uid: asUid<'ASSENZA'>(`${UID}-${datInizio}`),
    uidSubAnagrafe: UID,
    versione: 1,
    matricola: 1,
    desCognome: 'Inventati',
    desNome: 'Prova',
    codTipoAssenza,
    codGruppo: 'PERMESSI',
    datInizio,
    datFine,
    numGiorni: 2,
    numOre: null,
    codMotivo: null,
    datNascitaFiglio: null,
    numCertificato: '',
    datCertificato: null,
    note: '',
  }) satisfies AssenzaSalvata;

describe('leave of a contract that ended in the month of a run', () => {
  test('days of service and of leave taken come from services and absences of the school year', () => {
    const ferie = ferieRegistrate(GIUGNO, {
      servizi: [
        servizio({ datInizio: '2025-01-01', datFine: '2025-06-30' }),
        servizio({ datInizio: '2025-10-01', datFine: '2025-12-20' }),
        servizio({ datInizio: '2026-02-01', datFine: '2026-06-10', numGiorniSettimana: 5 }),
      ],
      // A Monday and a Tuesday of this year, and one of the year before.
      assenze: [assenza('FERIE', '2026-02-02', '2026-02-03'), assenza('FERIE', '2025-03-03', '2025-03-03')],
    });
    expect(ferie).toMatchObject({
      cessazione: '2026-06-10',
      profilo: 'DOCENTE_LAUREATO',
      // October 31, November 30, December 20; February 28, March 31, April 30, May 31, June 10.
      giorniServizio: 31 + 30 + 20 + (28 + 31 + 30 + 31 + 10),
      giorniFruiti: 2,
      anniServizio: 0,
      settimanaCorta: true,
    });
  });

  test('a whole year earns no more than 360 days', () => {
    const tutto = servizio({ datInizio: '2025-09-01', datFine: '2026-08-31' });
    expect(ferieRegistrate({ ANNO: 2026, MESE: 8 }, { servizi: [tutto], assenze: [] })?.giorniServizio).toBe(360);
  });

  test('a contract of an academic year, which goes across two school years, earns from its first day', () => {
    const accademico = servizio({ datInizio: '2025-11-01', datFine: '2026-10-31' });
    const ottobre = { ANNO: 2026, MESE: 10 };
    expect(ferieRegistrate(ottobre, { servizi: [accademico], assenze: [] })?.giorniServizio).toBe(360);
    const breve = servizio({ datInizio: '2026-07-06', datFine: '2026-10-31' });
    expect(
      ferieRegistrate(ottobre, {
        servizi: [servizio({ datInizio: '2026-02-01', datFine: '2026-02-28' }), breve],
        assenze: [assenza('FERIE', '2026-08-03', '2026-08-04'), assenza('FERIE', '2026-02-02', '2026-02-03')],
      }),
      // July 26, August 31, September 30, October 31; the contract of February and its leave are of a year that is over.
    ).toMatchObject({ giorniServizio: 26 + 31 + 30 + 31, giorniFruiti: 2 });
  });

  test('a contract of the next school year does not put off the leave of the one that ended', () => {
    const servizi = [
      servizio({ datInizio: '2026-02-01', datFine: '2026-06-30' }),
      servizio({ datInizio: '2026-09-10', datFine: '2027-06-30' }),
    ];
    expect(ferieRegistrate(GIUGNO, { servizi, assenze: [] })).toMatchObject({
      cessazione: '2026-06-30',
      giorniServizio: 28 + 31 + 30 + 31 + 30,
    });
  });

  test.each([
    [
      'who still serves',
      [servizio({ datFine: '2026-06-10' }), servizio({ datInizio: '2026-06-11', datFine: '2026-08-31' })],
    ],
    ['whose contract ended another month', [servizio({ datFine: '2026-05-31' })]],
    ['permanent staff', [servizio({ contratto: 'TI', datFine: '2026-06-10' })]],
    ['a service that the pay tables do not know', [servizio({ datFine: '2026-06-10', profilo: null })]],
  ])('%s is paid none', (_, servizi) => {
    expect(ferieRegistrate(GIUGNO, { servizi, assenze: [] })).toBeNull();
  });
});
