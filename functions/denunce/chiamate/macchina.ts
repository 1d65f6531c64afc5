import type { Files } from '#platform/files.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import type { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import type { tracciatoRoutes } from '#shared/contracts/denunce/macchina/tracciato.ts';
import type { verificaRoutes } from '#shared/contracts/denunce/macchina/verifica.ts';
import { esitoService } from '../denuncia/esito-service.ts';
import { tracciatoService } from '../denuncia/tracciato-service.ts';
import { verifyFile } from '../denuncia/verifica-service.ts';

/** The calls that are of every filing: its outcome, its layout, a file of others checked. */
export const macchinaImplementation = (
  files: Files,
): Implementation<typeof esitoRoutes & typeof tracciatoRoutes & typeof verificaRoutes> => {
  const [esito, tracciato] = [esitoService(files), tracciatoService(files)];
  return {
    verificaFile: ({ body: { tipo, contenuto } }, { archivio }) =>
      verifyFile(tipo, Buffer.from(contenuto, 'base64'), archivio),
    getTracciato: ({ query }, { archivio }) => tracciato.get(query.tipo, archivio),
    putTracciato: ({ body }, context) => tracciato.put(body, context),
    setEsito: ({ body }, context) => esito.set(body, context),
    linkRicevuta: ({ body: { uid, numero } }, { archivio }) => esito.linkRicevuta(uid, numero, archivio),
  };
};
