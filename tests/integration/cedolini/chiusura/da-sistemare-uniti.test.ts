import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servizioEntita } from '#archivio/servizi/servizio.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { correzioneRoutes } from '#shared/contracts/cedolini/correzione/correzione.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import type { ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import { accessorio, compenso, nameFirmatari, openUfficio, waitForEnd, type Ufficio } from '#support/cedolini.ts';
import { createAccademia } from '#support/denunce/accademia.ts';
import { contabilizzati } from '#support/denunce/scuola-che-denuncia.ts';
import type { Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import { changePersona } from '#support/persone-di-prova.ts';
import { mergeSchede } from '#support/schede-accorpate.ts';
import { supplenzaDiProva } from '#support/servizi-di-prova.ts';

// Two records are paid by one run, and turn out to be one person: what each payslip was computed with is compared with today's.

const [RESTA, VA] = [0, 1] as const;
const FEBBRAIO = ['2026-02-02', '2026-03-14'] as const;
const MARZO = ['2026-03-16', '2026-03-31'] as const;

let aperto: Ufficio;
let gestore: Person;
let processi: readonly Processo[];

beforeAll(async () => {
  aperto = await openUfficio(2);
  gestore = await aperto.home.as(loginOf('GESTORE'));
  await nameFirmatari(aperto.ufficio);
  await createAccademia(gestore);
  const { desCognome = '', desNome = '' } = aperto.persone[VA] ?? {};
  await changePersona(gestore, { uid: aperto.uidDi(RESTA) }, { desCognome, desNome });
  for (const [chi, [dal, al]] of [
    [RESTA, FEBBRAIO],
    [VA, MARZO],
  ] as const) {
    const uidSubAnagrafe = aperto.uidDi(chi);
    await gestore.ok(serviziRoutes.createServizio, { body: { ...supplenzaDiProva(dal, al), uidSubAnagrafe } });
    await gestore.ok(fiscaleRoutes.createFiscali, {
      body: { ...fiscaliPredefiniti(2026), numRedditoPresunto: 1_200_000, uidSubAnagrafe },
    });
  }
  const uids = [RESTA, VA].map((chi) => aperto.uidDi(chi));
  processi = [
    await contabilizzati(
      aperto,
      uids.map((uidSubAnagrafe) => ({ uidSubAnagrafe, percettore: null, voci: [] })),
      { idMetodo: 'SUP-LD', dataPagamento: '2026-03-31' },
    ),
    await contabilizzati(
      aperto,
      uids.map((uid) => accessorio(uid, [compenso(10_000)])),
      { dataPagamento: '2026-03-31' },
    ),
  ];
});
afterAll(() => aperto.home.close());

/** The marks of each run, person by person. */
const marcati = async () => {
  const letti = await Promise.all(
    processi.map(({ uid }) => aperto.ufficio.ok(processiRoutes.getProcesso, { body: { uid } })),
  );
  return letti.map(({ daSistemare = [] }) => daSistemare.map(({ uidSubAnagrafe, cosa }) => ({ uidSubAnagrafe, cosa })));
};

/** Writes the service that begins on a day, whoever has it. */
const change = async ([dal, al]: readonly [string, string], cambi: Partial<ServizioInput> = {}): Promise<void> => {
  const archivio = archivioDi(aperto.home.store, SCUOLA_A).of(servizioEntita);
  const suoi = (await Promise.all([RESTA, VA].map((chi) => archivio.listAll(aperto.uidDi(chi))))).flat();
  const servizio = suoi.find(({ datInizio }) => datInizio === dal);
  if (servizio === undefined) throw new Error('Each record has a service');
  await gestore.ok(serviziRoutes.updateServizio, {
    params: { uid: servizio.uid },
    body: { ...supplenzaDiProva(dal, al, cambi), versione: servizio.versione },
  });
};

describe('two sealed payslips of one run, of records that a merge makes one person', () => {
  test('one of which was to be put right before, is so until it is as it was', async () => {
    await change(MARZO, { numGiorniSettimana: 5 });
    const suoi = [expect.objectContaining({ uidSubAnagrafe: aperto.uidDi(VA) })];
    expect(await marcati()).toEqual([suoi, suoi]);
    expect(await mergeSchede(gestore, { uid: aperto.uidDi(RESTA) }, { uid: aperto.uidDi(VA) })).toMatchObject({
      stato: 'COMPLETATO',
    });
    expect(await marcati()).toEqual([suoi, suoi]);
    await change(MARZO);
    expect(await marcati()).toEqual([[], []]);
  });

  test.each([
    ['the one of who stays', FEBBRAIO, /02\/02\/2026/],
    ['the one of the record that was merged', MARZO, /16\/03\/2026/],
  ] as const)('are both compared: a service of %s', async (_quale, giorni, detto) => {
    await change(giorni, { numGiorniSettimana: 5 });
    const attesi = [{ uidSubAnagrafe: aperto.uidDi(RESTA), cosa: expect.stringMatching(detto) }];
    expect(await marcati()).toEqual([attesi, attesi]);
    await change(giorni);
    expect(await marcati()).toEqual([[], []]);
  });

  test('and both differences are told in one mark', async () => {
    await change(FEBBRAIO, { numGiorniSettimana: 5 });
    await change(MARZO, { numGiorniSettimana: 5 });
    for (const [uno] of await marcati())
      expect(uno?.cosa).toMatch(/02\/02\/2026.*16\/03\/2026|16\/03\/2026.*02\/02\/2026/);
    await change(FEBBRAIO);
    for (const [uno, altro] of await marcati()) {
      expect(uno?.cosa).toMatch(/16\/03\/2026/);
      expect(altro).toBeUndefined();
    }
  });

  test('have each the corrections of its own, open and accounted', async () => {
    const [, altra] = processi;
    const [resta, va] = [RESTA, VA].map((chi) => asUid<'CEDOLINO'>(`${altra?.uid}-${aperto.uidDi(chi)}`));
    if (resta === undefined || va === undefined) throw new Error('Two payslips');
    const legami = (uid: typeof resta) => aperto.ufficio.ok(correzioneRoutes.listCorrezioni, { body: { uid } });
    const correzioni = async () =>
      (await Promise.all([resta, va].map(legami))).map(({ correzioni: sue }) =>
        sue.map(({ idProcesso }) => idProcesso),
      );
    const fatte: string[] = [];
    for (const [uid, voci] of [
      [resta, [compenso(15_000)]],
      [va, [compenso(12_000)]],
    ] as const) {
      const { processo } = await aperto.ufficio.ok(correzioneRoutes.correggiCedolino, {
        body: { uid, voci: [...voci], ANNO: 2026, MESE: 4, dataPagamento: '2026-04-20' },
      });
      fatte.push(processo?.uid ?? '');
    }
    expect(await correzioni()).toEqual(fatte.map((una) => [una]));
    for (const una of fatte) {
      const { versione: prima } = await aperto.ufficio.ok(processiRoutes.getProcesso, { body: { uid: asUid(una) } });
      await aperto.ufficio.ok(processiRoutes.startCalcolo, {
        body: { processo: { uid: asUid(una), versione: prima }, cedolini: [] },
      });
      await waitForEnd(aperto.ufficio, una);
      const { uid, versione } = await aperto.ufficio.ok(processiRoutes.getProcesso, { body: { uid: asUid(una) } });
      await aperto.ufficio.ok(chiusuraRoutes.contabilizza, {
        body: { idProcesso: uid, versione, motivo: 'Corretto in prove diverse' },
      });
    }
    expect(await correzioni()).toEqual(fatte.map((una) => [una]));
    const corretti = await Promise.all(
      fatte.map((una) =>
        legami(asUid<'CEDOLINO'>(`${una}-${aperto.uidDi(RESTA)}`)).then(({ corregge }) => corregge?.uid),
      ),
    );
    expect(corretti).toEqual([resta, va]);
  });
});
