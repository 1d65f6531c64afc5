import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uniemens } from '#functions/denunce/formati/uniemens/uniemens.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { filesFromEnv } from '#platform/files.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '#shared/contracts/denunce/f24-chiamate.ts';
import { quadraturaRoutes } from '#shared/contracts/denunce/quadratura.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { posizioniRoutes } from '#shared/contracts/tabelle/posizioni.ts';
import { dovutoAMano, dovutoDelleCelle } from '#support/denunce/dovuto-a-mano.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';
import {
  collaboratore,
  contabilizzati,
  MATRICOLA,
  openScuolaCheDenuncia,
  sendUniemens,
  supplente,
  uniemensDiMarzo,
} from '#support/denunce/scuola-che-denuncia.ts';
import { f24DiMarzo, sendF24, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { BUCKET_NAME } from '#support/home/test-home.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';

let scuola: ScuolaCheVersa;
let chiave: string;
let buono: Uniemens;
let inviata: Denuncia;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(2);
  const chi = scuola.adempimenti;
  const processi = [
    await contabilizzati(scuola, [supplente(scuola.uidDi(0)), supplente(scuola.uidDi(1), 20_050)]),
    await contabilizzati(scuola, [collaboratore(scuola.uidDi(2), 10_049)], {
      idMetodo: 'COC-LD',
      DES_ELABORAZIONE: 'Collaborazioni',
    }),
  ];
  await sendF24(chi, await chi.ok(f24Routes.saveF24Ep, { body: f24DiMarzo(processi) }));
  const { denuncia, righe } = await uniemensDiMarzo(chi);
  const { uid, versione } = denuncia;
  const completa = await chi.ok(uniemensRoutes.putCollaboratore, {
    body: {
      uid,
      versione,
      riga: righe.find(({ chiave: sua }) => sua.startsWith('C|'))?.chiave ?? '',
      campo: 'TipoRapporto',
      valore: '11',
      perche: 'prova',
    },
  });
  inviata = await sendUniemens(chi, completa.denuncia);
  chiave = `${SCUOLA_A}/denunce/${inviata.uid}/${inviata.hashInviato ?? ''}`;
  const bytes = (await filesFromEnv({ BUCKET_NAME }).get(chiave)) ?? new Uint8Array();
  buono = Uniemens.parse(uniemens.read(bytes, await riferimentiDiProva()).records);
});
afterAll(() => scuola.home.close());

const celle = async () =>
  (await scuola.adempimenti.ok(quadraturaRoutes.getQuadratura, { query: { anno: 2026, mese: 3 } })).righe;
const diverse = async () =>
  (await celle())
    .filter(({ esito }) => esito !== 'QUADRA')
    .map(({ denuncia, codice, estremi, riferimentoB, differenza }) => [
      denuncia,
      codice,
      estremi,
      riferimentoB,
      differenza,
    ]);

/** 1,61 % of 100,00 € and of 200,50 €. */
const [PRIMO, SECONDO] = [161, 323];
const DS = 'Contribuzione 71';

test('all that was sent as it was gathered agrees, filing by filing', async () => {
  expect(await diverse()).toEqual([]);
  const somme = (await celle()).filter(({ denuncia }) => denuncia !== 'F24');
  expect(somme.map(({ denuncia, codice, dovuto }) => [denuncia, codice, dovuto])).toEqual([
    ['IRAP', 'IRAP', 850 + 1704 + 854],
    ['UNIEMENS', 'Collaboratori', 10_000],
    ['UNIEMENS', DS, PRIMO + SECONDO],
  ]);
});

test('what is due is the lines of the payslips, by a table that is not the one of the program', async () => {
  const delMese = await scuola.adempimenti.ok(quadraturaRoutes.getQuadratura, { query: { anno: 2026, mese: 3 } });
  expect(dovutoDelleCelle(delMese)).toEqual(
    await dovutoAMano(archivioDi(scuola.home.store, SCUOLA_A), { anno: 2026, setupType: 'SCUOLA' }),
  );
});

test('the months of the position: what was sent and when, what is not due because it is suspended', async () => {
  const mesi = async () => {
    const { mesiInps } = await scuola.adempimenti.ok(quadraturaRoutes.getQuadratura, { query: { anno: 2026 } });
    return mesiInps.filter(({ mese }) => mese <= 3);
  };
  const diMarzo = {
    matricola: MATRICOLA,
    descrizione: 'Posizione di prova',
    mese: 3,
    stato: 'INVIATA',
    entro: '2026-04-30',
    datInvio: inviata.datInvio,
    dovuto: PRIMO + SECONDO,
    denunciato: PRIMO + SECONDO,
    sospesaDal: null,
  };
  expect((await mesi()).at(-1)).toEqual(diMarzo);
  expect((await mesi()).map(({ stato }) => stato)).toEqual(['SENZA_RIGHE', 'SENZA_RIGHE', 'INVIATA']);
  const [posizione] = await scuola.gestore.ok(posizioniRoutes.listPosInps, {});
  if (posizione === undefined) throw new Error('No position');
  await scuola.gestore.ok(posizioniRoutes.updatePosInps, {
    body: { ...posizione, datSospensione: '2026-02-01', datRiattivazione: '2026-03-01' },
  });
  expect((await mesi()).map(({ stato, sospesaDal }) => [stato, sospesaDal])).toEqual([
    ['SENZA_RIGHE', null],
    ['SOSPESA', '2026-02-01'],
    ['INVIATA', null],
  ]);
});

describe('a fault in the bytes of the UniEmens that was sent shows in its cell and in no other', () => {
  type Azienda = Uniemens['Azienda'][number];
  type Individuali = NonNullable<NonNullable<Azienda['PosContributiva']>[number]['DenunciaIndividuale']>;
  const guasta = (cambia: (azienda: Azienda) => Azienda): Uniemens => ({
    ...buono,
    Azienda: buono.Azienda.map(cambia),
  });
  const neiLavoratori = (cambia: (lavoratori: Individuali) => Individuali): Uniemens =>
    guasta((azienda) => ({
      ...azienda,
      PosContributiva: (azienda.PosContributiva ?? []).map((posizione) => ({
        ...posizione,
        DenunciaIndividuale: cambia(posizione.DenunciaIndividuale ?? []),
      })),
    }));
  test.each<[string, () => Uniemens, (string | number)[][]]>([
    [
      'row removed',
      () => neiLavoratori((tutti) => tutti.filter(({ DatiRetributivi }) => DatiRetributivi?.Contributo !== SECONDO)),
      [['UNIEMENS', DS, MATRICOLA, '202603', -SECONDO]],
    ],
    [
      'cent moved',
      () =>
        neiLavoratori(([primo, ...altri]) =>
          primo === undefined
            ? []
            : [
                {
                  ...primo,
                  DatiRetributivi: {
                    ...primo.DatiRetributivi,
                    Contributo: (primo.DatiRetributivi?.Contributo ?? 0) + 1,
                  },
                },
                ...altri,
              ],
        ),
      [['UNIEMENS', DS, MATRICOLA, '202603', 1]],
    ],
    [
      'wrong month',
      () => guasta((azienda) => ({ ...azienda, AnnoMeseDenuncia: '2026-02' })),
      [
        ['UNIEMENS', 'Collaboratori', '', '202602', 10_000],
        ['UNIEMENS', 'Collaboratori', '', '202603', -10_000],
        ['UNIEMENS', DS, MATRICOLA, '202602', PRIMO + SECONDO],
        ['UNIEMENS', DS, MATRICOLA, '202603', -PRIMO - SECONDO],
      ],
    ],
    [
      'wrong body',
      () =>
        guasta((azienda) => ({
          ...azienda,
          PosContributiva: (azienda.PosContributiva ?? []).map((una) => ({ ...una, Matricola: '7000000002' })),
        })),
      [
        ['UNIEMENS', DS, MATRICOLA, '202603', -PRIMO - SECONDO],
        ['UNIEMENS', DS, '7000000002', '202603', PRIMO + SECONDO],
      ],
    ],
    [
      'code swapped',
      () => neiLavoratori((tutti) => tutti.map((uno) => ({ ...uno, TipoContribuzione: '00' }))),
      [
        ['UNIEMENS', 'Contribuzione 00', MATRICOLA, '202603', PRIMO + SECONDO],
        ['UNIEMENS', DS, MATRICOLA, '202603', -PRIMO - SECONDO],
      ],
    ],
  ])('%s', async (_nome, guasto, attese) => {
    const files = filesFromEnv({ BUCKET_NAME });
    expect(await diverse()).toEqual([]);
    await files.put(chiave, uniemens.parse(guasto()).write(), 'application/octet-stream');
    expect(await diverse()).toEqual(attese);
    await files.put(chiave, uniemens.parse(buono).write(), 'application/octet-stream');
  });
});
