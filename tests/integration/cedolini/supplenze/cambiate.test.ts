import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { nucleoRoutes } from '#shared/contracts/anagrafe/nucleo.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { variazioniRoutes, type Variazione } from '#shared/contracts/cedolini/variazioni.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { cedolinoDi, compute, importi, waitForEnd } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { importFile } from '#support/scambio.ts';
import { supplenzaDiProva } from '#support/servizi-di-prova.ts';
import { diMarzo, MENSILE, senzaInserimenti, supplentiDi, supplenze } from './supplenti.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2025-03-31' });
  gestore = await home.as(loginOf('GESTORE'));
});
afterAll(() => home.close());

const { supplente, assenza } = supplentiDi(() => gestore);
const leggi = ({ uid }: Processo) => gestore.ok(processiRoutes.getProcesso, { body: { uid } });
const ricalcola = async ({ uid, versione }: Processo): Promise<Processo> => {
  await gestore.ok(processiRoutes.startCalcolo, {
    body: { processo: { uid, versione }, cedolini: [], recomputeId: uid },
  });
  await waitForEnd(gestore, uid);
  return gestore.ok(processiRoutes.getProcesso, { body: { uid } });
};
const cambiati = async ({ uid }: Persona): Promise<Pick<Variazione, 'descrizione' | 'prima' | 'dopo'>[]> =>
  (await gestore.ok(variazioniRoutes.varDatiPersone, { body: { uidSubAnagrafeList: [uid], ...diMarzo } })).flatMap(
    ({ variazioni }) => variazioni.map(({ descrizione, prima, dopo }) => ({ descrizione, prima, dopo })),
  );

describe('what changes after the calculation', () => {
  test('an absence, a service, a relative, the tax data mark the run and say the field; recalculating picks it up', async () => {
    const { persona, servizio } = await supplente(supplenzaDiProva('2025-03-01', '2025-06-10'));
    const { processo } = await compute(gestore, supplenze(), [senzaInserimenti(persona)]);
    expect([processo.FLG_RECOMPUTE, await cambiati(persona)]).toEqual([false, []]);
    await assenza(persona, 'SCIOPERO', '2025-03-14', '2025-03-14');
    const segnata = await leggi(processo);
    expect([segnata.FLG_RECOMPUTE, segnata.versione]).toEqual([true, processo.versione + 1]);
    expect(
      (await gestore.ok(processiRoutes.listProcessi, { body: { limit: 100 } })).righe.find(
        ({ uid }) => uid === processo.uid,
      ),
    ).toMatchObject({ FLG_RECOMPUTE: true, versione: segnata.versione });
    expect(await cambiati(persona)).toEqual([
      { descrizione: 'Assenza dal 14/03/2025 al 14/03/2025', prima: null, dopo: 'registrata' },
    ]);

    const {
      contratto: _contratto,
      ruolo: _ruolo,
      profilo: _profilo,
      uidSubAnagrafe: _uid,
      matricola: _matricola,
      desCognome: _cognome,
      desNome: _nome,
      uid: uidServizio,
      versione,
      ...input
    } = servizio;
    await gestore.ok(serviziRoutes.updateServizio, {
      params: { uid: uidServizio },
      body: { ...input, versione, codTipoOrario: 'P', numOrePartTime: 900, numOreContribuite: 900 },
    });
    const familiare = await gestore.ok(nucleoRoutes.createFamiliare, {
      body: {
        uidSubAnagrafe: persona.uid,
        codParentela: 'CO',
        desCognome: 'Inventata',
        desNome: 'Coniuge',
        flgSesso: 'F',
        datNascita: '1980-01-01',
        codComuneNascita: 'H501',
        desComuneNascita: 'ROMA',
        desCf: 'NVNCJG80A41H501W',
        flgCfConfermato: true,
        flgConvivente: true,
        note: '',
      },
    });
    await gestore.ok(nucleoRoutes.createFamFiscale, {
      body: {
        uidParente: familiare.uid,
        datDecorrenza: '2025-01-01',
        flgCarico: true,
        flgDisabile: false,
        numMisura: 1_000_000,
      },
    });
    const [fiscali] = await gestore.ok(fiscaleRoutes.listFiscali, {
      body: { criteria: { uidSubAnagrafe: persona.uid, numAnno: 2025 } },
    });
    if (fiscali === undefined) throw new Error('tax data are missing');
    const { uid: _fiscali, ...anno } = fiscali;
    await gestore.ok(fiscaleRoutes.updateFiscali, { body: { ...anno, numRedditoPresunto: 2_100_000 } });
    expect(await cambiati(persona)).toEqual([
      { descrizione: 'Ore settimanali — servizio dal 01/03/2025 al 10/06/2025', prima: '18 su 18', dopo: '9 su 18' },
      { descrizione: 'Assenza dal 14/03/2025 al 14/03/2025', prima: null, dopo: 'registrata' },
      {
        descrizione: 'Detrazione per il coniuge (nascita 01/01/1980), 12 mesi, 100,00 %',
        prima: null,
        dopo: 'registrata',
      },
      { descrizione: "Reddito presunto dell'anno", prima: '12.000,00 €', dopo: '21.000,00 €' },
    ]);
    expect(
      await gestore.ok(variazioniRoutes.varDati, {
        body: { uidSubAnagrafe: persona.uid, ...diMarzo, varDati: ['FISCALI'] },
      }),
    ).toMatchObject([{ idProcesso: processo.uid, variazioni: [{ sezione: 'FISCALI' }] }]);

    const ricalcolata = await ricalcola(await leggi(processo));
    expect([ricalcolata.FLG_RECOMPUTE, await cambiati(persona)]).toEqual([false, []]);
    expect(importi(await cedolinoDi(gestore, processo.uid, persona.uid))).toMatchObject({
      STIPENDIO: Math.round((MENSILE * 9 * 29) / (18 * 30)),
    });
  });

  test('what no payslip reads marks nothing: an absence of another month, the tax data of another year', async () => {
    const { persona } = await supplente(supplenzaDiProva('2025-03-01', '2025-06-10'));
    const { processo } = await compute(gestore, supplenze(), [senzaInserimenti(persona)]);
    await assenza(persona, 'SCIOPERO', '2025-04-04', '2025-04-04');
    await gestore.ok(fiscaleRoutes.createFiscali, {
      body: { ...fiscaliPredefiniti(2026), uidSubAnagrafe: persona.uid },
    });
    const dopo = await leggi(processo);
    expect([dopo.FLG_RECOMPUTE, dopo.versione]).toEqual([false, processo.versione]);
  });

  test('an import marks it as the form does', async () => {
    const { persona } = await supplente(supplenzaDiProva('2025-03-01', '2025-06-10'));
    const { processo } = await compute(gestore, supplenze(), [senzaInserimenti(persona)]);
    await importFile(gestore, 'datiFiscali', {
      nome: 'redditi.csv',
      bytes: Buffer.from(`Codice fiscale;Anno;Reddito presunto\r\n${persona.desCf};2025;18.000,00\r\n`),
    });
    expect((await leggi(processo)).FLG_RECOMPUTE).toBe(true);
    expect(await cambiati(persona)).toEqual([
      { descrizione: "Reddito presunto dell'anno", prima: '12.000,00 €', dopo: '18.000,00 €' },
    ]);
  });

  test('a service that is no longer there is an impediment, and the recalculation rejects the person', async () => {
    const { persona, servizio } = await supplente(supplenzaDiProva('2025-03-01', '2025-03-20'));
    const { processo } = await compute(gestore, supplenze(), [senzaInserimenti(persona)]);
    await gestore.ok(serviziRoutes.removeServizio, {
      params: { uid: servizio.uid },
      query: { versione: servizio.versione },
    });
    expect(await cambiati(persona)).toMatchObject([
      { descrizione: expect.stringContaining('non ha servizi a tempo determinato') },
    ]);
    expect(await ricalcola(await leggi(processo))).toMatchObject({ STATUS: 'FALLITO', numScartati: 1 });
    const { righe } = await gestore.ok(payslipRoutes.listCedolini, { body: { idProcesso: processo.uid, limit: 10 } });
    expect(righe).toMatchObject([{ esito: 'SCARTATO', anomalie: [{ codice: 'SERVIZIO_ASSENTE' }] }]);
  });
});
