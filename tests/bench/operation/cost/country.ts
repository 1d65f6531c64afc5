import type { Uso } from './usage.ts';

/** The schools of the country, which all pay on one day. */
export const SCHOOLS = 8000;

/** What an account may do in a second, or how much at once. `ours` is a setting of the deployment, the others are raised by asking AWS. */
export interface Limit {
  readonly what: string;
  readonly allowed: number;
  readonly needed: number;
  readonly ours: boolean;
  readonly source: string;
}

/** All compute their two runs within this time, seconds: between eight and noon. */
const MORNING = 4 * 3600;
/** Of the calls of a month, those of its busiest hour: three times a day's twenty-first part, a fifth of it in an hour. */
const BUSIEST_HOUR = (3 / 21) * 0.2;
const HOUR = 3600;

/** What the day asks of the country's account, at each limit. `runs` and `calls` are of one school and month. */
export const limitsOf = (
  runs: Uso,
  calls: Uso,
  gbOf: { readonly api: number; readonly steps: number },
): readonly Limit[] => {
  const perSecond = (use: number): number => (use * SCHOOLS) / MORNING;
  const callsPerSecond = (calls.apiCalls * BUSIEST_HOUR * SCHOOLS) / HOUR;
  const secondsOfCall = calls.apiGbSeconds / gbOf.api / calls.apiCalls;
  const writes = perSecond(runs.writeUnits) + (calls.writeUnits * BUSIEST_HOUR * SCHOOLS) / HOUR;
  const atOnce = perSecond(runs.stepGbSeconds / gbOf.steps) + callsPerSecond * secondsOfCall;
  return [
    {
      what: 'concurrent executions of Lambda',
      needed: atOnce,
      allowed: 1000,
      ours: false,
      source: 'quota of an account that asked for it; 10 in a new one',
    },
    {
      what: 'write units a second of the table',
      needed: writes,
      allowed: 40_000,
      ours: false,
      source: 'quota of a table on demand; 4,000 in its first hours unless warmed',
    },
    {
      what: 'transitions a second of Step Functions',
      needed: perSecond(runs.transitions),
      allowed: 800,
      ours: false,
      source: 'quota outside the three largest regions, not confirmed',
    },
    {
      what: 'executions begun a second',
      needed: perSecond(runs.executions),
      allowed: 150,
      ours: false,
      source: 'quota outside the three largest regions, not confirmed',
    },
    {
      what: 'requests a second of the APIs together',
      needed: callsPerSecond,
      allowed: 2500,
      ours: false,
      source: 'quota of an account in Milan, API Gateway quotas',
    },
    {
      what: 'requests a second of the busiest API',
      needed: (callsPerSecond * Math.max(calls.primo, calls.secondo, calls.terzo)) / calls.apiCalls,
      allowed: 2000,
      ours: true,
      source: 'portata.richiesteAlSecondo unless said',
    },
  ];
};

/** How much of a limit the day takes, from 0 to 1 and beyond. */
export const shareOf = ({ needed, allowed }: Limit): number => needed / allowed;

/** The limit that is met first as schools are added: of those of AWS, or of those that the deployment sets itself. */
export const firstOf = (limits: readonly Limit[], ours: boolean): Limit => {
  const [first] = limits.filter((limit) => limit.ours === ours).toSorted((a, b) => shareOf(b) - shareOf(a));
  if (first === undefined) throw new Error('There is no limit');
  return first;
};

/** How many schools meet a limit. */
export const schoolsAt = (limit: Limit): number => Math.floor(SCHOOLS / shareOf(limit));
