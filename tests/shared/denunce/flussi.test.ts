import { expect, test } from 'vitest';
import { catalogo } from '#functions/denunce/formati/catalogo.ts';
import { denunceRoutes } from '#shared/contracts/denunce/index.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import { tipiDenuncia } from '#shared/domain/denuncia.ts';
import { adempimenti } from '#shared/domain/elaborazione/elaborazione.ts';
import { screens } from '#web/app/screens.ts';
import { manuale } from '#web/areas/aiuto/testi-manuale.ts';

type Flusso = (typeof flussi)['cu'];

/** Verbs of the calls that every kind has. */
const CHIAMATE = ['list', 'remove', 'makeFile', 'linkFile', 'send', 'undoSend'] as const;

const nelManuale = new Set(
  manuale.flatMap(({ passi }) =>
    (passi ?? []).flatMap(({ schermata }) => (schermata === undefined ? [] : [schermata.path])),
  ),
);

const dellaSchermata = async ({ schermata }: Flusso): Promise<readonly string[]> => {
  const sua = screens.find(({ path }) => path === schermata);
  if (sua === undefined) return [`no screen answers at ${schermata}: add it to web/src/areas/denunce/screens.ts`];
  const aiuto = typeof sua.aiuto === 'function' ? await sua.aiuto() : (sua.aiuto ?? []);
  return [
    ...(sua.menu === undefined ? [`the screen ${schermata} has no place in the menu`] : []),
    ...(aiuto.length === 0 ? [`the screen ${schermata} has no help in web/src/areas/denunce/aiuto.ts`] : []),
    ...([...nelManuale].some((path) => path.startsWith(schermata))
      ? []
      : [`no chapter of the manual (web/src/areas/aiuto/testi-manuale.ts) opens ${schermata}`]),
  ];
};

/** Returns the things that a kind of filing lacks, a sentence each. */
const mancanzeDi = async (tipo: string, flusso: Flusso): Promise<readonly string[]> => {
  const { adempimento, chiamate, termini: suoi } = flusso;
  const mancanti = CHIAMATE.map((verbo) => `${verbo}${chiamate}`).filter((nome) => !Object.hasOwn(denunceRoutes, nome));
  return [
    ...(Object.hasOwn(catalogo, tipo) ? [] : ['no format writes and reads it: functions/denunce/formati/catalogo.ts']),
    ...mancanti.map((nome) => `no call ${nome} in shared/contracts/denunce`),
    ...(suoi.length === 0 ? ['no deadline is met by it'] : []),
    ...(adempimenti.includes(adempimento) ? [] : [`no run owes the obligation ${adempimento}`]),
    ...(await dellaSchermata(flusso)),
  ].map((cosa) => `${tipo}: ${cosa}`);
};

test.each(tipiDenuncia)('nothing is missing of %s', async (tipo) => {
  expect(await mancanzeDi(tipo, flussi[tipo])).toEqual([]);
  expect(catalogo[tipo].tipo).toBe(tipo);
});

test('a kind that was only named is told each thing that it lacks', async () => {
  const nominato = Object.assign({}, flussi.spt, { schermata: '/fondo-regionale', chiamate: 'Fondo', termini: [] });
  expect(await mancanzeDi('fondo', nominato)).toEqual([
    'fondo: no format writes and reads it: functions/denunce/formati/catalogo.ts',
    ...CHIAMATE.map((verbo) => `fondo: no call ${verbo}Fondo in shared/contracts/denunce`),
    'fondo: no deadline is met by it',
    'fondo: no screen answers at /fondo-regionale: add it to web/src/areas/denunce/screens.ts',
  ]);
  const diUnaPersona = '/accessori-fuori-sistema/:id/:anno/:meseDa/:meseA/:disabledMod';
  expect(await mancanzeDi('spt', { ...flussi.spt, schermata: diUnaPersona })).toContain(
    `spt: the screen ${diUnaPersona} has no place in the menu`,
  );
  expect(await mancanzeDi('spt', { ...flussi.spt, schermata: '/per-iniziare' })).toEqual([
    'spt: the screen /per-iniziare has no help in web/src/areas/denunce/aiuto.ts',
    'spt: no chapter of the manual (web/src/areas/aiuto/testi-manuale.ts) opens /per-iniziare',
  ]);
});

test('an obligation of a run is fulfilled by a filing, or is read in a table of the year', () => {
  const conDenuncia = new Set(Object.values(flussi).map(({ adempimento }) => adempimento));
  expect(adempimenti.filter((uno) => !conDenuncia.has(uno))).toEqual(['IRAP', 'MODM']);
});

test('a filing is sent by one of the deadlines that sending it meets', () => {
  for (const [tipo, { termini: suoi, termineDi }] of Object.entries(flussi))
    for (const invio of ['', 'MARZO', 'APRILE', 'OTTOBRE']) {
      const termine = termineDi({ tipo: 'cu', anno: 2026, mese: 12, dati: { invio, operazione: 'ORDINARIA' } });
      if (termine !== null) expect(suoi, tipo).toContain(termine);
    }
});

test('a deadline of a filing is met by the filings of one obligation', () => {
  const perTermine = Map.groupBy(
    Object.values(flussi).flatMap(({ termini: suoi, adempimento }) =>
      suoi.map((termine) => ({ termine, adempimento })),
    ),
    ({ termine }) => termine,
  );
  for (const [termine, di] of perTermine)
    expect(new Set(di.map(({ adempimento }) => adempimento)).size, termine).toBe(1);
});
