import type { Conseguenze } from '#platform/data/conseguenze.ts';

/** Marks the open runs whose payslips a change of the registry or of the school alters. Every kind of record has a say in it: they are read at the first change, which most starts of a Lambda never see. */
export const daRicalcolare: Conseguenze = async (archivio, operazioni) => {
  const { markDaRicalcolare } = await import('./segni-ricalcolo.ts');
  return markDaRicalcolare(archivio, operazioni);
};
