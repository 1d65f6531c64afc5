import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { Denuncia, DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { conOmocodia } from '#shared/domain/codici/codice-fiscale.ts';
import { accessorio, compenso } from '#support/cedolini.ts';
import { elaboraCu, saveFirma } from '#support/denunce/scuola-che-certifica.ts';
import { sptDelTrimestre } from '#support/denunce/scuola-che-comunica.ts';
import {
  contabilizzati,
  openScuolaCheDenuncia,
  sendUniemens,
  supplente,
  uniemensDiMarzo,
} from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { changePersona } from '#support/persone-di-prova.ts';
import { mergeSchede } from '#support/schede-accorpate.ts';

// A filing names people: what the registry changes of them marks it while it is not sent, and is to be corrected once it is.

let scuola: ScuolaCheVersa;
let persone: readonly Persona[];
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(2, { oggi: '2026-03-31' });
  persone = scuola.persone.slice(0, 2);
  for (const { uid } of persone) {
    await contabilizzati(scuola, [accessorio(uid, [compenso(10_000)])], { DES_ELABORAZIONE: 'Compensi' });
    await contabilizzati(scuola, [supplente(uid)], { DES_ELABORAZIONE: 'Supplenti' });
  }
  await saveFirma(scuola.adempimenti);
}, 120_000);
afterAll(() => scuola.home.close());

const uno = (indice: number): Persona => {
  const persona = persone[indice];
  if (persona === undefined) throw new Error('A person expected');
  return persona;
};

/** Every kind of filing that names people: gathered, gathered again, read, sent. */
const FLUSSI = [
  {
    nome: 'UniEmens',
    raccogli: (versione?: number) => uniemensDiMarzo(scuola.adempimenti, versione),
    leggi: (uid: Denuncia['uid']) => scuola.adempimenti.ok(uniemensRoutes.getUniemens, { body: { uid } }),
    file: ({ uid, versione }: Denuncia) =>
      scuola.adempimenti.ok(uniemensRoutes.makeFileUniemens, { query: { uid, versione } }),
    invia: ({ uid, versione }: Denuncia) =>
      scuola.adempimenti.call(uniemensRoutes.sendUniemens, {
        body: { uid, versione, datInvio: '2026-03-31', protocollo: '' },
      }),
  },
  {
    nome: 'accessori fuori sistema',
    raccogli: (versione?: number) => sptDelTrimestre(scuola.adempimenti, versione === undefined ? {} : { versione }),
    leggi: (uid: Denuncia['uid']) => scuola.adempimenti.ok(sptRoutes.getSpt, { body: { uid } }),
    file: ({ uid, versione }: Denuncia) => scuola.adempimenti.ok(sptRoutes.makeFileSpt, { query: { uid, versione } }),
    invia: ({ uid, versione }: Denuncia) =>
      scuola.adempimenti.call(sptRoutes.sendSpt, { body: { uid, versione, datInvio: '2026-03-31', protocollo: '' } }),
  },
  {
    nome: 'CU',
    raccogli: (versione?: number) => elaboraCu(scuola.adempimenti, versione === undefined ? {} : { versione }),
    leggi: (uid: Denuncia['uid']) => scuola.adempimenti.ok(cuRoutes.getCertificato, { body: { uid } }),
    file: ({ uid, versione }: Denuncia) => scuola.adempimenti.ok(cuRoutes.makeFileCu, { query: { uid, versione } }),
    invia: ({ uid, versione }: Denuncia) =>
      scuola.adempimenti.call(cuRoutes.sendCu, { body: { uid, versione, datInvio: '2026-03-31', protocollo: '' } }),
  },
] as const;

const CAMBI = [
  ['codice fiscale', () => ({ desCf: conOmocodia(uno(0).desCf, 1) })],
  ['cognome', () => ({ desCognome: 'Cambiati' })],
  ['nome', () => ({ desNome: 'Altronome' })],
  ['data di nascita', () => ({ datNascita: '1950-05-05' })],
] as const;

const suoi = ({ rilievi }: DenunciaIntera) => rilievi.filter(({ codice }) => codice === 'denuncia.persona-cambiata');

/** The filings gathered so far, by the name of their kind. */
const raccolte = new Map<string, Denuncia['uid']>();
/** Gathers a filing of a kind, new or again. */
const gather = async ({ nome, raccogli, leggi }: (typeof FLUSSI)[number]): Promise<DenunciaIntera> => {
  const uid = raccolte.get(nome);
  const raccolta = await raccogli(uid === undefined ? undefined : (await leggi(uid)).denuncia.versione);
  raccolte.set(nome, raccolta.denuncia.uid);
  return raccolta;
};

describe.each(FLUSSI)('$nome that was made and not sent', (flusso) => {
  const { leggi, file, invia } = flusso;
  test.each(CAMBI)(
    'is to be gathered again when the %s of somebody changed, and is not sent before',
    async (cosa, cambi) => {
      const raccolta = await gather(flusso);
      expect([raccolta.daAggiornare, suoi(raccolta)]).toEqual([false, []]);
      const conFile = await file(raccolta.denuncia);
      const prima = uno(0);
      await changePersona(scuola.gestore, prima, cambi());
      const letta = await leggi(raccolta.denuncia.uid);
      expect(letta.daAggiornare).toBe(true);
      expect(suoi(letta)).toMatchObject([
        { persona: prima.desCf, atteso: expect.stringContaining(`cambiati: ${cosa}`) },
      ]);
      expect(await invia(conFile)).toMatchObject({
        status: 409,
        body: {
          code: 'STATO_NON_AMMESSO',
          // a filing that lacks something is told that first
          message: expect.stringContaining(
            conFile.STATUS === 'COMPLETATO' ? `${prima.desCf}): ${cosa}` : 'ha ancora rilievi bloccanti',
          ),
        },
      });
      const { desCf, desCognome, desNome, datNascita } = prima;
      await changePersona(scuola.gestore, prima, { desCf, desCognome, desNome, datNascita });
      const diNuovo = await gather(flusso);
      expect([diNuovo.daAggiornare, suoi(diNuovo)]).toEqual([false, []]);
    },
  );
});

test.each([
  ['cittadinanza', { codCittadinanza: 'Z110' }],
  ['prima assicurazione', { primaAssicurazione: 'DAL_1996' }],
] as const)(
  'a change of the %s of a worker marks UniEmens, which says it, and no other filing',
  async (cosa, cambi) => {
    const fatte: [(typeof FLUSSI)[number], DenunciaIntera][] = [];
    for (const flusso of FLUSSI) fatte.push([flusso, await gather(flusso)]);
    const { codCittadinanza, primaAssicurazione } = uno(0);
    await changePersona(scuola.gestore, uno(0), cambi);
    for (const [flusso, raccolta] of fatte) {
      const letta = await flusso.leggi(raccolta.denuncia.uid);
      const suo = flusso.nome === 'UniEmens';
      expect([letta.daAggiornare, suoi(letta).length]).toEqual([suo, suo ? 1 : 0]);
      if (suo) expect(suoi(letta)[0]?.atteso).toContain(`cambiati: ${cosa}`);
    }
    await changePersona(scuola.gestore, uno(0), { codCittadinanza, primaAssicurazione });
  },
);

describe('a merge', () => {
  test('tells of the filings already sent under the other code; they say so, those not sent are to be gathered again', async () => {
    const [resta, va] = [uno(0), uno(1)];
    const { desCognome, desNome } = resta;
    const unita = await changePersona(scuola.gestore, va, { desCognome, desNome });
    const [uniemens, spt] = FLUSSI;
    const raccolta = await gather(uniemens);
    const inviata = await sendUniemens(scuola.adempimenti, raccolta.denuncia);
    const aperta = await gather(spt);
    const lavoro = await mergeSchede(scuola.gestore, resta, unita);
    expect(lavoro).toMatchObject({ stato: 'COMPLETATO' });
    const messaggi = lavoro.esiti
      .map(({ messaggio }) => messaggio)
      .filter((messaggio) => messaggio.includes(unita.desCf));
    expect(messaggi).toEqual([
      `"${inviata.descrizione}", inviata il 31/03/2026, nomina ${unita.desCf}: da correggere con ${resta.desCf}.`,
    ]);
    const dopo = await uniemens.leggi(inviata.uid);
    expect([dopo.daAggiornare, suoi(dopo)]).toMatchObject([
      false,
      [
        {
          persona: unita.desCf,
          trovato: expect.stringContaining(unita.desCf),
          atteso: expect.stringContaining(resta.desCf),
        },
      ],
    ]);
    expect((await spt.leggi(aperta.denuncia.uid)).daAggiornare).toBe(true);
    const raccoltaDiNuovo = await gather(spt);
    expect([raccoltaDiNuovo.daAggiornare, suoi(raccoltaDiNuovo)]).toEqual([false, []]);
  });
});
