import { impostazione } from '#archivio/scuola/impostazione.ts';
import { logoEntita, NESSUN_LOGO, type LogoSalvato, type LogoTenuto } from '#archivio/scuola/logo.ts';
import { openImmagine } from '#functions/impaginazione/immagine/immagine.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { campoNonValido } from '#platform/errors.ts';
import { sha256Of } from '#platform/files.ts';
import type { Logo } from '#shared/contracts/scuola/logo.ts';
import { MASSIMO_BYTE_LOGO } from '#shared/domain/logo.ts';

const delLogo = (archivio: Archivio) => impostazione(logoEntita, archivio, NESSUN_LOGO);
const visto = ({ versione, immagine }: LogoSalvato): Logo => ({ versione, immagine });

/** The words of the audit trail for a logo: its kind, its size and its hash, never its bytes. */
const detto = ({ versione, immagine }: LogoSalvato): object => {
  if (immagine === null) return { versione, immagine };
  const bytes = Buffer.from(immagine.contenuto, 'base64');
  return { versione, tipo: immagine.tipo, byte: bytes.length, sha256: sha256Of(bytes) };
};

export const logoService = {
  get: async (archivio: Archivio): Promise<Logo> => visto(await delLogo(archivio).load()),
  /** @throws RICHIESTA_NON_VALIDA, VERSIONE_SUPERATA */
  save: async (
    { contenuto, versione }: { readonly contenuto: string; readonly versione: number },
    context: RequestContext,
  ): Promise<Logo> => {
    const immagine = { tipo: await tipoDi(Buffer.from(contenuto, 'base64')), contenuto };
    return visto(await delLogo(context.archivio).save({ ...NESSUN_LOGO, versione, immagine }, context, detto));
  },
  /** @throws VERSIONE_SUPERATA */
  remove: async (versione: number, context: RequestContext): Promise<Logo> =>
    visto(await delLogo(context.archivio).save({ ...NESSUN_LOGO, versione }, context, detto)),
};

const RIFIUTATA = {
  ILLEGGIBILE:
    'Il file non è un’immagine PNG o JPEG che si possa stampare: è rovinato, animato, interlacciato o a quattro inchiostri (CMYK). Aprirlo con un programma di immagini, salvarlo come PNG e sceglierlo di nuovo.',
  TROPPI_PUNTI: 'Il logo ha più di 2.000 punti per lato: ridurre l’immagine e sceglierla di nuovo.',
} as const;

/** The kind of an image, from its bytes. @throws RICHIESTA_NON_VALIDA */
const tipoDi = async (bytes: Uint8Array): Promise<LogoTenuto['tipo']> => {
  if (bytes.length > MASSIMO_BYTE_LOGO)
    throw campoNonValido('contenuto', 'Il logo supera 100 KB: ridurre l’immagine e sceglierla di nuovo.');
  const letta = await openImmagine(bytes);
  if (typeof letta === 'string') throw campoNonValido('contenuto', RIFIUTATA[letta]);
  return letta.tipo;
};
