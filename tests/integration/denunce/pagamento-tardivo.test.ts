import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cuRoutes } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import { sptRoutes } from '#shared/contracts/denunce/spt-chiamate.ts';
import { accessorio, compenso, occasionaleDiProva } from '#support/cedolini.ts';
import {
  CU_DI_MARZO,
  elaboraCu,
  openScuolaCheCertifica,
  saveFirma,
  sendCu,
} from '#support/denunce/scuola-che-certifica.ts';
import { openScuolaCheComunica, sendSpt, sptDelTrimestre } from '#support/denunce/scuola-che-comunica.ts';
import { contabilizzati } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { rifiutata, statoNonAmmesso } from '#support/rifiuti.ts';

describe('a payment found after its months were communicated to NoiPA', () => {
  let scuola: ScuolaCheVersa;
  beforeAll(async () => {
    scuola = await openScuolaCheComunica(2);
  });
  afterAll(() => scuola.home.close());

  test('enters its month, and an integration tells of it alone, of the same months or of its own', async () => {
    const chi = scuola.adempimenti;
    await contabilizzati(scuola, [accessorio(scuola.uidDi(0), [compenso(10_000)])]);
    const prima = await sptDelTrimestre(chi);
    const inviata = await sendSpt(chi, prima.denuncia);
    await rifiutata(
      scuola.home,
      () => chi.call(sptRoutes.saveSpt, { body: { ...marzo, meseDa: 1 } }),
      statoNonAmmesso(/inviata/),
    );

    const tardiva = await contabilizzati(scuola, [accessorio(scuola.uidDi(0), [compenso(3_000)])]);
    const integrazione = await sptDelTrimestre(chi);
    expect(integrazione.denuncia).toMatchObject({ processi: [tardiva.uid], flusso: 2, corregge: null });
    expect(integrazione.denuncia.descrizione).toMatch(/, integrazione$/);
    expect(integrazione.daAggiornare).toBe(false);
    expect(integrazione.denuncia.somme?.lordo).toBe(3_000);
    const { uid, versione } = integrazione.denuncia;
    await chi.ok(sptRoutes.removeSpt, { body: { uid, versione } });

    const delMese = await chi.ok(sptRoutes.saveSpt, { body: marzo });
    expect(delMese.denuncia).toMatchObject({ processi: [tardiva.uid], flusso: 2, meseDa: 3, mese: 3 });
    await sendSpt(chi, delMese.denuncia);
    const ancora = await contabilizzati(scuola, [accessorio(scuola.uidDi(1), [compenso(5_000)])]);
    expect((await chi.ok(sptRoutes.saveSpt, { body: marzo })).denuncia).toMatchObject({
      processi: [ancora.uid],
      flusso: 3,
    });
    const { denuncia } = await chi.ok(sptRoutes.getSpt, { body: { uid: inviata.uid } });
    expect(denuncia.processi).not.toContain(tardiva.uid);
  });
});

const marzo = { anno: 2026, meseDa: 3, meseA: 3, createEmpty: false };

describe('a payment found after the certificates of its year were sent', () => {
  let scuola: ScuolaCheVersa;
  beforeAll(async () => {
    scuola = await openScuolaCheCertifica(1);
    await saveFirma(scuola.adempimenti);
  });
  afterAll(() => scuola.home.close());

  test('who has no certificate gets one in a further sending; of who has, the refusal names the replacement, and that is made', async () => {
    const chi = scuola.adempimenti;
    const prima = await elaboraCu(chi);
    const certificati = new Set(prima.righe.map(({ persona }) => persona));
    const inviata = await sendCu(chi, prima.denuncia, '12345678901234567');
    await rifiutata(
      scuola.home,
      () => chi.call(cuRoutes.elaboraCu, { body: CU_DI_MARZO }),
      statoNonAmmesso(/«Correggi o annulla»/),
    );

    await contabilizzati(scuola, [occasionaleDiProva(scuola.uidDi(3), 20_000)], {
      DES_ELABORAZIONE: 'Tardiva',
      idMetodo: 'EST-LD',
    });
    const ulteriore = await elaboraCu(chi);
    expect(ulteriore.denuncia).toMatchObject({ flusso: 2, corregge: null });
    const sue = new Set(ulteriore.righe.map(({ persona }) => persona));
    expect(sue.size).toBe(1);
    expect([...sue].some((persona) => certificati.has(persona))).toBe(false);
    // a fee without an assignment has no cause of payment: the office writes it
    const { uid, versione } = ulteriore.denuncia;
    const riga = ulteriore.righe.find(({ chiave }) => chiave.startsWith('H|'))?.chiave ?? '';
    const conCausale = await chi.ok(cuRoutes.putCertificato, {
      body: { uid, versione, riga, campo: 'AU001001', valore: 'M', perche: 'Lavoro occasionale' },
    });
    const altra = await sendCu(chi, conCausale.denuncia);

    const secondo = scuola.uidDi(1);
    await contabilizzati(scuola, [occasionaleDiProva(secondo, 10_000)], {
      DES_ELABORAZIONE: 'Ancora',
      idMetodo: 'EST-LD',
    });
    await rifiutata(
      scuola.home,
      () => chi.call(cuRoutes.elaboraCu, { body: CU_DI_MARZO }),
      statoNonAmmesso(/«Correggi o annulla»/),
    );
    const codice = scuola.persone.find(({ uid }) => uid === secondo)?.desCf ?? '';
    const sostitutiva = await elaboraCu(chi, { operazione: 'SOSTITUZIONE', corregge: inviata.uid, persone: [codice] });
    expect(new Set(sostitutiva.righe.map(({ persona }) => persona))).toEqual(new Set([codice]));
    expect(altra.uid).not.toBe(inviata.uid);
  });
});
