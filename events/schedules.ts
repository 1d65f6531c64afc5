/** What runs by itself: how often, which handler, with which payload. Read by both homes. */
export interface Schedule {
  readonly name: string;
  readonly everyMinutes: number;
  readonly handler: `functions/${string}/handler.ts`;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly workflows: boolean;
}

export const schedules: readonly Schedule[] = [
  /** Work that was stored but never began (a crash between the two) is started again. */
  {
    name: 'riavvio-lavori',
    everyMinutes: 1,
    handler: 'functions/lavori/riavvio/handler.ts',
    payload: { tipo: 'riavvio-lavori' },
    workflows: true,
  },
];
