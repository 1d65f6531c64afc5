import inspector from 'node:inspector';
import { handlerLoader, sourceModules } from '../handlers.ts';
import type { Call, Outcome, Retirement } from './messages.ts';

// The process that runs the functions of the product while they are developed: begun again, with the sources of that
// moment, each time they change. See `restarted-functions.ts`.
const load = handlerLoader(sourceModules);

const contextOf = ({ context, remainingMs }: Call): unknown => {
  const end = Date.now() + (remainingMs ?? 0);
  return remainingMs === null ? context : { ...context, getRemainingTimeInMillis: () => end - Date.now() };
};

const outcomeOf = async (call: Call): Promise<Outcome> => {
  const { id, path, event } = call;
  try {
    const handler = await load(path);
    return { id, answer: await handler(event, contextOf(call)) };
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    return { id, error: { name, message, stack: stack ?? '' } };
  }
};

process.on('disconnect', () => process.exit());
process.on('message', (message: Call | Retirement) => {
  if ('retire' in message) {
    // The debugger's port goes to the process that follows; what this one still runs ends undisturbed.
    inspector.close();
    process.send?.({ retired: true });
    return;
  }
  void outcomeOf(message).then((outcome) => process.send?.(outcome));
});
