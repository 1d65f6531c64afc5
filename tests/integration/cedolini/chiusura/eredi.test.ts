import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { printFascicoloRapporto } from '#shared/contracts/cedolini/stampe/annue/fascicolo-rapporto.ts';
import {
  accessorio,
  cedolinoDi,
  compenso,
  compute,
  elaborazione,
  nameFirmatari,
  nuovaPersona,
  print,
} from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { changePersona, personaDiProva } from '#support/persone-di-prova.ts';
import { readPdf, testoLetto } from '#tests/functions/stampe/lettura-pdf.ts';

const EREDE = { tipo: 'EREDE', contratto: 'TI', ruolo: 'DOCENTE' } as const;
let home: TestHome;
let gestore: Person;
let defunto: Persona;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-31' });
  gestore = await home.as(loginOf('GESTORE'));
  await nameFirmatari(gestore);
  defunto = await nuovaPersona(gestore, 1);
});
afterAll(() => home.close());

const erede = (numero: number, quotaEredita: number) =>
  gestore.call(anagrafeRoutes.createPersona, {
    body: personaDiProva(numero, { tipoSoggetto: 'EREDE', cfDeceduto: defunto.desCf, quotaEredita }),
  });
const paga = (chi: readonly Persona[], descrizione: string, importo: number) =>
  compute(
    gestore,
    elaborazione({ DES_ELABORAZIONE: descrizione }),
    chi.map(({ uid }) =>
      accessorio(uid, [compenso(importo)], {
        percettore: EREDE,
        fiscali: { redditiBiennio: { annoPrecedente: 0, dueAnniPrima: 0 } },
      }),
    ),
  );
const lordo = async (processo: string, { uid }: Persona): Promise<number> =>
  (await cedolinoDi(gestore, processo, uid)).cedolino?.totali.lordoDipendente ?? 0;

test('heirs are paid the share of each, and what they are paid makes what was owed', async () => {
  const inVita = await compute(gestore, elaborazione({ DES_ELABORAZIONE: 'In vita' }), [
    accessorio(defunto.uid, [compenso(10_001)]),
  ]);
  const { uid, versione } = inVita.processo;
  expect((await gestore.call(chiusuraRoutes.contabilizza, { body: { idProcesso: uid, versione } })).status).toBe(200);

  const eredi: Persona[] = [];
  for (const numero of [11, 12]) {
    const { status, body } = await erede(numero, 333_333);
    expect(status).toBe(200);
    eredi.push(body as Persona);
  }
  expect(await erede(13, 500_000)).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'quotaEredita', message: expect.stringContaining('116,6666 %') }] },
  });

  const parziale = await paga(eredi, 'Due terzi', 20_000);
  const [primo] = eredi;
  if (primo === undefined) throw new Error('no heir');
  expect((await cedolinoDi(gestore, parziale.processo.uid, primo.uid)).anomalie.map(({ codice }) => codice)).toEqual(
    expect.arrayContaining(['QUOTA_EREDITA', 'QUOTE_EREDI_INCOMPLETE']),
  );

  const terzo = await erede(13, 333_333);
  expect(terzo.status).toBe(200);
  const tutti = [...eredi, terzo.body as Persona];
  const intero = await paga(tutti, 'Agli eredi', 20_000);
  const lordi = await Promise.all(tutti.map((chi) => lordo(intero.processo.uid, chi)));
  expect(lordi.reduce((somma, importo) => somma + importo, 0)).toBe(20_000);
  expect(new Set(lordi)).toEqual(new Set([6_667, 6_666]));

  const diNuovo = await paga(tutti, 'Quello che ebbe in vita', 10_001);
  expect((await cedolinoDi(gestore, diNuovo.processo.uid, primo.uid)).anomalie).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ codice: 'GIA_PAGATO', messaggio: expect.stringContaining('In vita') }),
    ]),
  );

  expect(
    await changePersona(gestore, primo, { quotaEredita: 900_000 }).catch((error: unknown) => String(error)),
  ).toContain('quotaEredita');
});

test('the dossier of who died says its heirs, what each was paid and whether their shares make the whole', async () => {
  const { bytes } = await print(gestore, printFascicoloRapporto, { uidSubAnagrafeList: [defunto.uid] });
  const testo = testoLetto(await readPdf(bytes ?? new Uint8Array()));
  expect(testo).toContain('Deceduta il giorno non noto');
  expect(testo.match(/33,3333 % 0,00 €/g)).toHaveLength(3);
  expect(testo).toContain('Le quote fanno l’intero 100,00 % 0,00 €');
  expect(testo).toContain('In vita');
});
