import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const stripped = new Map<string, string>();
let generation = 0;

const isOurs = (url: string): boolean =>
  url.startsWith(`${pathToFileURL(process.cwd()).href}/`) && !url.includes('/node_modules/') && url.endsWith('.ts');

const sourceOf = (path: string): string => {
  const known = stripped.get(path) ?? stripTypeScriptTypes(readFileSync(path, 'utf8'));
  stripped.set(path, known);
  return known;
};

/** From here on every source of this folder is evaluated again, once, when somebody imports it: packages stay as they are. */
export const startAfresh = (): void => {
  generation += 1;
};

registerHooks({
  resolve: (specifier, context, next) => {
    const resolved = next(specifier, context);
    return isOurs(resolved.url) ? { ...resolved, url: `${resolved.url}?${generation}` } : resolved;
  },
  load: (url, context, next) => {
    const [file = url] = url.split('?');
    return file !== url && isOurs(file)
      ? { format: 'module', shortCircuit: true, source: sourceOf(fileURLToPath(file)) }
      : next(url, context);
  },
});
