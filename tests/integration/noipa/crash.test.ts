import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { storePersone } from '#support/cedolini.ts';
import { openHomeApart } from '#support/home/home-apart.ts';
import { signIn, startTestHome, type Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { assignFondo, createLista, FORFAIT, ORE, riga } from '#support/noipa/liste-di-prova.ts';

/** How many saves the product is killed under; each round takes some ten seconds. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 2);
const PERSONE = 300;
const OGGI = '2026-03-15';

let porta: number;
let dataDir: string;
let persone: readonly Persona[];
let lista: ListaNoipa;
beforeAll(async () => {
  const home = await startTestHome({ oggi: OGGI });
  porta = home.port;
  persone = await storePersone(home.store, SCUOLA_A, PERSONE);
  const ufficio = await home.as(loginOf('CEDOLINI'));
  await assignFondo(ufficio, 2026, 90_000_000);
  lista = await createLista(ufficio);
  dataDir = await mkdtemp(join(tmpdir(), 'lista-interrotta-'));
  await home.stop();
  await cp(home.dataDir, dataDir, { recursive: true });
  await home.close();
}, 120_000);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const apri = async () => {
  const casa = await openHomeApart(porta, dataDir, { oggi: OGGI });
  return { casa, ufficio: await signIn(casa.origin, `${casa.origin}/oidc`, loginOf('CEDOLINI')) };
};
const leggi = (ufficio: Person) => ufficio.ok(pagamentiRoutes.getListaNoipa, { body: { uid: lista.uid } });

test(
  `a block of ${PERSONE} people under which the product is killed is there whole or not at all, and once`,
  async () => {
    const trovate: string[] = [];
    let { casa, ufficio } = await apri();
    for (let giro = 0, durata = 0; giro <= ROUNDS; giro++) {
      const pagamenti = persone.map(({ uid }) => ({
        persona: uid,
        righe: [riga({ chiave: FORFAIT, importo: 100 * (giro + 1) }), riga({ chiave: ORE, importo: giro + 1 })],
      }));
      const richiesta = { body: { uid: lista.uid, versione: lista.versione, pagamenti, tolti: [] } };
      const salva = (di: Person) =>
        di.call(pagamentiRoutes.savePagamentiMof, richiesta, { key: `blocco-interrotto-${giro}` });
      const totale = PERSONE * 101 * (giro + 1);
      if (giro > 0) {
        const persa = salva(ufficio).catch(() => undefined);
        // From hardly begun to just after its end.
        await wait((durata * 1.2 * giro) / ROUNDS);
        await casa.end('SIGKILL');
        await persa;
        ({ casa, ufficio } = await apri());
        const trovata = await leggi(ufficio);
        const scritta = trovata.lista.versione === lista.versione + 1;
        trovate.push(scritta ? 'whole' : 'not there');
        expect(scritta ? trovata.lista.totale : trovata.lista).toEqual(scritta ? totale : lista);
      }
      const inizio = performance.now();
      expect((await salva(ufficio)).status).toBe(200);
      durata = giro === 0 ? performance.now() - inizio : durata;
      const fine = await leggi(ufficio);
      expect(fine.lista).toMatchObject({ versione: lista.versione + 1, persone: PERSONE, righe: PERSONE * 2, totale });
      expect(fine.pagamenti.map(({ righe }) => righe.map(({ importo }) => importo))).toEqual(
        persone.map(() => [100 * (giro + 1), giro + 1]),
      );
      lista = fine.lista;
    }
    await casa.end('SIGKILL');
    console.log(`found after the kills: ${trovate.join(', ')}`);
  },
  60_000 + ROUNDS * 60_000,
);
