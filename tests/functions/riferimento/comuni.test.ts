import { describe, expect, it } from 'vitest';
import {
  archivioComuni,
  comuneAl,
  loadArchivioComuni,
  nataDopo,
  searchComuni,
  type Comune,
} from '#functions/riferimento/luoghi/comuni.ts';
import { luogoAl } from '#functions/riferimento/luoghi/luoghi.ts';
import { province } from '#functions/riferimento/luoghi/province.ts';
import { isPeriodo } from '#shared/domain/tempo/periodo.ts';

const archivio = await loadArchivioComuni();
const periodi = [...archivio.perCodice.values()].flat();

describe('archive of towns', () => {
  it('holds at least 9,800 codes, 1,900 of them abolished, each with a real period, a name and a province that exists', () => {
    expect(archivio.perCodice.size).toBeGreaterThanOrEqual(9800);
    expect(periodi.filter(({ al }) => al !== null).length).toBeGreaterThanOrEqual(1900);
    expect(periodi.filter(({ al }) => al === null).length).toBeGreaterThan(7850);
    const sigle = new Set(province.voci.map(({ codice }) => codice));
    for (const comune of periodi) {
      expect(comune.codBelfiore).toMatch(/^[A-M]\d{3}$/);
      expect(isPeriodo(comune), comune.codBelfiore).toBe(true);
      expect(comune.desComune, comune.codBelfiore).toMatch(/^[A-ZÀ-ŽŠŽČ][A-ZÀ-ŽŠŽČ '’.-]+$/u);
      expect(sigle.has(comune.siglaProvincia), `${comune.codBelfiore} ${comune.siglaProvincia}`).toBe(true);
    }
  });

  it('is loaded once', async () => {
    expect(await loadArchivioComuni()).toBe(archivio);
  });

  it('carries the corrections of the package', () => {
    const uno = (codice: string) => archivio.perCodice.get(codice)?.at(-1);
    expect(uno('A074')).toMatchObject({ desComune: 'AGLIÈ', siglaProvincia: 'TO' });
    expect(uno('G596')).toMatchObject({ desComune: 'PIEDIMONTE MATESE', siglaProvincia: 'CE' });
    expect(uno('M273')?.desComune).toBe('SANTA MARIA LA CARITÀ');
    expect(uno('E667')).toMatchObject({ desComune: 'LONATO', al: '2007-11-01' });
  });

  it.each([
    ['A012', ' (nato il 01/01/2017 in provincia di PT: ABETONE CUTIGLIANO)'],
    ['B136', ' (nato il 01/01/2018 in provincia di VC: CELLIO CON BREIA)'],
    ['C374', ' (nato il 01/01/2017 in provincia di CO: ALTA VALLE INTELVI; controllare se gli succede)'],
    ['B489', ''],
  ])('says the towns that began when %s ended', (codice, detto) => {
    const comune = archivio.perCodice.get(codice)?.at(-1);
    expect(comune && nataDopo(archivio, comune)).toBe(detto);
  });

  it('names an abolished town with its last day, on both sides of it', () => {
    expect(comuneAl(archivio, 'A012', '2016-12-31')).toMatchObject({
      esito: 'valido',
      comune: { desComune: 'ABETONE' },
    });
    expect(comuneAl(archivio, 'A012', '2017-01-01')).toMatchObject({
      esito: 'estinto',
      messaggio:
        'Il comune ABETONE (PT, A012) è estinto (ultimo giorno 31/12/2016): indicare quello che gli è succeduto (nato il 01/01/2017 in provincia di PT: ABETONE CUTIGLIANO).',
    });
    expect(comuneAl(archivio, 'M376', '2016-12-31')).toMatchObject({
      esito: 'nonIstituito',
      messaggio: expect.stringContaining('istituito il 01/01/2017'),
    });
    expect(comuneAl(archivio, 'M376', '2017-01-01').esito).toBe('valido');
    expect(comuneAl(archivio, 'X999', '2020-01-01').esito).toBe('sconosciuto');
    expect(comuneAl(archivio, 'H501', '1980-01-01')).toMatchObject({
      esito: 'valido',
      comune: { desComune: 'ROMA', siglaProvincia: 'RM' },
    });
  });

  it('finds a town by the beginning of its name, accents and case aside, existing ones only unless asked', () => {
    const nomi = (criteria: string, altro = {}) =>
      searchComuni(archivio, { criteria, ...altro }).righe.map(({ desComune }) => desComune);
    expect(nomi('agliè')).toEqual(['AGLIÈ', 'AGLIENTU']);
    expect(nomi('Aglie')).toEqual(nomi('AGLIÈ'));
    expect(nomi('l aquila')).toEqual([]);
    expect(nomi("l'aquila")).toEqual(["L'AQUILA"]);
    expect(nomi('abetone')).toEqual(['ABETONE CUTIGLIANO']);
    expect(nomi('abetone', { flagestinto: true })).toEqual(['ABETONE', 'ABETONE CUTIGLIANO']);
    expect(nomi('H501')).toEqual(['ROMA']);
    expect(nomi('zzz')).toEqual([]);
  });

  it('filters by province, pages, and turns the order round', () => {
    const tutti = searchComuni(archivio, { criteria: 'san', criteriaProv: 'to', limit: 0 });
    expect(tutti.righe).toHaveLength(tutti.totale);
    expect(
      tutti.righe.every(({ siglaProvincia, desComune }) => siglaProvincia === 'TO' && desComune.startsWith('SAN')),
    ).toBe(true);
    expect(searchComuni(archivio, { criteria: 'san', criteriaProv: 'TO', start: 5, limit: 5 }).righe).toEqual(
      tutti.righe.slice(5, 10),
    );
    expect(searchComuni(archivio, { criteria: 'san', criteriaProv: 'TO', limit: 0, sort: 'DESC' }).righe).toEqual(
      tutti.righe.toReversed(),
    );
    expect(searchComuni(archivio, {}).righe).toHaveLength(25);
    expect(searchComuni(archivio, { flagestinto: true, limit: 0 }).totale).toBe(archivio.perCodice.size);
  });
});

describe('a code with several periods', () => {
  const periodo = (diverso: Partial<Comune>): Comune => ({
    codBelfiore: 'A999',
    desComune: 'BORGO FINTO',
    siglaProvincia: 'ZZ',
    dal: '1900-01-01',
    al: '1928-05-31',
    codIstat: '999001',
    ...diverso,
  });
  const inventato = archivioComuni([
    periodo({ desComune: 'BORGO FINTO NUOVO', dal: '1947-03-01', al: null }),
    periodo({}),
  ]);

  it('is valid in each, abolished between them, and found by either name', () => {
    expect(comuneAl(inventato, 'A999', '1928-05-31')).toMatchObject({
      esito: 'valido',
      comune: { desComune: 'BORGO FINTO' },
    });
    expect(comuneAl(inventato, 'A999', '1935-01-01').esito).toBe('estinto');
    expect(comuneAl(inventato, 'A999', '1947-03-01')).toMatchObject({
      esito: 'valido',
      comune: { desComune: 'BORGO FINTO NUOVO' },
    });
    expect(comuneAl(inventato, 'A999', '1899-12-31').esito).toBe('nonIstituito');
    expect(searchComuni(inventato, { criteria: 'borgo' }).righe.map(({ desComune }) => desComune)).toEqual([
      'BORGO FINTO NUOVO',
    ]);
  });
});

describe('a place of birth', () => {
  it('is a town or a foreign state', () => {
    expect(luogoAl(archivio, 'H501', '1980-01-01')).toEqual({
      esito: 'valido',
      luogo: { codBelfiore: 'H501', descrizione: 'ROMA', siglaProvincia: 'RM' },
    });
    expect(luogoAl(archivio, 'Z110', '1980-01-01')).toEqual({
      esito: 'valido',
      luogo: { codBelfiore: 'Z110', descrizione: 'FRANCIA', siglaProvincia: 'EE' },
    });
    expect(luogoAl(archivio, 'Z135', '1980-01-01').esito).toBe('valido');
    expect(luogoAl(archivio, 'Z135', '2000-01-01')).toMatchObject({
      esito: 'nonValido',
      messaggio: expect.stringContaining('UNIONE SOVIETICA'),
    });
    expect(luogoAl(archivio, 'Z999', '2000-01-01')).toMatchObject({ esito: 'nonValido' });
    expect(luogoAl(archivio, 'A012', '2020-01-01')).toMatchObject({
      esito: 'nonValido',
      messaggio: expect.stringContaining('estinto'),
    });
  });
});
