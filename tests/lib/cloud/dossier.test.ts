import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GIORNI_DEL_DEPOSITO } from '#lib/conservazione-del-deposito.ts';
import { dettoNelDossier, Misura } from '#support/disastro/misura.ts';
import { root } from '#support/sources.ts';
import { all, sample, stackOf, stacksOf } from './samples.ts';

const SAMPLE = 'with everything';
const dossier = readFileSync(join(root, 'DOSSIER.md'), 'utf8');
/** Cells of the rows of a table whose first cell is code. */
const righe = (titolo: string): readonly (readonly string[])[] =>
  (dossier.split(`## ${titolo}`)[1]?.split('\n## ')[0] ?? '').split('\n').flatMap((riga) => {
    const [, prima = '', ...altre] = riga.split('|').map((cella) => cella.trim());
    const nome = /^`(.+)`$/.exec(prima)?.[1];
    return nome === undefined ? [] : [[nome, ...altre]];
  });

/** Types of resources that keep something. */
const CONSERVA =
  /^AWS::(?:DynamoDB::GlobalTable|S3::Bucket|Logs::LogGroup|SecretsManager::Secret|SSM::Parameter|Cognito::UserPool|Backup::BackupVault|SQS::Queue|SNS::Topic|StepFunctions::StateMachine|RDS::.*|EFS::.*|Kinesis\w*::.*)$/;

const risorse = (name = SAMPLE) => {
  const stacks = stacksOf(name);
  return sample(name).flatMap((template) => {
    const region = stacks.get(stackOf(template))?.environment?.split('/').at(-1) ?? '';
    return Object.values(template.template.Resources).map(({ Type }) => ({ Type, region }));
  });
};

test('each thing that keeps data is in the map, and lies where the map says', { timeout: 300_000 }, () => {
  const mappa = new Map(righe('Dove stanno i dati').map(([tipo = '', , , regione = '']) => [tipo, regione]));
  const conservano = risorse().filter(({ Type }) => CONSERVA.test(Type));
  expect([...mappa.keys()].toSorted()).toEqual([...new Set(conservano.map(({ Type }) => Type))].toSorted());
  for (const { Type, region } of conservano)
    if (mappa.get(Type) === 'installazione' && Type !== 'AWS::SNS::Topic') expect(region, Type).toBe('eu-south-1');
});

test('each service of AWS that the deployment stands on is among those who process data', { timeout: 300_000 }, () => {
  const usati = [...risorse('as it comes'), ...risorse()].flatMap(({ Type }) => /^AWS::(\w+)::/.exec(Type)?.[1] ?? []);
  const detti = righe('Chi altro li tratta').map(([servizio]) => servizio);
  expect(detti.toSorted()).toEqual([...new Set([...usati, 'SES'])].filter((uno) => uno !== 'CDK').toSorted());
});

test('the days that the map says are those of the templates', () => {
  const giorni = Object.fromEntries(righe('Dove stanno i dati').map(([tipo = '', , quanti = '']) => [tipo, quanti]));
  const { tabella, versioniDeiFile, log, esecuzioni } = GIORNI_DEL_DEPOSITO;
  expect([
    giorni['AWS::DynamoDB::GlobalTable'],
    giorni['AWS::S3::Bucket'],
    giorni['AWS::Logs::LogGroup'],
    giorni['AWS::StepFunctions::StateMachine'],
  ]).toEqual([
    `${tabella} (ritorno a un istante)`,
    `${versioniDeiFile} (versioni di prima)`,
    String(log),
    String(esecuzioni),
  ]);
});

/** Dollars a month of things that are paid because they are there. */
const FISSI: Readonly<Record<string, number>> = {
  'AWS::CloudWatch::CompositeAlarm': 0.5,
  'AWS::CloudWatch::Dashboard': 3,
  'AWS::KMS::Key': 1,
  'AWS::SecretsManager::Secret': 0.4,
  'AWS::Logs::MetricFilter': 0.3,
};

test('what a deployment costs without any school is what the README says', { timeout: 300_000 }, () => {
  const templates = sample('as it comes');
  const fissi = Object.entries(FISSI).map(([tipo, dollari]) => all(templates, tipo).length * dollari);
  const misure = all(templates, 'AWS::CloudWatch::Alarm').map(([, { Metrics }]) =>
    Array.isArray(Metrics) ? Metrics.filter((una) => 'MetricStat' in Object(una)).length : 1,
  );
  const regole = all(templates, 'AWS::WAFv2::WebACL').map(
    ([, { Rules }]) => 5 + (Array.isArray(Rules) ? Rules.length : 0),
  );
  const dollari = [...fissi, ...misure.map((quante) => quante * 0.1), ...regole].reduce((somma, uno) => somma + uno, 0);
  const detto = /costs about (\d+) \$ a month however many/.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1];
  expect(Number(detto)).toBe(Math.round(dollari));
});

test('what a lost region costs is what the plan of the nightly copies allows, and nothing is copied elsewhere unless it is asked for', () => {
  const regole = (name: string) =>
    all(sample(name), 'AWS::Backup::BackupPlan').flatMap(([, { BackupPlan }]) => Object(BackupPlan).BackupPlanRule);
  const [regola] = regole(SAMPLE);
  const { ScheduleExpression, StartWindowMinutes, CompletionWindowMinutes, CopyActions } = Object(regola);
  expect(ScheduleExpression).toBe('cron(0 1 * * ? *)');
  expect(StartWindowMinutes).toBe(60);
  expect(CopyActions).toHaveLength(1);
  const [, ore, fine] = /con `copie.altrove` \| (\d+) ore: .* finiscono entro (\d+) ore/.exec(dossier) ?? [];
  expect([Number(ore), Number(fine)]).toEqual([24 + CompletionWindowMinutes / 60, CompletionWindowMinutes / 60]);
  expect(regole('as it comes').flatMap((una) => Object(una).CopyActions ?? [])).toEqual([]);
  expect(dossier).toMatch(/senza `copie.altrove` \| tutto:/);
});

test('the time in which one comes back from a lost region is what the drill measured, on the day and the archive that are told', () => {
  const misura = Misura.parse(JSON.parse(readFileSync(join(root, 'tests/support/disastro/misura.json'), 'utf8')));
  expect(/con `copie.altrove` \|.*\| (.+) \|\n/.exec(dossier)?.[1]).toBe(dettoNelDossier(misura));
  expect(misura.record).toBeGreaterThan(5000);
});
