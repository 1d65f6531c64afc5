import type { Files } from '../../../platform/files.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PassoContext, TipoLavoro } from '../../../platform/work/lavoro-steps.ts';
import type { Workflows } from '../../../platform/work/workflows.ts';
import { CONTENUTI, type Formato } from '../../file/file-esportato.ts';

export interface MezziEsportazione {
  readonly platform: Platform;
  readonly files: Files;
  readonly workflows: Workflows;
}
export type Conclusione = Awaited<ReturnType<TipoLavoro['concludi']>>;

/** Puts the file of an export in the bucket, named as the person who downloads it reads it. */
export const leaveFile = async (
  { files }: MezziEsportazione,
  { codmin, lavoro, oggi }: PassoContext,
  {
    formato,
    titolo,
    modello,
  }: { readonly formato: Formato; readonly titolo: string; readonly modello?: boolean | undefined },
  bytes: Uint8Array,
): Promise<Pick<Conclusione, 'file'>> => {
  const { estensione, contentType } = CONTENUTI[formato];
  const chiave = `${codmin}/esportazioni/${lavoro.uid}/file.${estensione}`;
  await files.put(chiave, bytes, contentType);
  return {
    file: {
      chiave,
      nome: modello === true ? `${titolo} - modello.${estensione}` : `${titolo} ${oggi}.${estensione}`,
      tipo: contentType,
      dimensione: bytes.length,
    },
  };
};
