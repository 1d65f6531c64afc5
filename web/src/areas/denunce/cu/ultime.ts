import type { DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { CERTIFICATO_SUPERATO } from '#shared/domain/denunce/cu.ts';

/** The codici fiscali of those whose certificate in a filing is the last of theirs: it alone is handed over, and corrected. */
export const personeInVigore = ({ righe, rilievi }: Pick<DenunciaIntera, 'righe' | 'rilievi'>): readonly string[] => {
  const superate = new Set(
    rilievi.filter(({ codice }) => codice === CERTIFICATO_SUPERATO).map(({ persona }) => persona),
  );
  return [...new Set(righe.flatMap(({ persona }) => persona ?? []))].filter((persona) => !superate.has(persona));
};
