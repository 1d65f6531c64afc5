import { describe, expect, test } from 'vitest';
import { isGiorno } from '#shared/domain/tempo/date.ts';
import { articoliCitati } from '#shared/rules/atti/comma.ts';
import { commiEsaminati } from '#shared/rules/atti/commi.ts';
import { fineDelRiscontro } from '#shared/rules/atti/scadenza.ts';
import { catalogo, catalogoInstradamento } from '#shared/rules/index.ts';
import { ifInForceOn, marcaDellaVersione } from '#shared/rules/regola.ts';
import { malattiaFiglioOltreTreAnni } from './regola-di-prima.ts';

const regole = [...catalogo, ...catalogoInstradamento].flatMap((famiglia) => famiglia.regole);
const versioni = regole.flatMap((regola) => regola.versioni.map((versione) => ({ regola, versione })));
const chiavi = new Set(versioni.map(({ regola: { id }, versione: { dal } }) => `${id}|${dal}`));

/** The acts that the product promises to have read, each with the articles and commas wanted of it. */
const nominati: Readonly<Record<string, readonly string[]>> = {
  'L. 199/2025': [
    'art. 1 cc. 3-4',
    'art. 1 c. 7',
    'art. 1 cc. 8-9',
    'art. 1 cc. 10-11',
    'art. 1 c. 14',
    'art. 1 c. 198',
    'art. 1 cc. 206-207',
    'art. 1 c. 219',
    'art. 1 c. 220',
    'art. 1 c. 237',
    'art. 1 c. 516',
    'art. 1 c. 517',
    'art. 1 cc. 520 e 524',
    'art. 1 c. 525',
    'art. 1 c. 528',
    'art. 1 cc. 723-724',
    'art. 1 c. 725',
  ],
  'L. 207/2024': [
    'art. 1 cc. 2-3',
    'art. 1 cc. 4-9',
    'art. 1 c. 7',
    'art. 1 c. 11',
    'art. 1 c. 81',
    'art. 1 cc. 84-86',
    'art. 1 c. 128',
    'art. 1 cc. 217-218',
  ],
  'L. 106/2025': ['art. 1', 'art. 2'],
  'L. 107/2015': ['art. 1 c. 85'],
  'nota MIM 950/2026': ['tutta'],
  'D.Lgs. 117/2026': ['tutto'],
  'D.Lgs. 297/1994': ['art. 595'],
  'CCNL 23/12/2025': ['tabelle e art. 12', 'art. 16'],
  'CCNL 4/8/1995': ['art. 22 c. 4', 'art. 70 cc. 1-2'],
  'ris. 4/E/2026': ['tutta'],
  'ris. 18/E/2023': ['parte F24EP'],
  'circ. INPS 95/2025': ['tutta'],
  'CM 63/1996': ['tutta'],
  'nota Tesoro 149948/1996': ['tutta'],
  'DPCM 20/12/1999': ['art. 1'],
  'DM 170/2022': ['istruzioni operative, cap. 3'],
  'nota Funzione pubblica 20810/2023': ['tutta'],
  'FAQ NoiPA del 16/5/2025': ['19-22'],
  'decisione UE 2023/1552': ['tutta'],
};

describe('acts read for their effect on pay', () => {
  test.each(Object.entries(nominati))('%s is complete', (atto, commi) => {
    const letti = commiEsaminati.filter((uno) => uno.atto === atto).map(({ comma }) => comma);
    expect(commi.filter((comma) => !letti.includes(comma))).toEqual([]);
  });

  test('a comma is there once, with its days, its pages, and an outcome that says something', () => {
    const nomi = commiEsaminati.map(({ atto, comma }) => `${atto} ${comma}`);
    expect(new Set(nomi).size).toBe(nomi.length);
    for (const { atto, comma, del, dal, dice, pagine, esito } of commiEsaminati) {
      const nome = `${atto} ${comma}`;
      expect([del === null || isGiorno(del), isGiorno(dal), dice.length > 15, pagine.length > 8], nome).toEqual([
        true,
        true,
        true,
        true,
      ]);
      if (esito.tipo !== 'REGOLA') expect(esito.perche.length, nome).toBeGreaterThan(30);
    }
  });

  test('each version that follows a comma is in the catalogue, and so is each rule that a comma leaves as it is', () => {
    const legate = commiEsaminati.flatMap(({ esito }) => (esito.tipo === 'REGOLA' ? esito.versioni : []));
    expect(legate.filter((chiave) => !chiavi.has(chiave))).toEqual([]);
    const note = new Set(regole.map(({ id }) => id));
    expect(commiEsaminati.flatMap(({ lascia = [] }) => lascia).filter((id) => !note.has(id))).toEqual([]);
  });

  test('each version that quotes a budget act of 2025 or 2026 is tied to a comma of it', () => {
    const legate = new Set(commiEsaminati.flatMap(({ esito }) => (esito.tipo === 'REGOLA' ? esito.versioni : [])));
    const sciolte = versioni
      .filter(({ versione: { norma } }) =>
        norma.some(({ testo }) => /L\. (?:199\/2025|207\/2024|106\/2025)/.test(testo)),
      )
      .map(({ regola: { id }, versione: { dal } }) => `${id}|${dal}`)
      .filter((chiave) => !legate.has(chiave));
    expect(sciolte).toEqual([]);
  });
});

/** The acts of 2025 and 2026 that a norm quotes, named as the list of acts names them. */
const attiRecenti = (norma: string): readonly string[] => [
  ...[...norma.matchAll(/\b(?<genere>L\.|DL|D\.Lgs\.) (?<numero>\d+\/202[56])\b/g)].map(
    ({ groups }) => `${groups?.['genere']} ${groups?.['numero']}`,
  ),
  ...[
    ...norma.matchAll(
      /(?:circ\. (?<prima>INPS|INAIL)|(?<dopo>INPS) circ\.) (?<numeri>\d+\/202[56](?: e \d+\/202[56])*)/g,
    ),
  ].flatMap(({ groups }) =>
    (groups?.['numeri'] ?? '').split(' e ').map((numero) => `circ. ${groups?.['prima'] ?? groups?.['dopo']} ${numero}`),
  ),
  ...[...norma.matchAll(/\bDM (?<giorno>\d+\/\d+\/202[56])/g)].map(({ groups }) => `DM ${groups?.['giorno']}`),
  ...[...norma.matchAll(/\bCCNL[^;]*?(?<giorno>\d+\/\d+\/202[56])/g)].map(({ groups }) => `CCNL ${groups?.['giorno']}`),
  ...[...norma.matchAll(/\b[Rr]is\.[^;]*?(?<numero>\d+\/E) del \d+\/\d+\/(?<anno>202[56])/g)].map(
    ({ groups }) => `ris. ${groups?.['numero']}/${groups?.['anno']}`,
  ),
  ...[...norma.matchAll(/\bDI (?<numero>\d+\/202[56])/g)].map(({ groups }) => `DI ${groups?.['numero']}`),
  ...(norma.includes('decisione (UE) 2023/1552') ? ['decisione UE 2023/1552'] : []),
  ...[...norma.matchAll(/Circolare MIM (?<numero>\d+) del \d+\/\d+\/(?<anno>202[56])/g)].map(
    ({ groups }) => `circ. MIM ${groups?.['numero']}/${groups?.['anno']}`,
  ),
];

describe('acts of 2025 and 2026 quoted by the rules', () => {
  const citate = versioni.flatMap(({ versione: { norma } }) => norma.map(({ testo }) => testo));

  test('each is in the list, whoever quotes it', () => {
    const atti = new Set<string>(commiEsaminati.map(({ atto }) => atto));
    expect([...new Set(citate.flatMap(attiRecenti))].filter((atto) => !atti.has(atto))).toEqual([]);
  });

  test('no quotation of those years escapes the reading of it', () =>
    expect(
      [...new Set(citate)].filter((testo) => /\/202[56]\b/.test(testo) && attiRecenti(testo).length === 0),
    ).toEqual([]));
});

describe('the articles a norm names', () => {
  test.each([
    ['D.Lgs. 151/2001, artt. 47 c. 2 e 48 c. 1', ['D.Lgs. 151/2001, art. 47', 'D.Lgs. 151/2001, art. 48']],
    ['art. 48-bis c. 1 e 1-ter DPR 602/1973', ['DPR 602/1973, art. 48-bis']],
    ['artt. 17 c. 1 lett. b) e 21 TUIR', ['DPR 917/1986, art. 17', 'DPR 917/1986, art. 21']],
    ['L. 207/2024, art. 1 cc. 217-218', ['L. 207/2024, art. 1']],
    ['CCNL 29/11/2007, art. 12', []],
  ])('%s', (norma, attesi) => expect(articoliCitati(norma)).toEqual(attesi));
});

describe('a check ends at the next act that names the same article', () => {
  const [prima] = malattiaFiglioOltreTreAnni.versioni;

  test('read in a page older than the act, it holds until the act begins and not after', () => {
    expect(ifInForceOn(malattiaFiglioOltreTreAnni, '2025-12-31')?.riscontro).toEqual({
      il: '2026-11-23',
      dove: 'pagina di prova',
    });
    expect(ifInForceOn(malattiaFiglioOltreTreAnni, '2026-01-01')?.riscontro).toBeNull();
    expect(marcaDellaVersione(malattiaFiglioOltreTreAnni, prima, '2026-01-01')).toBe('DA_RISCONTRARE');
    expect(fineDelRiscontro(malattiaFiglioOltreTreAnni, prima)?.comma).toBe('art. 1 c. 220');
  });

  test('read in a younger page it holds, as it does where a version of the rule follows the act', () => {
    const riletta = {
      ...malattiaFiglioOltreTreAnni,
      versioni: [{ ...prima, riscontro: { il: '2026-11-23', dove: 'pagina di prova', pagina: '2026-02-20' } }],
    } as const;
    expect(ifInForceOn(riletta, '2026-01-01')?.riscontro).not.toBeNull();
    const seguita = { ...malattiaFiglioOltreTreAnni, id: 'contratto.assenza.malattia-figlio-oltre-tre-anni' } as const;
    expect(fineDelRiscontro(seguita, prima)).toBeNull();
  });

  test('no check of this release has ended, and those that quote an article of these acts keep the day their page prints', () => {
    const finiti = versioni.filter(({ regola, versione }) => fineDelRiscontro(regola, versione) !== null);
    expect(finiti.map(({ regola: { id }, versione: { dal } }) => `${id}|${dal}`)).toEqual([]);
    const toccati = new Set(commiEsaminati.flatMap(({ modifica }) => modifica));
    const senza = versioni.filter(({ versione: { norma, riscontro } }) => {
      const stampate = [...(riscontro?.dove ?? '').matchAll(/\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g)]
        .map(([, g = '', m = '', a = '']) => `${a}-${m.padStart(2, '0')}-${g.padStart(2, '0')}`)
        .toSorted();
      const tocca = norma.some(({ testo }) => articoliCitati(testo).some((articolo) => toccati.has(articolo)));
      return tocca && stampate.length > 0 && riscontro?.pagina !== stampate.at(-1);
    });
    expect(senza.map(({ regola: { id }, versione: { dal, riscontro } }) => `${id}|${dal} ${riscontro?.dove}`)).toEqual(
      [],
    );
  });

  test('a check made from December 2026 on says the day of its page', () => {
    const senza = versioni.filter(
      ({ versione: { riscontro } }) =>
        riscontro !== null && riscontro.il > '2026-11-28' && riscontro.pagina === undefined,
    );
    expect(senza.map(({ regola: { id }, versione: { dal } }) => `${id}|${dal}`)).toEqual([]);
  });
});
