import { expect, test } from 'vitest';
import { campiModulo } from '#shared/domain/denunce/moduli-pos-pa.ts';
import { byTesto } from '#shared/domain/ordine-testi.ts';
import { source, sources } from '#support/sources.ts';
import { formFieldsOf } from '#support/sources/form-fields.ts';
import { aiutiDeiCampi, glossario, parolaIn } from '#ui/parole/glossario.ts';
import { CAMPI } from '#web/areas/aiuto/parole/capitolo-parole.ts';
import { manuale } from '#web/areas/aiuto/testi-manuale.ts';

test('a label leads to the longest of the words it names, whole words only', () => {
  const detta = (etichetta: string) => parolaIn(etichetta)?.parola;
  expect(['Aliquota massima', 'IRAP', 'Lordo Stato', 'Posizione INAIL', 'Piano gestionale'].map(detta)).toEqual([
    'Aliquota massima',
    'IRAP',
    'Lordo Stato',
    'Posizione INAIL',
    'Capitolo',
  ]);
  expect(detta('Deduzioni')).toBe('Deduzioni');
  expect(detta('Deduzioni IRAP')).toBe('Deduzioni IRAP');
  expect(detta('Descrizione')).toBeUndefined();
  expect(detta('Nirap')).toBeUndefined();
});

test('each word is once, in order, explained in a sentence or two, and in the manual', () => {
  const parole = glossario.map(({ parola }) => parola);
  expect(parole).toEqual([...new Set(parole)].toSorted(byTesto((parola: string) => parola)));
  for (const { testo } of glossario) expect(testo).toMatch(/^[\p{Lu}0-9].{30,}\.$/u);
  const capitolo = manuale.find(({ passi = [] }) => passi.some(({ titolo }) => titolo === 'Scorporo'));
  expect(capitolo?.passi?.map(({ titolo }) => titolo)).toEqual(parole);
});

/** Labels without a help, by why whoever reads them needs none. */
const CHIARE: Readonly<Record<string, RegExp>> = {
  'the name of a person or of an office, as its papers have it':
    /^(Cognome|Nome|Cognome e nome|Nome e cognome|Denominazione|Sesso)$/,
  'where somebody is found': /^(Indirizzo|CAP|Comune|Telefono|Cellulare|E-mail|PEC)$/,
  'what the office says in its own words, and the line below says where it stays':
    /^(Note|Note dell['’]ufficio|Descrizione|Descrizione del caso|Descrizione della nuova lista|Motivo|Perché( si (invia|paga) lo stesso|, o dove è stata fatta)?|Che cosa ha risposto|Da dove viene)$/,
  'a day, a month or a year of the thing that the window is about':
    /^(Dal|Al|Inizio|Fine|Data|Giorno|Mese|Anno|Anno scolastico|(Primo|Ultimo) (giorno|mese))$/,
  'how much of the thing that the window is about': /^(Importo|Ore|Giorni)$/,
  'the choice of a thing by its name': /^(Persona|Elaborazione|File|Formato)$/,
  'a word to write, which the label says': /^Per confermare scrivere [A-Z]+$/,
};
const isChiara = (etichetta: string): boolean => Object.values(CHIARE).some((parole) => parole.test(etichetta));

/** Fields whose label no source says: what they are called is known while they are drawn. */
const DETTI_DISEGNANDO: Readonly<Record<string, string>> = {
  'CampoCfPrecedenti ': 'draws a field that says its label itself',
  'CampoClasse ': 'draws a field that says its label itself',
  'CampoIncarico uidIncarico': 'draws a field that says its label itself',
  'CampoTariffa ': 'draws a field that says its label itself',
  'CampoValore numValore': 'an amount, hours or days, as the item is measured',
  'CampoRecord ': 'a column of a filing, by its name in the official form',
  'CampoImporto importo': 'a column of a filing, by its name in the official form',
  'CampoImporto nome': 'the amounts of a compensation, the columns of its sheet',
  'CampoCodice ': 'the codes of a subject, each by its name',
  'CampoTesto nome': 'the columns of a row of F24',
  'CampoImporto importi.$indice': 'a code of the allocation, by itself',
  'FormFieldSpiegato ': 'the choices of a kind of payee, each by its name',
};

const CATALOGO = 'web/src/catalogo/';
/** The components that draw every field: their label is the one they are given. */
const COMPONENTI = 'web/src/ui/modulo/';
const sorgenti = sources('web', 'shared').filter(
  ({ path }) => !path.startsWith(CATALOGO) && !path.startsWith(COMPONENTI),
);

test('every field of a form leads to its help, but those that need none', () => {
  const campi = formFieldsOf(sorgenti);
  expect(campi.length).toBeGreaterThan(600);
  expect(
    campi.flatMap(({ path, field, labels, word }) =>
      (word === undefined ? labels.filter((una) => !isChiara(una)) : [word])
        .filter((una) => parolaIn(una) === undefined)
        .map((una) => `${path} ${field}: "${una}" has no help: write it in web/src/ui/parole/campi`),
    ),
  ).toEqual([]);
  const nonDetti = campi.filter(({ labels, word }) => labels.length === 0 && word === undefined);
  expect([...new Set(nonDetti.map(({ field }) => field))].filter((uno) => DETTI_DISEGNANDO[uno] === undefined)).toEqual(
    [],
  );
});

test('every field of ListaPosPA leads to its help, but names and the days of the period', () => {
  const forme = [
    ...[campiModulo.e0(), campiModulo.e1(), campiModulo.f1(), campiModulo.v1(2)],
    ...[campiModulo.frontespizio(), campiModulo.lavoratore()],
  ];
  const titoli = forme.flat().flatMap(({ campi }) => campi.map(({ titolo }) => titolo));
  expect(titoli.length).toBeGreaterThan(100);
  expect(titoli.filter((titolo) => !isChiara(titolo) && parolaIn(titolo) === undefined)).toEqual([]);
});

test('each help of a field is of one field or more, said once, in one to three sentences', () => {
  const nomi = [...glossario, ...aiutiDeiCampi].map(({ parola }) => parola);
  expect(nomi.filter((nome, indice) => nomi.indexOf(nome) !== indice)).toEqual([]);
  const etichette = aiutiDeiCampi.flatMap(({ parola, anche = [] }) => [parola, ...anche]);
  expect(etichette.filter((una, indice) => etichette.indexOf(una) !== indice)).toEqual([]);
  for (const { testo } of aiutiDeiCampi) {
    expect(testo).toMatch(/^[\p{Lu}0-9].{30,}\.$/u);
    expect(testo.split(/\. (?=\p{Lu})/u).length).toBeLessThanOrEqual(3);
  }
  const capitolo = manuale.find(({ titolo }) => titolo === CAMPI);
  expect(capitolo?.passi).toHaveLength(aiutiDeiCampi.length);
});

test('a field that nobody has explained is found, by whatever its label is said', () => {
  const scritti = {
    'web/src/a/etichette.ts': "export const etichetteA = { altro: 'Nuovo codice' } as const;",
    'web/src/a/b.tsx': `import { etichetteA as etichette } from './etichette.ts';
      const nuovo = { x: { etichetta: 'Mai spiegato' } };
      export const B = () => (<>
        <CampoTesto nome="a" etichetta="Mai detto" />
        <CampoTesto nome="b" etichetta={etichette.altro} />
        <CampoTesto nome="c" {...nuovo.x} />
        <CampoTesto nome="d" etichetta="Codice" parola="Codice della dotazione" />
      </>);`,
  };
  const campi = formFieldsOf(Object.entries(scritti).map(([path, text]) => source(path, text)));
  expect(campi.map(({ field, labels, word }) => [field, labels, word])).toEqual([
    ['CampoTesto a', ['Mai detto'], undefined],
    ['CampoTesto b', ['Nuovo codice'], undefined],
    ['CampoTesto c', ['Mai spiegato'], undefined],
    ['CampoTesto d', ['Codice'], 'Codice della dotazione'],
  ]);
});
