import { flushCompileCache } from 'node:module';
import { TestRunner } from 'vitest';

let willKeep = false;

/** Vitest's runner, which keeps what V8 compiled when its process is told to stop: the process is then ended by force, and one that begins later, of other tests or of the product, would compile it anew. */
export default class KeepingRunner extends TestRunner {
  constructor(...config: ConstructorParameters<typeof TestRunner>) {
    super(...config);
    if (!willKeep) this.onCleanupWorkerContext(() => flushCompileCache());
    willKeep = true;
  }
}
