/** A price in dollars of eu-south-1 (Milan), or of everywhere for what has one price. */
export interface Price {
  readonly dollars: number;
  readonly source: string;
  /** The day on which the source was read. */
  readonly readOn: string;
  /** Whether the source says this very price, of this very region. */
  readonly confirmed: boolean;
}

const MILLION = 1_000_000;
const READ_ON = '2026-11-23';

/** What Milan asks more than northern Virginia, where only the price of the latter was found: as for the write units before November 2024. */
const MILAN = 1.19;

const ofMilan = (dollars: number, source: string): Price => ({ dollars, source, readOn: READ_ON, confirmed: true });
const fromVirginia = (dollars: number, source: string): Price => ({
  dollars: dollars * MILAN,
  source: `${source}, northern Virginia × ${MILAN}`,
  readOn: READ_ON,
  confirmed: false,
});

/** A table of infrequent access against a standard one: what is read and written costs a quarter more, what is kept two fifths. */
const INFREQUENT = { unit: 1.25, gb: 0.4 } as const;
const INFREQUENT_SOURCE =
  'infrequent access as finops.com.py/services/dynamodb/table-classes says, on 29 November 2026';

/** Each for one unit of what it is the price of. */
export const prices = {
  writeUnit: fromVirginia(
    (0.625 * INFREQUENT.unit) / MILLION,
    `airbyte.com, DynamoDB pricing, July 2025; ${INFREQUENT_SOURCE}`,
  ),
  readUnit: fromVirginia(
    (0.125 * INFREQUENT.unit) / MILLION,
    `airbyte.com, DynamoDB pricing, July 2025; ${INFREQUENT_SOURCE}`,
  ),
  tableGbMonth: fromVirginia(0.25 * INFREQUENT.gb, `DynamoDB pricing; ${INFREQUENT_SOURCE}`),
  recoveryGbMonth: fromVirginia(0.2, 'DynamoDB pricing, point-in-time recovery'),
  lambdaRequest: fromVirginia(0.2 / MILLION, 'Lambda pricing'),
  lambdaGbSecond: {
    dollars: 0.0000195172 * 0.8,
    source: 'x86 of Milan in the price table of a public program (funnel-rocket); Arm at four fifths, as elsewhere',
    readOn: READ_ON,
    confirmed: false,
  },
  transition: ofMilan(0.00002625, 'price table of aws-lambda-power-tuning'),
  apiRequest: fromVirginia(1 / MILLION, 'API Gateway pricing, HTTP APIs'),
  frontRequest: {
    dollars: 0.012 / 10_000,
    source: 'CloudFront pricing, Europe, HTTPS',
    readOn: READ_ON,
    confirmed: false,
  },
  frontGb: { dollars: 0.085, source: 'CloudFront pricing, Europe', readOn: READ_ON, confirmed: false },
  logGb: fromVirginia(0.5, 'CloudWatch pricing, ingestion'),
  s3Read: fromVirginia(0.0004 / 1000, 'S3 pricing'),
  s3Write: fromVirginia(0.005 / 1000, 'S3 pricing'),
  s3GbMonth: ofMilan(0.025, 'price table of a public program, eu-south-1'),
  keyRequest: { dollars: 0.03 / 10_000, source: 'KMS pricing', readOn: READ_ON, confirmed: false },
  trace: { dollars: 5 / MILLION, source: 'X-Ray pricing', readOn: READ_ON, confirmed: false },
} as const satisfies Readonly<Record<string, Price>>;

/** Euro for a dollar: a prudent one, not that of a day. */
export const EURO = 0.92;
