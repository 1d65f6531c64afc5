import { EURO, prices } from './prices.ts';
import type { Stored } from './stored.ts';
import type { Uso } from './usage.ts';

/** Growth of the archive and of its files in the month, in bytes. */
export interface Growth {
  readonly table: Stored;
  readonly files: number;
}

export interface Line {
  readonly what: string;
  readonly quantity: string;
  /** The same, as a number. */
  readonly sold: number;
  readonly euro: number;
  readonly confirmed: boolean;
}

/** The archive holds two years of such months; of the files, most are prints, which go after three. */
const MONTHS_KEPT = { table: 24, files: 3 } as const;
/** Lines of the APIs' access log, and of an event of a machine: bytes. Of a call that went well Lambda writes none (`systemLogLevelV2`). */
const LOGGED = { access: 260, event: 450 } as const;
/** Of the calls, those that find no Lambda awake: each asks for the key of its settings. */
const COLD = 0.02;
/** X-Ray keeps one execution of a machine in twenty, with the steps that it calls: nothing else is traced. */
const TRACED = 0.05;
/** Pages and parts asked for at a sign-in: those that are named by their content are in the browser. */
const PARTS = 4;
const GB = 1e9;

interface Sold {
  readonly what: string;
  readonly quantity: number;
  readonly unit: string;
  readonly price: { readonly dollars: number; readonly confirmed: boolean };
}

const ofDynamodb = (use: Uso, growth: Growth): Sold[] => {
  const months = MONTHS_KEPT.table / GB;
  const { items, indexes } = growth.table;
  return [
    { what: 'DynamoDB writes', quantity: use.writeUnits, unit: 'units', price: prices.writeUnit },
    { what: 'DynamoDB reads', quantity: use.readUnits, unit: 'units', price: prices.readUnit },
    { what: 'DynamoDB storage', quantity: (items + indexes) * months, unit: 'GB', price: prices.tableGbMonth },
    // "based on the size of table and local secondary indexes" (docs.aws.amazon.com, Point-in-time backups for DynamoDB, read on 29 November 2026)
    { what: 'DynamoDB recovery', quantity: items * months, unit: 'GB', price: prices.recoveryGbMonth },
  ];
};

const ofFiles = (use: Uso, growth: Growth): Sold[] => [
  { what: 'S3 writes', quantity: use.s3Writes, unit: 'requests', price: prices.s3Write },
  { what: 'S3 reads', quantity: use.s3Reads, unit: 'requests', price: prices.s3Read },
  { what: 'S3 storage', quantity: (growth.files * MONTHS_KEPT.files) / GB, unit: 'GB', price: prices.s3GbMonth },
];

const ofCalls = (use: Uso, signIns: number, answeredGb: number): Sold[] => [
  { what: 'API Gateway', quantity: use.apiCalls, unit: 'requests', price: prices.apiRequest },
  {
    what: 'CloudFront requests',
    quantity: use.apiCalls + signIns * PARTS,
    unit: 'requests',
    price: prices.frontRequest,
  },
  { what: 'CloudFront transfer', quantity: answeredGb, unit: 'GB', price: prices.frontGb },
];

const ofCode = (use: Uso): Sold[] => {
  const invoked = use.apiCalls + use.stepCalls;
  const logged = use.apiCalls * LOGGED.access + use.historyEvents * LOGGED.event;
  return [
    { what: 'Lambda requests', quantity: invoked, unit: 'requests', price: prices.lambdaRequest },
    { what: 'Lambda of the calls', quantity: use.apiGbSeconds, unit: 'GB-s', price: prices.lambdaGbSecond },
    { what: 'Lambda of long work', quantity: use.stepGbSeconds, unit: 'GB-s', price: prices.lambdaGbSecond },
    { what: 'Step Functions', quantity: use.transitions, unit: 'transitions', price: prices.transition },
    { what: 'CloudWatch logs', quantity: logged / GB, unit: 'GB', price: prices.logGb },
    { what: 'KMS', quantity: invoked * COLD, unit: 'requests', price: prices.keyRequest },
    { what: 'X-Ray', quantity: use.executions * TRACED, unit: 'traces', price: prices.trace },
  ];
};

const quantityOf = (quantity: number): string =>
  quantity >= 10 ? Math.round(quantity).toLocaleString('en') : quantity.toPrecision(2);

/** Schools of one account, of which each has its share of what CloudFront never asks for: 10 million requests and 1 TB a month (aws.amazon.com/cloudfront/pricing, as an index of such pages read it on 5 September 2026). */
export const TOGETHER = 500;
const FREE: Readonly<Record<string, number>> = { 'CloudFront requests': 10_000_000, 'CloudFront transfer': 1000 };

/** The sum of lines with the share of one school in that free part: the prices of the bill are without it. */
export const withFree = (lines: readonly Line[]): number =>
  lines.reduce((all, { what, euro, sold }) => {
    const share = (FREE[what] ?? 0) / TOGETHER;
    return all + euro * (1 - Math.min(1, sold === 0 ? 0 : share / sold));
  }, 0);

/** What a school-month costs, line by line, the dearest first. Sign-in (Cognito) and what a deployment costs whoever uses it are not in it. */
export const billOf = (
  use: Uso,
  growth: Growth,
  { signIns, answeredGb }: { readonly signIns: number; readonly answeredGb: number },
): readonly Line[] =>
  [...ofDynamodb(use, growth), ...ofFiles(use, growth), ...ofCalls(use, signIns, answeredGb), ...ofCode(use)]
    .map(({ what, quantity, unit, price }) => ({
      what,
      quantity: `${quantityOf(quantity)} ${unit}`,
      sold: quantity,
      euro: quantity * price.dollars * EURO,
      confirmed: price.confirmed,
    }))
    .toSorted((a, b) => b.euro - a.euro);
