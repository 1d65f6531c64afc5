import { join } from 'node:path';
import { outbox, type Spedito } from '#lib/local/ses/outbox.ts';

/** What the product of a test has written to people, the oldest first. */
export const sentBy = async ({ dataDir }: { readonly dataDir: string }): Promise<readonly Spedito[]> =>
  (await outbox(join(dataDir, 'posta')).list()).toReversed();
