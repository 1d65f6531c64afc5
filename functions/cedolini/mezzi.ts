import type { CursorSigner } from '#platform/data/cursor.ts';
import type { Files } from '#platform/files.ts';
import type { Workflows } from '#platform/work/workflows.ts';

/** What the calls of runs and payslips stand on. */
export interface MezziCedolini {
  readonly cursori: CursorSigner;
  readonly files: Files;
  readonly workflows: Workflows;
}
