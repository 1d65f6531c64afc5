import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { esposizioneModelloM } from '#archivio/denunce/annuali/esposizione-modello-m.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { riscontroService } from '#functions/denunce/quadratura/riscontro/riscontro-service.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { filesFromEnv } from '#platform/files.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { CellaRiscontro } from '#shared/contracts/denunce/riscontro.ts';
import { confrontiRiscontro, type ConfrontoRiscontro } from '#shared/domain/denunce/riscontro.ts';
import { scuoleDimostrative, tipiDiOggi, type TipoDimostrativo } from '#support/demo/scuole-dimostrative.ts';
import { startDemonstration } from '#support/filled/filled-demonstration.ts';
import { BUCKET_NAME, type TestHome } from '#support/home/test-home.ts';

/** Two closed years, and the one that goes on. */
const ANNI = [2023, 2024, 2025] as const;

let home: TestHome;
let oggi: string;
beforeAll(async () => {
  ({ home, oggi } = await startDemonstration());
}, 1_200_000);
afterAll(() => home.close());

const files = filesFromEnv({ BUCKET_NAME });
const di = (tipo: TipoDimostrativo) => archivioDi(home.store, scuoleDimostrative[tipo] ?? '');
const riscontroDi = (tipo: TipoDimostrativo, anno: number) =>
  riscontroService({ files }).get(anno, { archivio: di(tipo), oggi });
const righeDi = (tipo: TipoDimostrativo, anno: number, chiave: string, confronto?: ConfrontoRiscontro) =>
  riscontroService({ files }).listRighe({ anno, chiave, confronto }, { archivio: di(tipo), oggi });
const conDifferenza = (celle: readonly CellaRiscontro[]) => celle.filter(({ differenza }) => differenza !== 0);
/** The comparisons that each kind of school has. */
const CONFRONTI: Readonly<Record<TipoDimostrativo, readonly ConfrontoRiscontro[]>> = {
  SCUOLA: confrontiRiscontro,
  AFAM: confrontiRiscontro.filter((uno) => uno !== 'SPT' && uno !== 'MODELLO_M'),
  PARITARIA: ['F24', 'UNIEMENS', 'F24_UNIEMENS', 'CU', 'M770'],
};

describe.each(tipiDiOggi)('in the %s demonstration school', (tipo) => {
  test.each(ANNI)('the year %i closes to the cent: every difference has its name', async (anno) => {
    const { celle, confronti, diverse } = await riscontroDi(tipo, anno);
    expect([diverse, conDifferenza(celle)]).toEqual([0, []]);
    if (anno < 2025) expect(confronti.map(({ confronto }) => confronto)).toEqual(CONFRONTI[tipo]);
    expect(new Set(celle.map(({ chiave }) => chiave)).size).toBe(celle.length);
    expect(
      celle.filter(({ codice, parole }) => (codice === '') !== (parole === '')).map(({ codice }) => codice),
    ).toEqual([]);
    for (const { atteso, trovato, riconciliazioni } of celle)
      expect(trovato - atteso - riconciliazioni.reduce((finora, { importo }) => finora + importo, 0)).toBe(0);
  });

  test('a cell of each comparison opens to lines that come to its two sides', async () => {
    const { celle } = await riscontroDi(tipo, 2024);
    for (const confronto of CONFRONTI[tipo]) {
      const cella = celle.find((una) => una.confronto === confronto && una.trovato !== 0);
      const { righe } = await righeDi(tipo, 2024, cella?.chiave ?? '');
      const lato = (quale: 'ATTESO' | 'TROVATO') =>
        righe.filter((riga) => riga.lato === quale).reduce((finora, { importo }) => finora + importo, 0);
      expect([confronto, lato('ATTESO'), lato('TROVATO')]).toEqual([confronto, cella?.atteso, cella?.trovato]);
      expect((await righeDi(tipo, 2024, cella?.chiave ?? '', confronto)).righe).toEqual(righe);
    }
  });
});

test('a cell that the year has not is not found', async () => {
  await expect(righeDi('SCUOLA', 2024, 'nessunasomma0000')).rejects.toMatchObject({ code: 'NON_TROVATO' });
});

/** The file of the first filing of a kind, of 2024, whose text a change finds something to change in. */
const plant = async (di: string, cambia: (testo: string) => string, prova: () => Promise<void>): Promise<void> => {
  const archivio = archivioDi(home.store, scuoleDimostrative.SCUOLA ?? '');
  const denunce = await denunceRepository(archivio).listDel(`${di}#2024-`);
  const chiavi = denunce.map(({ uid, hashInviato }: Denuncia) => `${archivio.codmin}/denunce/${uid}/${hashInviato}`);
  await plantIn(chiavi, cambia, prova);
};

const plantIn = async (
  chiavi: readonly string[],
  cambia: (testo: string) => string,
  prova: () => Promise<void>,
): Promise<void> => {
  for (const chiave of chiavi) {
    const bytes = await files.get(chiave);
    const testo = Buffer.from(bytes ?? []).toString('latin1');
    const cambiato = cambia(testo);
    if (bytes === undefined || cambiato === testo) continue;
    await files.put(chiave, Buffer.from(cambiato, 'latin1'), 'application/octet-stream');
    try {
      await prova();
    } finally {
      await files.put(chiave, bytes, 'application/octet-stream');
    }
    return;
  }
  throw new Error('No file has what the fault changes');
};

/** The first match of a number with two decimals, one euro higher. */
const unEuroInPiu = (testo: string, dove: RegExp): string =>
  testo.replace(dove, (tutto: string, prima: string, numero: string) => {
    const piu = (Number(numero.trim().replace(',', '.')) + 1).toFixed(2).replace('.', ',');
    return `${prima}${piu.padStart(numero.length)}${tutto.slice(prima.length + numero.length)}`;
  });

describe.runIf(tipiDiOggi.includes('SCUOLA'))(
  'a fault in a file that was sent shows in its cells and in no other',
  () => {
    const trovate = async () =>
      conDifferenza((await riscontroDi('SCUOLA', 2024)).celle).map(({ confronto, codice, differenza }) => [
        confronto,
        codice,
        differenza,
      ]);

    test('a row of IRAP of an F24 under another region', () =>
      plant(
        'F24',
        (testo) => testo.replace(/(R380E {2})\d\d/, (_tutto, codice: string) => `${codice}21`),
        async () => {
          const celle = await trovate();
          expect(celle.map(([confronto, codice]) => [confronto, codice])).toEqual([
            ['F24', '380E'],
            ['F24', '380E'],
            ['IRAP', 'IRAP'],
            ['IRAP', 'IRAP'],
          ]);
          expect(celle.reduce((finora, [, , differenza]) => finora + Number(differenza), 0)).toBe(0);
        },
      ));

    test('the base of a collaborator in a UniEmens', () =>
      plant(
        'UNIEMENS',
        (testo) =>
          testo.replace(
            /(<Imponibile>)(\d+)(<\/Imponibile>\s*<Aliquota>)/,
            (_tutto, a: string, n: string, b: string) => `${a}${Number(n) + 100}${b}`,
          ),
        async () => {
          const celle = await trovate();
          expect(celle.map(([confronto, codice]) => [confronto, codice])).toEqual([
            ['UNIEMENS', 'Collaboratori'],
            ['F24_UNIEMENS', 'Gestione separata'],
          ]);
          expect(celle[0]?.[2]).toBe(10_000);
        },
      ));

    test('the tax of a person in what NoiPA was told', () =>
      plant(
        'SPT',
        (testo) => unEuroInPiu(testo, /(<RitenutaIrpef>)(\d+,\d\d)/),
        async () => {
          expect(await trovate()).toEqual([['SPT', 'IRPEF', 100]]);
        },
      ));

    test('the tax of a person in a certification', () =>
      plant(
        'CU',
        (testo) => unEuroInPiu(testo, /(DB001021)([ \d]{13},\d\d)/),
        async () => {
          expect(await trovate()).toEqual([['CU', 'DB001021', 100]]);
        },
      ));

    test('a row of the Modello M that the budget was handed over', async () => {
      const { file } = await esposizioneModelloM(2024, di('SCUOLA')).load();
      await plantIn(
        [file],
        (testo) =>
          testo.replace(/("lordo": )(\d+)/, (_tutto, nome: string, lordo: string) => `${nome}${Number(lordo) + 1}`),
        async () => expect(await trovate()).toEqual([['MODELLO_M', 'Lordo', 1]]),
      );
    });
  },
);
