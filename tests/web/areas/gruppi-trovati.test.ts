import { expect, test } from 'vitest';
import { asUid } from '#platform/data/entita.ts';
import { screens } from '#web/app/screens.ts';
import { manuale } from '#web/areas/aiuto/testi-manuale.ts';
import { azioni } from '#web/areas/casa/cerca/azioni.ts';
import { gruppiTrovati } from '#web/areas/casa/cerca/gruppi-trovati.ts';
import { elenchiDiStampe } from '#web/areas/stampe/elenchi.ts';

const schermate = [
  { titolo: 'Anagrafe', gruppo: 'Strumenti', path: '/anagrafe' },
  { titolo: 'Utilità', gruppo: 'Strumenti', path: '/utilita' },
];

test('screens are found by their words without accents, and by the group of the menu', () => {
  const nomi = (testo: string) =>
    gruppiTrovati(testo, schermate, undefined).flatMap(({ options }) => options.map(({ label }) => label));
  expect(nomi('utilita')).toEqual(['Utilità']);
  expect(nomi('strum')).toEqual(['Anagrafe', 'Utilità']);
  expect(nomi('strum ana')).toEqual(['Anagrafe']);
  expect(nomi('--')).toEqual([]);
});

test('what an office does is found by its own words, with the month beside them, only where its screen may be opened', () => {
  const aperte = [
    { titolo: 'Invia dati a F24', gruppo: 'Adempimenti', path: '/invia-F24' },
    { titolo: 'Elaborazioni', gruppo: 'Cedolini', path: '/cedolini' },
    { titolo: 'Servizi', gruppo: 'Funzionalità', path: '/servizi' },
    { titolo: 'Manuale', gruppo: 'Aiuto', path: '/manuale' },
  ];
  const trovati = (testo: string, quali = aperte) =>
    gruppiTrovati(testo, quali, undefined, manuale).flatMap(({ options }) => options.map(({ value }) => value));
  expect(trovati('F24 di ottobre 2026')).toContain('/invia-F24');
  expect(trovati('nuova elaborazione')).toContain('/cedolini?vista=nuova');
  expect(trovati('contabilizza')).toContain('/cedolini');
  expect(trovati('supplenza')).toContain('/servizi');
  expect(trovati('scrivere i mandati')).toContain(
    `/manuale?capitolo=${encodeURIComponent('Pagare i compensi di un mese')}`,
  );
  expect(trovati('f24', [])).toEqual([]);
  expect(trovati('zzzz')).toEqual([]);
});

test('every screen of the menu, every print and every chapter of the manual is found by its name', () => {
  const aperte = screens.flatMap(({ path, titolo, menu }) =>
    path.includes(':') ? [] : [{ path, titolo, gruppo: menu?.gruppo ?? '' }],
  );
  const trovati = (testo: string) =>
    gruppiTrovati(testo, aperte, undefined, manuale).flatMap(({ options }) => options.map(({ value }) => value));
  const cercati: readonly (readonly [nome: string, indirizzo: string])[] = [
    ...aperte.filter(({ gruppo }) => gruppo !== '').map(({ titolo, path }) => [titolo, path] as const),
    ...Object.entries(elenchiDiStampe).flatMap(([path, { stampe }]) =>
      stampe.map(({ contratto }) => [contratto.titolo, path] as const),
    ),
    ...manuale.map(({ titolo }) => [titolo, `/manuale?capitolo=${encodeURIComponent(titolo)}`] as const),
  ];
  expect(cercati.length).toBeGreaterThan(60);
  expect(cercati.filter(([nome, indirizzo]) => !trovati(nome).includes(indirizzo))).toEqual([]);
});

test('every action leads to a screen of the product', () => {
  const indirizzi = new Set<string>(screens.map(({ path }) => path));
  expect(azioni.filter(({ indirizzo }) => !indirizzi.has(indirizzo.split('?')[0] ?? ''))).toEqual([]);
});

test('people and runs come before screens, each with the address it opens; an empty group is not there', () => {
  const persona = { desCognome: "D'Invento", desNome: 'Zaira', desCf: 'DNVZRA85C52A012X', matricola: 7 };
  const trovati = gruppiTrovati('anag', schermate, {
    persone: [{ ...persona, uid: asUid('p1') }],
    elaborazioni: [],
    denunce: [],
  });
  expect(trovati).toEqual([
    {
      label: 'Persone',
      options: [
        { value: '/anagrafe?persona=p1', label: "D'Invento Zaira", description: 'DNVZRA85C52A012X, matricola 7' },
      ],
    },
    { label: 'Schermate', options: [{ value: '/anagrafe', label: 'Anagrafe', description: 'Strumenti' }] },
  ]);
});

test('a filing opens at its own address, whatever its kind', () => {
  const di = (tipo: 'f24ep' | 'f24' | 'uniemens' | 'spt' | 'cu') =>
    gruppiTrovati('zz', [], {
      persone: [],
      elaborazioni: [],
      denunce: [
        {
          uid: asUid('d1'),
          tipo,
          descrizione: 'Denuncia di prova',
          anno: 2026,
          meseDa: 10,
          mese: 11,
          inviata: true,
          stato: 'Inviata',
        },
      ],
    });
  expect(di('f24')).toEqual([
    {
      label: 'Denunce',
      options: [{ value: '/invia-F24?f24=d1', label: 'Denuncia di prova', description: 'Inviata' }],
    },
  ]);
  const indirizzi = (['f24ep', 'uniemens', 'spt', 'cu'] as const).map((tipo) => {
    const opzione = di(tipo)[0]?.options[0];
    return opzione !== undefined && 'value' in opzione ? opzione.value : undefined;
  });
  expect(indirizzi).toEqual([
    '/invia-F24?f24=d1',
    '/uniemens/inps/2026/11/d1/true?parte=piena',
    '/accessori-fuori-sistema/d1/2026/10/11/true',
    '/cu?cu=d1',
  ]);
});
