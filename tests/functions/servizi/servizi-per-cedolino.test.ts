import { expect, test } from 'vitest';
import type { AssenzaSalvata } from '#archivio/assenze/assenza.ts';
import { serviziPerCedolino } from '#functions/cedolini/calcolo/servizi-per-cedolino.ts';
import { asUid } from '#platform/data/entita.ts';
import { Servizio as ServizioSituazione } from '#shared/calculation/situazione/servizio.ts';
import type { Servizio, ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import { servizioDiProva, supplenzaDiProva } from '#support/servizi-di-prova.ts';

const CHI = { uidSubAnagrafe: asUid<'PERSONA'>('inventato'), matricola: 1, desCognome: 'Inventato', desNome: 'Prova' };
const MARZO = { dal: '2026-03-01', al: '2026-03-31' };
const servizio = (id: string, input: ServizioInput, altro: Partial<Servizio> = {}): Servizio => ({
  ...input,
  ...CHI,
  uid: asUid(`inventato-${id}`),
  versione: 1,
  contratto: 'TI',
  ruolo: 'DOCENTE',
  profilo: 'DOCENTE_LAUREATO',
  ...altro,
});
const assenza = (
  id: string,
  codTipoAssenza: string,
  datInizio: string,
  datFine: string,
  altro: Partial<AssenzaSalvata> = {},
): AssenzaSalvata => ({
  ...CHI,
  uid: asUid(`inventato-${id}`),
  versione: 1,
  codTipoAssenza,
  datInizio,
  datFine,
  numOre: null,
  codMotivo: null,
  datNascitaFiglio: null,
  numCertificato: '',
  datCertificato: null,
  note: '',
  codGruppo: 'SALUTE',
  numGiorni: 1,
  ...altro,
});
const supplenza = (id: string, dal: string, al: string, altro: Partial<Servizio> = {}) =>
  servizio(id, supplenzaDiProva(dal, al), { contratto: 'SUPPLENTE_BREVE', ...altro });
const letti = (servizi: readonly Servizio[], assenze: readonly AssenzaSalvata[] = []) =>
  serviziPerCedolino(servizi, assenze, MARZO);
const daPagare = (servizi: readonly Servizio[], assenze: readonly AssenzaSalvata[] = []) =>
  letti(servizi, assenze).servizi.map((uno) => uno.daPagare);

test('services are cut to the period, oldest first, in the shape the engine takes', () => {
  const servizi = daPagare([
    supplenza('b', '2026-03-20', '2026-04-10'),
    supplenza('a', '2026-02-10', '2026-03-12'),
    supplenza('c', '2026-05-01', '2026-05-10'),
  ]);
  expect(servizi.map(({ competenza }) => competenza)).toEqual([
    { dal: '2026-03-01', al: '2026-03-12' },
    { dal: '2026-03-20', al: '2026-03-31' },
  ]);
  for (const uno of servizi) expect(ServizioSituazione.safeParse(uno)).toMatchObject({ success: true });
});

test('each says which registered service it is', () => {
  expect(
    daPagare([
      servizio('a', servizioDiProva({ datInizio: '2026-03-02' })),
      servizio('b', { ...supplenzaDiProva('2026-03-03', '2026-03-12'), numProtocollo: '12/2026' }),
    ]).map(({ riferimento }) => riferimento),
  ).toEqual(['servizio dal 02/03/2026', 'servizio dal 03/03/2026 al 12/03/2026, prot. 12/2026']);
});

test('part time is paid by its hours, other services by all of theirs', () => {
  expect(daPagare([servizio('a', servizioDiProva({ codTipoOrario: 'P', numOrePartTime: 900 }))])[0]).toMatchObject({
    oreSettimanali: 900,
    oreCattedra: 1800,
  });
});

test('the absences before are history, those after the period are not; a hospital is not an ordinary sickness', () => {
  const assenze = [
    assenza('1', 'MALATTIA', '2025-11-03', '2025-11-05', { codMotivo: '0' }),
    assenza('2', 'MALATTIA', '2026-03-02', '2026-03-04', { codMotivo: '3' }),
    assenza('3', 'MALATTIA', '2026-04-01', '2026-04-02', { codMotivo: '0' }),
    assenza('4', 'ASPETTATIVA', '2025-12-01', '2025-12-05'),
  ];
  expect(daPagare([supplenza('a', '2025-10-01', '2026-06-10')], assenze)[0]?.assenze).toEqual([
    { tipo: 'MALATTIA', dal: '2025-11-03', al: '2025-11-05' },
    { tipo: 'MALATTIA_RICOVERO', dal: '2026-03-02', al: '2026-03-04' },
  ]);
});

test('hours of absence stay apart, at the rate of the contract, with the service they fall in', () => {
  const ore = assenza('1', 'SCIOPERO_ORARIO', '2026-03-06', '2026-03-06', { numOre: 200 });
  const { servizi } = letti(
    [supplenza('a', '2026-03-01', '2026-03-10'), supplenza('b', '2026-03-11', '2026-03-31')],
    [ore],
  );
  expect(servizi.map(({ daPagare: { assenze }, assenzeAOre }) => [assenze, assenzeAOre])).toEqual([
    [[], [{ tipo: 'SCIOPERO_ORARIO', descrizione: 'Sciopero orario', giorno: '2026-03-06', ore: 200, aliquota: 0 }]],
    [[], []],
  ]);
});

test('a service that the pay tables have no row for is named', () => {
  const { servizi, senzaTabella } = letti([
    servizio('a', servizioDiProva({ prgQualificaRetributiva: 12 }), { ruolo: 'DS', profilo: null }),
  ]);
  expect([servizi, senzaTabella.map(({ uid }) => uid)]).toEqual([[], ['inventato-a']]);
});

test('hours of a short leave not made up for are lost only where it is the doing of the person, or nobody has said whose', () => {
  const perse = (fatto: Pick<AssenzaSalvata, 'codMancatoRecupero'>) =>
    letti(
      [supplenza('a', '2026-03-01', '2026-03-31')],
      [assenza('b', 'PERMESSO_BREVE_NON_RECUPERATO', '2026-03-10', '2026-03-10', { numOre: 200, ...fatto })],
    ).servizi.map(({ assenzeAOre }) => assenzeAOre.map(({ ore }) => ore));
  expect([{}, { codMancatoRecupero: 'DIPENDENTE' } as const].map(perse)).toEqual([[[200]], [[200]]]);
  expect(perse({ codMancatoRecupero: 'SCUOLA' })).toEqual([[]]);
});
