import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contracts } from '#shared/contracts/index.ts';
import { routeKey, type Route } from '#shared/contracts/route.ts';
import { impostazioniRoutes } from '#shared/contracts/scuola/impostazioni.ts';
import { consultazioni, nomiConsultazioni, type Consultazione } from '#shared/domain/accesso/consultazione.ts';
import { signIn, startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { accepted } from '#support/json-schema.ts';
import { rifiutata } from '#support/rifiuti.ts';
import { dipendenteDiProva, linkDipendente } from '#support/servizi-di-prova.ts';
import { menuOf } from '#web/app/navigation.ts';
import { screens } from '#web/app/screens.ts';

const routes: readonly Route[] = Object.values(contracts).flatMap((area) => Object.values<Route>(area));
/** The readings of one's own that are not the head teacher's to switch off. */
const SEMPRE = ['GET /emo/anagrafe/dip'];

let home: TestHome;
let gestore: Person;
let chi: Readonly<Record<'DIPENDENTE' | 'PRESIDE', Person>>;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
  gestore = await home.as(loginOf('GESTORE'));
  const { persona } = await dipendenteDiProva(gestore, 1);
  await linkDipendente(home, persona, SCUOLA_A);
  chi = { DIPENDENTE: await home.as(loginOf('DIPENDENTE')), PRESIDE: await home.as(loginOf('PRESIDE')) };
});
afterAll(() => home.close());

/** Leaves on the readings of the panel that are said, and no other. */
const leave = async (accese: readonly Consultazione[]): Promise<void> => {
  const opzioni = await gestore.ok(impostazioniRoutes.getOpzioniPreside, {});
  const flag = nomiConsultazioni.map((una) => [consultazioni[una].opzione, accese.includes(una)]);
  await gestore.ok(impostazioniRoutes.saveOpzioniPreside, { body: { ...opzioni, ...Object.fromEntries(flag) } });
};
/** All readings but one. */
const senza = (una: Consultazione): Promise<void> => leave(nomiConsultazioni.filter((altra) => altra !== una));

/** Asks a route, in words that its contract accepts, as a person of the role that it is for; a probe proves nothing of what it answers. */
const ask = (route: Route, probe: boolean) => () =>
  chi[route.scope === 'proprio' ? 'DIPENDENTE' : 'PRESIDE'].call(
    route,
    {
      params: route.params && accepted(route.params),
      query: route.query && accepted(route.query),
      body: route.body && accepted(route.body),
    } as never,
    { probe },
  );

test('every reading of an employee says which switch of the panel it is behind', () => {
  const senzaInterruttore = routes.filter(
    ({ scope, access, roles, consultazione }) =>
      scope === 'proprio' && access !== 'token' && roles.includes('DIPENDENTE') && consultazione === undefined,
  );
  expect(senzaInterruttore.filter(({ roles }) => roles.length === 1).map(routeKey)).toEqual(SEMPRE);
});

describe.each(nomiConsultazioni)('%s', (una) => {
  const sue = routes.filter(({ consultazione }) => consultazione === una);

  test('is read by the head teacher and by the employee', () => {
    expect(sue.filter(({ scope }) => scope === 'proprio')).not.toEqual([]);
    expect(sue.filter(({ scope }) => scope === 'scuola')).not.toEqual([]);
    expect(sue.filter(({ errors }) => !errors.includes('OPERAZIONE_NON_CONSENTITA')).map(routeKey)).toEqual([]);
  });

  test.each(sue.map((route) => [routeKey(route), route] as const))(
    '%s is refused while it is switched off, and by no other switch',
    async (_nome, route) => {
      await senza(una);
      await rifiutata(home, ask(route, false), {
        status: 403,
        code: 'OPERAZIONE_NON_CONSENTITA',
        message: new RegExp(`consultazione ${consultazioni[una].di}`),
      });
      await leave([una]);
      expect((await ask(route, true)()).status).not.toBe(403);
    },
  );

  test('is named by the menu of an employee whose session finds it on, and by no other', async () => {
    const schermata = screens.find(({ ruoli, consultazione }) => ruoli.includes('DIPENDENTE') && consultazione === una);
    const menu = async (): Promise<string> => {
      const { origin } = home;
      const { sessione } = await signIn(origin, `${origin}/oidc`, loginOf('DIPENDENTE'));
      return JSON.stringify(menuOf(screens, sessione));
    };
    await senza(una);
    expect(await menu()).not.toContain(`"#${schermata?.path ?? ''}"`);
    await leave(nomiConsultazioni);
    expect(await menu()).toContain(`"#${schermata?.path ?? ''}"`);
  });
});
