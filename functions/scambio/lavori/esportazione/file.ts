import type { MezziArea } from '#platform/http/api-handler.ts';
import type { PassoContext, TipoLavoro } from '#platform/work/lavoro-steps.ts';
import { CONTENUTI, type Formato } from '../../righe/file-esportato.ts';

export type Conclusione = Awaited<ReturnType<TipoLavoro['close']>>;

/** Puts the file of an export in the bucket, named as the person who downloads it reads it. */
export const leaveFile = async (
  { files }: MezziArea,
  { archivio, lavoro, oggi }: PassoContext,
  {
    formato,
    titolo,
    modello,
  }: { readonly formato: Formato; readonly titolo: string; readonly modello?: boolean | undefined },
  bytes: Uint8Array,
): Promise<Pick<Conclusione, 'file'>> => {
  const { estensione, contentType } = CONTENUTI[formato];
  const chiave = `${archivio.codmin}/esportazioni/${lavoro.uid}/file.${estensione}`;
  const sha256 = await files.put(chiave, bytes, contentType);
  return {
    file: {
      chiave,
      nome: modello === true ? `${titolo} - modello.${estensione}` : `${titolo} ${oggi}.${estensione}`,
      tipo: contentType,
      dimensione: bytes.length,
      sha256,
    },
  };
};
