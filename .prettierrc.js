/** The layout of the code. Prettier sorts no imports itself: the plugin does, packages first, then ours from far to near. */
export default {
  printWidth: 120,
  singleQuote: true,
  plugins: ['@ianvs/prettier-plugin-sort-imports'],
  importOrder: ['<BUILTIN_MODULES>', '<THIRD_PARTY_MODULES>', '^#', '^[.]'],
  importOrderTypeScriptVersion: '6.0.0',
};
