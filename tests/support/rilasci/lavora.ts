// Started by `npm run prova-ritorno` on the sources of two releases, this one's and an earlier one's: it asks of them only what both have.
import { checkArchivio } from '#lib/admin/verifica.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { waitForEnd } from '#support/cedolini.ts';
import { startTestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { changePersona } from '#support/persone-di-prova.ts';

const [da = '', telefono = ''] = process.argv.slice(2);

/** A release at work on a data folder: it reads what is there, takes up what was cut, changes everybody's telephone, and says what it found. */
const home = await startTestHome({ da, oggi: '2026-03-11' });
const gestore = await home.as(loginOf('GESTORE'));
const ufficio = await home.as(loginOf('CEDOLINI'));
const { righe } = await gestore.ok(anagrafeRoutes.searchAnag, { body: { criteria: 'Inventati', limit: 100 } });
const prima = new Set<string | null>();
for (const { uid } of righe) {
  prima.add((await gestore.ok(anagrafeRoutes.getPersona, { params: { uid } })).desTelefono);
  await changePersona(gestore, { uid }, { desTelefono: telefono });
}
const elaborazioni = (await ufficio.ok(processiRoutes.listProcessi, { body: {} })).righe;
for (const { uid, STATUS } of elaborazioni) if (STATUS === 'IN_CORSO') await waitForEnd(ufficio, uid, 120_000);
const stati = (await ufficio.ok(processiRoutes.listProcessi, { body: {} })).righe.map(({ STATUS }) => STATUS);
const { items, rilievi } = await checkArchivio(home.store);
await home.stop();
process.stdout.write(
  `\n=${JSON.stringify({ dataDir: home.dataDir, persone: righe.length, prima: [...prima], stati, items, rilievi })}\n`,
);
process.exit(0);
