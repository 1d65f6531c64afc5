import { describe, expect, it } from 'vitest';
import { catalogo } from '#functions/riferimento/catalogo.ts';
import { ambiti } from '#functions/riferimento/luoghi/ambiti.ts';
import { getProvincia, province } from '#functions/riferimento/luoghi/province.ts';
import { codiceTributoDi, regioni } from '#functions/riferimento/luoghi/regioni.ts';
import { erroreStatoEstero, searchStatiEsteri, statiEsteri } from '#functions/riferimento/luoghi/stati-esteri.ts';
import {
  classeConcorsoAl,
  classiConcorso,
  searchClassiConcorso,
} from '#functions/riferimento/personale/classi-concorso.ts';
import * as liste from '#functions/riferimento/personale/liste-servizio.ts';
import { parentele } from '#functions/riferimento/personale/parentele.ts';
import { professioniIstat, qualificheIstat } from '#functions/riferimento/personale/professioni-istat.ts';
import { profiliAta } from '#functions/riferimento/personale/profili-ata.ts';
import * as inps from '#functions/riferimento/personale/qualifiche-inps.ts';
import { qualificheRetributive } from '#functions/riferimento/personale/qualifiche-retributive.ts';
import { tipiNomina } from '#functions/riferimento/personale/tipi-nomina.ts';
import { tipiPersonale } from '#functions/riferimento/personale/tipi-personale.ts';
import { tipiScuola, tipoScuolaDi } from '#functions/riferimento/personale/tipi-scuola.ts';
import { isGiorno } from '#shared/domain/tempo/date.ts';
import { overlaps } from '#shared/domain/tempo/periodo.ts';

const { listeServizio, ...tabelleServizio } = liste;
const tabelle = [
  regioni,
  province,
  ambiti,
  tipiPersonale,
  tipiNomina,
  tipiScuola,
  profiliAta,
  parentele,
  professioniIstat,
  qualificheIstat,
  ...Object.values(tabelleServizio),
  ...Object.values(inps),
];

describe('every table', () => {
  it.each(tabelle.map((tabella) => [tabella.id, tabella] as const))(
    '%s has distinct codes and Italian words',
    (_, tabella) => {
      const codici = tabella.voci.map(({ codice }) => codice);
      expect(new Set(codici).size).toBe(codici.length);
      expect(codici.length).toBeGreaterThan(1);
      for (const { descrizione } of tabella.voci) expect(descrizione.trim()).toBe(descrizione);
      expect(
        catalogo.some(({ id }) => id === tabella.id),
        `${tabella.id} is not in the catalogue`,
      ).toBe(true);
    },
  );

  it('says where it comes from, of which day, and whether anybody checked it', () => {
    expect(new Set(catalogo.map(({ id }) => id)).size).toBe(catalogo.length);
    for (const { id, origine } of catalogo) {
      expect(origine.descrizione.length, id).toBeGreaterThan(5);
      expect(isGiorno(origine.rilevatoIl), id).toBe(true);
      expect(origine.verificataIl === null || isGiorno(origine.verificataIl), id).toBe(true);
    }
    expect(catalogo.find(({ id }) => id === 'comuni')?.origine.licenza).toBe('CC BY 4.0');
  });
});

describe('regions and provinces', () => {
  it('have twenty ISTAT codes and twenty-one tax codes, which are not the same', () => {
    expect(regioni.voci.map(({ codice }) => codice)).toEqual(
      Array.from({ length: 20 }, (_, passo) => String(passo + 1).padStart(2, '0')),
    );
    const tributi = regioni.voci.flatMap(({ codiciTributo }) => codiciTributo.map(({ codice }) => codice)).toSorted();
    expect(tributi).toEqual(Array.from({ length: 21 }, (_, passo) => String(passo + 1).padStart(2, '0')));
    expect(codiceTributoDi('01', 'TO')?.codice).toBe('13');
    expect([codiceTributoDi('04', 'BZ')?.codice, codiceTributoDi('04', 'TN')?.codice]).toEqual(['03', '18']);
    expect(codiceTributoDi('99', 'TO')).toBeUndefined();
  });

  it('have 107 provinces, each in a region, and keep the abolished ones', () => {
    const esistenti = province.voci.filter(({ al }) => al === null);
    expect(esistenti).toHaveLength(107);
    expect(ambiti.voci).toHaveLength(107);
    for (const { codRegione } of esistenti) expect(regioni.voci.some(({ codice }) => codice === codRegione)).toBe(true);
    expect(new Set(esistenti.map(({ codIstat }) => codIstat)).size).toBe(107);
    expect(getProvincia('FU')).toMatchObject({ codRegione: null, al: '1947-09-15' });
  });
});

describe('foreign states', () => {
  it('are distinct Z codes, the ended ones with their day where it is known', () => {
    expect(statiEsteri.length).toBeGreaterThan(240);
    expect(new Set(statiEsteri.map(({ codBelfiore }) => codBelfiore)).size).toBe(statiEsteri.length);
    for (const stato of statiEsteri) {
      expect(stato.codBelfiore).toMatch(/^Z\d{3}$/);
      expect(stato.codIso ?? 'XX').toMatch(/^[A-Z]{2}$/);
      expect(stato.al === null || (stato.estinto && isGiorno(stato.al))).toBe(true);
    }
    expect(erroreStatoEstero('Z105', '1992-12-31')).toBeNull();
    expect(erroreStatoEstero('Z105', '1993-01-01')).toContain('CECOSLOVACCHIA');
  });

  it('are found by a word, by code, and ended ones only when asked', () => {
    expect(searchStatiEsteri('vaticano').righe.map(({ codBelfiore }) => codBelfiore)).toEqual(['Z106']);
    expect(searchStatiEsteri('Z404').righe).toHaveLength(1);
    expect(searchStatiEsteri('cecoslov').totale).toBe(0);
    expect(searchStatiEsteri('cecoslov', true).totale).toBe(1);
    expect(searchStatiEsteri('', false, 0, 10).righe).toHaveLength(10);
  });
});

describe('teaching classes', () => {
  it('change with the merger of 2024, a day at a time', () => {
    expect(classeConcorsoAl('A-22', '2024-02-09')).toMatchObject({ confluitaIn: 'A-12', ordine: 'PRIMO_GRADO' });
    expect(classeConcorsoAl('A-22', '2024-02-10')?.descrizione).toContain('Lingue e culture straniere');
    expect(classeConcorsoAl('A-49', '2024-02-10')).toBeUndefined();
    expect(classeConcorsoAl('A-41', '2026-11-20')).toMatchObject({ al: null });
    expect(classeConcorsoAl('A-41', '2015-01-01')).toBeUndefined();
  });

  it('never have two descriptions on the same day, and merge into a class that exists', () => {
    for (const uno of classiConcorso.voci) {
      const altri = classiConcorso.voci.filter((altro) => altro !== uno && altro.codice === uno.codice);
      expect(
        altri.some((altro) => overlaps(uno, altro)),
        uno.codice,
      ).toBe(false);
      if (uno.confluitaIn !== null) expect(classeConcorsoAl(uno.confluitaIn, '2024-02-10'), uno.codice).toBeDefined();
    }
  });

  it('are found by code with or without hyphen, and by words', () => {
    expect(searchClassiConcorso('a41', '2026-01-01').map(({ codice }) => codice)).toEqual(['A-41']);
    expect(searchClassiConcorso('A-41', '2026-01-01').map(({ codice }) => codice)).toContain('A-41');
    expect(searchClassiConcorso('matem fis', '2026-01-01').map(({ codice }) => codice)).toEqual(['A-27']);
  });
});

describe('lists of a service', () => {
  it('are the fourteen of the spec, none empty', () => {
    const quattordici = listeServizio({ codMeccanografico: 'ZZIC123000' });
    expect(Object.keys(quattordici)).toHaveLength(14);
    for (const [nome, lista] of Object.entries(quattordici))
      if (nome !== 'scuolaMaster') expect(lista, nome).not.toHaveLength(0);
    expect(quattordici.scuolaMaster).toEqual({ codMeccanografico: 'ZZIC123000' });
  });

  it('give each pay qualification its own progressive and its row of the pay tables', () => {
    const progressivi = qualificheRetributive.voci.map(({ prgQualificaRetributiva }) => prgQualificaRetributiva);
    expect(new Set(progressivi).size).toBe(progressivi.length);
    expect(qualificheRetributive.voci.find(({ codMin }) => codMin === 'KA08')?.codLivEmo).toBe('DOCENTE_LAUREATO');
    expect(
      qualificheRetributive.voci.filter(({ codLivEmo }) => codLivEmo === null).map(({ codArgo }) => codArgo),
    ).toEqual(['IRC', 'DS', 'CD']);
  });

  it('read the kind of a school from its code', () => {
    expect(tipoScuolaDi('ZZIC123000')?.descrizione).toBe('Istituto comprensivo');
    expect(tipoScuolaDi('ZZQQ123000')).toBeUndefined();
  });
});
