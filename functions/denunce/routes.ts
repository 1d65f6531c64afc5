import { soloSeOfferte } from '#archivio/scuola/opzioni-scuola.ts';
import type { Files } from '#platform/files.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import { deferred } from '#platform/http/deferred.ts';
import type { Platform } from '#platform/platform.ts';
import { annualiRoutes } from '#shared/contracts/denunce/annuali/index.ts';
import { completaRoutes } from '#shared/contracts/denunce/completa.ts';
import { correzioniF24Routes } from '#shared/contracts/denunce/correzioni/chiamate.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import { passaggioCuRoutes } from '#shared/contracts/denunce/cu/passaggio-cu.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import type { denunceRoutes } from '#shared/contracts/denunce/index.ts';
import { irapRoutes } from '#shared/contracts/denunce/irap.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import { tracciatoRoutes } from '#shared/contracts/denunce/macchina/tracciato.ts';
import { verificaRoutes } from '#shared/contracts/denunce/macchina/verifica.ts';
import { modelloMRoutes } from '#shared/contracts/denunce/modello-m.ts';
import { quadraturaRoutes } from '#shared/contracts/denunce/quadratura.ts';
import { riscontroRoutes } from '#shared/contracts/denunce/riscontro.ts';
import { sommeRestituiteRoutes } from '#shared/contracts/denunce/somme-restituite.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { listaPosPARoutes } from '#shared/contracts/denunce/uniemens/lista-pos-pa-chiamate.ts';
import type { Route } from '#shared/contracts/route.ts';
import type { mesiDiServizio as MesiDiServizio } from './annuali/mesi-di-servizio.ts';

/** Read by the certification too, whose room the closing of the year imports. */
const mesiDiServizio = async (...di: Parameters<typeof MesiDiServizio>) =>
  (await import('./annuali/mesi-di-servizio.ts')).mesiDiServizio(...di);

export const denunceImplementation = (platform: Platform, files: Files): Implementation<typeof denunceRoutes> => ({
  ...deferred(annualiRoutes, async () => (await import('./annuali/chiamate.ts')).annualiImplementation()),
  ...deferred({ ...cuRoutes, ...passaggioCuRoutes }, async () =>
    (await import('./cu/chiamate.ts')).cuImplementation(platform, files, mesiDiServizio),
  ),
  ...deferred(completaRoutes, async () => (await import('./completa/chiamate.ts')).completamentoImplementation()),
  ...offerte(sptRoutes, async () => (await import('./spt/chiamate.ts')).sptImplementation(platform, files)),
  ...offerte(
    { ...irapRoutes, ...modelloMRoutes, ...quadraturaRoutes, ...riscontroRoutes, ...sommeRestituiteRoutes },
    async () => (await import('./chiamate/prospetti.ts')).prospettiImplementation(files),
  ),
  ...deferred({ ...esitoRoutes, ...tracciatoRoutes, ...verificaRoutes }, async () =>
    (await import('./chiamate/macchina.ts')).macchinaImplementation(files),
  ),
  ...deferred({ ...f24Routes, ...correzioniF24Routes }, async () =>
    (await import('./chiamate/f24.ts')).f24Implementation(platform, files),
  ),
  ...offerte({ ...uniemensRoutes, ...listaPosPARoutes }, async () =>
    (await import('./chiamate/uniemens.ts')).uniemensImplementation(platform, files),
  ),
});

/** Calls of which some make what only some kinds of school have. */
const offerte = <T extends Readonly<Record<string, Route>>>(
  routes: T,
  open: () => Promise<Implementation<T>>,
): Implementation<T> => soloSeOfferte(routes, deferred(routes, open));
