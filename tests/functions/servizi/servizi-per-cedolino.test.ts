import { expect, test } from 'vitest';
import { assenzaEntita, type AssenzaSalvata } from '../../../functions/assenze/assenza.ts';
import { writeItem } from '../../../functions/platform/repository.ts';
import { serviziPerCedolino } from '../../../functions/servizi/servizi-per-cedolino.ts';
import { servizioEntita } from '../../../functions/servizi/servizio.ts';
import { Servizio as ServizioSituazione } from '../../../shared/calculation/situazione-servizio.ts';
import { servizioDiProva, supplenzaDiProva } from '../../support/servizi-di-prova.ts';
import type { Servizio, ServizioInput } from '../../../shared/contracts/servizi.ts';

const CHI = { uidSubAnagrafe: 'inventato', matricola: 1, desCognome: 'Inventato', desNome: 'Prova' };
const MARZO = { dal: '2026-03-01', al: '2026-03-31' };
const servizio = (id: string, input: ServizioInput, altro: Partial<Servizio> = {}) =>
  writeItem<Servizio>(servizioEntita, 'XXTS00001A', { ...input, ...CHI, uid: `inventato-${id}`, versione: 1, contratto: 'TI', ruolo: 'DOCENTE', profilo: 'DOCENTE_LAUREATO', ...altro });
const assenza = (id: string, codTipoAssenza: string, datInizio: string, datFine: string, altro: Partial<AssenzaSalvata> = {}) => writeItem<AssenzaSalvata>(assenzaEntita, 'XXTS00001A', {
  ...CHI, uid: `inventato-${id}`, versione: 1, codTipoAssenza, datInizio, datFine, numOre: null, codMotivo: null, datNascitaFiglio: null, numCertificato: '', datCertificato: null, note: '', codGruppo: 'SALUTE', numGiorni: 1, ...altro,
});
const supplenza = (id: string, dal: string, al: string, altro: Partial<Servizio> = {}) => servizio(id, supplenzaDiProva(dal, al), { contratto: 'SUPPLENTE_BREVE', ...altro });

test('services are cut to the period, in the shape the engine takes', () => {
  const { servizi } = serviziPerCedolino([supplenza('a', '2026-02-10', '2026-03-12'), supplenza('b', '2026-03-20', '2026-04-10'), supplenza('c', '2026-05-01', '2026-05-10')], MARZO);
  expect(servizi.map(({ competenza }) => competenza)).toEqual([{ dal: '2026-03-01', al: '2026-03-12' }, { dal: '2026-03-20', al: '2026-03-31' }]);
  for (const uno of servizi) expect(ServizioSituazione.safeParse(uno)).toMatchObject({ success: true });
});

test('part time is paid by its hours, other services by all of theirs', () => {
  const { servizi } = serviziPerCedolino([servizio('a', servizioDiProva({ codTipoOrario: 'P', numOrePartTime: 900 }))], MARZO);
  expect(servizi[0]).toMatchObject({ oreSettimanali: 900, oreCattedra: 1800 });
});

test('the absences before are history, those after the period are not; a hospital is not an ordinary sickness', () => {
  const items = [
    supplenza('a', '2025-10-01', '2026-06-10'), assenza('1', 'MALATTIA', '2025-11-03', '2025-11-05', { codMotivo: '0' }), assenza('2', 'MALATTIA', '2026-03-02', '2026-03-04', { codMotivo: '3' }),
    assenza('3', 'MALATTIA', '2026-04-01', '2026-04-02', { codMotivo: '0' }), assenza('4', 'ASPETTATIVA', '2025-12-01', '2025-12-05'),
  ];
  expect(serviziPerCedolino(items, MARZO).servizi[0]?.assenze).toEqual([{ tipo: 'MALATTIA', dal: '2025-11-03', al: '2025-11-05' }, { tipo: 'MALATTIA_RICOVERO', dal: '2026-03-02', al: '2026-03-04' }]);
});

test('hours of absence stay apart, at the rate of the contract', () => {
  const { servizi, assenzeAOre } = serviziPerCedolino([servizio('a', servizioDiProva()), assenza('1', 'SCIOPERO_ORARIO', '2026-03-06', '2026-03-06', { numOre: 200 })], MARZO);
  expect([servizi[0]?.assenze, assenzeAOre]).toEqual([[], [{ tipo: 'SCIOPERO_ORARIO', descrizione: 'Sciopero orario', giorno: '2026-03-06', ore: 200, aliquota: 0 }]]);
});

test('the contract is that of the last day, or of the last service when it had ended; nobody without services has one', () => {
  const finito = supplenza('a', '2025-10-01', '2025-12-20');
  expect(serviziPerCedolino([finito], MARZO)).toMatchObject({ rapporto: { contratto: 'SUPPLENTE_BREVE', ruolo: 'DOCENTE', fineServizio: 'TFR', enam: false }, servizi: [] });
  expect(serviziPerCedolino([finito, servizio('b', servizioDiProva({ datInizio: '2026-03-15', codSituazionePrevidenziale: 'TFS' }))], MARZO).rapporto).toMatchObject({ contratto: 'TI', fineServizio: 'TFS' });
  expect(serviziPerCedolino([], MARZO)).toEqual({ rapporto: null, servizi: [], assenzeAOre: [], senzaTabella: [] });
});

test('a service that the pay tables have no row for is named', () => {
  const { servizi, senzaTabella } = serviziPerCedolino([servizio('a', servizioDiProva({ prgQualificaRetributiva: 12 }), { ruolo: 'DS', profilo: null })], MARZO);
  expect([servizi, senzaTabella.map(({ uid }) => uid)]).toEqual([[], ['inventato-a']]);
});
