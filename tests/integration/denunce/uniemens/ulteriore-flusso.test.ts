import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Denuncia, DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { conOmocodia } from '#shared/domain/codici/codice-fiscale.ts';
import {
  collaboratore,
  contabilizzati,
  openScuolaCheDenuncia,
  sendUniemens,
  supplente,
  uniemensDiMarzo,
} from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { changePersona } from '#support/persone-di-prova.ts';
import { rifiutata, statoNonAmmesso } from '#support/rifiuti.ts';

let scuola: ScuolaCheVersa;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(2);
});
afterAll(() => scuola.home.close());

/** Sends a filing after the kind of relation of its collaborators is written. */
const scriviEInvia = async ({ denuncia, righe }: DenunciaIntera): Promise<Denuncia> => {
  let { versione } = denuncia;
  for (const { chiave } of righe.filter(({ chiave: sua }) => sua.startsWith('C|')))
    ({
      denuncia: { versione },
    } = await scuola.adempimenti.ok(uniemensRoutes.putCollaboratore, {
      body: {
        uid: denuncia.uid,
        versione,
        riga: chiave,
        campo: 'TipoRapporto',
        valore: '11',
        perche: 'è una collaborazione',
      },
    }));
  return sendUniemens(scuola.adempimenti, { ...denuncia, versione });
};

const codici = async (uid: string): Promise<readonly unknown[]> =>
  (await scuola.adempimenti.ok(uniemensRoutes.getUniemens, { body: { uid } })).righe
    .map(({ calcolati }) => calcolati.CFCollaboratore ?? calcolati.CFLavoratore)
    .filter((codice) => codice !== undefined);

test('a collaborator accounted after the month was sent goes in a further flow, which tells of them alone', async () => {
  await contabilizzati(scuola, [supplente(scuola.uidDi(0))]);
  await contabilizzati(scuola, [collaboratore(scuola.uidDi(2), 20_000)], { idMetodo: 'COC-LD' });
  const inviata = await scriviEInvia(await uniemensDiMarzo(scuola.adempimenti));
  // the month has told everything: it has no further flow
  await rifiutata(
    scuola.home,
    () => scuola.adempimenti.call(uniemensRoutes.saveUniemens, { body: { anno: 2026, mese: 3, allowEmpty: false } }),
    statoNonAmmesso(/inviata/),
  );

  const altro = await contabilizzati(scuola, [collaboratore(scuola.uidDi(1), 30_000)], { idMetodo: 'COC-LD' });
  const ulteriore = await uniemensDiMarzo(scuola.adempimenti);
  expect(ulteriore.denuncia).toMatchObject({
    processi: [altro.uid],
    corregge: null,
    descrizione: 'UniEmens di marzo 2026, ulteriore flusso',
  });
  expect(ulteriore.daAggiornare).toBe(false);
  const suo = scuola.persone.find(({ uid }) => uid === scuola.uidDi(1))?.desCf;
  expect(new Set(await codici(ulteriore.denuncia.uid))).toEqual(new Set([suo]));
  expect(await codici(inviata.uid)).not.toContain(suo);

  const riletta = await uniemensDiMarzo(scuola.adempimenti, ulteriore.denuncia.versione);
  expect(riletta.denuncia.processi).toEqual([altro.uid]);
  await scriviEInvia(riletta);
});

test('staff accounted late enters its month: who is not told yet in a further flow, who is as an earlier period of a later month', async () => {
  const nuovo = await contabilizzati(scuola, [supplente(scuola.uidDi(1), 12_345)], { DES_ELABORAZIONE: 'Tardiva' });
  const ulteriore = await uniemensDiMarzo(scuola.adempimenti);
  expect(ulteriore.denuncia).toMatchObject({ processi: [nuovo.uid], flusso: 3, corregge: null });
  await sendUniemens(scuola.adempimenti, ulteriore.denuncia);

  const doppio = await contabilizzati(scuola, [supplente(scuola.uidDi(0), 6_789)], { DES_ELABORAZIONE: 'Ancora' });
  await rifiutata(
    scuola.home,
    () => scuola.adempimenti.call(uniemensRoutes.saveUniemens, { body: { anno: 2026, mese: 3, allowEmpty: false } }),
    statoNonAmmesso(/portarci marzo 2026 con «Porta qui un altro mese»/),
  );
  // under another code they are told already all the same
  const { uid: chi, desCf } = scuola.persone[0] ?? { uid: scuola.uidDi(0), desCf: '' };
  const nuovoCodice = conOmocodia(desCf, 1);
  await changePersona(scuola.gestore, { uid: chi }, { desCf: nuovoCodice });
  await rifiutata(
    scuola.home,
    () => scuola.adempimenti.call(uniemensRoutes.saveUniemens, { body: { anno: 2026, mese: 3, allowEmpty: false } }),
    statoNonAmmesso(new RegExp(`già stato inviato con ${nuovoCodice}`)),
  );
  const aprile = await scuola.adempimenti.ok(uniemensRoutes.saveUniemens, {
    body: { anno: 2026, mese: 4, allowEmpty: true },
  });
  const { uid, versione } = aprile.denuncia;
  const portata = await scuola.adempimenti.ok(uniemensRoutes.transferUniemens, {
    body: { uniemensIdDest: uid, versione, annoProv: 2026, meseProv: 3 },
  });
  expect(portata.denuncia.processi).toEqual([doppio.uid]);
});
