import { randomUUID } from 'node:crypto';
import { instant } from '#platform/clock.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { Modifica, sendModifica } from '#platform/data/modifica.ts';
import type { RequestContext } from '#platform/http/api-handler.ts';
import { untilUncontended } from '#platform/http/tentativi.ts';
import type { Platform } from '#platform/platform.ts';
import type { ScuolaDemo } from './schools.ts';

/** Calls a use case as a user of the school who may do everything, and stores what it changed; again when somebody who looks around already has written the same records. */
export const asOffice =
  (platform: Platform, scuola: Chi, oggi: string) =>
  <T>(useCase: (context: RequestContext) => Promise<T>): Promise<T> =>
    untilUncontended(() => once(platform, scuola, oggi, useCase), { errors: [] });

type Chi = Pick<ScuolaDemo, 'codmin' | 'setupType'>;

const once = async <T>(
  platform: Platform,
  { codmin, setupType }: Chi,
  oggi: string,
  useCase: (context: RequestContext) => Promise<T>,
): Promise<T> => {
  const adesso = platform.clock.now();
  const context: RequestContext = {
    archivio: archivioDi(platform.store, codmin),
    correlationId: randomUUID(),
    modifica: new Modifica(),
    seRifiutata: new Modifica(),
    oggi,
    adesso,
    sessione: {
      issuer: platform.issuer,
      subject: 'dimostrazione',
      codcli: 'wws.test',
      codmin,
      ruoli: ['TESTER'],
      licenze: ['WWS'],
      user: 'dimostrazione',
      descutente: 'Dati dimostrativi',
      utente: 'dimostrazione',
      uid: null,
      uidSubAnagrafe: null,
      cf: null,
      inManutenzione: false,
      setupType,
      creata: instant(adesso),
      scade: 0,
    },
    credenziali: {
      issuer: platform.issuer,
      subject: 'dimostrazione',
      authTime: null,
      expiresAt: 0,
      sessionToken: undefined,
    },
  };
  const answer = await useCase(context);
  await sendModifica(platform.store, context.modifica, {
    codmin,
    utente: 'dimostrazione',
    nome: 'Dati dimostrativi',
    correlationId: context.correlationId,
    adesso,
  });
  return answer;
};
export type AsOffice = ReturnType<typeof asOffice>;
