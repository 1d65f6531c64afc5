import { afterAll, beforeAll, expect, test } from 'vitest';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import { chiusuraAnnoRoutes } from '#shared/contracts/denunce/annuali/chiusura-anno.ts';
import { modello770Routes } from '#shared/contracts/denunce/annuali/modello-770.ts';
import { cuRoutes, type CuInput } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { printCu } from '#shared/contracts/denunce/stampe/cu.ts';
import { CERTIFICATO_SUPERATO } from '#shared/domain/denunce/cu.ts';
import { occasionaleDiProva, print } from '#support/cedolini.ts';
import {
  elaboraCu,
  openScuolaCheCertifica,
  saveFirma,
  sendCu,
  type ScuolaCheCertifica,
} from '#support/denunce/scuola-che-certifica.ts';
import { contabilizzati } from '#support/denunce/scuola-che-denuncia.ts';
import { incaricoDiProva } from '#support/incarichi-di-prova.ts';
import { changePersona, personaDiProva } from '#support/persone-di-prova.ts';
import { rifiutata, statoNonAmmesso } from '#support/rifiuti.ts';
import { mergeSchede } from '#support/schede-accorpate.ts';
import { readPdf, testoLetto } from '#tests/functions/stampe/lettura-pdf.ts';

// Certificates are of people: one that was sent under another code, or under a record that was merged since, is replaced and taken back all the same.

const PROTOCOLLO = '26031012345678901';
const [RESTA, VA, CAMBIATA] = [3, 4, 5] as const;
/** Twenty per cent of the fee of each. */
const RITENUTE = { [RESTA]: 6_000, [VA]: 8_000, [CAMBIATA]: 10_000 } as const;

let scuola: ScuolaCheCertifica;
let ordinaria: Denuncia;
beforeAll(async () => {
  scuola = await openScuolaCheCertifica(4);
  for (const indice of [RESTA, VA, CAMBIATA])
    await scuola.gestore.ok(incarichiRoutes.createIncarico, {
      body: { ...incaricoDiProva(), uidSubAnagrafe: scuola.uidDi(indice) },
    });
  await contabilizzati(
    scuola,
    [RESTA, VA, CAMBIATA].map((indice) => occasionaleDiProva(scuola.uidDi(indice), 5 * RITENUTE[indice])),
    { DES_ELABORAZIONE: 'Altri esperti', idMetodo: 'EST-LD' },
  );
  await saveFirma(scuola.adempimenti);
  ordinaria = await sendCu(scuola.adempimenti, (await elaboraCu(scuola.adempimenti)).denuncia, PROTOCOLLO);
}, 240_000);
afterAll(() => scuola.home.close());

const query = { anno: 2026 };
/** How much less the certificates say than the payslips withheld of self-employed work. */
const manca = async (): Promise<number | undefined> =>
  (await scuola.adempimenti.ok(modello770Routes.getModello770, { query })).confronti.find(
    ({ controllo }) => controllo === 'AUTONOMI',
  )?.differenza;
const coperta = async (indice: number) =>
  (await scuola.adempimenti.ok(cuRoutes.getCopertura, { query })).persone.find(
    ({ uidSubAnagrafe }) => uidSubAnagrafe === scuola.uidDi(indice),
  );
const senzaCu = async (): Promise<number | undefined> =>
  (await scuola.gestore.ok(chiusuraAnnoRoutes.getChiusuraAnno, { query })).passi.find(({ passo }) => passo === 'CU')
    ?.mancano;

/** A correction of one certificate, with its place in the receipt. */
const prepare = async (
  operazione: CuInput['operazione'],
  desCf: string,
  corregge: Pick<Denuncia, 'uid'> = ordinaria,
): Promise<Denuncia> => {
  let letta = await elaboraCu(scuola.adempimenti, { operazione, corregge: corregge.uid, persone: [desCf] });
  expect(letta.righe.length).toBeGreaterThan(0);
  for (const [campo, valore] of [
    ['progressivoRicevuta', '000002'],
    ['DA002022', 'H501'],
  ] as const)
    letta = await scuola.adempimenti.ok(cuRoutes.putCertificato, {
      body: {
        uid: letta.denuncia.uid,
        versione: letta.denuncia.versione,
        riga: `D|${desCf}`,
        campo,
        valore,
        perche: 'dalla ricevuta',
      },
    });
  return letta.denuncia;
};

/** A correction of one certificate, sent. */
const correct = async (...quale: Parameters<typeof prepare>): Promise<Denuncia> =>
  sendCu(scuola.adempimenti, await prepare(...quale), PROTOCOLLO);

/** Expects the first filing to name the one that replaced a person, and to take neither another correction of theirs nor their delivery. */
const checkCatena = async (desCf: string, sostitutiva: Denuncia): Promise<void> => {
  const { uid } = ordinaria;
  const { righe, rilievi } = await scuola.adempimenti.ok(cuRoutes.getCertificato, { body: { uid } });
  const [superata, ...altre] = rilievi.filter(({ codice }) => codice === CERTIFICATO_SUPERATO);
  expect(altre).toEqual([]);
  expect(superata?.trovato).toContain(`sostituita da "${sostitutiva.descrizione}", inviata il `);
  expect(righe.map(({ chiave }) => chiave)).toContain(superata?.chiave);
  const dice = statoNonAmmesso(
    new RegExp(`è sostituita da "${sostitutiva.descrizione}", .*Consegnare e correggere quella`),
  );
  const giorno = scuola.adempimenti.sessione.oggi;
  for (const codice of [desCf, superata?.persona ?? '']) {
    const persone = [codice];
    const ancora = { anno: 2026, invio: 'MARZO', operazione: 'SOSTITUZIONE', corregge: uid, persone } as const;
    await rifiutata(scuola.home, () => scuola.adempimenti.call(cuRoutes.elaboraCu, { body: ancora }), dice);
    const body = { uid, persone, giorno };
    await rifiutata(scuola.home, () => scuola.adempimenti.call(cuRoutes.consegnaCu, { body }), dice);
  }
};

/** Expects a correction gathered before another of the same certificate was sent to be refused when it is sent, and what was corrected to stay sent. */
const checkContemporanea = async ({ uid, versione }: Denuncia, sostitutiva: Denuncia): Promise<void> => {
  const conFile = await scuola.adempimenti.ok(cuRoutes.makeFileCu, { query: { uid, versione } });
  const datInvio = scuola.adempimenti.sessione.oggi;
  const body = { uid, versione: conFile.versione, datInvio, protocollo: PROTOCOLLO };
  await rifiutata(
    scuola.home,
    () => scuola.adempimenti.call(cuRoutes.sendCu, { body }),
    statoNonAmmesso(new RegExp(`è già sostituita da "${sostitutiva.descrizione}", .*Elaborarla di nuovo senza`)),
  );
  await scuola.adempimenti.ok(cuRoutes.removeCu, { body: { uid, versione: conFile.versione } });
  const prima = { uid: ordinaria.uid, versione: ordinaria.versione, motivo: 'data sbagliata' };
  await rifiutata(
    scuola.home,
    () => scuola.gestore.call(cuRoutes.undoSendCu, { body: prima }),
    statoNonAmmesso(new RegExp(`la corregge "${sostitutiva.descrizione}"`)),
  );
};

/** The text of a person's certificate in the print of a filing. */
const stampata = async (uid: Denuncia['uid'], persona: string): Promise<string> => {
  const { bytes } = await print(scuola.adempimenti, printCu, { uid, persona });
  return testoLetto(await readPdf(bytes ?? new Uint8Array()));
};

test('everybody has one', async () => {
  expect([await manca(), await senzaCu()]).toEqual([0, 0]);
});

test('whose codice fiscale was put right since is counted once when it is replaced, and no more when it is taken back', async () => {
  const { desCf, desCognome, flgSesso, datNascita, codComuneNascita, desComuneNascita } = personaDiProva(777);
  const prima = scuola.persone[CAMBIATA] ?? personaDiProva(CAMBIATA);
  const identita = { desCf, desCognome, flgSesso, datNascita, codComuneNascita, desComuneNascita };
  await changePersona(scuola.gestore, { uid: scuola.uidDi(CAMBIATA) }, identita);
  const contemporanea = await prepare('ANNULLAMENTO', desCf);
  const sostitutiva = await correct('SOSTITUZIONE', desCf);
  expect(await manca()).toBe(0);
  await checkCatena(desCf, sostitutiva);
  await checkContemporanea(contemporanea, sostitutiva);
  const conCodice = prima.desCf;
  expect(await stampata(ordinaria.uid, conCodice)).toContain(`Non vale più sostituita da "${sostitutiva.descrizione}"`);
  expect(await stampata(sostitutiva.uid, desCf)).not.toContain('Non vale più');
  await correct('ANNULLAMENTO', desCf, sostitutiva);
  expect(await manca()).toBe(-RITENUTE[CAMBIATA]);
  expect(await senzaCu()).toBe(1);
  expect(await coperta(CAMBIATA)).toMatchObject({ denuncia: { annullata: true }, parti: [{ scoperti: 1 }] });
});

test('of a merged person a replacement takes the place of both, and an annulment leaves none', async () => {
  const { desCognome = '', desNome = '', desCf = '' } = scuola.persone[RESTA] ?? {};
  await changePersona(scuola.gestore, { uid: scuola.uidDi(VA) }, { desCognome, desNome });
  const { stato } = await mergeSchede(scuola.gestore, { uid: scuola.uidDi(RESTA) }, { uid: scuola.uidDi(VA) });
  expect(stato).toBe('COMPLETATO');
  expect(await manca()).toBe(-RITENUTE[CAMBIATA]);
  const sostitutiva = await correct('SOSTITUZIONE', desCf);
  expect(await manca()).toBe(-RITENUTE[CAMBIATA]);
  expect(await coperta(RESTA)).toMatchObject({ parti: [{ cedolini: 2, scoperti: 0 }] });
  await correct('ANNULLAMENTO', desCf, sostitutiva);
  expect(await manca()).toBe(-(RITENUTE[CAMBIATA] + RITENUTE[RESTA] + RITENUTE[VA]));
  expect(await coperta(RESTA)).toMatchObject({ parti: [{ cedolini: 2, scoperti: 2 }] });
  expect(await senzaCu()).toBe(2);
});

test('who has none is in the next one', async () => {
  const ulteriore = await elaboraCu(scuola.adempimenti);
  expect(ulteriore.righe.filter(({ chiave }) => chiave.startsWith('D|')).length).toBe(2);
  await sendCu(scuola.adempimenti, ulteriore.denuncia, PROTOCOLLO);
  expect([await manca(), await senzaCu()]).toEqual([0, 0]);
});
