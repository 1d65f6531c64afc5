import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { discordanzeRoutes, type Discordanza } from '#shared/contracts/anagrafe/discordanze.ts';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import { completaRoutes } from '#shared/contracts/denunce/completa.ts';
import { impostazioniRoutes } from '#shared/contracts/scuola/impostazioni.ts';
import {
  elaboraCu,
  openScuolaCheCertifica,
  saveFirma,
  sendCu,
  type ScuolaCheCertifica,
} from '#support/denunce/scuola-che-certifica.ts';
import { collaboratore, contabilizzati, sendUniemens, uniemensDiMarzo } from '#support/denunce/scuola-che-denuncia.ts';
import { changeIdentita } from '#support/identita-scuola.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';

let scuola: ScuolaCheCertifica;
beforeAll(async () => {
  scuola = await openScuolaCheCertifica();
  const collaboratore = scuola.uidDi(2);
  await scuola.gestore.ok(incarichiRoutes.createIncarico, {
    body: {
      ...incaricoDiProva({ datInizio: '2026-01-01', codCausaleCu: null, codTipoRapporto: '06', codAltraAss: null }),
      uidSubAnagrafe: collaboratore,
    },
  });
  await saveFirma(scuola.adempimenti);
  await sendUniemens(scuola.adempimenti, (await uniemensDiMarzo(scuola.adempimenti)).denuncia);
  await sendCu(scuola.adempimenti, (await elaboraCu(scuola.adempimenti)).denuncia);
}, 180_000);
afterAll(() => scuola.home.close());

/** 'UNIEMENS: Cognome': which thing says what otherwise. */
const inBreve = (discordanze: readonly Discordanza[]): string[] =>
  discordanze.flatMap(({ tipo, adempimento, differenze }) =>
    differenze.map(({ cosa }) => `${adempimento ?? tipo}: ${cosa}`),
  );

describe('what a change of the school touches', () => {
  const dellAnno = (): Promise<Discordanza[]> =>
    scuola.gestore.ok(discordanzeRoutes.cosaToccaLaScuola, { body: { anno: 2026 } });

  test('a name corrected after it was printed and filed is told of each run and filing, with what to do', async () => {
    expect(await dellAnno()).toEqual([]);
    await changeIdentita(scuola.gestore, { desScuola: 'Istituto Ada Rinominata', motivo: 'Era scritto male' });
    const dette = await dellAnno();
    expect(new Set(inBreve(dette))).toEqual(
      new Set([
        'CU: DA001002',
        'CU: denominazione',
        'ELABORAZIONE: Denominazione',
        'UNIEMENS: RagSocAzienda',
        'UNIEMENS: RagSocMittente',
      ]),
    );
    expect(dette.every(({ rimedio }) => rimedio !== '')).toBe(true);
  });

  test('so are other signatures of those days, and who signed the certifications', async () => {
    const { versione, versioni } = await scuola.gestore.ok(impostazioniRoutes.getFirme, {});
    await scuola.gestore.ok(impostazioniRoutes.saveFirme, {
      body: { versione, versioni: versioni.map((una) => ({ ...una, firmaDs: 'Olga Subentrata' })) },
    });
    await saveFirma(scuola.adempimenti, { cognomeFirmatario: 'Subentrata', versione: 2 });
    const dette = inBreve(await dellAnno());
    expect(dette).toContain('ELABORAZIONE: Firme');
    expect(dette).toContain('CU: cognomeRappresentante');
  });
});

test('what is paid and settled after the certificates is told with the certificate to replace', async () => {
  const persona = scuola.uidDi(2);
  await contabilizzati(scuola, [{ ...collaboratore(persona, 20_000), opzioni: { cessazione: true } }], {
    DES_ELABORAZIONE: 'Trovata dopo la CU',
    idMetodo: 'COC-LD',
    dataPagamento: '2026-03-27',
  });
  const { voci } = await scuola.adempimenti.ok(completaRoutes.getDaCompletare, { body: { anno: 2026 } });
  const sue = voci.filter(({ persone }) => persone.some(({ uidSubAnagrafe }) => uidSubAnagrafe === persona));
  expect(sue.find(({ come }) => come === 'CU')).toMatchObject({ operazione: 'SOSTITUZIONE' });
});
