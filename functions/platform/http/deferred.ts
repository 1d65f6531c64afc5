import type { Route } from '#shared/contracts/route.ts';
import type { Implementation } from './api-handler.ts';

/** The calls of a part of an area, whose module is read when the first of them is made: a Lambda that starts for one call does not read what the others stand on. */
export const deferred = <T extends Readonly<Record<string, Route>>>(
  routes: T,
  open: () => Promise<Implementation<T>>,
): Implementation<T> => {
  let opened: Promise<Implementation<T>> | undefined;
  /** What could not be opened is tried again by the next call. */
  const openOnce = async (): Promise<Implementation<T>> => {
    try {
      return await open();
    } catch (error) {
      opened = undefined;
      throw error;
    }
  };
  const call =
    (nome: keyof T): Implementation<T>[keyof T] =>
    async (input, context) =>
      (await (opened ??= openOnce()))[nome](input, context);
  // The compiler knows each call by its name; here they are made by all the names there are.
  return Object.fromEntries(Object.keys(routes).map((nome) => [nome, call(nome)])) as Implementation<T>;
};
