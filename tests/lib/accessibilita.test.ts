import { expect, test } from 'vitest';
import { ACCESSIBILITA_PATH, paginaAccessibilita } from '#lib/accessibilita.ts';
import { readRegioni } from '#lib/cloud/settings.ts';
import { accessibilitaDi } from '#lib/local/accessibilita.ts';

const DICHIARAZIONE = 'https://form.agid.gov.it/view/istituto-di-prova?a=1&b=2';

test('the page leads to the statement and to who is told of a barrier, and says what lacks of them', () => {
  const detta = paginaAccessibilita({ dichiarazione: DICHIARAZIONE, segnalazioni: 'ufficio@scuola.example' });
  expect(detta).toContain('href="https://form.agid.gov.it/view/istituto-di-prova?a=1&amp;b=2"');
  expect(detta).toContain('href="mailto:ufficio@scuola.example"');
  expect(detta).not.toContain('<script');
  const muta = paginaAccessibilita({});
  expect(muta).toContain('non è ancora scritto nelle impostazioni');
  expect(muta).not.toContain('mailto:');
});

test('this machine and a deployment take the same two settings, and refuse what is no address', () => {
  const qui = accessibilitaDi({ DICHIARAZIONE_ACCESSIBILITA: DICHIARAZIONE, SEGNALAZIONI: 'ufficio@scuola.example' });
  expect(qui[ACCESSIBILITA_PATH]?.()).toBe(
    paginaAccessibilita({ dichiarazione: DICHIARAZIONE, segnalazioni: 'ufficio@scuola.example' }),
  );
  for (const sbagliata of ['javascript:alert(1)', 'form.agid.gov.it'])
    expect(() => accessibilitaDi({ DICHIARAZIONE_ACCESSIBILITA: sbagliata })).toThrow('indirizzo http o https');
  expect(() => accessibilitaDi({ SEGNALAZIONI: 'nessuno' })).toThrow('indirizzo di posta');
});

test('the settings of a deployment name them too', () => {
  const regione = (accessibilita: object) => ({
    region: 'eu-south-1',
    nome: 'emolumenti',
    allarmi: 'nessuno',
    posta: { mittente: 'avvisi@scuola.example' },
    accessibilita,
  });
  const [letta] = readRegioni([regione({ dichiarazione: DICHIARAZIONE, segnalazioni: 'ufficio@scuola.example' })]);
  expect(letta?.accessibilita).toEqual({ dichiarazione: DICHIARAZIONE, segnalazioni: 'ufficio@scuola.example' });
  expect(() => readRegioni([regione({ dichiarazione: 'javascript:alert(1)' })])).toThrow('dichiarazione');
});

test('a school that has a statement of its own is found by its code, in the order of the names', () => {
  const scuole = {
    XXIS00200B: { nome: 'Istituto <Prova>', dichiarazione: `${DICHIARAZIONE}&c=3`, segnalazioni: 'b@scuola.example' },
    XXIS00100A: { nome: 'Convitto di prova', dichiarazione: DICHIARAZIONE },
  };
  const detta = paginaAccessibilita({ scuole });
  expect([...detta.matchAll(/<li id="(\w+)">/g)].map(([, codmin]) => codmin)).toEqual(['XXIS00100A', 'XXIS00200B']);
  expect(detta).toContain(
    'Istituto &lt;Prova&gt;</a>; chi trova una barriera scrive a <a href="mailto:b@scuola.example"',
  );
  expect(paginaAccessibilita({})).not.toContain('Dichiarazioni delle scuole');
  const regione = (codmin: string) => ({
    region: 'eu-south-1',
    nome: 'emolumenti',
    allarmi: 'nessuno',
    posta: { mittente: 'avvisi@scuola.example' },
    accessibilita: { scuole: { [codmin]: scuole.XXIS00100A } },
  });
  expect(readRegioni([regione('XXIS00100A')])[0]?.accessibilita.scuole).toEqual({ XXIS00100A: scuole.XXIS00100A });
  expect(() => readRegioni([regione('scuola')])).toThrow('dieci lettere e cifre');
});
