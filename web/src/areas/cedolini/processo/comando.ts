/** What the office can ask of a run: its words in the list of commands, and what it does. */
export interface Comando {
  readonly id: string;
  readonly text: string;
  readonly disabled?: boolean;
  readonly disabledReason?: string;
  readonly esegui: () => void;
}
