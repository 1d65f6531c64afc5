import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sessioneRoutes } from '#shared/contracts/accesso/sessione.ts';
import { utentiRoutes } from '#shared/contracts/accesso/utenti.ts';
import { application, visitor } from '#tests/lib/local/identity/visitor.ts';
import { nuovaPersona } from '../../cedolini.ts';
import { personOf, startTestHome, type Person } from '../../home/test-home.ts';
import { loginOf } from '../../home/test-users.ts';
import type { Flusso, Gesto } from '../flusso.ts';

const PASSWORD = 'una frase che si ricorda';
const USER = 'ugo.invitato';

/** Code, token and session in the hands of manager and guest: they are of the machine that told them, as its data are. */
interface Mani {
  readonly codice: string;
  readonly token?: string;
  readonly sessione?: string;
}
const maniIn = (cartella: string): string => join(cartella, 'mani.json');
const hold = ({ cartella }: Gesto, mani: Mani): Promise<void> => writeFile(maniIn(cartella), JSON.stringify(mani));
const held = async ({ cartella }: Gesto): Promise<Mani> => JSON.parse(await readFile(maniIn(cartella), 'utf8'));

/** Opens the address of the invitation: chooses the password where the page asks for it, else signs in with the one chosen. @returns the token */
const enter = async (origin: string, codice: string): Promise<string> => {
  const [person, sito] = [visitor(), application(`${origin}/oidc`, origin)];
  const page = await sito.openLogin(person, { login_hint: `invito:${codice}` });
  const isChoosing = (await (await person.request(page)).text()).includes('name="nuova"');
  const form: Record<string, string> = isChoosing
    ? { nuova: PASSWORD, conferma: PASSWORD }
    : { login: USER, password: PASSWORD };
  const back = await sito.follow(person, await person.request(page, { form }));
  const { id_token } = await (await sito.exchange(back.searchParams.get('code') ?? '')).json();
  if (typeof id_token !== 'string') throw new Error('Nobody got in');
  return id_token;
};

/** An employee is invited, has an account made, chooses a password, comes in, and is bound to their record. */
export const invito: Flusso = {
  nome: 'invito e primo accesso',
  // a code that was not told is made again, who signs in again opens another session, which is closed: the trail says each time
  ripetute: (line) =>
    line.includes('#AUDIT#') &&
    (line.includes('"entita":"SESSIONE"') || /^\{"azione":"creato",.*"entita":"UTENTE"/.test(line)),
  prepare: async () => {
    const home = await startTestHome({ oggi: '2026-03-10' });
    const gestore = await home.as(loginOf('GESTORE'));
    const { uid } = await nuovaPersona(gestore, 1);
    const body = {
      descutente: 'Ugo Invitato',
      user: USER,
      ruoli: ['DIPENDENTE' as const],
      uidSubAnagrafe: uid,
      email: null,
    };
    const guest = ({
      token = '',
      sessione = null,
    }: Omit<Mani, 'codice' | 'sessione'> & { sessione?: string | null }): Person => ({
      ...personOf(home.origin, token, sessione),
      sessione: gestore.sessione,
    });
    return {
      home,
      oggi: gestore.sessione.oggi,
      passi: [
        (gesto) =>
          gesto.command(async () => {
            const { codice } = await gestore.ok(utentiRoutes.inviteUtente, { body }, { probe: true });
            await hold(gesto, { codice });
          }),
        ({ until }) =>
          until(gestore, utentiRoutes.listUtenti, { body: {} }, ({ utenti }) =>
            utenti.some(({ user, daFare }) => user === USER && daFare === null),
          ),
        (gesto) =>
          gesto.command(async () => {
            const { codice } = await held(gesto);
            const token = await enter(home.origin, codice);
            const chiamata = { probe: true, headers: { 'x-correlation-id': 'primo-accesso' } };
            const sessione = await guest({ token }).ok(sessioneRoutes.login, { body: { invito: codice } }, chiamata);
            await hold(gesto, { codice, token, sessione: sessione.token });
          }),
        async (gesto) => {
          const io = guest(await held(gesto));
          await gesto.ask(io, sessioneRoutes.closeSessioni, { body: { uid: null } });
          await gesto.until(
            gestore,
            utentiRoutes.listUtenti,
            { body: {} },
            ({ utenti }) => utenti.filter(({ user, stato }) => user === USER && stato === 'ATTIVO').length === 1,
          );
        },
      ],
    };
  },
};
