/** Has whatever asks this process for the time be told another. @returns what undoes it */
export const moveDate = (milliseconds: () => number): (() => void) => {
  const real = globalThis.Date;
  const now = (): number => real.now() + milliseconds();
  globalThis.Date = new Proxy(real, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as object,
    apply: () => new real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  return () => {
    globalThis.Date = real;
  };
};
