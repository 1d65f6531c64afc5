/** A store in a process of its own, for `level.test.ts`: writes and reads what it is told, and may be killed or told that files cannot grow. */
import { LevelFolder } from '#lib/local/level.ts';

const store = await LevelFolder.open<string>(process.argv[2] ?? '', 'utf8');

process.on('message', ({ key, value }: { readonly key: string; readonly value?: string }) => {
  const done = value === undefined ? store.get(key) : store.write([{ type: 'put', key, value }], true);
  done.then(
    (read) => process.send?.({ answer: read ?? '' }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
process.send?.({ answer: 'open' });
