import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GRUPPI, gruppi, MANUALE, manualeDi } from '#lib/cloud/gruppi.ts';
import { sources } from '#support/sources.ts';
import { all, sample, text } from './samples.ts';

const manuale = readFileSync(fileURLToPath(new URL(`../../../${MANUALE}`, import.meta.url)), 'utf8');
const dossier = readFileSync(fileURLToPath(new URL('../../../DOSSIER.md', import.meta.url)), 'utf8');
/** The chapters of the manual, by the anchor that a reader of Markdown gives their title. */
const capitoli = new Map(
  manuale
    .split(/^## /m)
    .slice(1)
    .map((capitolo) => {
      const titolo = capitolo.slice(0, capitolo.indexOf('\n'));
      return [titolo.toLowerCase().replaceAll(' ', '-'), { titolo, testo: capitolo }];
    }),
);

/** True of an alarm that only takes a version back: nobody is told. */
const isOfDelivery = (name: string): boolean => /-(?:regressione|difetti)$/.test(name);

describe.each(['as it comes', 'with everything'])('%s', { timeout: 300_000 }, (name) => {
  const here = () => sample(name).filter(({ name: file }) => !file.includes('allarmi-ingresso'));
  const alarms = () => all(here(), 'AWS::CloudWatch::Alarm').map(([, alarm]) => alarm);
  const composites = () => all(here(), 'AWS::CloudWatch::CompositeAlarm').map(([, alarm]) => alarm);
  const nameOf = (alarm: Record<string, unknown>): string => String(alarm.AlarmName);
  const watchedBy = ({ AlarmRule }: Record<string, unknown>): string[] =>
    [...String(AlarmRule).matchAll(/ALARM\("([^"]+)"\)/g)].map(([, one = '']) => one);

  test('who receives the alarms is told by five groups, and by nothing else', () => {
    const told = [...alarms(), ...composites()].filter(({ AlarmActions }) => AlarmActions !== undefined);
    expect(told.map(nameOf).toSorted()).toEqual(gruppi.map((gruppo) => `emolumenti-${gruppo}`).toSorted());
  });
  test('every alarm is in one group, and a group watches alarms that there are', () => {
    const watched = composites().flatMap(watchedBy);
    expect(watched.length).toBe(new Set(watched).size);
    const parts = composites()
      .map(nameOf)
      .filter((one) => one.includes('-parte-'));
    const single = alarms()
      .map(nameOf)
      .filter((one) => !isOfDelivery(one));
    expect(watched.toSorted()).toEqual([...single, ...parts].toSorted());
  });
  test('a group is no larger than CloudWatch reads', () => {
    for (const composite of composites()) {
      expect(watchedBy(composite).length).toBeLessThanOrEqual(100);
      expect(String(composite.AlarmRule).length).toBeLessThan(10_000);
    }
  });
  test('each alarm says where its manual is, and the manual says what to do of its kind', () => {
    for (const alarm of alarms().filter((one) => !isOfDelivery(nameOf(one)))) {
      const [, capitolo = ''] = / Che cosa fare: ALLARMI\.md#(.+)$/.exec(String(alarm.AlarmDescription)) ?? [];
      const kind = /-[\dA-Za-z]+$/.exec(nameOf(alarm))?.[0] ?? '';
      expect([nameOf(alarm), capitoli.get(capitolo)?.testo.includes(`\`${kind}\``)]).toEqual([nameOf(alarm), true]);
    }
  });
});

/** Words in italics of a page: questions saved for the logs, or names on a screen. */
const inCorsivo = (testo: string): readonly string[] =>
  [...testo.matchAll(/(?<![*\w])\*([^*\n]+)\*(?![*\w])/g)].map(([, parole = '']) => parole);
/** Names of the console of AWS. */
const DI_AWS = new Set(['Concurrent executions']);

test('each saved question and each page that the manual and the dossier name is there under that name', () => {
  const domande = new Set(
    all(sample('as it comes'), 'AWS::Logs::QueryDefinition').map(([, { Name }]) => String(Name).replace(/^.*\//, '')),
  );
  const schermate = sources('web/src', 'shared', 'functions')
    .map(({ text: testo }) => testo)
    .join('\n');
  const nominati = [manuale, dossier.split('## Violazione')[1]?.split('\n## ')[0] ?? ''].flatMap(inCorsivo);
  expect(nominati.length).toBeGreaterThan(8);
  expect(nominati.filter((nome) => !domande.has(nome) && !DI_AWS.has(nome) && !schermate.includes(nome))).toEqual([]);
});

test('the manual has a chapter for each group, and each says what it means, what to do and when schools are told', () => {
  expect([...capitoli.keys()]).toEqual(gruppi.map((gruppo) => GRUPPI[gruppo].capitolo));
  for (const gruppo of gruppi) {
    const { titolo = '', testo = '' } = capitoli.get(GRUPPI[gruppo].capitolo) ?? {};
    expect(titolo).toBe(GRUPPI[gruppo].titolo);
    for (const parte of ['Che cosa vuol dire.', 'Che cosa fare.', 'Quando avvisare le scuole.'])
      expect([gruppo, testo.includes(`**${parte}**`)]).toEqual([gruppo, true]);
  }
});

test('the alarm on the address, which no group reaches, is told by itself with its chapter', () => {
  const [[, alarm] = ['', {}]] = all(
    sample('with everything').filter(({ name }) => name.includes('allarmi-ingresso')),
    'AWS::CloudWatch::Alarm',
  );
  expect(text(alarm)).toContain(manualeDi('chiamate'));
  expect(alarm).toHaveProperty('AlarmActions');
});
