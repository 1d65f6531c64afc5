/** What the State gives money for, and what a list pays: chapter, management plan, compensation, sub-compensation. */
export interface ChiaveNoipa {
  readonly capitolo: string;
  readonly piano: string;
  readonly compenso: string;
  readonly sottocompenso: string;
}

/** The four codes as one: '2554/05 A008/0001'. */
export const chiaveNoipa = ({ capitolo, piano, compenso, sottocompenso }: ChiaveNoipa): string =>
  `${capitolo}/${piano} ${compenso}/${sottocompenso}`;
