/** How often: every so many minutes, or from an hour of Italy on, of each day or of one day of the month. */
export type Quando = { readonly everyMinutes: number } | { readonly hour: number; readonly dayOfMonth?: number };

/** What runs by itself: how often, which handler, with which payload. Read by both homes. */
export interface Schedule {
  readonly name: string;
  readonly when: Quando;
  readonly handler: `functions/${string}/handler.ts`;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly table: 'readWrite';
  /** The kinds of long work it starts. */
  readonly starts: 'all' | readonly string[];
  /** True when it asks how the executions of what it starts stand. */
  readonly describes?: true;
  /** True when it acts on the accounts that people sign in with. */
  readonly conti?: true;
}

export const schedules: readonly Schedule[] = [
  /** Work that was stored but never began (a crash between the two) is started again; what an execution that is over left open is closed. */
  {
    name: 'riavvio-lavori',
    when: { everyMinutes: 1 },
    handler: 'functions/lavori/riavvio/handler.ts',
    payload: { tipo: 'riavvio-lavori' },
    table: 'readWrite',
    starts: 'all',
    describes: true,
  },
  /** Accounts that the archive has spoken of and the installation has not made, or changed, yet. */
  {
    name: 'riprova-conti',
    when: { everyMinutes: 5 },
    handler: 'functions/lavori/conti/handler.ts',
    payload: { tipo: 'riprova-conti' },
    table: 'readWrite',
    starts: [],
    conti: true,
  },
  /** What the month that has just ended asks of each office is prepared. */
  {
    name: 'avvio-apertura-mese',
    when: { hour: 6, dayOfMonth: 1 },
    handler: 'functions/lavori/programmati/handler.ts',
    payload: { tipo: 'apertura-mese' },
    table: 'readWrite',
    starts: ['apertura-mese'],
  },
  /** Deadlines of every school that come near or went by are told to its office. */
  {
    name: 'avvio-scadenze',
    when: { hour: 7 },
    handler: 'functions/lavori/programmati/handler.ts',
    payload: { tipo: 'scadenze' },
    table: 'readWrite',
    starts: ['scadenze'],
  },
  /** What is stored of runs is looked at while the offices sleep. */
  {
    name: 'avvio-verifica-notturna',
    when: { hour: 2 },
    handler: 'functions/lavori/programmati/handler.ts',
    payload: { tipo: 'verifica-notturna' },
    table: 'readWrite',
    starts: ['verifica-notturna'],
  },
  /** Files that are made again by asking again do not stay for ever. */
  {
    name: 'avvio-pulizia',
    when: { hour: 3 },
    handler: 'functions/lavori/programmati/handler.ts',
    payload: { tipo: 'pulizia' },
    table: 'readWrite',
    starts: ['pulizia'],
  },
];
