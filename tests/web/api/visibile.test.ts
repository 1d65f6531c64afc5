import { expect, test } from 'vitest';
import { untilVisible } from '#api/visibile.ts';

/** A page that is looked at or not. */
class Pagina extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  turn(stato: DocumentVisibilityState): void {
    this.visibilityState = stato;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const waiting = async (pagina: Pagina, signal?: AbortSignal) => {
  let done = false;
  void untilVisible(signal, pagina).then(() => {
    done = true;
  });
  await Promise.resolve();
  return async () => {
    await Promise.resolve();
    await Promise.resolve();
    return done;
  };
};

test('a page that is looked at waits for nothing; one that is behind another waits until it is looked at again', async () => {
  const pagina = new Pagina();
  expect(await (await waiting(pagina))()).toBe(true);
  pagina.turn('hidden');
  const isDone = await waiting(pagina);
  pagina.turn('hidden');
  expect(await isDone()).toBe(false);
  pagina.turn('visible');
  expect(await isDone()).toBe(true);
});

test('who leaves the page waits no longer', async () => {
  const pagina = new Pagina();
  pagina.turn('hidden');
  const chiusa = new AbortController();
  const isDone = await waiting(pagina, chiusa.signal);
  expect(await isDone()).toBe(false);
  chiusa.abort();
  expect(await isDone()).toBe(true);
  expect(await (await waiting(pagina, chiusa.signal))()).toBe(true);
});
